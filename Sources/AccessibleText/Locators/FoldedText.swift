// SPDX-License-Identifier: Apache-2.0

/// The letters and digits of a text, and where each is: what two versions of one text have in common.
struct FoldedText {
  private(set) var scalars: [UInt32] = []
  private var offsets: [UInt32] = []

  /// Folds UTF-8 text.
  ///
  /// - Complexity: O(length).
  init(_ utf8: [UInt8]) {
    var offset = 0
    for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars {
      if scalar.isLetterOrDigit {
        scalars.append(scalar.value)
        offsets.append(UInt32(truncatingIfNeeded: offset))
      }
      offset += UTF8.width(scalar)
    }
  }

  init(_ text: String) { self.init(Array(text.utf8)) }

  /// The UTF-8 offset at which a scalar starts.
  func start(_ index: Int) -> Int { Int(offsets[index]) }

  /// The UTF-8 offset at which a scalar ends.
  func end(_ index: Int) -> Int {
    Int(offsets[index]) + (Unicode.Scalar(scalars[index]).map { UTF8.width($0) } ?? 1)
  }

  /// Calls back with the index of each occurrence of a piece, ascending.
  ///
  /// - Complexity: O(length of both).
  func forEachOccurrence(of needle: ArraySlice<UInt32>, _ body: (Int) -> Void) {
    var matcher = PieceMatcher(Array(needle))
    for (index, scalar) in scalars.enumerated() where matcher.ends(with: scalar) {
      body(index + 1 - needle.count)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isLetterOrDigit: Bool {
    switch value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case ..<0x80: false
    // A ligature's or a font's soft hyphen and its like come and go from one edition to the next.
    default: properties.isAlphabetic || properties.numericType != nil
    }
  }
}
