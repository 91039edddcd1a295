// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// The bytes of a plain text as UTF-8.
struct DecodedText {
  let utf8: [UInt8]
  /// What had to be guessed or repaired, as a sentence.
  let fault: String?

  /// Decodes by the mark at the start, else as UTF-8, as the text itself declares, or as its bytes
  /// suggest; what is not valid becomes U+FFFD.
  init(_ bytes: [UInt8]) {
    let encoding = TextEncoding(of: bytes)
    var text: (utf8: [UInt8], isWhole: Bool)
    let name: String
    switch encoding {
    case .utf8, .marked("UTF-8", _):
      name = "UTF-8"
      let rest = encoding == .utf8 ? bytes : Array(bytes.dropFirst(3))
      let isValid = rest.span.isValidUTF8
      text = (isValid ? rest : Array(String(decoding: rest, as: UTF8.self).utf8), isValid)
    case .marked(let found, let length):
      name = found
      text = Self.convert(bytes.dropFirst(length), from: found)
    case .declared(let found), .guessed(let found):
      name = found
      text = Self.convert(bytes[...], from: found)
    }
    if text.utf8.contains(0) || text.utf8.contains(0x1B) {
      text = Self.removingControls(text.utf8, isWhole: text.isWhole)
    }
    utf8 = text.utf8
    var faults: [String] = []
    if case .guessed = encoding {
      faults.append("The encoding is not declared and was taken for \(name).")
    }
    if !text.isWhole {
      faults.append("The text has bytes that are no \(name); they were replaced.")
    }
    fault = faults.isEmpty ? nil : faults.joined(separator: " ")
  }

  private static func convert(_ bytes: ArraySlice<UInt8>, from name: String)
    -> (utf8: [UInt8], isWhole: Bool)
  {
    guard let converter = EncodingConverter(from: name) else {
      return (Array(String(decoding: bytes, as: UTF8.self).utf8), false)
    }
    return converter.convert(bytes)
  }

  /// Replaces NUL, which no text has and which C programs take for its end, and leaves out what only
  /// changes the colours of a terminal.
  ///
  /// Source: ECMA-48, "Control sequences".
  private static func removingControls(_ bytes: [UInt8], isWhole: Bool)
    -> (utf8: [UInt8], isWhole: Bool)
  {
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    var isWhole = isWhole
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == 0 {
        isWhole = false
        kept += [0xEF, 0xBF, 0xBD]
      } else if byte == 0x1B, index < bytes.count, bytes[index] == UInt8(ascii: "[") {
        var end = index + 1
        while end < bytes.count, (0x20...0x3F).contains(bytes[end]) { end += 1 }
        index = min(end + 1, bytes.count)
      } else if byte != 0x1B {
        kept.append(byte)
      }
    }
    return (kept, isWhole)
  }
}
