// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import AccessibleTextTesting
import ICUText
import Testing

@Suite("Finding words: laws and hostile texts")
struct TextSearchLawTests {
  /// Signs that meet in every way there is: letters of both cases and accents, parts of clusters, what
  /// is passed over, and what is two letters or a half of one.
  private static let signs = [
    "a", "A", "b", "á", "a\u{301}", "\u{301}", "\u{AD}", "\u{200D}", " ", "\n", "ß", "s", "ﬁ", "f",
    "👩", "👩‍👧", "🇩🇪", "🇩", "か", "が", "\u{3099}", "가", "ᄀ", "ᅡ", "ก", "ำ", "เ", "\u{FFFC}", "’",
    "'", "\r\n", "Ａ",
  ]

  @Test(arguments: UInt64(0)..<300)
  func `finds are whole characters, ascend, do not overlap and are not empty`(
    seed: UInt64
  ) throws {
    var chance = TextGenerator(seed: seed)
    func text(_ count: Int) -> String {
      (0..<count).map { _ in Self.signs[chance.number(in: 0...Self.signs.count - 1)] }.joined()
    }
    let section = section(text(80))
    let characters = try #require(section.boundaries(of: .character))
    for options: TextSearch.Options in [[], [.cases], [.accents], [.widths], [.wholeWords]] {
      var end = section.textRange.start
      let search = TextSearch(text(chance.number(in: 1...3)), options: options)
      for find in search?.ranges(in: section) ?? [] {
        #expect(!find.isEmpty && end.compare(to: find.start) != .descending)
        #expect(characters.unit(enclosing: find.start)?.start == find.start)
        #expect(characters.unit(enclosing: find.end, affinity: .upstream)?.end == find.end)
        end = find.end
      }
    }
  }

  @Test(arguments: UInt64(0)..<300)
  func `in ASCII the finds are those of a naive search`(seed: UInt64) {
    var chance = TextGenerator(seed: seed)
    func text(_ count: Int) -> String {
      let letters = Array("aAbB ")
      return String((0..<count).map { _ in letters[chance.number(in: 0...letters.count - 1)] })
    }
    let words = text(chance.number(in: 1...4))
    let section = section(text(120))
    let finds = TextSearch(words)?.ranges(in: section) ?? []
    #expect(
      finds.map { $0.start.utf8Offset..<$0.end.utf8Offset }
        == naive(words, in: section.text(in: section.textRange) ?? ""))
  }

  /// Every place, from left to right, where the words stand in small letters, a run of spaces being one.
  private func naive(_ words: String, in text: String) -> [Range<Int>] {
    let text = Array(text.lowercased().utf8)
    let words = words.lowercased().split(separator: " ").map { Array($0.utf8) }
    var finds: [Range<Int>] = []
    var start = 0
    while start < text.count, let first = words.first, !first.isEmpty {
      var end: Int? = start
      for (number, word) in words.enumerated() {
        guard var index = end else { break }
        if number > 0 {
          let spaces = text[index...].prefix { $0 == 0x20 }.count
          index += spaces
          guard spaces > 0 else {
            end = nil
            break
          }
        }
        end = text[index...].starts(with: word) ? index + word.count : nil
      }
      if let end { finds.append(start..<end) }
      start = end ?? start + 1
    }
    return finds
  }

  @Test func `a text of one letter over and over does not hang the search`() {
    let count = 100_000
    let row = String(repeating: "a", count: count)
    let section = section(row)
    #expect(TextSearch(row)?.ranges(in: section).count == 1)
    #expect(TextSearch(row + "b")?.ranges(in: section) == [])
    let third = String(repeating: "a", count: count / 3)
    #expect(TextSearch(third + "b")?.ranges(in: section) == [])
    #expect(TextSearch(third)?.ranges(in: section).count == 3)
    #expect(TextSearch("a")?.ranges(in: section).count == count)
    #expect(TextSearch("a", options: [.wholeWords])?.ranges(in: section) == [])
  }

  @Test(arguments: ["\u{301}", "\u{AD}", "\u{200D}", "a\u{301}", "\u{3099}", "\u{0E33}"])
  func `a text of marks alone does not hang the search`(sign: String) {
    let section = section("a" + String(repeating: sign, count: 50_000))
    for options: TextSearch.Options in [[], [.accents], [.wholeWords]] {
      for words in ["a", sign, sign + sign, "a" + sign, sign + "a"] {
        for find in TextSearch(words, options: options)?.ranges(in: section) ?? [] {
          #expect(!find.isEmpty)
        }
      }
    }
  }

  private func section(_ text: String) -> TextSection {
    TextSection(SectionContent(paragraphs: text), in: TextSpace(), segmenter: ICUSegmenter())
  }
}
