// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Testing

@Suite("TextSpace")
struct TextSpaceTests {
  @Test func `a space equals itself and no other`() {
    let spaces = (0..<100).map { _ in TextSpace() }
    #expect(spaces[0] == spaces[0])
    #expect(Set(spaces).count == 100)
  }

  @Test func `spaces made by many threads at once are all different`() async {
    let spaces = await withTaskGroup(of: [TextSpace].self) { group in
      for _ in 0..<8 { group.addTask { (0..<200).map { _ in TextSpace() } } }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(Set(spaces).count == 1_600)
  }
}
