// SPDX-License-Identifier: Apache-2.0
import AccessibleText

extension ElementCheck {
  /// The lines of the layout and the units of line granularity are the same lines.
  mutating func checkLines(_ places: [Place], _ units: [TextGranularity: UnitList]) {
    guard let first = places.first, let last = places.last,
      let window = TextRange(first.position, last.position),
      let lines = element.lines(in: window), lines.count > 0
    else { return }
    guard let list = units[.line] else {
      return note(.linesAreUnits, "Lines are drawn, and no line is a unit.")
    }
    guard let from = lines.lineIndex(of: first.position),
      let to = lines.lineIndex(of: last.position, affinity: .upstream), from <= to
    else { return }
    var drawn: [Range<Int>] = []
    for index in from...to {
      guard let line = lines.lineRange(index), let text = lines.lineContent(index) else { continue }
      let start = line.start.utf8Offset
      drawn.append(start..<start + text.utf8.count)
    }
    let known = Set(list.units.map { $0.start.utf8Offset..<$0.end.utf8Offset })
    for line in drawn where !known.contains(line) {
      note(.linesAreUnits, "The line drawn at \(line) is no unit.")
    }
    let shown = Set(drawn)
    for unit in own(list.units, .line)
    where unit.start.isAtOrAfter(first.position) && !unit.end.isAtOrAfter(last.position)
      && !shown.contains(unit.start.utf8Offset..<unit.end.utf8Offset)
    {
      note(.linesAreUnits, "The line at \(unit.start.utf8Offset) is not drawn.")
    }
  }
}
