// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite("The segment command")
struct SegmentCommandTests {
  private func segment(_ text: String, _ options: String...) throws -> Tool {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".txt")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try Tool(["segment", file.path] + options)
  }

  @Test func `sentences are printed one a line`() throws {
    let tool = try segment("Mr. Pell came. He sat.", "--lang", "en")
    #expect(tool.output == "Mr. Pell came.\nHe sat.\n")
    #expect(tool.status == 0 && tool.errors == "")
  }

  @Test func `words and characters are units too`() throws {
    #expect(try segment("So it is.", "--by", "word").output == "So\nit\nis\n")
    #expect(try segment("ab", "--by", "character").output == "a\nb\n")
  }

  @Test func `each decision is explained`() throws {
    let tool = try segment("Mr. Pell came. He sat.", "--language", "en", "--explain")
    #expect(
      tool.output == """
        no end\tabbreviation\tMr.
        end\tuax29\tPell came.
        end\tparagraph\tHe sat.

        """)
  }

  @Test func `rows of a table are answered with offsets in UTF-16 code units`() throws {
    let row =
      #"a-1"# + "\ten\t" + #""\u00e9\ud83d\ude00 \"So.\" Mr. Pell\nsat. He left.""# + "\t1,2\n"
    #expect(try segment(row, "--tsv").output == "a-1\t10,24\n")
  }

  @Test func `what is not understood is refused`() throws {
    #expect(try Tool("segment", "a", "--by", "word", "--explain").status == 2)
    #expect(try segment("no table", "--tsv").status == 1)
    #expect(try Tool("segment", "no/such", "--tsv").status == 1)
  }
}
