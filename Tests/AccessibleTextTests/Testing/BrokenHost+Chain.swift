// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import AccessibleTextTesting

extension BrokenHost {
  /// The elements of a small book, each as a host that can be broken: paragraphs with a picture, an
  /// emphasis and a word of two scripts, in lines of sixteen cells, three on a page.
  static func chain() -> [BrokenHost] {
    let document = TextDocument(sectionCount: 1, segmenter: NaiveSegmenter()) { _ in
      var builder = SectionBuilder()
      builder.openBlock(.paragraph)
      builder.append("The tide was out. ")
      builder.openRun(.emphasis(.strong))
      builder.append("Anna saw")
      builder.closeRun()
      builder.append(" a b\u{FC}rge\u{301} ")
      builder.appendObject(description: "a boat")
      builder.append(" and 👍🏽 left it there for good.")
      builder.openBlock(.paragraph)
      builder.append("Nobody came, and nothing was heard. Nothing at all.")
      builder.openBlock(.paragraph)
      builder.append("The end.")
      return builder.finish()
    }.laidOut(by: cells)
    let hosts = elements(of: document).map { BrokenHost($0) }
    for (one, next) in zip(hosts, hosts.dropFirst()) {
      one.next = next
      next.previous = one
    }
    return hosts
  }

  @Sendable private static func cells(_ section: TextSection) -> SectionLayout? {
    var lines: [LineLayout.Line] = []
    for index in section.blocks.indices {
      guard let block = section.range(ofBlock: index) else { continue }
      var start = block.start
      while start != block.end {
        let end = section.position(from: start, offsetBy: 16, in: .character) ?? block.end
        let cut = block.contains(end) ? end : block.end
        let cells = section.distance(from: start, to: cut, in: .character) ?? 0
        lines.append(
          LineLayout.Line(
            utf8: start.utf8Offset..<cut.utf8Offset,
            rect: Rect(
              x: 0, y: Double(lines.count % 3) * 20, width: Double(cells) * 10, height: 20),
            runs: .even(pitch: 10)))
        start = cut
      }
    }
    let pages = Array(stride(from: 0, to: lines.count, by: 3))
    guard let layout = try? LineLayout(lines, in: section) else { return nil }
    return try? SectionLayout(lines: layout, firstLineOfEachPage: pages)
  }
}
