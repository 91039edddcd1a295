// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// A book with all the furniture of a printed one, read as a listener would hear it.
@Suite("Furniture of a book")
struct ReadingFurnitureTests {
  private let almanac = Folders.corpus.appending(path: "en-the-almanac-of-saltmarsh-row").path

  private func said(_ section: String, _ options: String...) throws -> [String] {
    try Tool(
      ["read-all", almanac, "--marks", "none", "--from", section, "--to", section] + options
    ).lines
  }

  @Test func `a note is said once, after the sentence that refers to it, and not its way back`()
    throws
  {
    let after = try said("4", "--notes", "after")
    let note = try #require(after.firstIndex { $0.contains("stained with what Dr. Amery") })
    #expect(after[note - 1].hasSuffix("it already spoke of “the old book.”"))
    #expect(after.filter { $0.contains("stained with") }.count == 1)
    #expect(!after.contains { $0.contains("Return to January") })
    let silent = try said("4")
    #expect(!silent.contains { $0.contains("stained with") || $0.contains("old book.”1") })
  }

  @Test func `drop caps, split words and pictures of letters read as words`() throws {
    #expect(
      try said("4")[1] == "There were six houses in Saltmarsh Row and one almanac between them.")
    #expect(try said("5")[1] == "March is the hungry month.")
    #expect(try said("4").contains { $0.contains("the column made me uneasy.") })
    #expect(try said("4").contains { $0.contains("like a big animal in a stall.") })
  }

  @Test func `formulas and drawings are read, never glued`() throws {
    let lines = try said("6")
    #expect(lines.contains("d equals the sum of s minus p, all over n"))
    #expect(lines.contains { $0.contains("F equals the fraction k over r squared") })
    #expect(lines.contains("+9") && lines.contains("−2"))
  }

  @Test func `what is hidden is not said, and outline tells what and why`() throws {
    let skipped = try Tool("outline", "--skipped", almanac).lines.filter {
      $0.hasPrefix("skipped:")
    }
    #expect(skipped.contains { $0.hasSuffix("span: hidden by the style sheet rule “.ghost”") })
    #expect(skipped.contains { $0.hasSuffix("spine item: not in the linear reading order") })
    #expect(skipped.contains { $0.hasSuffix("details: in a disclosure that is closed") })
  }

  @Test func `everything says what is there`() throws {
    let lines = try said("5", "--preset", "everything")
    #expect(lines.contains("Heading level 1") && lines.contains("Table"))
    #expect(lines.contains { $0.hasPrefix("List of ") })
  }
}
