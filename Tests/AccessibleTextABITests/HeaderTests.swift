// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite("accessible_text.h")
struct HeaderTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let header = package.appending(
    path: "Sources/CAccessibleText/include/accessible_text.h"
  ).path
  private static let strict = ["-Wall", "-Wextra", "-pedantic", "-Werror", "-fsyntax-only"]

  @Test(
    .enabled(if: HeaderTests.hasCompiler, "no clang"),
    arguments: [["-x", "c", "-std=c11"], ["-x", "c++", "-std=c++17"]])
  func `a strict compiler has nothing to say`(language: [String]) throws {
    let messages = try Self.clang(language + Self.strict + [Self.header])
    #expect(messages == "")
  }

  @Test func `it has ten functions, and each says who owns what`() throws {
    let text = try String(contentsOfFile: Self.header, encoding: .utf8)
    let comments = text.components(separatedBy: "/**").dropFirst()
      .filter { $0.contains("*/\naxt_status axt_text_") }
    #expect(comments.count == 10)
    for comment in comments { #expect(comment.contains("caller"), "\(comment)") }
  }

  /// Whether there is a compiler; the toolchain comes with one, so on CI there is.
  private static let hasCompiler =
    ProcessInfo.processInfo.environment["CI"] == "true" || (try? clang(["--version"])) != nil

  /// What the compiler says; an error if there is none.
  private static func clang(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["clang"] + arguments
    let output = Pipe()
    process.standardError = output
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let messages = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus != 127 else { throw CocoaError(.fileNoSuchFile) }
    return String(decoding: messages, as: UTF8.self)
  }
}
