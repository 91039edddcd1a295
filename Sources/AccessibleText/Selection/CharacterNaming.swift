// SPDX-License-Identifier: Apache-2.0

/// Names characters that a voice would pass over or say wrong: spaces, punctuation, emoji.
public protocol CharacterNaming: Sendable {
  /// The name of a user-perceived character; `nil` where it is said as it is.
  func name(of character: String) -> String?
}

/// The names of spaces, punctuation and capitals, from a table that a host can replace.
///
/// What the table does not have has no name: a voice may know it.
public struct CharacterNameTable: CharacterNaming, Hashable, Sendable {
  /// The names of single characters.
  public var names: [Unicode.Scalar: String] = Self.english
  /// Said of a capital; the ellipsis stands for it.
  public var capital = "cap …"

  /// The English names.
  public init() {}

  /// The name of a character that is in the table or is a capital.
  public func name(of character: String) -> String? {
    if character == "\r\n" { return names["\n"] }
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return nil }
    // A mark that is shown with a sign does not rename it; a variation selector is no mark.
    let isAlone = scalars.dropFirst().allSatisfy { (0xFE00...0xFE0F).contains($0.value) }
    if isAlone, let name = names[first] { return name }
    switch first.properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter: return RotorWords.fill(capital, with: character)
    default: return nil
    }
  }
}
