// SPDX-License-Identifier: Apache-2.0

/// Texts that nobody would write, the same ones in each run.
struct RandomText: Sequence, IteratorProtocol {
  private var generator: SplitMix64
  private var left: Int

  init(seed: UInt64, count: Int) {
    generator = SplitMix64(state: seed)
    left = count
  }

  /// Scalars that rules look at, chosen over and over so that they meet each other.
  private static let pool: [Unicode.Scalar] = [
    "a", "Z", "5", " ", " ", ".", "?", ",", ":", "'", "\"", "(", ")", "_", "-", "#", "\t", "\n",
    "\r", "\u{85}", "\u{A0}", "\u{AD}", "\u{200B}", "\u{200D}", "\u{2028}", "\u{2029}", "\u{2060}",
    "\u{3000}", "\u{FEFF}", "\u{FFFC}", "\u{FE0F}", "\u{20E3}", "\u{301}", "\u{600}", "\u{903}",
    "é", "ж", "ש", "ع", "क", "\u{94D}", "ก", "ำ", "ខ", "\u{17D2}", "中", "国", "か", "カ", "한",
    "\u{1100}", "\u{1161}", "。", "…", "’", "”", "©", "Ⓜ", "☎", "👍", "🏽", "👩", "🇩", "🇪", "𝒳",
    "\u{1F3F4}", "\u{E0067}", "\u{10FFFF}",
  ]

  mutating func next() -> String? {
    guard left > 0 else { return nil }
    left -= 1
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...24, using: &generator) {
      let isOfPool = Int.random(in: 0..<8, using: &generator) > 0
      let anywhere = Unicode.Scalar(UInt32.random(in: 1...0x10FFFF, using: &generator))
      if let scalar = isOfPool ? Self.pool.randomElement(using: &generator) : anywhere {
        scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}

/// A small generator of random numbers, the same everywhere.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }
}
