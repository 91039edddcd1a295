// SPDX-License-Identifier: Apache-2.0
internal import AccessibleText
public import CAccessibleText

/// Takes the lines and pages of a section, as the header says.
@c @implementation
public func axt_text_push_layout(
  _ text: axt_text, _ section: UInt64, _ version: UInt64, _ lines: UnsafePointer<axt_line>?,
  _ count: Int, _ line_size: Int, _ page_count: UInt32
) -> axt_status {
  answer { () throws(Refusal) in
    let open = try OpenTexts.text(text)
    try check(line_size, isSizeOf: axt_line.self)
    let lines = try checked(lines, count: count)
    let snapshot = Snapshot(open.document, unit: open.unit)
    // The start of the section, if the layout is of the content that it has.
    let start = try snapshot.position(
      axt_position(section: section, block: .max, offset: 0, version: version))
    guard let content = snapshot.document.section(of: start) else { throw Refusal(AXT_STALE) }
    let layout = try snapshot.layout(of: content, section, lines, pageCount: Int(page_count))
    try open.change { host throws(HostTextError) in try host.push(layout) }
  }
}

extension Snapshot {
  fileprivate func layout(
    of content: TextSection, _ section: UInt64, _ lines: UnsafeBufferPointer<axt_line>,
    pageCount: Int
  ) throws(Refusal) -> SectionLayout {
    // A page is at least a number of its own; pages without end are a mistake.
    guard pageCount > 0, pageCount <= 1 << 20 else { throw Refusal(AXT_BAD_LAYOUT) }
    var placed: [LineLayout.Line] = []
    var firstLines = [0]
    for (index, line) in lines.enumerated() {
      guard line.page < pageCount, line.page >= firstLines.count - 1 else {
        throw Refusal(AXT_BAD_LAYOUT)
      }
      while firstLines.count <= line.page { firstLines.append(index) }
      placed.append(try self.line(line, section))
    }
    while firstLines.count < pageCount { firstLines.append(lines.count) }
    do {
      return try SectionLayout(
        lines: LineLayout(placed, in: content), firstLineOfEachPage: firstLines)
    } catch {
      throw Refusal(AXT_BAD_LAYOUT)
    }
  }

  private func line(
    _ line: axt_line, _ section: UInt64
  ) throws(Refusal) -> LineLayout.Line {
    func offset(_ offset: UInt64) throws(Refusal) -> Int {
      try position(
        axt_position(section: section, block: line.block, offset: offset, version: 0)
      ).utf8Offset
    }
    let (start, end) = (try offset(line.start), try offset(line.end))
    guard start <= end,
      let direction = try entry(line.direction, of: HeaderOrder.directions)
    else { throw Refusal(AXT_BAD_LAYOUT) }
    return LineLayout.Line(
      utf8: start..<end,
      rect: Rect(x: line.x, y: line.y, width: line.width, height: line.height),
      direction: direction)
  }
}
