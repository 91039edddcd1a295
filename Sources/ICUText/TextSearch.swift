// SPDX-License-Identifier: Apache-2.0
public import AccessibleText
internal import CICUShim

/// Finds words in a text as a reader means them, by the collation of the linked ICU.
///
/// Case and accents differ only where it is asked for, and so do full and half width. Soft hyphens and
/// other invisible signs are passed over, and all white space, quotation marks and apostrophes are
/// alike, as nobody types the ones that books have. A find never reaches over a paragraph's edge
/// unless the paragraph goes on there.
///
/// - Complexity: linear in the text.
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
  }

  private let words: [UInt16]
  /// What a find must have in common with the words beside its collation.
  private let widths: [Unicode.Scalar]?
  private let cases: [Bool]?
  private let language: TextLanguage
  private let options: Options

  /// Makes a search.
  ///
  /// - Parameters:
  ///   - words: What to find; white space around it is dropped.
  ///   - language: The language whose letters count: in Swedish `ö` is none but `ö`.
  ///   - options: What tells texts apart.
  public init(
    _ words: String, language: TextLanguage = .undetermined, options: Options = []
  ) {
    let scalars = words.unicodeScalars
    let start = scalars.firstIndex { !$0.properties.isWhitespace } ?? scalars.endIndex
    let end = scalars.lastIndex { !$0.properties.isWhitespace }.map { scalars.index(after: $0) }
    let trimmed = String(scalars[start..<(end ?? start)])
    self.words = Array(trimmed.utf16).map(\.alike)
    widths = options.contains(.widths) ? trimmed.widthForms : nil
    // ICU's search knows case only together with accents.
    cases = options.contains(.cases) ? trimmed.cases : nil
    self.language = language
    self.options = options
  }

  /// All places of a section where the words stand, ascending.
  ///
  /// - Complexity: O(length of the section).
  public func ranges(in section: TextSection) -> [TextRange] {
    guard let text = section.text(in: section.textRange) else { return [] }
    let utf16 = Array(text.utf16)
    let edges = section.paragraphEdges
    return finds(in: utf16).compactMap { find in
      guard !edges.reaches(over: find),
        let start = section.position(atUTF16: find.lowerBound),
        let end = section.position(atUTF16: find.upperBound),
        let range = TextRange(start, end)
      else { return nil }
      guard let found = section.text(in: range),
        widths.map({ found.widthForms == $0 }) ?? true, cases.map({ found.cases == $0 }) ?? true
      else { return nil }
      return range
    }
  }

  private func finds(in utf16: [UInt16]) -> [Range<Int>] {
    var finds: [Range<Int>] = []
    var tag = language.tag
    words.withUnsafeBufferPointer { words in
      tag.withUTF8 { tag in
        tag.withMemoryRebound(to: CChar.self) { tag in
          guard let pattern = words.baseAddress,
            let search = cicu_search_open(
              pattern, words.count, tag.baseAddress, tag.count, options.contains(.accents))
          else { return }
          defer { cicu_search_close(search) }
          utf16.map(\.alike).withUnsafeBufferPointer { text in
            guard let start = text.baseAddress, cicu_search_set_text(search, start, text.count)
            else { return }
            var (from, to): (Int32, Int32) = (0, 0)
            while cicu_search_next(search, &from, &to) { finds.append(Int(from)..<Int(to)) }
          }
        }
      }
    }
    return finds.filter { !$0.isEmpty }
  }
}

extension TextSection {
  /// Where paragraphs end that do not go on in the next block, in UTF-16 units, ascending.
  fileprivate var paragraphEdges: [Int] {
    blocks.indices.dropFirst().compactMap { index in
      guard blocks[index].joinToPrevious == .newParagraph, let start = range(ofBlock: index)?.start
      else { return nil }
      return utf16Offset(of: start)
    }
  }
}

extension [Int] {
  /// Whether a find holds an edge, or the line end before it.
  fileprivate func reaches(over find: Range<Int>) -> Bool {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] <= find.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < endIndex && self[low] <= find.upperBound
  }
}

extension UInt16 {
  /// The unit, or the one that stands for all that are typed alike.
  fileprivate var alike: UInt16 {
    switch self {
    case 0x09, 0x0A, 0x0D, 0x85, 0xA0, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000:
      0x20
    case 0x2018, 0x2019, 0x201A, 0x201B, 0x02BC, 0x2032: 0x27
    case 0x201C, 0x201D, 0x201E, 0x201F, 0xAB, 0xBB, 0x2033: 0x22
    case 0x2010, 0x2011: 0x2D
    default: self
    }
  }
}

extension String {
  /// The full-width and half-width forms in a text, in order.
  fileprivate var widthForms: [Unicode.Scalar] {
    unicodeScalars.filter { (0xFF01...0xFFEE).contains($0.value) }
  }

  /// For each letter that has a case, whether it is a capital.
  fileprivate var cases: [Bool] {
    unicodeScalars.filter(\.properties.isCased).map(\.properties.isUppercase)
  }
}
