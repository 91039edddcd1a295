// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// A table whose cells are being read: where each is, and at the end which headers it stands under.
struct TableTracker {
  private var cells: [Cell] = []
  private var row = -1
  private var column = 0
  /// For each column how many rows a cell from above still covers.
  private var covered: [Int] = []
  private var isHead = false
  /// How many cells of the grid may still be covered by spans, so that a hostile table ends.
  private var budget = 1 << 20

  private struct Cell {
    let rows: Range<Int>
    let columns: Range<Int>
    let isHeader: Bool
    let isHead: Bool
    let scope: String?
    let id: String?
    let headers: [Substring]
    var run: SectionBuilder.RunKey?

    var row: Int { rows.lowerBound }
  }

  private static let mostHeaders = 8
  private static let longestHeader = 256

  /// A group of rows starts, into which no cell of the group before reaches.
  mutating func startGroup(isHead: Bool) {
    self.isHead = isHead
    covered = []
  }

  mutating func startRow() {
    row += 1
    column = 0
    for index in covered.indices where covered[index] > 0 { covered[index] -= 1 }
  }

  /// A cell starts.
  ///
  /// - Returns: Its number among the cells.
  mutating func startCell(_ element: MarkupElement) -> Int {
    if row < 0 { startRow() }
    while column < covered.count, covered[column] > 0 { column += 1 }
    let width = span(element["colspan"], most: 1000)
    let height = span(element["rowspan"], most: 65534)
    let columns = column..<column + width
    budget -= width
    if covered.count < columns.upperBound {
      covered += [Int](repeating: 0, count: columns.upperBound - covered.count)
    }
    // The row itself is counted, too: the next one takes one off.
    for index in columns { covered[index] = height }
    column = columns.upperBound
    cells.append(
      Cell(
        rows: row..<row + height, columns: columns, isHeader: element.name == "th" || isHead,
        isHead: isHead,
        scope: element["scope"]?.collapsed.lowercased(), id: element["id"],
        headers: element.words("headers")))
    return cells.count - 1
  }

  /// The cell has this text.
  mutating func endCell(_ index: Int, run: SectionBuilder.RunKey?) { cells[index].run = run }

  /// Says of each cell that has text where it is in the table.
  func finish(in builder: inout SectionBuilder) {
    let texts = cells.map { $0.isHeader || $0.id != nil ? Self.text(of: $0, in: builder) : "" }
    let byID = Dictionary(
      cells.indices.compactMap { index in cells[index].id.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    var above = ColumnHeaders()
    var beside: [Int] = []
    let rowsOfHeaders = headerRows
    for (index, cell) in cells.enumerated() {
      beside.removeAll { cells[$0].rows.upperBound <= cell.row }
      let isOfColumn = isColumnHeader(cell, rowsOfHeaders)
      if isOfColumn { above.add(index, cell) }
      if let run = cell.run {
        let headers =
          cell.headers.isEmpty
          ? (beside + above.headers(over: cell)).filter { $0 != index }
          : cell.headers.compactMap { byID[String($0)] }
        let place = TableCell(
          row: cell.row, column: cell.columns.lowerBound, isHeader: cell.isHeader,
          headers: headers.prefix(Self.mostHeaders).map { texts[$0] }.filter { !$0.isEmpty })
        builder.setAttribute(.tableCell(place), of: run)
      }
      if !isOfColumn {
        above.passData(cell)
        if cell.isHeader, beside.count < Self.mostHeaders { beside.append(index) }
      }
    }
  }

  private func span(_ attribute: String?, most: Int) -> Int {
    guard budget > 0, let attribute, let span = Int(attribute.collapsed) else { return 1 }
    return min(max(span, 1), most)
  }

  /// The rows that hold headers and no data.
  private var headerRows: Set<Int> {
    Set(cells.map(\.row)).subtracting(
      cells.lazy.filter { !$0.isHeader && $0.run != nil }.map(\.row))
  }

  private func isColumnHeader(_ cell: Cell, _ headerRows: Set<Int>) -> Bool {
    guard cell.isHeader else { return false }
    return switch cell.scope {
    case "col", "colgroup": true
    case "row", "rowgroup": false
    default: cell.isHead || headerRows.contains(cell.row)
    }
  }

  private static func text(of cell: Cell, in builder: SectionBuilder) -> String {
    guard let run = cell.run else { return "" }
    let bytes = builder.utf8[builder.text(of: run)].prefix(longestHeader)
    return String(decoding: bytes, as: UTF8.self).unicodeScalars
      .filter { $0 != "\u{FFFC}" && $0 != "\u{AD}" && $0 != "\u{FFFD}" }
      .split { $0.properties.isWhitespace }.map { String($0) }.joined(separator: " ")
  }

  /// The headers that stand over each column, from the outermost down.
  private struct ColumnHeaders {
    private var columns: [Int: (headers: [Header], areOver: Bool)] = [:]

    private struct Header {
      let index: Int
      let width: Int
    }

    func headers(over cell: Cell) -> [Int] {
      var found: [Int] = []
      for column in cell.columns {
        for header in columns[column]?.headers ?? [] where !found.contains(header.index) {
          found.append(header.index)
        }
        if found.count >= mostHeaders { break }
      }
      return found
    }

    /// A header that comes below data takes the place of those that are as wide.
    mutating func add(_ index: Int, _ cell: Cell) {
      let width = cell.columns.count
      for column in cell.columns {
        let known = columns[column] ?? ([], false)
        let kept = known.areOver ? known.headers.filter { $0.width != width } : known.headers
        columns[column] = (
          kept.prefix(mostHeaders - 1) + [Header(index: index, width: width)], false
        )
      }
    }

    mutating func passData(_ cell: Cell) {
      for column in cell.columns { columns[column]?.areOver = true }
    }
  }
}
