// SPDX-License-Identifier: Apache-2.0

/// Gathers the pieces of one main passage from the elements it runs over.
struct PassageBuilder {
  private(set) var utf8: [UInt8] = []
  private var sources: [SourcePiece] = []
  private var attributes: [PassageAttribute] = []
  private var role = TextRole.paragraph
  private(set) var language = TextLanguage.undetermined

  var isEmpty: Bool { utf8.isEmpty }

  /// Adds the text of a range of an element.
  ///
  /// - Returns: Whether there was any, so that the page edge before it has been crossed.
  mutating func append(
    _ range: TextRange, of element: any TextInputModel, crossing: PageCrossing?
  ) -> Bool {
    guard let text = element.text(in: range), !text.isEmpty else { return false }
    if sources.isEmpty {
      role = element.role
      language = element.language
    }
    let start = utf8.count
    utf8.append(contentsOf: text.utf8)
    let piece = start..<utf8.count
    sources.append(
      SourcePiece(utf8: piece, range: range, page: element.page, crossing: crossing))
    let shift = start - range.start.utf8Offset
    for run in element.attributes(in: range) {
      guard let offsets = run.range.offsets else { continue }
      let shifted = offsets.lowerBound + shift..<offsets.upperBound + shift
      guard shifted.overlaps(piece) else { continue }
      append(PassageAttribute(utf8: shifted.clamped(to: piece), attribute: run.attribute))
    }
    return true
  }

  /// Adds a run, or makes the one that a page edge has cut whole again: its reading, or what it
  /// stands for, is said once.
  private mutating func append(_ run: PassageAttribute) {
    let cut = attributes.lastIndex {
      $0.utf8.upperBound == run.utf8.lowerBound && $0.attribute == run.attribute
    }
    guard let cut, sources.last?.utf8.lowerBound == run.utf8.lowerBound else {
      return attributes.append(run)
    }
    attributes[cut] = PassageAttribute(
      utf8: attributes[cut].utf8.lowerBound..<run.utf8.upperBound, attribute: run.attribute)
  }

  /// What the runs so far say of sentences.
  var hints: [SegmentHint] {
    attributes.compactMap { SegmentHint(utf8: $0.utf8, $0.attribute) }
  }

  /// The passage; the builder is empty after that.
  mutating func finish() -> Passage {
    defer { self = PassageBuilder() }
    return Passage(
      kind: .main, role: role, language: language, text: String(decoding: utf8, as: UTF8.self),
      sources: sources, attributes: attributes)
  }
}
