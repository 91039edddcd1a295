// SPDX-License-Identifier: Apache-2.0

/// The passages of a note that is said after the sentence that refers to it.
struct NoteFlow {
  private var flow: ReadingFlow
  /// What the note lies in; without it the note is the element alone.
  private let structure: TextStructure?
  private let element: TextRange
  /// The sentence that refers to the note.
  private let reference: Passage
  private let words: ReadingWords?
  private var hasBegun = false
  private var hasEnded = false

  /// A note longer than this is a fault of the text, or no note.
  private static let passageLimit = 1_000
  private var passages = 0

  /// - Returns: `nil` where the link leads nowhere.
  init?(
    _ target: String, of reference: Passage, from element: any TextInputModel,
    segmenter: any TextSegmenter, preferences: ReadingPreferences
  ) {
    guard let note = element.linkedTextElement(target) else { return nil }
    structure = note.structures.last { $0.kind == .footnote } ?? note.structures.last
    self.element = note.textRange
    self.reference = reference
    words =
      preferences.announcements.contains(.note)
      ? preferences.words ?? ReadingWords(for: reference.language) : nil
    var preferences = preferences
    // A note that refers to a note, perhaps to itself, is not followed any further.
    preferences.notes = .silent
    preferences.announcements = []
    flow = ReadingFlow(from: note, segmenter: segmenter, preferences: preferences)
  }

  /// The next passage of the note; asides, which turn no page.
  mutating func next() -> Passage? {
    guard !hasEnded else { return nil }
    guard hasBegun else {
      hasBegun = true
      return words.map { reference.serving(.announcement, $0.note, in: $0.language) } ?? next()
    }
    while passages < Self.passageLimit, case .passage(let passage) = flow.next(), isInNote(passage)
    {
      passages += 1
      if !passage.isWayBack { return passage.asAside(of: reference) }
    }
    hasEnded = true
    return words.map { reference.serving(.announcement, $0.endOfNote, in: $0.language) }
  }

  private func isInNote(_ passage: Passage) -> Bool {
    if let structure { return passage.structures.contains(structure) }
    return passage.sources.first.map { element.contains($0.range.start) } ?? false
  }
}

extension Passage {
  /// Whether the passage is nothing but a link: the way back, which is gone by itself.
  fileprivate var isWayBack: Bool {
    attributes.contains {
      guard case .link = $0.attribute else { return false }
      return $0.utf8.count >= text.utf8.count
    }
  }

  /// The passage as one that is said because of another.
  fileprivate func asAside(of served: Passage) -> Passage {
    let sources = served.sources.map {
      SourcePiece(utf8: 0..<text.utf8.count, range: $0.range, page: $0.page, crossing: nil)
    }
    return Passage(
      kind: .aside, role: role, language: language, text: text, sources: sources,
      attributes: attributes, breakBefore: breakBefore)
  }
}
