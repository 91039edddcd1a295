// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// A place that a person names on the command line: a section (`3`), a page (`p12`), or an offset in
/// a section's text (`3:120`, in UTF-8 code units, as `--json` prints them).
enum Place {
  case section(Int)
  case page(Int)
  case offset(section: Int, utf8: Int)

  init(_ text: String) throws(ToolError) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    if text.hasPrefix("p"), let number = Self.number(text.dropFirst()), number >= 1 {
      self = .page(number)
    } else if parts.count == 1, let number = Self.number(text[...]), number >= 1 {
      self = .section(number)
    } else if parts.count == 2, let number = Self.number(parts[0]), number >= 1,
      let utf8 = Self.number(parts[1])
    {
      self = .offset(section: number, utf8: utf8)
    } else {
      throw .usage(
        "A place is a section's number, as 3, a page's, as p12, or an offset in a section, as 3:120; "
          + "not “\(text)”.")
    }
  }

  private static func number(_ digits: Substring) -> Int? {
    digits.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? Int(digits) : nil
  }

  /// The section that is meant, and the page in it where a page is.
  ///
  /// Pages are counted from the start of the book, which lays out all that is before them, so
  /// their numbers are exact.
  func resolve(in document: TextDocument) throws(ToolError) -> (section: Int, page: Int?) {
    switch self {
    case .section(let number), .offset(let number, _):
      guard number <= document.sectionCount else {
        throw .usage(
          "The book has \(document.sectionCount) sections; there is no section \(number).")
      }
      return (number - 1, nil)
    case .page(let number):
      var pages = 0
      for index in 0..<document.sectionCount {
        guard let section = document.section(index), let layout = document.layout(of: section)
        else { continue }
        if number <= pages + layout.pageCount { return (index, number - pages - 1) }
        pages += layout.pageCount
      }
      throw .usage("The book has \(pages) pages; there is no page \(number).")
    }
  }

  /// Where the text of the place starts; `nil` where there is none from there on.
  func start(in document: TextDocument) throws(ToolError) -> TextPosition? {
    let (number, page) = try resolve(in: document)
    if case .offset(_, let utf8) = self {
      guard let section = document.section(number), let position = section.position(atUTF8: utf8)
      else {
        throw .usage("Section \(number + 1) ends before \(utf8).")
      }
      return position
    }
    guard let page, let section = document.section(number) else {
      return document.firstElement(fromSection: number)?.textRange.start
    }
    return document.start(ofPage: page, in: section)
  }

  /// Where the text of the place ends: at the end of the section or page, or at the offset.
  func end(in document: TextDocument) throws(ToolError) -> TextCaret? {
    let (number, page) = try resolve(in: document)
    if case .offset = self { return try start(in: document).map { TextCaret($0) } }
    if let page, let section = document.section(number),
      page + 1 < document.layout(of: section)?.pageCount ?? 0
    {
      return document.start(ofPage: page + 1, in: section)
        .map { TextCaret($0, affinity: .upstream) }
    }
    return document.lastElement(upToSection: number).map { TextCaret($0.textRange.end) }
  }
}

extension TextPosition {
  /// The place as it is taken on the command line.
  var place: String { "\(section + 1):\(utf8Offset)" }
}

extension TextRange {
  /// The place of a range as `rects --range` takes it; one that ends in another section, as `place`.
  var shortPlace: String {
    start.section == end.section ? "\(start.place)-\(end.utf8Offset)" : place
  }

  /// The place of a range for keeping: from a place to a place, as `--from` and `--to` take them.
  var place: String { "\(start.place)-\(end.place)" }
}
