// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite("Errors and help")
struct ErrorTests {
  private let book = CorpusText.english.path

  @Test func `a book that is not there is named`() throws {
    let tool = try Tool("read-all", "no/such/book.epub")
    #expect(tool.status == 1)
    #expect(tool.output == "")
    #expect(tool.errors.contains("no/such/book.epub"))
    #expect(tool.errors.split(separator: "\n").count == 1)
  }

  @Test(arguments: [
    [], ["read-all"], ["frobnicate"], ["read-all", "a", "b"], ["read-all", "a", "--columns"],
    ["read-all", "a", "--columns", "0"], ["read-all", "a", "--columns", "-3"],
    ["read-all", "a", "--rows", "many"], ["read-all", "a", "--limit", "99999999999999999999"],
    ["read-all", "a", "--marks", "some"], ["read-all", "a", "--by", "page"],
    ["read-all", "a", "--frob"], ["read-all", "a", "--from", "3:4:5"],
    ["read-all", "a", "--from", "-1"], ["read-all", "a", "--to", "p0"], ["outline"],
    ["outline", "a", "--from", "1"], ["read-all", "a", "--from", "+3"],
  ])
  func `a command that is not understood says why and exits with 2`(arguments: [String]) throws {
    let tool = try Tool(arguments)
    #expect(tool.status == 2)
    #expect(tool.output == "")
    #expect(tool.errors.hasPrefix("accessible-text"))
  }

  @Test func `places behind the end of the book are refused with its size`() throws {
    let section = try Tool("read-all", book, "--from", "99")
    #expect(section.status == 2)
    #expect(section.errors.contains("13 sections"))
    let page = try Tool("read-all", book, "--from", "p9999")
    #expect(page.status == 2)
    #expect(page.errors.contains("pages"))
  }

  @Test(arguments: [["--help"], ["read-all", "--help"], ["outline", "-h"], ["help"]])
  func `help goes to standard output and succeeds`(arguments: [String]) throws {
    let tool = try Tool(arguments)
    #expect(tool.status == 0)
    #expect(tool.output.hasPrefix("usage: accessible-text"))
    #expect(tool.errors == "")
  }

  @Test func `the help of a subcommand names each of its options`() throws {
    let help = try Tool("read-all", "--help").output
    for option in ["from", "to", "by", "limit", "marks", "columns", "rows", "language", "json"] {
      #expect(help.contains("--\(option)"))
    }
  }

  @Test func `a reader that has seen enough ends the tool quietly`() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = [
      "-c", #"set -o pipefail; "$0" read-all "$1" | head -n 1"#, Tool.executable.path, book,
    ]
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(said.isEmpty)
    #expect(process.terminationStatus == 0)
  }
}
