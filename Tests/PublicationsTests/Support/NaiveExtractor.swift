// SPDX-License-Identifier: Apache-2.0
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A second walk through a chapter, by another parser and without any idea of blocks.
///
/// It gathers the letters that a reader is to get, white space left out; the tests compare.
final class NaiveExtractor: NSObject, XMLParserDelegate {
  private(set) var letters = ""
  private var skipping = 0
  private var depth = 0
  private var details: [Int] = []

  /// The letters of a chapter; `nil` if it is not well-formed.
  static func letters(of bytes: [UInt8]) -> String? {
    let extractor = NaiveExtractor()
    let parser = FoundationXML.XMLParser(data: Data(bytes))
    parser.delegate = extractor
    return parser.parse() ? extractor.letters : nil
  }

  func parser(
    _ parser: FoundationXML.XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    depth += 1
    let name = name.split(separator: ":").last.map(String.init) ?? name
    let style = (attributes["style"] ?? "").replacing(" ", with: "")
    let isClosed = details.last == depth - 1 && name != "summary"
    let isSkipped =
      ["head", "script", "style", "template", "rt", "rp", "case", "svg", "math"].contains(name)
      || attributes["hidden"] != nil || attributes["aria-hidden"] == "true" || isClosed
      || style.contains("display:none") || style.contains("visibility:hidden")
      || attributes["epub:type"]?.contains("pagebreak") == true
      || attributes["role"] == "doc-pagebreak"
    if skipping > 0 || isSkipped {
      skipping += 1
    } else if name == "details", attributes["open"] == nil {
      details.append(depth)
    } else if name == "img", attributes["alt"] != "", attributes["role"] != "presentation" {
      letters += "\u{FFFC}"
    }
  }

  func parser(
    _ parser: FoundationXML.XMLParser, didEndElement name: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    if details.last == depth { details.removeLast() }
    depth -= 1
    if skipping > 0 { skipping -= 1 }
  }

  func parser(_ parser: FoundationXML.XMLParser, foundCharacters string: String) {
    if skipping == 0, details.last != depth { letters += string.withoutWhiteSpace }
  }

  func parser(_ parser: FoundationXML.XMLParser, foundCDATA data: Data) {
    if skipping == 0 { letters += String(decoding: data, as: UTF8.self).withoutWhiteSpace }
  }
}

extension String {
  /// The text without the white space that markup collapses, and without line separators.
  var withoutWhiteSpace: String {
    String(unicodeScalars.filter { !" \t\n\r\u{2028}".unicodeScalars.contains($0) })
  }
}
