// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// A ruby element that is being read: its bases are text, its readings are told of them.
///
/// Readings are given to bases in their order, one to each; one reading for several bases is given to
/// all of them, and readings for which no base is left go to the last. Of readings on two sides the
/// first side is taken.
struct RubyTracker {
  /// The base that is being written, by its run's handle.
  private(set) var openBase: Int?
  private var bases: [SectionBuilder.RunKey] = []
  private var readings: [String] = []
  /// How many containers of readings have ended; the first holds what is printed next to the base.
  private var containers = 0

  /// Whether text that comes now starts a base of its own, because the last ones have been read to.
  var hasReadings: Bool { !readings.isEmpty || containers > 0 }

  mutating func startBase(_ handle: Int) { openBase = handle }

  mutating func endBase(_ run: SectionBuilder.RunKey?) {
    openBase = nil
    if let run { bases.append(run) }
  }

  mutating func addReading(_ text: String) {
    if containers == 0 || readings.isEmpty { readings.append(text) }
  }

  /// A container of readings ends, with the text that is in it and in no reading.
  mutating func endContainer(_ text: String) {
    if readings.isEmpty, !text.isEmpty { readings.append(text) }
    containers += 1
  }

  /// Hands the readings to the bases, and is ready for the next ones.
  mutating func pair(in builder: inout SectionBuilder) {
    defer { (bases, readings, containers) = ([], [], 0) }
    guard let first = bases.first, let last = bases.last else { return }
    if readings.count == 1, bases.count > 1 {
      let all = builder.text(of: first).lowerBound..<builder.text(of: last).upperBound
      for base in bases { builder.setAttribute(nil, of: base) }
      if let attribute = Self.attribute(readings[0]) { builder.annotate(all, attribute) }
      return
    }
    for (index, base) in bases.prefix(readings.count).enumerated() {
      let isLast = base == last
      let reading = isLast ? readings[index...].joined() : readings[index]
      builder.setAttribute(Self.attribute(reading), of: base)
    }
    // What has no reading of its own leaves no trace.
    for base in bases.dropFirst(readings.count) { builder.setAttribute(nil, of: base) }
  }

  /// What a reading is: dots beside the base only stress it.
  private static func attribute(_ reading: String) -> TextAttribute? {
    let dots: Set<Unicode.Scalar> = [
      ".", "・", "·", "•", "●", "○", "◦", "◉", "◎", "▲", "△", "﹅", "﹆", "、", "゛", "︎",
    ]
    let scalars = reading.unicodeScalars.filter { !$0.properties.isWhitespace }
    if scalars.isEmpty { return nil }
    return scalars.allSatisfy { dots.contains($0) } ? .emphasis(.stress) : .ruby(reading: reading)
  }
}
