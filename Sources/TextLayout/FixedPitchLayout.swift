// SPDX-License-Identifier: Apache-2.0
public import AccessibleText

/// Lays a section out in the cells of a terminal: columns across, rows down a page.
///
///     let layout = FixedPitchLayout(columns: 60, rows: 30).layout(section)
///
/// A cell is one unit wide and high; each page counts its rows from 0. Paragraphs that are written from
/// right to left begin at the right edge of the page.
public struct FixedPitchLayout: Sendable {
  private let filler: LineFiller<FixedPitch>
  private let paginator: Paginator

  /// Makes a layout of pages of a size; at least one column and one row.
  ///
  /// - Parameter bidi: What knows which text is written from right to left; without it, none is.
  public init(columns: Int, rows: Int, bidi: (any BidiResolver)? = nil) {
    filler = LineFiller(width: columns, measurer: FixedPitch(), bidi: bidi)
    paginator = Paginator(rows: rows)
  }

  /// The lines of a section and the pages they are on.
  ///
  /// - Returns: `nil` if the lines are not of the section, which its own lines always are.
  /// - Complexity: O(section).
  public func layout(_ section: TextSection) -> SectionLayout? {
    paginator.layout(filler.lines(of: section), of: section)
  }
}
