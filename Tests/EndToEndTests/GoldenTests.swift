// SPDX-License-Identifier: Apache-2.0
import Foundation
import ICUText
import Testing

/// What the tool prints for the corpus, compared with what it printed when a person last read it.
///
/// `RECORD_GOLDENS=1 swift test --filter GoldenTests` writes the files anew; read the difference
/// before you keep it. The goldens are those of ICU 72, whose dictionaries and rules they show.
@Suite("Goldens", .enabled(if: ICUVersion.library.hasPrefix("72."), "the goldens are ICU 72's"))
struct GoldenTests {
  @Test(arguments: CorpusText.allCases)
  func `read-all prints what it printed before`(text: CorpusText) throws {
    let tool = try Tool("read-all", text.path)
    #expect(tool.status == 0)
    #expect(tool.errors == "")
    try compare(tool.output, with: "\(text.rawValue).read-all.txt")
  }

  @Test(arguments: CorpusText.allCases)
  func `outline prints what it printed before`(text: CorpusText) throws {
    let tool = try Tool("outline", text.path)
    #expect(tool.status == 0)
    try compare(tool.output, with: "\(text.rawValue).outline.txt")
  }

  @Test func `read-all prints the JSON it printed before`() throws {
    let text = CorpusText.english
    let tool = try Tool(
      "read-all", text.path, "--json", "--from", "3", "--to", "3", "--columns", "40", "--rows",
      "12")
    try compare(tool.output, with: "\(text.rawValue).section-3.jsonl")
  }

  private func compare(_ output: String, with name: String) throws {
    let golden = Folders.corpus.appending(path: "goldens").appending(path: name)
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil {
      try output.write(to: golden, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: golden, encoding: .utf8)
    let pairs = zip(
      output.split(separator: "\n", omittingEmptySubsequences: false),
      expected.split(separator: "\n", omittingEmptySubsequences: false))
    let difference = pairs.enumerated().first { $1.0 != $1.1 }
    #expect(
      output == expected,
      "line \((difference?.offset ?? -1) + 1) is “\(difference?.element.0 ?? "")”, was “\(difference?.element.1 ?? "")”"
    )
  }
}
