// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import ICUText
import Testing

@Suite struct LanguageTests {
  private static let unknown = [
    "x-klingon!!", "", "-", "@", "@ss=standard", "en\u{0}de", "../../etc", "e\u{301}n", "i-x-y",
    String(repeating: "x", count: 10_000), String(repeating: "de-", count: 3_000),
  ]

  @Test(arguments: SegmentKind.allCases, unknown)
  func `a tag that is unknown or no tag breaks as one that says nothing`(
    kind: SegmentKind, tag: String
  ) {
    let text = Array("Hello, Mr. World: it is 3.14. So 👍 it is. 我们去芝加哥。".utf8)
    #expect(units(of: kind, in: text, tag) == units(of: kind, in: text, "und"))
  }

  @Test func `each paragraph is cut by the rules of its own language`() {
    let text = Array("EU:n esim. Kala\nEU:n esim. Kala\nEU:n esim. Kala".utf8)
    let paragraphs = zip(lines(of: text), ["en", "fi", "en"]).map {
      SegmentParagraph(utf8: $0, language: TextLanguage($1))
    }
    func found(_ kind: SegmentKind) -> [String] {
      var builder = UnitBuilder(utf8Count: text.count)
      ICUSegmenter().findUnits(of: kind, in: text.span, paragraphs: paragraphs, into: &builder)
      return builder.units.map { String(decoding: text[$0], as: UTF8.self) }
    }
    #expect(
      found(.word) == [
        "EU", "n", "esim", "Kala", "EU:n", "esim", "Kala", "EU", "n", "esim", "Kala",
      ])
    #expect(
      found(.sentence) == ["EU:n esim. ", "Kala", "EU:n esim. Kala", "EU:n esim. ", "Kala"])
  }

  @Test func `more languages than a thread keeps rules for break as ever`() {
    let languages = ["en", "de", "fr", "it", "es", "pt", "ru", "el", "ja", "zh", "th", "sv", "fi"]
    let text = Array("EU:n Mr. A usw. B. 3.14! Etc.".utf8)
    for kind in SegmentKind.allCases {
      let first = languages.map { units(of: kind, in: text, $0) }
      #expect(languages.reversed().map { units(of: kind, in: text, $0) } == first.reversed())
    }
  }

  @Test func `threads segment side by side`() async {
    let text = Array("Mr. Smith's 👍 came. สวัสดีชาวโลก。".utf8)
    let expected = SegmentKind.allCases.map { units(of: $0, in: text) }
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<50).allSatisfy { _ in
            SegmentKind.allCases.map { units(of: $0, in: text) } == expected
          }
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }

  @Test func `the linked ICU says which it is`() {
    #expect(ICUVersion.library.split(separator: ".").first.flatMap { Int($0) } ?? 0 >= 60)
    #expect(ICUVersion.unicode.split(separator: ".").first.flatMap { Int($0) } ?? 0 >= 10)
  }
}
