// SPDX-License-Identifier: Apache-2.0
public import AccessibleText

/// Puts the lines of a section on pages of so many rows.
///
/// Each line takes a row. A blank row stands before each block, but not at the top of a page and not
/// where a block goes on with the paragraph of the one before. A section without lines has one page,
/// a blank one.
public struct Paginator: Sendable {
  private let rows: Int

  /// Makes a paginator for pages of so many rows; at least 1.
  public init(rows: Int) {
    self.rows = max(rows, 1)
  }

  /// The layout of a section whose lines were filled by a `LineFiller`.
  ///
  /// - Returns: `nil` if the lines are not of the section.
  /// - Complexity: O(lines).
  public func layout(_ lines: [LineLayout.Line], of section: TextSection) -> SectionLayout? {
    var lines = lines
    var firstLines = [0]
    var row = 0
    var blocks = section.blocks.makeIterator()
    var next = blocks.next()
    for index in lines.indices {
      if let block = next, block.utf8.lowerBound == lines[index].utf8.lowerBound {
        if row > 0, block.joinToPrevious == .newParagraph { row += 1 }
        next = blocks.next()
      }
      if row >= rows {
        firstLines.append(index)
        row = 0
      }
      lines[index].rect.y = Double(row)
      row += 1
    }
    guard let layout = try? LineLayout(lines, in: section) else { return nil }
    return try? SectionLayout(lines: layout, firstLineOfEachPage: firstLines)
  }
}
