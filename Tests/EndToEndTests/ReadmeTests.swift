// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Foundation
import Testing

@Suite("README")
struct ReadmeTests {
  @Test func `the example host reads over its page edges`() {
    let reader = Reader(["The tide was out. The ", "ferry lay in the mud, and ", "nobody came."])
    var said: [String] = []
    reader.readAll { said.append($0) }
    #expect(said == ["The tide was out.", "The ferry lay in the mud, and nobody came."])
  }

  @Test func `the README shows the example host as it is compiled`() throws {
    let readme = try String(
      contentsOf: Folders.package.appending(path: "README.md"), encoding: .utf8)
    let source = try String(
      contentsOf: Folders.package.appending(path: "Tests/EndToEndTests/ExampleHost.swift"),
      encoding: .utf8)
    let example = try #require(
      source.components(separatedBy: "// >>> README\n").last?
        .components(separatedBy: "// <<< README").first)
    #expect(readme.contains("```swift\n" + example + "```"))
  }

  @Test func `the README's example output is what the tool prints`() throws {
    let readme = try String(
      contentsOf: Folders.package.appending(path: "README.md"), encoding: .utf8)
    let block = try #require(
      readme.components(separatedBy: "```console\n$ accessible-text ").last?
        .components(separatedBy: "```").first)
    let lines = block.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let arguments = try #require(lines.first).split(separator: " ").map(String.init)
    let tool = try Tool(
      arguments.map { $0.hasPrefix("Corpus/") ? Folders.package.path + "/" + $0 : $0 })
    #expect(tool.output == String(try #require(lines.last)))
  }
}
