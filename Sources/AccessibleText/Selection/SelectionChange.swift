// SPDX-License-Identifier: Apache-2.0

/// The text by which two selections differ.
struct SelectionChange: Hashable {
  let text: TextRange
  let isSelected: Bool

  /// - Returns: `nil` if they do not differ, or are of two texts.
  init?(from old: TextRange, to new: TextRange) {
    guard old != new, let starts = new.start.compare(to: old.start),
      let ends = new.end.compare(to: old.end)
    else { return nil }
    switch (starts, ends) {
    case (.same, _):
      guard let text = TextRange(old.end, new.end) else { return nil }
      (self.text, isSelected) = (text, ends == .descending)
    case (_, .same):
      guard let text = TextRange(old.start, new.start) else { return nil }
      (self.text, isSelected) = (text, starts == .ascending)
    default:
      // All of the text at once, or none of it: the larger one is what is said.
      isSelected = !new.isEmpty
      text = isSelected ? new : old
    }
  }
}

extension UnitSpeech {
  /// The longest text that is quoted whole, in UTF-8 code units.
  private static let longestQuotation = 1_000
  private static let quotedEnd = 60

  /// What is said when a selection has become another one: the text that came to be selected, or
  /// ceased to be.
  ///
  /// - Parameter element: An element of the text, near the selection.
  /// - Returns: `nil` where the two select the same text, and for one that is not of the text.
  public func said(
    from old: TextSelection?, to new: TextSelection, in element: any TextInputModel
  ) -> String? {
    var walker = TextWalker(at: element)
    guard let old = old?.range ?? TextRange(new.anchor, new.anchor),
      let change = SelectionChange(from: old, to: new.range), walker.reach(change.text.start)
    else { return nil }
    return said(change, in: walker)
  }

  /// What is said of text that has come to be selected, or ceased to be.
  ///
  /// A single sign is said by its name; of a long text the first and the last words are said.
  func said(_ change: SelectionChange, in walker: TextWalker) -> String {
    let quotation = quotation(of: change.text, in: walker)
    if let sign = name(ofSign: quotation) {
      return RotorWords.fill(
        change.isSelected ? words.signSelected : words.signUnselected, with: sign)
    }
    return RotorWords.fill(
      change.isSelected ? words.selected : words.unselected, with: quotation.trimmed)
  }

  private func name(ofSign text: String) -> String? {
    guard !text.trimmed.isEmpty else { return names.name(of: text) ?? words.blank }
    guard text.dropFirst().isEmpty, let name = names.name(of: text),
      text.unicodeScalars.allSatisfy({ !$0.properties.isAlphabetic })
    else { return nil }
    return name
  }

  private func quotation(of range: TextRange, in walker: TextWalker) -> String {
    let count =
      range.offsets?.count
      ?? walker.textPieces(of: range)?.compactMap(\.range.offsets?.count).reduce(0, +) ?? .max
    if count <= Self.longestQuotation { return piece(range, in: walker) }
    var (first, last) = (walker, walker)
    guard first.reach(range.start), last.reach(range.end) else { return "" }
    let head = first.element.nearEnd(of: range, .forward, Self.quotedEnd)
    let tail = last.element.nearEnd(of: range, .backward, Self.quotedEnd)
    return [head.map { piece($0, in: first) }, tail.map { piece($0, in: last) }]
      .compactMap { $0?.trimmed }.joined(separator: words.gap)
  }

  private func piece(_ range: TextRange, in walker: TextWalker) -> String {
    var walker = walker
    guard let text = walker.text(in: range), walker.reach(range.start) else { return "" }
    guard text.unicodeScalars.contains("\u{FFFC}") else { return text }
    return said(.sentence, range, in: walker.element)
  }
}

extension TextInputModel {
  /// The words at one end of a range that are in this element, about so many characters.
  fileprivate func nearEnd(
    of range: TextRange, _ direction: StorageDirection, _ count: Int
  ) -> TextRange? {
    let (start, far) =
      direction == .forward ? (range.start, textRange.end) : (range.end, textRange.start)
    let end =
      position(from: start, offsetBy: direction == .forward ? count : -count, in: .character) ?? far
    let word = unit(.word, at: end)
    return TextRange(start, (direction == .forward ? word?.end : word?.start) ?? end)
  }
}
