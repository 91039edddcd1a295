// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Foundation
import ICUText
import Publications
import Testing

/// Scans against what was printed on the pages.
///
/// The two that were made of a known text are read as that text but where the recognition erred. What is
/// left are its errors: stops and letters that it saw where none are.
@Suite("Scans", .enabled(if: Folders.hasShared, Comment(rawValue: Folders.noShared)))
struct ScanTruthTests {
  @Test(arguments: [("scan-eng-sherlock-ch1", 0.985), ("scan-deu-udhr", 0.985)])
  func `a made scan is read as its truth`(name: String, atLeast: Double) throws {
    let (said, truth) = try texts(name)
    let alike = Double(common(said, truth)) / Double(max(said.count, truth.count))
    print("scan | \(name) | words \(truth.count) | alike \(alike)")
    #expect(alike >= atLeast)
  }

  @Test(arguments: [("scan-eng-sherlock-ch1", 0.97), ("scan-deu-udhr", 1)])
  func `its paragraphs are those of the truth`(name: String, atLeast: Double) throws {
    let path = Folders.shared.appending(path: "scans/\(name).hocr").path
    let publication = try Publication.open(path)
    let content = publication.content(ofSection: 0)
    let starts = content.blocks.filter {
      $0.role != .artifact && $0.joinToPrevious == .newParagraph
    }.map {
      letters(of: String(decoding: content.utf8[$0.utf8], as: UTF8.self))
    }
    let truth = try self.truth(name).split(separator: "\n\n").map { letters(of: String($0)) }
    let alike = Double(common(starts, truth)) / Double(max(starts.count, truth.count))
    print("scan | \(name) | paragraphs \(truth.count), read \(starts.count) | alike \(alike)")
    #expect(alike >= atLeast)
  }

  @Test func `running heads and page numbers are not read`() throws {
    let (english, _) = try texts("scan-eng-sherlock-ch1")
    #expect(!english.contains("ADVENTURES"))
    let (german, _) = try texts("scan-deu-udhr")
    #expect(!german.contains("MENSCHENRECHTE"))
    #expect(german.first == "Die")
  }

  /// A few letters near a paragraph's start, by which it is known: all but the first, often a misread `I`.
  private func letters(of paragraph: String) -> String {
    let letters = paragraph.lowercased().unicodeScalars.filter(\.properties.isAlphabetic)
    return String(String.UnicodeScalarView(letters.dropFirst(2).prefix(6)))
  }

  private func texts(_ name: String) throws -> (said: [Substring], truth: [Substring]) {
    let path = Folders.shared.appending(path: "scans/\(name).hocr").path
    let said = WholeBook(try Publication.open(path), columns: 60, rows: 30).spoken
    return (
      said.joined(separator: " ").split(whereSeparator: \.isWhitespace),
      try truth(name).split(whereSeparator: \.isWhitespace)
    )
  }

  private func truth(_ name: String) throws -> String {
    try String(
      contentsOf: Folders.shared.appending(path: "scans/\(name).truth.txt"), encoding: .utf8)
  }

  /// How many of two rows are the same, in order.
  private func common<Item: Equatable>(_ one: [Item], _ other: [Item]) -> Int {
    one.count - other.difference(from: one).removals.count
  }
}
