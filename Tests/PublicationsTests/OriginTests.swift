// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Foundation
import Testing

@testable import Publications

@Suite struct OriginTests {
  /// The pieces of a chapter for people: `text = path:offset`.
  private func origins(_ body: String) throws -> [String] {
    var book = TestBook()
    book.chapters = [("c1.xhtml", body)]
    return try book.read { book in
      let origins = try #require(book.origins(ofSection: 0))
      let content = book.content(ofSection: 0)
      return origins.pieces.map { piece in
        let text = String(decoding: content.utf8[piece.utf8], as: UTF8.self)
          .replacing("\u{FFFC}", with: "<>")
        let path = origins.path(of: piece).map { step in
          "/\(step.index)" + (step.id.map { "[\($0)]" } ?? "")
        }
        return "\(text) = \(path.joined())" + (piece.utf16.map { ":\($0)" } ?? "")
      }
    }
  }

  // TROUBLES 33
  @Test(arguments: [
    ("<p>One two.</p>", ["One two. = /4/2/1:0"]),
    ("<p><span id='p8'/>Deep woods</p>", ["Deep woods = /4/2/3:0"]),
    ("<p id='p'>a<b>b</b>c</p>", ["a = /4/2[p]/1:0", "b = /4/2[p]/2/1:0", "c = /4/2[p]/3:0"]),
    ("<p>\n  One\n  two\nthree </p>", ["One = /4/2/1:3", "two three = /4/2/1:9"]),
    ("<p>a<!-- x -->b<![CDATA[c]]>&amp;d</p>", ["abc&d = /4/2/1:0"]),
    ("<p>🌊é<i/>a🌊 b</p>", ["🌊é = /4/2/1:0", "a🌊 b = /4/2/3:0"]),
    ("<p>🌊  é</p>", ["🌊 = /4/2/1:0", "é = /4/2/1:4"]),
    ("<p>a<img alt='x'/>b</p>", ["a = /4/2/1:0", "<> = /4/2/2", "b = /4/2/3:0"]),
    ("<p hidden=''>x</p><p>a <i hidden=''>y</i> b</p>", ["a = /4/4/1:0", "b = /4/4/3:1"]),
    ("<p><ruby>漢<rt>かん</rt></ruby>字</p>", ["漢 = /4/2/2/1:0", "字 = /4/2/3:0"]),
    ("<p>x<math><mi>a</mi></math></p>", ["x = /4/2/1:0", "<> = /4/2/2"]),
    ("<p><svg id='s'><text>a</text></svg></p>", ["a = /4/2/2[s]"]),
    ("<pre>a\n  b</pre>", ["a = /4/2/1:0", "b = /4/2/1:4"]),
  ])
  func `each piece of text knows its node and its offset`(body: String, expected: [String]) throws {
    #expect(try origins(body) == expected)
  }

  @Test func `a broken chapter has the paths of its repaired tree`() throws {
    #expect(
      try origins("<html><head></head><body><p>One<p>Two <br>three</body></html>")
        == ["One = /4/2/1:0", "Two = /4/4/1:0", "three = /4/4/3:0"])
  }

  @Test func `a section that is not there has no origins`() throws {
    try TestBook().read { #expect($0.origins(ofSection: 7) == nil) }
  }

  @Test(.enabled(if: SharedFiles.exist, "the shared folder is not beside this checkout"))
  func `the source text of each piece is the section's text of it, white space aside`() throws {
    var compared = 0
    for path in SharedFiles.paths(in: SharedFiles.bookFolders, ending: ".epub") {
      guard let book = try? Publication.open(path),
        let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
      else { continue }
      let container = try ZipContainer(path, archiveSize: size)
      for index in 0..<min(book.sectionCount, 40) {
        let bytes = (try? container.read(book.sectionPlace(index)).bytes) ?? []
        guard let tree = MarkupTree.parse(bytes).root, let origins = book.origins(ofSection: index)
        else { continue }
        compared += compare(origins, of: book.content(ofSection: index), with: tree)
      }
    }
    #expect(compared > 10_000)
  }

  /// Compares each piece with the text of a tree that is walked by its path.
  private func compare(
    _ origins: SectionOrigins, of content: SectionContent, with root: MarkupTree
  ) -> Int {
    var covered = 0
    for piece in origins.pieces {
      covered += piece.utf8.count
      guard let start = piece.utf16 else { continue }
      let text = String(decoding: content.utf8[piece.utf8], as: UTF8.self)
      let node = Array((root.text(at: origins.path(of: piece).map(\.index)) ?? "").utf16)
      let found = node.dropFirst(start).prefix(text.utf16.count)
      #expect(String(decoding: found, as: UTF16.self).withSpaces == text.withSpaces)
    }
    // What is no piece is white space, or the marks of a quotation.
    let inPieces = Set(origins.pieces.flatMap { Array($0.utf8) })
    let outside = content.utf8.indices.filter { !inPieces.contains($0) }
    let rest = String(decoding: outside.map { content.utf8[$0] }, as: UTF8.self)
    #expect(rest.withoutWhiteSpace.allSatisfy { "“”‘’".contains($0) })
    return origins.pieces.count
  }
}

extension String {
  /// Each white space made a space.
  fileprivate var withSpaces: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { " \t\n\r\u{2028}".unicodeScalars.contains($0) ? " " : $0 }))
  }
}

extension MarkupTree {
  /// The text at a path of steps, in the manner of a canonical fragment identifier.
  fileprivate func text(at path: [Int]) -> String? {
    guard let step = path.first else { return nil }
    if step % 2 == 0 {
      return children.indices.contains(step / 2 - 1)
        ? children[step / 2 - 1].text(at: Array(path.dropFirst())) : nil
    }
    var elements = 0
    var found = ""
    for node in nodes {
      switch node {
      case .element: elements += 1
      case .text(let text): if elements == step / 2 { found += text }
      }
    }
    return found
  }
}
