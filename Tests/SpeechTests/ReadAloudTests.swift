// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Speech

/// `read-all --speak`, the program as a person runs it, with a speech server of the test's own.
@Suite(
  "Reading aloud", .serialized,
  .enabled(if: Installed.speechDispatcher.isMet, Installed.speechDispatcher.comment))
struct ReadAloudTests {
  private static let book = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Corpus/the-ferry-of-small-hours").path

  private func run(
    _ arguments: [String], keys: String = "", server: PrivateSpeechServer?
  ) throws -> (status: Int32, output: String, errors: String) {
    let process = Process()
    process.executableURL = Installed.programs.appending(path: "accessible-text")
    process.arguments = ["read-all", Self.book] + arguments
    process.environment = [
      "SPEECHD_ADDRESS": server?.address.description ?? "unix_socket:/nowhere/s.sock",
      "PATH": "/nowhere",
    ]
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(keys.utf8))
    // A test that hangs is ended.
    let pid = process.processIdentifier
    let watch = Task {
      try await Task.sleep(for: .seconds(60))
      kill(pid, SIGKILL)
    }
    defer { watch.cancel() }
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let told = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, said, told)
  }

  @Test func `what is said is what read-all prints, and each sentence is printed once`() throws {
    let server = try PrivateSpeechServer()
    let range = ["--from", "3", "--to", "3", "--columns", "40", "--rows", "12"]
    let aloud = try run(range + ["--speak"], server: server)
    let printed = try run(range, server: server)
    #expect(aloud.status == 0, "\(aloud.errors)")
    let sentences = { (text: String) in
      text.split(separator: "\n").filter { !$0.hasPrefix("--") }
        .map {
          $0.replacingOccurrences(of: "\\[page [0-9]+\\] ?", with: "", options: .regularExpression)
        }
    }
    #expect(sentences(aloud.output) == sentences(printed.output))
    let said = try server.messages.filter { $0.end == "END" || $0.end == "end" }.map(\.text)
    #expect(said.count > 50)
  }

  @Test func `a key stops it, and it says where it is`() throws {
    let server = try PrivateSpeechServer(microseconds: 2_000)
    let aloud = try run(["--speak", "--from", "3"], keys: "\u{1B}[C\u{1B}[C?q", server: server)
    #expect(aloud.status == 0, "\(aloud.errors)")
    #expect(aloud.output.contains("space       pause, go on"))
    #expect(aloud.output.split(separator: "\n").count < 40)
  }

  @Test func `--json is for programs`() throws {
    let refused = try run(["--speak", "--json"], server: nil)
    #expect(refused.status == 2)
    #expect(refused.errors.contains("--speak"))
  }
}
