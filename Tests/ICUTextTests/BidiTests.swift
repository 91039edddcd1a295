// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import AccessibleTextTesting
import ICUText
import Testing

@Suite("Bidi")
struct BidiTests {
  /// The runs of a text on one line, from left to right, each with an arrow for its direction.
  private func runs(_ text: String, _ base: WritingDirection? = nil, trailing: Int = 0) -> [String]
  {
    let bytes = Array(text.utf8)
    let levels = ICUBidiResolver().levels(of: bytes.span, base: base)
    return levels.visualRuns(ofLine: 0..<bytes.count, trailingFrom: bytes.count - trailing).map {
      ($0.direction == .leftToRight ? "→" : "←") + String(decoding: bytes[$0.utf8], as: UTF8.self)
    }
  }

  @Test func `runs stand as they are seen, from left to right`() {
    #expect(runs("abc") == ["→abc"])
    #expect(runs("שלום") == ["←שלום"])
    #expect(runs("abc مرحبا 123 def", .leftToRight) == ["→abc ", "→123", "←مرحبا ", "→ def"])
    #expect(runs("שלום abc 12", .rightToLeft) == ["→abc 12", "←שלום "])
  }

  @Test func `the first strong character decides where nobody says`() {
    #expect(runs("שלום a").first == "→a" && runs("a שלום").first == "→a ")
    #expect(runs("… 12 ") == ["→… 12 "])
    #expect(runs("") == [])
  }

  @Test func `spaces at a line's end stand at the paragraph's end`() {
    #expect(runs("abc שלום ", .leftToRight, trailing: 1) == ["→abc ", "←שלום", "→ "])
  }

  @Test(arguments: UInt64(0)..<40)
  func `the runs hold the text of a line, each piece once`(seed: UInt64) {
    var chance = TextGenerator(seed: seed)
    let pieces = [
      "a", " ", "1", "ש", "م", "\u{202E}", "\u{2067}", "\u{2069}", "(", "😀", "\t", "\u{85}",
    ]
    let text = (0..<30).map { _ in pieces[chance.number(in: 0...pieces.count - 1)] }.joined()
    let bytes = Array(text.utf8)
    let levels = ICUBidiResolver().levels(of: bytes.span, base: seed % 2 == 0 ? nil : .rightToLeft)
    let cut = chance.number(in: 0...bytes.count)
    let runs = levels.visualRuns(
      ofLine: cut..<bytes.count, trailingFrom: chance.number(in: 0...bytes.count))
    let all = runs.flatMap { Array($0.utf8) }
    #expect(all.sorted() == Array(cut..<bytes.count), "\(text)")
  }
}
