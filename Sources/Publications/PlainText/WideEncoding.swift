// SPDX-License-Identifier: Apache-2.0

/// Encodings of two or four bytes for each unit, known by where their zeros are.
enum WideEncoding {
  static func name(of bytes: [UInt8]) -> String? {
    let sample = bytes.prefix(4_096)
    guard sample.count >= 4 else { return nil }
    var zeros = [0, 0, 0, 0]
    for (index, byte) in sample.enumerated() where byte == 0 { zeros[index % 4] += 1 }
    let units = sample.count / 4
    if zeros[3] == units, zeros[2] * 10 >= units * 9, zeros[0] * 4 < units { return "UTF-32LE" }
    if zeros[0] == units, zeros[1] * 10 >= units * 9, zeros[3] * 4 < units { return "UTF-32BE" }
    // Spaces, line ends and the marks of East Asian text are told by their order.
    let little = marks(in: sample, isLittleEndian: true)
    let big = marks(in: sample, isLittleEndian: false)
    guard zeros.contains(where: { $0 > 0 }), (little + big) * 100 >= sample.count else {
      return nil
    }
    if little > big * 4, isValid(sample, isLittleEndian: true) { return "UTF-16LE" }
    if big > little * 4, isValid(sample, isLittleEndian: false) { return "UTF-16BE" }
    return nil
  }

  /// How many units are white space and the marks of East Asian text.
  ///
  /// With their bytes swapped they are hardly anything, which cannot be said of letters.
  private static func marks(in sample: ArraySlice<UInt8>, isLittleEndian: Bool) -> Int {
    units(of: sample, isLittleEndian).count {
      $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || (0x3000...0x3002).contains($0) || $0 == 0xFF0C
    }
  }

  private static func isValid(_ sample: ArraySlice<UInt8>, isLittleEndian: Bool) -> Bool {
    var units = units(of: sample, isLittleEndian)
    if let last = units.last, UTF16.isLeadSurrogate(last) { units.removeLast() }
    return !units.contains(0) && String(validating: units, as: UTF16.self) != nil
  }

  private static func units(of sample: ArraySlice<UInt8>, _ isLittleEndian: Bool) -> [UInt16] {
    stride(from: 0, to: sample.count - 1, by: 2).map { index in
      let (one, other) = (UInt16(sample[index]), UInt16(sample[index + 1]))
      return isLittleEndian ? other << 8 | one : one << 8 | other
    }
  }
}
