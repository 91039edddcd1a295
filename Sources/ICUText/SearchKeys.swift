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
    // Any number of elements may share their units, which are looked at once.
    var last = 0..<0
    var (isKana, isWidthForm) = (false, false)
    collation.forEachElement(in: utf16) { weights, range in
      if range != last {
        last = range
        isKana = utf16[range].contains(where: \.isKana)
        isWidthForm = options.contains(.widths) && utf16[range].contains(where: \.isWidthForm)
      }
      let key = Self.key(weights, isKana: isKana, options)
      guard key != 0 else { return }
      keys.append(isWidthForm ? key | 1 : key)
      units.append(range)
    }
  }

  /// The weights that count.
  ///
  /// ICU packs them so: 16 bits of the primary weight, 8 of the secondary, 2 of case, 6 of the
  /// tertiary. An element that needs more is followed by another one, whose case bits are both set.
  private static func key(
    _ weights: UInt32, isKana: Bool, _ options: TextSearch.Options
  ) -> UInt32 {
    var mask: UInt32 = 0xFFFF_0000
    let isPrimary = weights & mask != 0
    // The marks that voice a kana make another letter of it; they are no accents.
    if options.contains(.accents) || isKana && !isPrimary { mask |= 0xFF00 }
    if options.contains(.cases), isPrimary, weights & 0xC0 != 0xC0 { mask |= 0xC0 }
    return weights & mask
  }
}

extension UInt16 {
  fileprivate var isKana: Bool { 0x3041...0x30FF ~= self || 0xFF66...0xFF9F ~= self }

  /// Whether it is one of the full-width and half-width forms.
  fileprivate var isWidthForm: Bool { 0xFF01...0xFFEE ~= self }
}
