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
  /// Where the reading is in the walker's element.
  var position: TextPosition
  /// Where the unit being gathered ends, if the element it began in knows.
  var unitEnd: TextPosition?
  /// The page edge crossed since the last piece that has text.
  var crossing: PageCrossing?
  /// Whether the passage being gathered is the first of its paragraph.
  var isAtParagraphStart = true
  let segmenter: any TextSegmenter
  let preferences: ReadingPreferences
  /// Passages that follow from the one gathered last, in reverse order.
  private var following: [Passage] = []
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
    self.position = position.flatMap { range.contains($0) ? $0 : nil } ?? range.start
    self.segmenter = segmenter
    self.preferences = preferences
  }

  /// What comes next.
  public enum Step: Hashable, Sendable {
    /// Something to say.
    case passage(Passage)
    /// Nothing until the page has been turned; then ask again.
    case awaitsPage
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
    while following.isEmpty, !hasEnded {
      switch gather() {
      case .unit: follow(held.finish())
      case .awaitsPage:
        pageEnd = (element.textElementID, element.textRange, PageContent(upTo: element))
        return .awaitsPage
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

  /// Gives up waiting for a page: what was held back comes next, as it is, and after it the end.
  public mutating func finishWithoutPage() {
    hasEnded = true
    if !held.isEmpty { follow(held.finish()) }
  }

  mutating func reach(_ element: any TextInputModel) {
    walker = TextWalker(at: element)
    position = element.textRange.start
  }

  /// Queues a passage with what is said before and after it.
  private mutating func follow(_ passage: Passage) {
    unitEnd = nil
    let announcement = isAtParagraphStart ? preferences.announcement(before: passage.role) : nil
    if passage.isReadable(objects: preferences.objects) {
      let chunks = passage.chunks(atMost: preferences.longestPassage, segmenter)
      following = asides(of: passage).reversed() + chunks.reversed()
      if let announcement { following.append(passage.serving(.announcement, announcement)) }
    } else {
      following = asides(of: passage).reversed()
      if let announcement, !following.isEmpty {
        following.append(passage.serving(.announcement, announcement))
      }
      // Nothing of it is said, so the page it was on is still to be turned to.
      crossing = passage.sources.lazy.compactMap(\.crossing).first ?? crossing
    }
    isAtParagraphStart = false
  }

  private func asides(of passage: Passage) -> [Passage] {
    guard preferences.objects == .aside else { return [] }
    return passage.objectDescriptions.map { passage.serving(.aside, $0) }
  }
}
