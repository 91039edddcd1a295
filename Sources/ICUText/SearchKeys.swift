// SPDX-License-Identifier: Apache-2.0

/// What is compared of a text, in order: the parts of its collation elements that tell texts apart.
///
/// Elements of which no part does are left out: soft hyphens, and accents where they do not count.
struct SearchKeys {
  /// The keys.
  private(set) var keys: [UInt32] = []
  /// For each key the UTF-16 units that it is made of; several may share them.
  private(set) var units: [Range<Int>] = []

  init(_ utf16: [UInt16], _ collation: inout Collation, _ options: TextSearch.Options) {
    keys.reserveCapacity(utf16.count)
    units.reserveCapacity(utf16.count)
    collation.forEachElement(in: utf16) { weights, range in
      let key = Self.key(weights, of: range, in: utf16, options)
      guard key != 0 else { return }
      keys.append(key)
      units.append(range)
    }
  }

  /// The weights that count.
  ///
  /// ICU packs them so: 16 bits of the primary weight, 8 of the secondary, 2 of case, 6 of the
  /// tertiary. An element that needs more is followed by another one, whose case bits are both set.
  private static func key(
    _ weights: UInt32, of range: Range<Int>, in utf16: [UInt16], _ options: TextSearch.Options
  ) -> UInt32 {
    var mask: UInt32 = 0xFFFF_0000
    let isPrimary = weights & mask != 0
    // The marks that voice a kana make another letter of it; they are no accents.
    if options.contains(.accents) || !isPrimary && utf16[range].contains(where: \.isKana) {
      mask |= 0xFF00
    }
    if options.contains(.cases), isPrimary, weights & 0xC0 != 0xC0 { mask |= 0xC0 }
    let key = weights & mask
    guard key != 0, options.contains(.widths), utf16[range].contains(where: \.isWidthForm) else {
      return key
    }
    return key | 1
  }
}

extension UInt16 {
  fileprivate var isKana: Bool { 0x3041...0x30FF ~= self || 0xFF66...0xFF9F ~= self }

  /// Whether it is one of the full-width and half-width forms.
  fileprivate var isWidthForm: Bool { 0xFF01...0xFFEE ~= self }
}
