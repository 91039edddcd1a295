// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import CICUShim

/// The encoding of a plain text, and how it is known.
enum TextEncoding: Equatable {
  /// By the mark at the start, which is so many bytes long.
  case marked(String, length: Int)
  /// The bytes are UTF-8, and could be hardly anything else.
  case utf8
  /// The text says so itself.
  case declared(String)
  /// By the zeros, or the statistics, of its bytes.
  case guessed(String)

  /// How many bytes the statistics look at.
  private static let sampleSize = 1 << 16

  init(of bytes: [UInt8]) {
    if let mark = Self.marks.first(where: { bytes.starts(with: $0.bytes) }) {
      self = .marked(mark.name, length: mark.bytes.count)
    } else if let name = WideEncoding.name(of: bytes) {
      self = .guessed(name)
    } else if bytes.span.isValidUTF8, !Self.hasShifts(bytes) {
      self = .utf8
    } else if let name = TextDeclaration.encoding(in: bytes), EncodingConverter(from: name) != nil {
      self = .declared(name)
    } else if Self.isRatherUTF8(bytes) {
      self = .utf8
    } else {
      self = .guessed(Self.guess(bytes))
    }
  }

  private static let marks: [(bytes: [UInt8], name: String)] = [
    ([0xEF, 0xBB, 0xBF], "UTF-8"), ([0xFF, 0xFE, 0, 0], "UTF-32LE"),
    ([0, 0, 0xFE, 0xFF], "UTF-32BE"),
    ([0xFF, 0xFE], "UTF-16LE"), ([0xFE, 0xFF], "UTF-16BE"), ([0x84, 0x31, 0x95, 0x33], "GB18030"),
  ]

  /// Whether ASCII bytes switch between character sets, as in ISO 2022.
  private static func hasShifts(_ bytes: [UInt8]) -> Bool {
    bytes.firstRange(of: [0x1B, UInt8(ascii: "$")]) != nil
      && bytes.firstRange(of: [0x1B, UInt8(ascii: "("), UInt8(ascii: "B")]) != nil
  }

  /// Whether the text has more letters in UTF-8 than faults: then it is UTF-8, and damaged.
  private static func isRatherUTF8(_ bytes: [UInt8]) -> Bool {
    let repaired = String(decoding: bytes.prefix(sampleSize), as: UTF8.self)
    var faults = 0
    var letters = 0
    for scalar in repaired.unicodeScalars where !scalar.isASCII {
      if scalar == "\u{FFFD}" { faults += 1 } else { letters += 1 }
    }
    return letters > faults
  }

  /// What the bytes are most likely in: the first that statistics name and that holds all of them.
  private static func guess(_ bytes: [UInt8]) -> String {
    let sample = tellingBytes(of: bytes)
    if isRatherThai(sample) { return "windows-874" }
    var names = [CChar](repeating: 0, count: 1_024)
    cicu_detect_encodings(sample, sample.count, &names, names.count)
    let found = names.prefix { $0 != 0 }.split(separator: 0x0A).map { name in
      String(decoding: name.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
    let likely = found.first {
      !$0.hasPrefix("UTF-") && !$0.hasPrefix("IBM") && holds(sample, $0)
    }
    return likely.map { $0 == "ISO-8859-1" ? "windows-1252" : $0 } ?? "windows-1252"
  }

  /// ASCII tells nothing: pieces of the text around its other bytes.
  private static func tellingBytes(of bytes: [UInt8]) -> [UInt8] {
    var sample: [UInt8] = []
    var start = 0
    while sample.count < sampleSize,
      let next = bytes[start...].firstIndex(where: { $0 >= 0x80 || $0 == 0x1B })
    {
      let end = min(next + 1_024, bytes.count)
      sample += bytes[max(start, next - 64)..<end]
      start = end
    }
    return sample
  }

  /// Whether an encoding has a character for all bytes but those at the sample's cut ends.
  private static func holds(_ sample: [UInt8], _ name: String) -> Bool {
    guard let converter = EncodingConverter(from: name) else { return false }
    let text = String(decoding: converter.convert(sample[...]).utf8, as: UTF8.self)
    let wrong = text.unicodeScalars.count { $0 == "\u{FFFD}" || (0x80...0x9F).contains($0.value) }
    return wrong * 500 <= sample.count
  }

  /// Whether it may be Thai, of which ICU has no statistics: its letters stand in long runs.
  private static func isRatherThai(_ sample: [UInt8]) -> Bool {
    var (high, thai, runs) = (0, 0, 0)
    for (index, byte) in sample.enumerated() where byte >= 0x80 {
      high += 1
      if (0xA1...0xDA).contains(byte) || (0xDF...0xFB).contains(byte) { thai += 1 }
      if index == 0 || sample[index - 1] < 0x80 { runs += 1 }
    }
    // A sixth of Thai letters are vowels and tones above and below, which no other text has so often.
    let marks = sample.count {
      $0 == 0xD1 || (0xD4...0xDA).contains($0) || (0xE7...0xEE).contains($0)
    }
    return high > 0 && thai == high && runs * 8 <= high && marks * 6 >= high && marks * 2 <= high
  }
}

/// What a plain text says of its own encoding, in its first lines.
private enum TextDeclaration {
  /// The words before the name: an editor's line, a library's header.
  private static let keys = ["coding:", "coding=", "charset=", "character set encoding:"]

  static func encoding(in bytes: [UInt8]) -> String? {
    let head = String(decoding: bytes.prefix(2_048), as: UTF8.self).lowercased()
    for key in keys {
      guard let found = head.utf8Range(of: key) else { continue }
      let name = head[found.upperBound...].drop { $0 == " " || $0 == "\"" }
        .prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
      if !name.isEmpty { return String(name) }
    }
    return nil
  }
}
