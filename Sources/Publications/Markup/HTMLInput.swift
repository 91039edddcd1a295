// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// A document made ready for the HTML parser: valid UTF-8 without a document type of its own.
struct HTMLInput {
  let utf8: [UInt8]
  /// What had to be guessed or repaired, as a sentence.
  let fault: String?

  init(_ bytes: [UInt8]) {
    let (name, start) = MarkupEncoding.find(in: bytes)
    let text = bytes[start...]
    let converted: (utf8: [UInt8], fault: String?)
    if text.span.isValidUTF8, name?.hasPrefix("UTF-16") != true {
      converted = (Array(text), nil)
    } else if let name, name.lowercased() != "utf-8", let converter = EncodingConverter(from: name)
    {
      let (utf8, isWhole) = converter.convert(text)
      converted = (utf8, isWhole ? nil : "The text has bytes that are not \(name).")
    } else {
      converted = Self.guess(text)
    }
    utf8 = Self.withoutDocumentType(converted.utf8)
    fault = converted.fault
  }

  /// What nobody declares is UTF-8 with faults, or, if it has more faults than letters, Windows-1252.
  private static func guess(_ bytes: ArraySlice<UInt8>) -> (utf8: [UInt8], fault: String?) {
    let repaired = String(decoding: bytes, as: UTF8.self)
    let faults = repaired.unicodeScalars.count { $0 == "\u{FFFD}" }
    let letters = repaired.unicodeScalars.count { !$0.isASCII } - faults
    if faults > letters, let converter = EncodingConverter(from: "WINDOWS-1252") {
      return (
        converter.convert(bytes).utf8,
        "The encoding is not declared and was taken for Windows-1252."
      )
    }
    return (Array(repaired.utf8), "The text has bytes that are no UTF-8; they were replaced.")
  }

  /// Blanks out declarations inside the document type, which an HTML parser would take for text.
  private static func withoutDocumentType(_ bytes: [UInt8]) -> [UInt8] {
    let head = bytes.prefix(4096)
    guard let start = head.firstRange(of: Array("<!DOCTYPE".utf8)) else { return bytes }
    guard let open = bytes[start.upperBound...].firstIndex(where: { "[>".utf8.contains($0) }),
      bytes[open] == UInt8(ascii: "["),
      let end = bytes[open...].firstRange(of: Array("]>".utf8))
    else { return bytes }
    var bytes = bytes
    for index in open...end.lowerBound where bytes[index] != UInt8(ascii: "\n") {
      bytes[index] = UInt8(ascii: " ")
    }
    return bytes
  }
}
