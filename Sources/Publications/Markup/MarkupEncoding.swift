// SPDX-License-Identifier: Apache-2.0

/// Finds the encoding of a document: by the mark at its start, else by what it declares.
enum MarkupEncoding {
  private static let marks: [(bytes: [UInt8], name: String)] = [
    ([0xEF, 0xBB, 0xBF], "UTF-8"), ([0xFF, 0xFE], "UTF-16LE"), ([0xFE, 0xFF], "UTF-16BE"),
  ]

  /// The encoding's name, and where the text starts; no name where nothing says one.
  static func find(in bytes: [UInt8]) -> (name: String?, start: Int) {
    if let mark = marks.first(where: { bytes.starts(with: $0.bytes) }) {
      return (mark.name, mark.bytes.count)
    }
    if let name = WideEncoding.name(of: bytes) { return (name, 0) }
    return (declaration(in: bytes.prefix(2048)), 0)
  }

  /// The name after `charset=` or `encoding=`; a document that was read so far is not in UTF-16.
  private static func declaration(in bytes: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: bytes, as: UTF8.self).lowercased()
    for key in ["charset=", "encoding="] {
      guard let found = text.utf8Range(of: key) else { continue }
      let value = text[found.upperBound...].drop { "\"' ".contains($0) }
        .prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "-_:.".contains($0)) }
      if !value.isEmpty, !value.hasPrefix("utf-16") { return String(value) }
    }
    return nil
  }
}
