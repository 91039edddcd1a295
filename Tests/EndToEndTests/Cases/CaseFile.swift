// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A row of a file of cases: a text, a question about it, and its answer.
struct CaseRow {
  let id: String
  /// `nil` where the text is none that a Swift string can hold.
  let text: String?
  let operation: String
  let start: String
  let expected: String

  /// What stands before the first of the characters in the operation.
  func operation(upTo ends: Set<Character>) -> String {
    String(operation.prefix { !ends.contains($0) })
  }
}

/// Reads a file of cases: tab-separated, one header line, texts as the bodies of JSON strings.
struct CaseFile {
  let rows: [CaseRow]

  static let folder = Folders.shared.appending(path: "cases")
  static var isThere: Bool { FileManager.default.fileExists(atPath: folder.path) }
  static let notThere = "the shared folder with the cases is not beside this checkout"

  init(_ name: String) throws {
    let file = Self.folder.appending(path: name)
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    rows = lines.dropFirst().map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let at = { index in index < fields.count ? fields[index] : "" }
      return CaseRow(
        id: at(0), text: Self.decode(at(2)), operation: at(3), start: at(4),
        expected: Self.decode(at(5)) ?? at(5))
    }
  }

  private static func decode(_ body: String) -> String? {
    let json = Data("[\"\(body)\"]".utf8)
    let array = try? JSONSerialization.jsonObject(with: json) as? [String]
    return array?.first
  }
}

/// What came of a case.
enum CaseOutcome {
  /// The answer of the text, in the words of the file.
  case answer(String)
  /// Another suite runs the case.
  case elsewhere(CaseSuite)
  /// The case is written in a way that the runner cannot read: its own fault.
  case unreadable
}
