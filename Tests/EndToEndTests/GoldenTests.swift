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
  @Test(arguments: CorpusText.all)
  func `read-all prints what it printed before`(text: CorpusText) throws {
    let tool = try Tool("read-all", text.path)
    #expect(tool.status == 0)
    // What the tool has to remark on is part of what it prints.
    try compare(tool.errors + tool.output, with: "\(text.rawValue).read-all.txt")
  }

  @Test(arguments: CorpusText.all)
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

  @Test func `a broken file gives what it gave before`() throws {
    let folder = Folders.corpus.appending(path: "hostile")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    var transcript = ""
    for name in names where name != "README.md" && !name.hasPrefix(".") {
      let tool = try Tool("read-all", folder.appending(path: name).path)
      #expect(tool.status == 0 || tool.status == 1)
      #expect(tool.status == 0 || !tool.errors.isEmpty)
      let said = (tool.errors + tool.output).replacing(folder.path + "/", with: "")
      let lines = said.split(separator: "\n", omittingEmptySubsequences: false)
      transcript += "### \(name): \(tool.status)\n"
      for line in lines.prefix(16) { transcript += line.prefix(160) + "\n" }
      if lines.count > 16 { transcript += "(and \(lines.count - 16) more lines)\n" }
    }
    try compare(transcript, with: "hostile.txt")
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
