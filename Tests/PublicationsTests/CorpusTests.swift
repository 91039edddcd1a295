// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Publications

@Suite struct CorpusTests {
  @Test(arguments: [
    ("the-ferry-of-small-hours", 13), ("zh-the-kite-maker", 3), ("ar-the-well-of-stars", 3),
    ("th-the-river-market", 3),
  ])
  func `a second walk finds the same letters in every chapter`(name: String, chapters: Int) throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Corpus/\(name)").path
    let book = try Publication.open(path)
    #expect(book.diagnostics.isEmpty)
    // Chinese and Thai lose no space by it: the walk compares letters.
    #expect(try compareLetters(of: book, in: FolderContainer(file: path)) == chapters)
  }
}
