// SPDX-License-Identifier: Apache-2.0

/// What knows which pieces of a paragraph are written in which direction: the seam behind which ICU
/// stands.
public protocol BidiResolver: Sendable {
  /// The embedding levels of a paragraph (UAX #9, rules P2 to I2).
  ///
  /// - Parameters:
  ///   - paragraph: The valid UTF-8 text of one paragraph.
  ///   - base: The direction of the paragraph; `nil` if its first strong character decides, and left to
  ///     right if it has none.
  func levels(of paragraph: Span<UInt8>, base: WritingDirection?) -> BidiLevels
}

/// The embedding levels of a paragraph (UAX #9): even ones are written from left to right.
///
/// Offsets are UTF-8 code units of the paragraph. Text that was given no level has the paragraph's.
public struct BidiLevels: Hashable, Sendable {
  /// The direction of the paragraph.
  public let base: WritingDirection
  private(set) var runs: [Run] = []

  struct Run: Hashable, Sendable {
    var utf8: Range<Int>
    var level: UInt8

    var direction: WritingDirection { level & 1 == 0 ? .leftToRight : .rightToLeft }
  }

  /// Begins the levels of a paragraph.
  public init(base: WritingDirection) {
    self.base = base
  }

  private var baseLevel: UInt8 { base == .leftToRight ? 0 : 1 }

  /// Gives a level to the text from the end of what has one up to an offset; behind it already, none.
  public mutating func append(level: UInt8, upTo end: Int) {
    let start = runs.last?.utf8.upperBound ?? 0
    guard end > start else { return }
    if let last = runs.indices.last, runs[last].level == level {
      runs[last].utf8 = runs[last].utf8.lowerBound..<end
    } else {
      runs.append(Run(utf8: start..<end, level: level))
    }
  }

  /// The level at an offset.
  public func level(at offset: Int) -> UInt8 {
    runs.first { $0.utf8.contains(offset) }?.level ?? baseLevel
  }

  /// The runs of a line in visual order, from left to right (UAX #9, rules L1 and L2).
  ///
  /// *Law: the runs hold the text of the line, each piece once.*
  ///
  /// - Parameters:
  ///   - line: The text of the line.
  ///   - trailing: Where the white space begins that hangs at the line's end.
  /// - Complexity: O(runs of the paragraph + runs of the line × levels).
  public func visualRuns(ofLine line: Range<Int>, trailingFrom trailing: Int) -> [(
    utf8: Range<Int>, direction: WritingDirection
  )] {
    var parts: [Run] = []
    func add(_ piece: Range<Int>, _ level: UInt8) {
      guard !piece.isEmpty else { return }
      if let last = parts.indices.last, parts[last].level == level {
        parts[last].utf8 = parts[last].utf8.lowerBound..<piece.upperBound
      } else {
        parts.append(Run(utf8: piece, level: level))
      }
    }
    let text = line.lowerBound..<min(max(trailing, line.lowerBound), line.upperBound)
    var offset = text.lowerBound
    for run in runs where run.utf8.overlaps(text) {
      let piece = run.utf8.clamped(to: text)
      add(piece, run.level)
      offset = piece.upperBound
    }
    add(offset..<line.upperBound, baseLevel)
    Self.reorder(&parts)
    return parts.map { ($0.utf8, $0.direction) }
  }

  /// From the highest level to the lowest odd one, each stretch of that level or higher is reversed.
  private static func reorder(_ runs: inout [Run]) {
    guard var level = runs.map(\.level).max(), level > 0 else { return }
    while level > 0 {
      var index = 0
      while index < runs.count {
        let start = index
        while index < runs.count, runs[index].level >= level { index += 1 }
        runs[start..<index].reverse()
        if index == start { index += 1 }
      }
      level -= 1
    }
  }
}
