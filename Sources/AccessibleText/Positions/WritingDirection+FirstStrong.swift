// SPDX-License-Identifier: Apache-2.0

extension WritingDirection {
  /// The direction of a paragraph by its first strong character.
  ///
  /// Text between an isolate's start and its end is passed over, as are signs, digits and marks;
  /// so, beyond what the rule says, are the few signs that count as left-to-right (`①`, `㈱`).
  /// The rule is UAX #9, P2 and P3.
  ///
  /// - Returns: `nil` where no character is strong.
  /// - Complexity: O(log table) for each character up to the first strong one.
  static func firstStrong(in paragraph: some Sequence<Unicode.Scalar>) -> WritingDirection? {
    var depth = 0
    for scalar in paragraph {
      switch scalar.value {
      case 0x2066...0x2068: depth += 1
      case 0x2069: depth = max(0, depth - 1)
      default:
        if depth == 0, let direction = WritingDirection(strong: scalar) { return direction }
      }
    }
    return nil
  }

  private init?(strong scalar: Unicode.Scalar) {
    let edges = Self.rightToLeftEdges.partitioningIndex { $0 > scalar.value }
    if edges % 2 == 1 {
      self = .rightToLeft
    } else if scalar.isStrongLeftToRight {
      self = .leftToRight
    } else {
      return nil
    }
  }

  /// Where ranges of class R or AL start and end, by turns (Unicode 15; unassigned ones by block).
  private static let rightToLeftEdges: [UInt32] = [
    0x590, 0x591, 0x5BE, 0x5BF, 0x5C0, 0x5C1, 0x5C3, 0x5C4, 0x5C6, 0x5C7, 0x5C8, 0x600, 0x608,
    0x609, 0x60B, 0x60C, 0x60D, 0x60E, 0x61B, 0x64B, 0x66D, 0x670, 0x671, 0x6D6, 0x6E5, 0x6E7,
    0x6EE, 0x6F0, 0x6FA, 0x711, 0x712, 0x730, 0x74B, 0x7A6, 0x7B1, 0x7EB, 0x7F4, 0x7F6, 0x7FA,
    0x7FD, 0x7FE, 0x816, 0x81A, 0x81B, 0x824, 0x825, 0x828, 0x829, 0x82E, 0x859, 0x85C, 0x890,
    0x892, 0x898, 0x8A0, 0x8CA, 0x200F, 0x2010, 0xFB1D, 0xFB1E, 0xFB1F, 0xFB29, 0xFB2A, 0xFD3E,
    0xFD50, 0xFDCF, 0xFDF0, 0xFDFD, 0xFE70, 0xFEFF, 0x10800, 0x1091F, 0x10920, 0x10A01, 0x10A04,
    0x10A05, 0x10A07, 0x10A0C, 0x10A10, 0x10A38, 0x10A3B, 0x10A3F, 0x10A40, 0x10AE5, 0x10AE7,
    0x10B39, 0x10B40, 0x10D24, 0x10D28, 0x10D30, 0x10D3A, 0x10E60, 0x10E7F, 0x10EAB, 0x10EAD,
    0x10F46, 0x10F51, 0x10F82, 0x10F86, 0x11000, 0x1E800, 0x1E8D0, 0x1E8D7, 0x1E944, 0x1E94B,
    0x1EEF0, 0x1EEF2, 0x1F000,
  ]
}

extension Unicode.Scalar {
  fileprivate var isStrongLeftToRight: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .spacingMark,
      .letterNumber, .privateUse:
      return true
    case .modifierLetter:
      return !(0x2B9...0x2BA).contains(value) && !(0x2C6...0x2CF).contains(value)
        && !(0xA717...0xA71F).contains(value)
    case .decimalNumber:
      switch value {
      case 0x30...0x39, 0x660...0x669, 0x6F0...0x6F9, 0xFF10...0xFF19, 0x10D30...0x10D39,
        0x1D7CE...0x1D7FF, 0x1FBF0...0x1FBF9:
        return false
      default: return true
      }
    default: return value == 0x200E
    }
  }
}
