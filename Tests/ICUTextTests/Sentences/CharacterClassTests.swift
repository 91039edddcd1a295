// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import ICUText

@Suite("Character classes")
struct CharacterClassTests {
  @Test func `what is known without asking is what ICU says`() {
    var different: [String] = []
    for scalar in UInt32(0)...0xFFFF where Unicode.Scalar(scalar) != nil {
      let asked = CharacterClass(asking: scalar)
      let isAsciiSign = scalar < 0x80
      if CharacterClass(scalar) != asked, !isAsciiSign {
        different.append("U+\(String(scalar, radix: 16)) \(CharacterClass(scalar)) \(asked)")
      }
    }
    #expect(different == [])
  }
}
