// SPDX-License-Identifier: Apache-2.0
public import AccessibleText
internal import CICUShim

/// Names every character: by a table where it has one, else by the name that the linked ICU knows.
///
/// Letters and digits are said as they are. Signs and emoji have their Unicode name in small letters,
/// an emoji of several parts the names of its parts, and a flag that of its region:
/// `woman, zero width joiner` is never said. Where CLDR's short names are at hand, they go before
/// Unicode's.
public struct ICUCharacterNames: CharacterNaming {
  /// The names that go before ICU's.
  public var table: CharacterNameTable
  /// The names that go before Unicode's; none, unless a host gives them.
  public var annotations: (any CharacterNaming)?
  private let language: TextLanguage

  /// Makes the names; the language is that of regions' names, as all others are English in ICU.
  public init(
    table: CharacterNameTable = CharacterNameTable(), annotations: (any CharacterNaming)? = nil,
    language: TextLanguage = TextLanguage("en")
  ) {
    self.table = table
    self.annotations = annotations
    self.language = language
  }

  /// The name of a character; `nil` for letters and digits, and where nobody has named it.
  public func name(of character: String) -> String? {
    if let name = table.name(of: character) { return name }
    let scalars = Array(character.unicodeScalars)
    guard let first = scalars.first, !first.isSaidAsItIs || scalars.contains("\u{20E3}") else {
      return nil
    }
    if let name = annotations?.name(of: character) { return name }
    if scalars.last == "\u{20E3}" {
      return "keycap: " + (table.name(of: String(first)) ?? String(first))
    }
    if let region = scalars.region {
      let name = regionName(region)
      return "flag: " + (name.isEmpty ? region : name)
    }
    let parts = scalars.filter { !$0.isGlue }.map { skinTones[$0] ?? unicodeName($0) }
    let said = parts.filter { !$0.isEmpty }.joined(separator: ", ")
    return said.isEmpty ? nil : said
  }

  private func unicodeName(_ scalar: Unicode.Scalar) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 120) { buffer in
      guard let start = buffer.baseAddress else { return "" }
      cicu_name(scalar.value, start)
      return String(cString: start).lowercased()
    }
  }

  private func regionName(_ region: String) -> String {
    var tag = language.tag
    return tag.withUTF8 { tag in
      tag.withMemoryRebound(to: CChar.self) { tag in
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 240) { buffer in
          guard let start = buffer.baseAddress else { return "" }
          region.withCString { cicu_region_name($0, tag.baseAddress, tag.count, start) }
          return String(cString: start)
        }
      }
    }
  }
}

/// CLDR's words for the modifiers whose Unicode names nobody would understand.
private let skinTones: [Unicode.Scalar: String] = [
  "\u{1F3FB}": "light skin tone", "\u{1F3FC}": "medium-light skin tone",
  "\u{1F3FD}": "medium skin tone", "\u{1F3FE}": "medium-dark skin tone",
  "\u{1F3FF}": "dark skin tone",
]

extension [Unicode.Scalar] {
  /// The two letters of a flag.
  fileprivate var region: String? {
    let letters = compactMap { scalar -> Unicode.Scalar? in
      guard (0x1F1E6...0x1F1FF).contains(scalar.value) else { return nil }
      return Unicode.Scalar(scalar.value - 0x1F1E6 + 0x41)
    }
    return count == 2 && letters.count == 2 ? letters.map { String($0) }.joined() : nil
  }
}

extension Unicode.Scalar {
  fileprivate var isSaidAsItIs: Bool {
    properties.isAlphabetic && !(0x24B6...0x24E9).contains(value)
      || properties.generalCategory == .decimalNumber || self == "\u{FFFC}"
  }

  /// What joins the parts of an emoji, or chooses how it is drawn.
  fileprivate var isGlue: Bool {
    self == "\u{200D}" || (0xFE00...0xFE0F).contains(value) || (0xE0020...0xE007F).contains(value)
  }
}
