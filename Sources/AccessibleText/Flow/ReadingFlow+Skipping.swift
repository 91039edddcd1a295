// SPDX-License-Identifier: Apache-2.0

extension ReadingFlow {
  /// The structures that the reading is in, the outer ones first: what can be escaped from.
  public var structures: [TextStructure] { element.structures }

  /// Leaves a structure: what is left of it is not said, and the reading goes on right after it.
  ///
  /// - Returns: Whether the reading was in it, or is still to come to it.
  @discardableResult
  public mutating func escape(_ structure: TextStructure) -> Bool {
    guard escaped.insert(structure).inserted else { return false }
    passOver { $0.structures.contains(structure) }
    return true
  }

  /// Leaves out all structures of a kind from here on, and what is left of one being read.
  public mutating func skip(_ kind: TextStructure.Kind) {
    switch kind {
    case .footnote, .endnotes: preferences.notes = .silent
    default: preferences.skipped.insert(kind)
    }
    escaped.formUnion(structures.filter { $0.kind == kind })
    passOver { $0.structures.contains { $0.kind == kind } }
  }

  /// Leaves the note that is being said.
  mutating func leaveNote() {
    if !notes.isEmpty { notes.removeFirst() }
  }

  /// Leaves what is still to be said of the sentence: further pieces, asides, notes.
  mutating func leaveSentence() {
    for passage in following {
      crossing = passage.sources.lazy.compactMap(\.crossing).first ?? crossing
    }
    following = []
    notes = []
  }

  /// Leaves the announcements that are still to be made.
  mutating func leaveAnnouncements() {
    while following.last?.kind == .announcement { following.removeLast() }
  }

  /// Whether nothing of an element is said.
  func passesOver(_ element: any TextInputModel) -> Bool {
    preferences.passesOver(element.role)
      || element.structures.contains {
        escaped.contains($0) || preferences.passesOver($0) && !entered.contains($0)
      }
  }

  /// A page edge that was crossed in a passage whose end is not said: the next passage crosses it.
  mutating func crossAgain(_ crossing: PageCrossing) { self.crossing = crossing }

  /// Drops what is about to be said of some structure.
  private mutating func passOver(_ isIn: (Passage) -> Bool) {
    for passage in following where isIn(passage) {
      crossing = passage.sources.lazy.compactMap(\.crossing).first ?? crossing
    }
    following.removeAll(where: isIn)
    notes = []
    updatePassing()
    // What is held for a page to be turned is the end of this element.
    if isPassedOver { held = PassageBuilder() }
  }

  /// Looks at the walker's element anew: whether it is passed over.
  mutating func updatePassing() {
    isPassedOver = passesOver(element)
  }
}
