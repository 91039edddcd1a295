// SPDX-License-Identifier: Apache-2.0
public import AccessibleText

/// Finds words in a text as a reader means them, by the search collation of the linked ICU.
///
/// Case and accents differ only where it is asked for, and so do full and half width. Soft hyphens and
/// other invisible signs are passed over; white space, quotation marks and apostrophes are alike, as
/// nobody types the ones that books have. A paragraph that goes on in the next block, as over the edge
/// of a scanned page, is one text, and no find reaches from one paragraph into another.
///
/// *Law: finds are whole characters, ascend, do not overlap and are not empty.*
///
/// - Complexity: linear in the text and the words, whatever they are.
public struct TextSearch: Sendable {
  /// What tells texts apart.
  public struct Options: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt8
    /// Makes options of their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// `ann` does not find `Ann`.
    public static let cases = Options(rawValue: 1 << 0)
    /// `naive` does not find `naïve`.
    public static let accents = Options(rawValue: 1 << 1)
    /// `Ａ` does not find `A`.
    public static let widths = Options(rawValue: 1 << 2)
    /// `ann` does not find `Hanna`.
    public static let wholeWords = Options(rawValue: 1 << 3)
  }

  private let keys: [UInt32]
  private let language: TextLanguage
  private let options: Options

  /// Makes a search.
  ///
  /// - Parameters:
  ///   - words: What to find; white space around it is dropped.
  ///   - language: The language whose letters count: in Swedish `ö` is none but `ö`.
  ///   - options: What tells texts apart.
  /// - Returns: `nil` where there is nothing to find: for white space alone, and for signs that do not
  ///   count, such as accents.
  /// - Complexity: O(length of the words).
  public init?(
    _ words: String, language: TextLanguage = .undetermined, options: Options = []
  ) {
    let scalars = words.unicodeScalars
    guard let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let end = scalars.lastIndex(where: { !$0.properties.isWhitespace }),
      var collation = Collation(language)
    else { return nil }
    let utf8 = Array(String(scalars[start...end]).utf8)
    var text = SearchText()
    text.append(0..<utf8.count, of: utf8)
    keys = SearchKeys(text.utf16, &collation, options).keys
    guard !keys.isEmpty else { return nil }
    self.language = language
    self.options = options
  }

  /// The places of a section where the words stand, ascending.
  ///
  /// - Parameters:
  ///   - position: Where to begin; by default the start of the section.
  ///   - limit: How many places to give.
  /// - Returns: None for a stale or foreign position.
  /// - Complexity: O(length of the section up to the last place).
  public func ranges(
    in section: TextSection, from position: TextPosition? = nil, limit: Int = .max
  ) -> [TextRange] {
    let position = position ?? section.textRange.start
    guard limit > 0, section.position(from: position, offsetBy: 0, in: .utf8) != nil,
      var collation = Collation(language)
    else { return [] }
    var edges = FindEdges(section, wholeWords: options.contains(.wholeWords))
    var finds: [TextRange] = []
    for paragraph in section.searchParagraphs(from: position.utf8Offset) {
      find(in: paragraph, &edges, &collation, upTo: limit, &finds)
      guard finds.count < limit else { break }
    }
    return finds
  }

  private func find(
    in paragraph: [Range<Int>], _ edges: inout FindEdges, _ collation: inout Collation,
    upTo limit: Int, _ finds: inout [TextRange]
  ) {
    let utf8 = edges.section.content.utf8
    var text = SearchText()
    for piece in paragraph { text.append(piece, of: utf8) }
    let elements = SearchKeys(text.utf16, &collation, options)
    var matcher = PieceMatcher(keys)
    for (index, key) in elements.keys.enumerated() where matcher.ends(with: key) {
      let first = index + 1 - keys.count
      let units = elements.units[first].lowerBound..<elements.units[index].upperBound
      let before = first > 0 ? text.utf8(elements.units[first - 1], of: utf8).upperBound : 0
      let after =
        index + 1 < elements.units.count
        ? text.utf8(elements.units[index + 1], of: utf8).lowerBound : utf8.count
      guard let range = edges.whole(text.utf8(units, of: utf8), between: before, after) else {
        continue
      }
      finds.append(range)
      guard finds.count < limit else { return }
      matcher.restart()
    }
  }
}
