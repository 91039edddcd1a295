// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Runs the command line tool as a person would.
struct Tool {
  let status: Int32
  let output: String
  let errors: String

  init(_ arguments: String..., input: String = "") throws {
    try self.init(arguments, input: input)
  }

  init(_ arguments: [String], input: String = "") throws {
    let process = Process()
    process.executableURL = Tool.executable
    process.arguments = arguments
    let output = Pipe()
    let errors = Pipe()
    let feed = Pipe()
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = feed
    try process.run()
    feed.fileHandleForWriting.write(Data(input.utf8))
    try feed.fileHandleForWriting.close()
    // Both pipes are emptied side by side, or a full one would stop the tool.
    let group = DispatchGroup()
    let said = Said()
    DispatchQueue.global().async(group: group) {
      said.errors = errors.fileHandleForReading.readDataToEndOfFile()
    }
    self.output = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    group.wait()
    self.errors = String(decoding: said.errors, as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }

  private final class Said: @unchecked Sendable {
    var errors = Data()
  }

  var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// The lines of `--json`, as dictionaries.
  var objects: [[String: Any]] {
    get throws {
      try lines.map {
        try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] ?? [:]
      }
    }
  }

  /// The tool that was built with these tests lies beside them.
  static let executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "accessible-text")
}

/// The folders that the tests read from.
enum Folders {
  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let corpus = package.appending(path: "Corpus")
  /// Real books that nobody here wrote; they are not part of the project.
  static let shared = package.deletingLastPathComponent().appending(path: "shared")

  static var hasShared: Bool {
    FileManager.default.fileExists(atPath: shared.appending(path: "books").path)
  }

  static let noShared = "the shared folder with real books is not beside this checkout"

  /// The files in a folder and the folders below it that have one of the endings.
  static func files(in folder: URL, endings: Set<String>) -> [String] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (all?.compactMap { $0 as? URL } ?? [])
      .filter { endings.contains($0.pathExtension) }.map(\.path).sorted()
  }
}

/// The texts of the corpus.
struct CorpusText: CustomTestStringConvertible, Equatable {
  let rawValue: String

  static let english = CorpusText(rawValue: "the-ferry-of-small-hours")
  static let chinese = CorpusText(rawValue: "zh-the-kite-maker")
  static let arabic = CorpusText(rawValue: "ar-the-well-of-stars")
  static let thai = CorpusText(rawValue: "th-the-river-market")
  static let plain = CorpusText(rawValue: "the-clockmakers-apprentice.txt")
  /// Books without anything that read-all leaves out or says in another way.
  static let prose = [english, chinese, arabic, thai, plain]

  /// All that the folder holds.
  static let all: [CorpusText] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: Folders.corpus.path)) ?? []
    return names.sorted().filter {
      !["README.md", "goldens", "hostile"].contains($0) && !$0.hasSuffix(".svg")
    }.map(CorpusText.init)
  }()

  var testDescription: String { rawValue }

  var path: String { Folders.corpus.appending(path: rawValue).path }
}
