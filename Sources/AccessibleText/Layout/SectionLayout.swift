// SPDX-License-Identifier: Apache-2.0

/// The lines of a section and the pages they are on.
///
/// A page is a run of lines; a blank page has none. A section begins a page of its own and has at
/// least one.
public struct SectionLayout: Sendable {
  /// The lines of the section; their geometry is asked of `lines(onPage:)`.
  public let lines: LineLayout
  private let firstLines: [UInt32]
  private let hasBlankPages: Bool
  /// The pages as units; kept, because a page is asked for at any place of a long section.
  let pages: RangeBoundaries

  /// Puts lines on pages.
  ///
  /// - Parameter firstLines: For each page the index of its first line; a blank page repeats the
  ///   index of the page after it. The first page starts at line 0.
  /// - Throws: Which page is wrong.
  public init(lines: LineLayout, firstLineOfEachPage firstLines: [Int]) throws(LayoutError) {
    var last = 0
    for (page, line) in firstLines.enumerated() {
      guard line >= last, line <= lines.count, page > 0 || line == 0 else {
        throw .pagesOutOfOrder(page: page)
      }
      last = line
    }
    self.lines = lines
    self.firstLines = firstLines.isEmpty ? [0] : firstLines.map { UInt32($0) }
    hasBlankPages = zip(firstLines, firstLines.dropFirst() + [lines.count]).contains { $0 == $1 }
    pages = RangeBoundaries(pagesOf: lines, firstLines: firstLines.isEmpty ? [0] : firstLines)
  }

  /// How many pages the section fills.
  public var pageCount: Int { firstLines.count }

  /// The lines of one page, in whose coordinates their boxes are; none on a blank page.
  ///
  /// - Parameter page: The page's place in the section, counted from 0.
  /// - Returns: `nil` if the section has no such page.
  /// - Complexity: O(1); the lines are not copied.
  public func lines(onPage page: Int) -> LineLayout? {
    guard firstLines.indices.contains(page) else { return nil }
    let first = Int(firstLines[page])
    let next = page + 1 < firstLines.count ? Int(firstLines[page + 1]) : lines.count
    let start = startOffset(ofPage: page) ?? 0
    let end = startOffset(ofPageAfter: page) ?? lines.extent.upperBound
    return LineLayout(lines, lines: first..<next, extent: min(start, end)...end)
  }

  /// The page that the offset is shown on; where a page edge is at the offset, affinity decides.
  ///
  /// Text that is not shown is on the page of the text before it.
  func pageIndex(showing offset: Int, _ affinity: TextAffinity = .downstream) -> Int {
    let last = affinity == .downstream ? offset : offset - 1
    let next = firstLines.partitioningIndex { line in
      line >= lines.count || lines[Int(line)].utf8.lowerBound > last
    }
    return max(next - 1, 0)
  }

  /// The offset at which a page's text starts, the first one's at the start of the section, shown or
  /// not; `nil` for a page that has none.
  func startOffset(ofPage page: Int) -> Int? {
    guard firstLines.indices.contains(page), !isBlank(page: page) else { return nil }
    return page == 0 ? 0 : lines[Int(firstLines[page])].utf8.lowerBound
  }

  /// The offset at which the next page with text starts.
  func startOffset(ofPageAfter page: Int) -> Int? {
    guard page + 1 < firstLines.count else { return nil }
    let line = Int(firstLines[page + 1])
    return line < lines.count ? lines[line].utf8.lowerBound : nil
  }

  /// How many pages with text a walk from one page to another comes to.
  ///
  /// - Complexity: O(1), but O(pages between) where the section has a blank page.
  func pagesWithText(between one: Int, and other: Int) -> Int {
    guard hasBlankPages else { return abs(other - one) }
    let (first, last) = (min(one, other), max(one, other))
    let reached = other > one ? first + 1..<last + 1 : first..<last
    return reached.count { !isBlank(page: $0) }
  }

  private func isBlank(page: Int) -> Bool {
    let first = Int(firstLines[page])
    let next = page + 1 < firstLines.count ? Int(firstLines[page + 1]) : lines.count
    return first == next
  }
}

extension RangeBoundaries {
  /// Pages as ranges of offsets; those of blank pages are empty.
  fileprivate init(pagesOf lines: LineLayout, firstLines: [Int]) {
    let end = lines.extent.upperBound
    let starts = firstLines.enumerated().map { page, line in
      page == 0 ? 0 : line < lines.count ? lines[line].utf8.lowerBound : end
    }
    self.init(zip(starts, starts.dropFirst() + [end]).lazy.map { $0..<Swift.max($0, $1) })
  }
}
