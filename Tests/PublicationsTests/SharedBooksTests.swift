// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Foundation
import Testing

@testable import Publications

@Suite(.enabled(if: SharedFiles.exist, "the shared folder is not beside this checkout"))
struct SharedBooksTests {
  @Test func `every shared book is read or refused with a sentence`() {
    let paths =
      SharedFiles.paths(in: SharedFiles.bookFolders, ending: ".epub")
      + SharedFiles.paths(in: ["texts"], ending: "")
    print("book | sections | blocks | bytes | contents | language | diagnostics")
    for path in paths { print(row(path)) }
  }

  @Test func `a second walk finds the same letters in every well-formed chapter`() throws {
    var compared = 0
    for path in SharedFiles.paths(in: SharedFiles.bookFolders, ending: ".epub") {
      guard let book = try? Publication.open(path),
        let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
      else { continue }
      compared += try compareLetters(of: book, in: ZipContainer(path, archiveSize: size))
    }
    #expect(compared > 1_000)
  }

  private func row(_ path: String) -> String {
    let name = path.split(separator: "/").suffix(2).joined(separator: "/")
    do {
      let book = try Publication.open(path)
      #expect(book.sectionCount > 0)
      var (blocks, bytes, faults) = (0, 0, book.diagnostics)
      for index in 0..<book.sectionCount {
        let content = book.content(ofSection: index)
        blocks += content.blocks.count
        bytes += content.utf8.count
        faults += content.diagnostics
      }
      let notes = faults.prefix(3).map { "\n    \($0.place): \($0.message)" }.joined()
      return "\(name) | \(book.sectionCount) | \(blocks) | \(bytes) | \(book.contents.count) | "
        + "\(book.language.tag) | \(faults.count)\(notes)"
    } catch {
      #expect(error.description.hasSuffix("."))
      return "\(name) | refused | \(error)"
    }
  }
}

/// Compares the letters of each well-formed chapter with what a second walk finds.
///
/// - Returns: How many chapters were compared; those with drawings and formulas, whose letters are
///   not those of the text, are left out.
func compareLetters(of book: Publication, in container: some ResourceContainer) throws -> Int {
  var compared = 0
  for index in 0..<book.sectionCount {
    let place = book.sectionPlace(index)
    guard place.hasSuffix("html"), let resource = try? container.read(place),
      let expected = NaiveExtractor.letters(of: resource.bytes),
      !resource.bytes.contains("<svg", "<math", "<m:math")
    else { continue }
    let content = book.content(ofSection: index)
    let letters = String(decoding: content.utf8, as: UTF8.self).withoutWhiteSpace
    // The marks of a `q` are not in the source.
    let marks = resource.bytes.contains("<q>", "<q ") ? "“”‘’" : ""
    #expect(
      letters.filter { !marks.contains($0) } == expected.filter { !marks.contains($0) },
      "\(container.file) \(place)")
    compared += 1
  }
  return compared
}

extension [UInt8] {
  /// Whether any of the texts is in the bytes.
  func contains(_ texts: String...) -> Bool {
    texts.contains { Data(self).range(of: Data($0.utf8)) != nil }
  }
}
