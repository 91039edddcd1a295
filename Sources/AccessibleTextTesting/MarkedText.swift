// SPDX-License-Identifier: Apache-2.0

/// A text with marks for positions, so that tests speak of places and not of numbers.
///
///     let marked = MarkedText("The ‸quick fox")
///     marked.text        // "The quick fox"
///     marked.render([marked.offsets[0]])  // "The ‸quick fox"
public struct MarkedText: Hashable, Sendable {
  /// The text without its marks.
  public let text: String
  /// Where the marks stood, in UTF-8 code units of the text, ascending.
  public let offsets: [Int]

  /// The mark that stands for a position.
  public static let mark: Unicode.Scalar = "‸"

  /// Takes the marks out of a text.
  public init(_ marked: String) {
    var text = String.UnicodeScalarView()
    var offsets: [Int] = []
    var utf8Count = 0
    for scalar in marked.unicodeScalars {
      if scalar == Self.mark {
        offsets.append(utf8Count)
      } else {
        text.append(scalar)
        utf8Count += UTF8.width(scalar)
      }
    }
    self.text = String(text)
    self.offsets = offsets
  }

  /// A text with marks at offsets, in UTF-8 code units.
  public static func render(_ text: String, at offsets: [Int]) -> String {
    var marked: [UInt8] = []
    let marks = Set(offsets)
    for (index, byte) in text.utf8.enumerated() {
      if marks.contains(index) { marked += Array(String(mark).utf8) }
      marked.append(byte)
    }
    if marks.contains(text.utf8.count) { marked += Array(String(mark).utf8) }
    return String(decoding: marked, as: UTF8.self)
  }
}
