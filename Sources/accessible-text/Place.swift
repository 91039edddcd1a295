// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Publications

/// A place that a person names on the command line.
///
/// A section (`3`), a page (`p12`), an offset in a section's text (`3:120`, in UTF-8 code units) or the
/// text from one to another (`3:120-140`, `3:120-4:10`), a canonical fragment identifier
/// (`epubcfi(…)`), a stored locator (`{…}`), or words of the text: whatever the tool prints of a place
/// is one.
enum Place {
  case section(Int)
  case page(Int)
  case offset(Offset)
  case text(from: Offset, to: Offset)
  case cfi(EPUBCFI)
  case locator(PublicationLocator)
  case words(String)

  /// An offset in the text of a section, whose number starts at 1.
  struct Offset {
    let section: Int
    let utf8: Int
  }

  init(_ text: String) throws(ToolError) {
    if text.hasPrefix("epubcfi(") || text.contains("#epubcfi(") {
      do throws(CFIError) {
        self = .cfi(try EPUBCFI(text))
      } catch {
        throw .usage("“\(text)” is no canonical fragment identifier. \(error)")
      }
    } else if text.hasPrefix("{") {
      self = .locator(try PublicationLocator(json: text))
    } else if let place = Self(numbers: text) {
      self = place
    } else if let words = text.quoted ?? (text.isWords ? text : nil) {
      self = .words(words)
    } else {
      throw .usage(
        "A place is a section's number, as 3, a page's, as p12, an offset in a section, as 3:120, "
          + "a CFI, or words of the text; not “\(text)”.")
    }
  }

  private init?(numbers text: String) {
    if text.hasPrefix("p"), let number = Self.number(text.dropFirst()), number >= 1 {
      self = .page(number)
    } else if let number = Self.number(text[...]), number >= 1 {
      self = .section(number)
    } else {
      let ends = text.split(separator: "-", omittingEmptySubsequences: false)
      guard ends.count <= 2, let start = Self.offset(ends[0]) else { return nil }
      guard ends.count == 2 else {
        self = .offset(start)
        return
      }
      let last = Self.number(ends[1]).map { Offset(section: start.section, utf8: $0) }
      guard let end = last ?? Self.offset(ends[1]) else { return nil }
      self = .text(from: start, to: end)
    }
  }

  private static func offset(_ text: Substring) -> Offset? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let section = number(parts[0]), section >= 1,
      let utf8 = number(parts[1])
    else { return nil }
    return Offset(section: section, utf8: utf8)
  }

  private static func number(_ digits: Substring) -> Int? {
    digits.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? Int(digits) : nil
  }
}

extension String {
  /// The text between quotation marks.
  fileprivate var quoted: String? {
    let marks: [(Character, Character)] = [("\"", "\""), ("“", "”")]
    guard count >= 2, marks.contains(where: { first == $0 && last == $1 }) else { return nil }
    return String(dropFirst().dropLast())
  }

  /// Whether the text is words and no mistyped number.
  fileprivate var isWords: Bool {
    let digits = "0123456789".unicodeScalars
    let isPage = hasPrefix("p") && dropFirst().unicodeScalars.allSatisfy(digits.contains)
    return !isPage && unicodeScalars.contains(where: \.properties.isAlphabetic)
  }
}

extension TextPosition {
  /// The place as it is taken on the command line.
  var place: String { "\(section + 1):\(utf8Offset)" }
}

extension TextRange {
  /// The place of a range in its shortest form: `3:120-140`; one that ends in another section, as
  /// `place`.
  var shortPlace: String {
    start.section == end.section ? "\(start.place)-\(end.utf8Offset)" : place
  }

  /// The place of a range for keeping: from a place to a place.
  var place: String { "\(start.place)-\(end.place)" }
}
