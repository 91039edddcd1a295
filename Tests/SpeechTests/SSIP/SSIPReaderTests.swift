// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import AccessibleTextTesting
import Testing

@testable import Speech

@Suite("SSIP lines")
struct SSIPReaderTests {
  private static let talk =
    "230 OK RECEIVING DATA\r\n701-21\r\n701-3\r\n701 BEGIN\r\nwhat?\r\n225-21\n225 OK\r\n"

  @Test func `a line has a code, an end or none, and a text`() {
    var reader = SSIPReader()
    let lines = reader.read(Array(Self.talk.utf8))
    #expect(
      lines.map { "\($0.code)\($0.isLast ? " " : "-")\($0.text)" } == [
        "230 OK RECEIVING DATA", "701-21", "701-3", "701 BEGIN", "225-21", "225 OK",
      ])
    #expect(lines.filter(\.isEvent).count == 3)
  }

  @Test func `how the bytes are cut into pieces changes nothing`() {
    var whole = SSIPReader()
    let expected = whole.read(Array(Self.talk.utf8))
    var random = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      var reader = SSIPReader()
      var rest = Array(Self.talk.utf8)[...]
      var lines: [SSIPLine] = []
      while !rest.isEmpty {
        let count = Int.random(in: 1...9, using: &random)
        lines += reader.read(Array(rest.prefix(count)))
        rest = rest.dropFirst(count)
      }
      #expect(lines == expected)
    }
  }

  @Test func `a line without an end is thrown away, and what follows it is read`() {
    var reader = SSIPReader()
    for _ in 0..<100 { #expect(reader.read(Array(repeating: 0x37, count: 10_000)).isEmpty) }
    #expect(reader.read(Array("\n208 OK\n".utf8)).map(\.code) == [208])
  }

  @Test(arguments: [
    (".", "..\r\n.\r\n"), ("a\n.b\n..", "a\n..b\n...\r\n.\r\n"), ("a.", "a.\r\n.\r\n"),
  ])
  func `a dot at the start of a line is doubled`(data: String, sent: String) {
    #expect(String(decoding: SSIPText.message(Array(data.utf8)), as: UTF8.self) == sent)
  }

  @Test(arguments: [
    ("en-GB", "en-GB"), ("pt_BR", "pt-BR"), ("und", nil), ("fr\r\nQUIT", nil), ("x", nil),
    ("日本", nil),
  ])
  func `a language that is no tag is not sent`(language: String, tag: String?) {
    #expect(SSIPText.tag(TextLanguage(language)) == tag)
  }
}
