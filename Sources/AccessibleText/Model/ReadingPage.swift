// SPDX-License-Identifier: Apache-2.0

/// A page as a reader of lines sees it: what answers UIKit's `UIAccessibilityReadingContent`.
///
/// Lines are numbered from 0 in the order of the elements, and have their text without the line end.
/// Points and frames are in the coordinates of the page; what a platform wants instead (a screen's
/// coordinates, a number or a rectangle that means "none") is its adapter's to say.
///
/// *Law: the line at a point of a line's frame is that line, unless two frames overlap there.*
public struct ReadingPage {
  private let elements: [any TextInputModel]
  private let lines: [Line]

  private struct Line {
    let element: any TextInputModel
    let range: TextRange
    let frame: Rect?
  }

  /// Reads the lines of some elements of one page, in their order; elements that are not laid out have
  /// none.
  ///
  /// - Complexity: O(lines × log lines).
  public init(_ elements: [any TextInputModel]) {
    self.elements = elements
    lines = elements.flatMap { element in
      element.lineRanges.map { Line(element: element, range: $0, frame: element.frame(ofLine: $0)) }
    }
  }

  /// Reads the page that an element is on, as far as its elements are linked.
  public init(of element: any TextInputModel) {
    var first = TextWalker(at: element)
    while true {
      var before = first
      guard before.step(.backward) == .moved, before.pagesTurned == 0 else { break }
      first = before
    }
    var elements: [any TextInputModel] = []
    var walker = TextWalker(at: first.element)
    repeat {
      elements.append(walker.element)
    } while walker.step(.forward) == .moved
      && walker.pagesTurned == 0
    self.init(elements)
  }

  /// How many lines the page has.
  public var lineCount: Int { lines.count }

  /// The number of the line that a point is on, or beside if that is where its row goes on.
  ///
  /// - Returns: `nil` for a point on no line.
  /// - Complexity: O(lines).
  public func lineIndex(at point: Point) -> Int? {
    if let index = lines.firstIndex(where: { $0.frame?.contains(point) == true }) { return index }
    for element in elements {
      guard let layout = element.lines(in: element.textRange),
        let row = layout.lineIndex(at: point).flatMap({ layout.lineRange($0) })
      else { continue }
      if let index = lines.firstIndex(where: { $0.range.start == row.start }) { return index }
    }
    return nil
  }

  /// The text of a line; `nil` for a number that is none's.
  public func lineContent(_ index: Int) -> String? {
    line(index).flatMap { $0.element.text(in: $0.range) }
  }

  /// The text of a line with how each piece of it is set off.
  public func attributedLineContent(_ index: Int) -> AttributedText? {
    line(index).flatMap { $0.element.attributedText(in: $0.range) }
  }

  /// The place of a line in the text.
  public func lineRange(_ index: Int) -> TextRange? { line(index)?.range }

  /// The box of a line; `nil` for a number that is none's.
  public func lineFrame(_ index: Int) -> Rect? { line(index)?.frame }

  /// All text of the page; a line feed stands between two paragraphs.
  public var pageContent: String { attributedPageContent.text }

  /// All text of the page with how each piece of it is set off.
  public var attributedPageContent: AttributedText {
    var content = AttributedText("")
    for (index, element) in elements.enumerated() {
      if index > 0, elements[index - 1].joinToNext == .newParagraph {
        content.append(AttributedText("\n"))
      }
      if let text = element.attributedText(in: element.textRange) { content.append(text) }
    }
    return content
  }

  private func line(_ index: Int) -> Line? { lines.indices.contains(index) ? lines[index] : nil }
}

extension TextInputModel {
  /// The lines of the element, in order.
  fileprivate var lineRanges: [TextRange] {
    guard let units = boundaries(of: .line, in: textRange) else { return [] }
    var lines: [TextRange] = []
    var line = units.unit(startingAtOrAfter: textRange.start)
    while let next = line, textRange.contains(next.start), textRange.contains(next.end) {
      guard overlaps(next, .line) else { break }
      lines.append(next)
      line = units.unit(startingAfter: next)
    }
    return lines
  }

  /// The box of a line, as its layout has it; else what its text covers.
  fileprivate func frame(ofLine line: TextRange) -> Rect? {
    let layout = lines(in: line)
    return layout?.lineIndex(of: line.start).flatMap { layout?.lineFrame($0) }
      ?? firstRect(for: line)
  }
}
