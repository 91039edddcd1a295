// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TextLayout

/// The table of widths against the files of the Unicode Character Database, if they are there.
@Suite(.enabled(if: UnicodeFile.isOfTableVersion)) struct CellWidthTests {
  @Test func `the table says of each code point what the Unicode Character Database says`() throws {
    #expect(try CellWidth.widthChanges == changes(widthsInUnicodeFiles()))
  }

  @Test func `each code point has the width of the table's last change before it`() {
    let changes = CellWidth.widthChanges
    var wrong: [UInt32] = []
    for (index, change) in changes.enumerated() {
      let end = index + 1 < changes.count ? changes[index + 1] >> 4 : 0x110000
      for scalar in [change >> 4, end - 1] where CellWidth(of: scalar).rawValue != change & 0xF {
        wrong.append(scalar)
      }
    }
    #expect(wrong == [])
  }

  private func widthsInUnicodeFiles() throws -> [CellWidth] {
    var widths = [CellWidth](repeating: .narrow, count: 0x110000)
    for scalar in try UnicodeFile("HangulSyllableType").scalars("V", "T") {
      widths[scalar] = .combining
    }
    let ignorable = try UnicodeFile("DerivedCoreProperties").scalars("Default_Ignorable_Code_Point")
    for scalar in ignorable { widths[scalar] = .ignorable }
    for scalar in try UnicodeFile("EastAsianWidth").scalars("W", "F") { widths[scalar] = .wide }
    let marks = try UnicodeFile("extracted/DerivedGeneralCategory").scalars("Mn", "Mc", "Me")
    for scalar in marks where widths[scalar] != .ignorable { widths[scalar] = .combining }
    return widths
  }

  private func changes(_ widths: [CellWidth]) -> [UInt32] {
    var changes: [UInt32] = []
    var last: CellWidth?
    for (scalar, width) in widths.enumerated() where width != last {
      changes.append(UInt32(scalar) << 4 | width.rawValue)
      last = width
    }
    return changes
  }
}

/// A file of Debian's package unicode-data.
private struct UnicodeFile {
  let lines: [Substring.UTF8View]

  init(_ name: String) throws {
    let path = "/usr/share/unicode/\(name).txt"
    lines = try String(contentsOfFile: path, encoding: .utf8).utf8.split(separator: 0x0A)
      .map { $0 }
  }

  static var isOfTableVersion: Bool {
    guard let first = try? UnicodeFile("EastAsianWidth").lines.first else { return false }
    return first.starts(with: "# EastAsianWidth-15.0.".utf8)
  }

  /// The code points that have one of the values of the file's property.
  func scalars(_ values: String...) -> [Int] {
    lines.flatMap { line -> [Int] in
      let facts = line.prefix { $0 != 0x23 }.split(separator: 0x3B)
      guard facts.count > 1 else { return [] }
      let value = facts[1].filter { $0 != 0x20 }
      guard values.contains(where: { value.elementsEqual($0.utf8) }) else { return [] }
      let range = String(decoding: facts[0].filter { $0 != 0x20 }, as: UTF8.self)
      let ends = range.split(separator: "..").compactMap { Int($0, radix: 16) }
      guard let first = ends.first, let last = ends.last else { return [] }
      return Array(first...last)
    }
  }
}
