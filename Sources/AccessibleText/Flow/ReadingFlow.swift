// SPDX-License-Identifier: Apache-2.0

/// What is said of a text, in which order: a lazy sequence of passages over a chain of elements.
///
/// The flow pulls from elements and knows nothing of pages but what they say. Where a page has to be
/// turned before the text goes on, it holds back the unfinished sentence and answers `.awaitsPage`.
///
/// *Law: repaginating never changes what is said.* Sentences are those of the whole paragraph, also
/// where it runs over pages, and over elements of different texts that say they are one paragraph.
public struct ReadingFlow {
  /// What has been gathered of the next passage.
  var held = PassageBuilder()
  var walker: TextWalker
  /// The place that the reading has come to, in its element.
  public internal(set) var position: TextPosition
  /// Where the unit being gathered ends, if the element it began in knows.
  var unitEnd: TextPosition?
  /// The page edge crossed since the last piece that has text.
  var crossing: PageCrossing?
  /// Whether the passage being gathered is the first of its paragraph.
  var isAtParagraphStart = true
  /// How the passage being gathered is set off from the one before.
  var breakBefore = ReadingBreak.sentence
  let segmenter: any TextSegmenter
  /// What is said; skipping a kind of structure changes it.
  public internal(set) var preferences: ReadingPreferences
  /// The structures that the reading was started in: whoever starts there wants to hear it.
  private(set) var entered: Set<TextStructure>
  /// Where the passage that was gathered last starts.
  var origin: ReadAllPlace
  /// The structures that a user has escaped from.
  var escaped: Set<TextStructure> = []
  /// Whether the walker's element is passed over.
  var isPassedOver = false
  /// Passages that follow from the one gathered last, in reverse order.
  var following: [Passage] = []
  /// The notes that are said before the reading goes on, in order.
  var notes: ArraySlice<NoteFlow> = []
  private var announcer = Announcer()
  /// What was shown when the flow came to wait for a page; the host may change it in place.
  private var pageEnd: (id: TextElementID, range: TextRange, content: PageContent)?
  private var hasEnded = false

  /// A run of passages without a word longer than this is a fault of the host.
  private static let silentPassageLimit = 1 << 20

  /// Starts a flow.
  ///
  /// - Parameters:
  ///   - element: The element to start in.
  ///   - position: Where in it to start; by default where it starts.
  ///   - segmenter: Finds sentences where elements of several texts make one paragraph, and in
  ///   elements that do not know their own.
  ///   - preferences: What is said.
  public init(
    from element: any TextInputModel, at position: TextPosition? = nil,
    segmenter: any TextSegmenter, preferences: ReadingPreferences = ReadingPreferences()
  ) {
    walker = TextWalker(at: element)
    let range = element.textRange
    let start = position.flatMap { range.contains($0) ? $0 : nil } ?? range.start
    self.position = start
    origin = ReadAllPlace(element: element, position: start)
    self.segmenter = segmenter
    self.preferences = preferences
    entered = Set(element.structures)
    // Nobody means to start in a running head, but a page may begin with one.
    isPassedOver = element.role == .artifact
  }

  /// What comes next.
  public enum Step: Hashable, Sendable {
    /// Something to say.
    case passage(Passage)
    /// Nothing until the page has been turned; then ask again.
    case awaitsPage
    /// Nothing until the host has handed over what is missing; then tell `textDidChange(to:)` and ask
    /// again.
    case awaits(TextNeed)
    /// The text has ended.
    case end
  }

  /// The element that the reading has come to.
  public var element: any TextInputModel { walker.element }

  /// The next passage.
  ///
  /// - Complexity: O(length of the passage), and the elements without text before it.
  public mutating func next() -> Step {
    var silentPassages = 0
    while following.isEmpty {
      if let passage = nextOfNotes() { return .passage(passage) }
      guard !hasEnded else { break }
      switch gather() {
      case .unit: follow(held.finish())
      case .awaitsPage:
        pageEnd = (element.textElementID, element.textRange, PageContent(upTo: element))
        return .awaitsPage
      case .awaits(let need): return .awaits(need)
      case .end:
        guard !held.isEmpty else { return .end }
        follow(held.finish())
      }
      silentPassages += 1
      guard silentPassages < Self.silentPassageLimit else { return .end }
    }
    return following.popLast().map { .passage($0) } ?? .end
  }

  /// Tells the flow that the page it waited for has been turned.
  ///
  /// - Returns: Whether there is other content now than before; if not, the text has ended.
  public mutating func pageDidTurn() -> Bool {
    let next = element.nextTextElement ?? element
    guard let pageEnd, next.textElementID != pageEnd.id || next.textRange != pageEnd.range else {
      return false
    }
    let content = PageContent(from: next)
    guard !content.ends(like: pageEnd.content) else { return false }
    self.pageEnd = nil
    reach(next)
    return true
  }

  /// Goes on with the text as it is now, from one of its elements, at the place that the reading has
  /// come to.
  ///
  /// Where that place is no more, because its section has been replaced, the sentence that has been
  /// begun is dropped, and the reading goes on where the element starts.
  ///
  /// - Complexity: O(elements between the element and the place): the nearer the better.
  public mutating func textDidChange(to element: any TextInputModel) {
    pageEnd = nil
    var atOrigin = TextWalker(at: element)
    if atOrigin.reach(origin.position) { origin.element = atOrigin.element }
    walker = TextWalker(at: element)
    guard !walker.reach(position) else { return updatePassing() }
    held = PassageBuilder()
    unitEnd = nil
    crossing = nil
    isAtParagraphStart = true
    reach(element)
  }

  /// Gives up waiting for a page: what was held back comes next, as it is, and after it the end.
  public mutating func finishWithoutPage() {
    hasEnded = true
    if !held.isEmpty { follow(held.finish()) }
  }

  mutating func reach(_ element: any TextInputModel) {
    walker = TextWalker(at: element)
    position = element.textRange.start
    updatePassing()
  }

  /// Goes to a place, and forgets what was gathered and is still to be said.
  ///
  /// What the user has escaped from or skips stays left out.
  ///
  /// - Parameter isEntered: Whether the user wants to hear the structures that the place is in.
  mutating func move(to place: ReadAllPlace, isEntered: Bool = false) {
    held = PassageBuilder()
    unitEnd = nil
    crossing = nil
    following = []
    notes = []
    pageEnd = nil
    hasEnded = false
    breakBefore = .sentence
    announcer = Announcer()
    if isEntered { entered = Set(place.element.structures) }
    reach(place.element)
    if place.element.textRange.contains(place.position) { position = place.position }
    isAtParagraphStart =
      position == place.element.textRange.start
      && place.element.previousTextElement?.joinToNext != .sameParagraph
    origin = ReadAllPlace(element: place.element, position: position)
  }

  /// The next passage of the notes that are being said.
  mutating func nextNote() -> Passage? { nextOfNotes() }

  /// Begins to say the notes that a passage refers to.
  ///
  /// - Returns: Whether it has any.
  mutating func beginNotes(of passage: Passage) -> Bool {
    followNotes(of: passage)
    return !notes.isEmpty
  }

  /// Queues a passage with what is said before and after it.
  private mutating func follow(_ passage: Passage) {
    unitEnd = nil
    let isReadable = passage.isReadable(preferences)
    following = asides(of: passage).reversed()
    if isReadable {
      following += passage.chunks(atMost: preferences.longestPassage, segmenter).reversed()
    }
    if !following.isEmpty {
      following += announcer.announcements(
        before: passage, isParagraphStart: isAtParagraphStart, preferences
      ).reversed()
    }
    if !isReadable {
      // Nothing of it is said, so the page it was on is still to be turned to.
      crossing = passage.sources.lazy.compactMap(\.crossing).first ?? crossing
    }
    setOff(passage)
    if !following.isEmpty { following[following.count - 1].startsParagraph = isAtParagraphStart }
    isAtParagraphStart = false
    if preferences.notes == .afterSentence { followNotes(of: passage) }
  }

  /// Gives the break before the passage to what is said first of it.
  private mutating func setOff(_ passage: Passage) {
    guard !following.isEmpty else { return }
    let isHeading = if case .heading = passage.role { true } else { false }
    if isHeading, isAtParagraphStart { breakBefore = max(breakBefore, .heading) }
    following[following.count - 1].breakBefore = breakBefore
    breakBefore = isHeading ? .heading : .sentence
  }

  private func asides(of passage: Passage) -> [Passage] {
    guard preferences.objects == .aside else { return [] }
    return passage.objectDescriptions.map { passage.serving(.aside, $0, in: passage.language) }
  }

  private mutating func followNotes(of passage: Passage) {
    notes =
      passage.noteTargets.compactMap {
        NoteFlow(
          $0, of: passage, from: element, segmenter: segmenter, preferences: preferences)
      }[...]
  }

  private mutating func nextOfNotes() -> Passage? {
    while !notes.isEmpty {
      if let passage = notes[notes.startIndex].next() { return passage }
      notes.removeFirst()
    }
    return nil
  }
}
