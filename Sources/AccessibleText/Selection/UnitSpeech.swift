// SPDX-License-Identifier: Apache-2.0

/// How rotors and touch say a unit: which words they use, and what they call characters.
public struct UnitSpeech: Sendable {
  /// The words that are not in the text.
  public var words: RotorWords
  /// What characters are called.
  public var names: any CharacterNaming

  /// Makes the speech of a language; English by default.
  public init(
    words: RotorWords = RotorWords(), names: any CharacterNaming = CharacterNameTable()
  ) {
    self.words = words
    self.names = names
  }

  /// What is said of a unit: a character by its name, anything else as read-all says it.
  ///
  /// Where there is no text that is "blank". The white space around a unit is not said. The element is
  /// one that the unit is in; a unit that goes on in others is said whole.
  ///
  /// - Complexity: O(length of the unit).
  public func said(
    _ granularity: TextGranularity, _ unit: TextRange, in element: any TextInputModel
  ) -> String {
    let walker = TextWalker(at: element)
    let text = walker.text(in: unit) ?? element.text(in: unit) ?? ""
    if granularity == .character, let name = name(of: text) { return name }
    var builder = PassageBuilder()
    for piece in walker.textPieces(of: unit) ?? [] {
      _ = builder.append(piece.range, of: piece.element, crossing: nil)
    }
    if builder.isEmpty { _ = builder.append(unit, of: element, crossing: nil) }
    let spoken = SpokenText(builder.finish(), .unitReview).text.trimmed
    if !spoken.isEmpty { return spoken }
    if text.unicodeScalars.contains("\u{FFFC}") { return words.object }
    return granularity == .word || granularity == .spokenWord ? text : words.blank
  }

  private func name(of character: String) -> String? {
    if let name = names.name(of: character) { return name }
    // An object is said by its description, which white space around it is not part of.
    return character.unicodeScalars.contains("\u{FFFC}") || character.isEmpty ? nil : character
  }
}

extension TextInputModel {
  /// The unit by which words are stepped through and touched: with the signs attached to them.
  func spokenGranularity(of granularity: TextGranularity) -> TextGranularity {
    granularity == .word && boundaries(of: .spokenWord, in: textRange) != nil
      ? .spokenWord : granularity
  }
}

extension String {
  /// The text without the white space around it.
  var trimmed: String {
    var scalars = unicodeScalars[...]
    while scalars.first?.properties.isWhitespace == true { scalars.removeFirst() }
    while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
    return String(scalars)
  }
}
