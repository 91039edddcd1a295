// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("WritingDirection")
struct WritingDirectionTests {
  @Test(arguments: ["abc שלום", "12, “a”", "ひ", "กา", "+1 (α)", "\u{200E}12", "५ שלום"])
  func `text whose first strong character is left to right runs so`(text: String) {
    #expect(WritingDirection.firstStrong(in: text.unicodeScalars) == .leftToRight)
  }

  @Test(arguments: ["שלום abc", "12 مرحبا", "(ܐ)", "\u{200F}12", "٣ ب", "\u{10800}", "\u{1E900}"])
  func `text whose first strong character is right to left runs so`(text: String) {
    #expect(WritingDirection.firstStrong(in: text.unicodeScalars) == .rightToLeft)
  }

  @Test(arguments: ["", "12:30 — ?", "٣٤", "\u{5B0}", "😀"])
  func `text without a strong character has no direction of its own`(text: String) throws {
    #expect(WritingDirection.firstStrong(in: text.unicodeScalars) == nil)
    let model = ReferenceModel(text)
    #expect(model.baseWritingDirection(at: model.textRange.start) == .leftToRight)
  }

  @Test func `what is isolated does not count`() {
    #expect(
      WritingDirection.firstStrong(in: "\u{2067}שלום\u{2069} abc".unicodeScalars) == .leftToRight)
    #expect(WritingDirection.firstStrong(in: "\u{2067}שלום".unicodeScalars) == nil)
    #expect(WritingDirection.firstStrong(in: "\u{2069}שלום".unicodeScalars) == .rightToLeft)
  }

  @Test func `a piece of a paragraph that a page cuts runs as the whole paragraph does`() throws {
    let first = try #require(pagedDocument(["אב |abc"]).firstElement)
    let second = try #require(first.next)
    #expect(second.baseWritingDirection(at: second.textRange.end) == .rightToLeft)
  }

  @Test func `only what is seen is mapped`() {
    for direction in TextDirection.allCases {
      let isSeen = direction == .left || direction == .right
      #expect(
        (direction.storageDirection(in: .leftToRight)
          != direction.storageDirection(in: .rightToLeft)) == isSeen)
    }
  }
}
