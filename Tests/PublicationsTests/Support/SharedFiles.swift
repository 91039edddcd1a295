// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Real books beside the project, which are never copied into it.
enum SharedFiles {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("../shared").standardized

  static var exist: Bool { FileManager.default.fileExists(atPath: folder.path) }

  /// The files in folders below `shared`, sorted; says so where they are missing.
  static func paths(in folders: [String], ending: String) -> [String] {
    let found = folders.flatMap { name -> [String] in
      let folder = folder.appendingPathComponent(name)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.filter { $0.hasSuffix(ending) }.sorted().map {
        folder.appendingPathComponent($0).path
      }
    }
    if found.isEmpty { print("SKIPPED: no files in \(folder.path) (\(folders))") }
    return found
  }

  static let bookFolders = ["books", "books/malformed", "books/udhr", "books/w3c"]
}
