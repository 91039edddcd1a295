// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting

@testable import AccessibleText

extension HostFault {
  static let geometry = [
    HostFault(.caretIsDrawn, "its lines are those of another text") { host in
      let other = BrokenHost.chain()[0].sound
      host.lines = { _ in other.lines(in: other.textRange) }
    },
    HostFault(.hitInvertsCaret, "each point is at its start") { host in
      host.closest = { _, range in TextCaret(range.start) }
    },
    HostFault(.hitStaysInside, "a point is at its end, whatever the range") {
      host in
      host.closest = { point, _ in
        host.sound.closestPosition(to: point).map { _ in TextCaret(host.textRange.end) }
      }
    },
    HostFault(.rectsSplit, "it covers only the first line of a range") { host in
      host.rects = {
        host.sound.selectionRects(for: $0)?.prefix(1).map { $0.with(containsEnd: true) }
      }
    },
    HostFault(.rectsHaveEnds, "no rect has an end") { host in
      host.rects = { host.sound.selectionRects(for: $0)?.map { $0.with(containsEnd: false) } }
    },
    HostFault(.rectsHaveEnds, "an empty selection has a rect") { host in
      host.rects = { range in
        range.isEmpty
          ? host.sound.selectionRects(for: host.textRange) : host.sound.selectionRects(for: range)
      }
    },
    HostFault(.rectsLieInLines, "its rects are below its lines") { host in
      host.rects = { host.sound.selectionRects(for: $0)?.map { $0.with(y: 1000) } }
    },
    HostFault(.firstRectIsFirst, "its first rect is around all lines") { host in
      host.first = { range in
        let rects = host.sound.selectionRects(for: range)?.map(\.rect)
        return rects?.first.flatMap { first in rects?.reduce(first) { $0.around($1) } }
      }
    },
    HostFault(.characterIsThere, "each point is on its first character") {
      host in
      let first = host.sound.unit(.character, at: host.textRange.start)
      host.character = { _ in first }
    },
  ]
}

extension SelectionRect {
  fileprivate func with(
    y: Double? = nil, containsEnd: Bool? = nil
  ) -> SelectionRect {
    SelectionRect(
      rect: Rect(x: rect.x, y: y ?? rect.y, width: rect.width, height: rect.height),
      writingDirection: writingDirection, containsStart: containsStart,
      containsEnd: containsEnd ?? self.containsEnd, isVertical: isVertical,
      isApproximate: isApproximate)
  }
}
