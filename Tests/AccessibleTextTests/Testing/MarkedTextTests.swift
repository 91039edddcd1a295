// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@Suite("MarkedText")
struct MarkedTextTests {
  @Test(
    arguments: [
      ("The ‸quick fox", "The quick fox", [4]), ("‸", "", [0]), ("", "", []), ("é‸", "é", [2]),
      ("‸a‸", "a", [0, 1]), ("a‸‸b", "ab", [1, 1]), ("e‸\u{301}", "e\u{301}", [1]),
    ] as [(String, String, [Int])])
  func `marks are taken out, and where they stood is known`(
    marked: String, text: String, offsets: [Int]
  ) {
    let marks = MarkedText(marked)
    #expect(marks.text == text)
    #expect(marks.offsets == offsets)
  }

  @Test(arguments: ["The ‸quick‸ fox", "‸", "no mark", "😀‸é", "a\n‸"])
  func `rendering is the inverse`(marked: String) {
    let marks = MarkedText(marked)
    #expect(MarkedText.render(marks.text, at: marks.offsets) == marked)
  }

  @Test func `marks beyond the text are not rendered`() {
    #expect(MarkedText.render("ab", at: [-1, 3, .max]) == "ab")
  }
}
