// SPDX-License-Identifier: Apache-2.0

extension UInt8 {
  /// Whether it is white space that collapses in markup.
  var isMarkupSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) && self != 0x0B }
}

extension Span<UInt8> {
  /// Whether there is nothing but white space.
  var isMarkupSpaceOnly: Bool {
    for index in 0..<count where !self[index].isMarkupSpace { return false }
    return true
  }
}

extension StringProtocol {
  /// The text with runs of white space made one space, and none at its ends: for labels.
  var collapsed: String {
    utf8.split(whereSeparator: \.isMarkupSpace)
      .map { String(decoding: $0, as: UTF8.self) }
      .joined(separator: " ")
  }

  /// Where a text first occurs, byte for byte.
  func utf8Range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].utf8.starts(with: text.utf8) {
        return start..<utf8.index(start, offsetBy: text.utf8.count)
      }
      utf8.formIndex(after: &start)
    }
    return nil
  }
}
