// SPDX-License-Identifier: Apache-2.0
import AccessibleText

extension TextPage {
  /// What a mark says of the page; a number that is an estimate says so.
  var label: String { isNumberEstimated ? "about page \(number)" : "page \(number)" }
}

extension String {
  /// The text without anything that would move a terminal's cursor.
  var onOneLine: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    var line = UnicodeScalarView()
    for scalar in unicodeScalars { line.append(scalar.isControl ? " " : scalar) }
    return String(line)
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: false
    }
  }
}
