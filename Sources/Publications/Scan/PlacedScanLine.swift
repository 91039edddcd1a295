// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// A line of a scan with its place in the section's text.
struct PlacedScanLine: Sendable {
  let utf8: Range<Int>
  let box: ScanBox?
  var words: [Word] = []
  var direction = WritingDirection.leftToRight
  var isVertical = false
  var quarterTurns = 0

  /// A word with the boxes that are known of it: one, or one for each character.
  struct Word: Sendable {
    let utf8: Range<Int>
    let boxes: [(utf8: Range<Int>, box: ScanBox)]
    let direction: WritingDirection?

    init(_ word: ScanWord, at utf8: Range<Int>) {
      self.utf8 = utf8
      direction = word.text.strongDirection
      var characters: [(utf8: Range<Int>, box: ScanBox)] = []
      var start = utf8.lowerBound
      for character in word.characters {
        // A hyphen at the line's end is no part of the text, but belongs to the word's last letter.
        let end = min(start + character.text.utf8.count, utf8.upperBound)
        if let last = characters.last, start == end || character.text.isMark {
          characters[characters.count - 1] = (
            last.utf8.lowerBound..<end, ScanBox.union([last.box, character.box]) ?? last.box
          )
        } else if start < end {
          characters.append((start..<end, character.box))
        }
        start = end
      }
      boxes =
        !characters.isEmpty ? characters : utf8.isEmpty ? [] : word.box.map { [(utf8, $0)] } ?? []
    }
  }

  /// The line for a layout; with `words` the boxes of its words, else its own alone.
  func line(withWords: Bool) -> LineLayout.Line {
    LineLayout.Line(
      utf8: utf8, rect: box?.rect ?? Rect(x: 0, y: 0, width: 0, height: 0),
      runs: withWords ? runs : .box, direction: axisDirection, isVertical: isVertical)
  }

  /// The way the line is read along its axis: text that is turned runs up, or to the left.
  private var axisDirection: WritingDirection { turned(direction) }

  private func turned(_ direction: WritingDirection) -> WritingDirection {
    guard quarterTurns == 1 || quarterTurns == 2 else { return direction }
    return direction == .leftToRight ? .rightToLeft : .leftToRight
  }

  private var runs: LineRuns {
    guard let box, words.contains(where: { !$0.boxes.isEmpty }) else { return .box }
    var pieces: [VisualRun] = []
    var start = utf8.lowerBound
    var index = 0
    while index < words.count {
      let direction = words[index].direction ?? self.direction
      var end = index + 1
      while end < words.count, words[end].direction ?? direction == direction { end += 1 }
      let stop = end < words.count ? words[end].utf8.lowerBound : utf8.upperBound
      if start < stop {
        pieces.append(run(start..<stop, words[index..<end], turned(direction), box))
      }
      start = stop
      index = end
    }
    // A run of which no word has a box cannot be put in its place among the others.
    guard pieces.count == 1 || !pieces.contains(where: { $0.lower == nil }) else { return .box }
    return .visual(
      pieces.sorted { ($0.lower ?? 0, $0.utf8.lowerBound) < ($1.lower ?? 0, $1.utf8.lowerBound) })
  }

  private func run(
    _ range: Range<Int>, _ words: ArraySlice<Word>, _ direction: WritingDirection, _ line: ScanBox
  ) -> VisualRun {
    var boxes = words.flatMap(\.boxes).map { place in
      isVertical
        ? WordBox(
          utf8: place.utf8, lower: place.box.top - line.top, upper: place.box.bottom - line.top)
        : WordBox(
          utf8: place.utf8, lower: place.box.left - line.left, upper: place.box.right - line.left)
    }
    fillEnds(&boxes, words, direction, isVertical ? line.height : line.width)
    return VisualRun(utf8: range, direction: direction, edges: .words(boxes))
  }

  /// Words without a box between two that have one lie between them; those at the ends of the line
  /// get what is left of it.
  private func fillEnds(
    _ boxes: inout [WordBox], _ words: ArraySlice<Word>, _ direction: WritingDirection,
    _ length: Double
  ) {
    guard let first = boxes.first, let last = boxes.last, let start = words.first?.utf8,
      let end = words.last?.utf8
    else { return }
    let isAscending = direction == .leftToRight
    if start.lowerBound < first.utf8.lowerBound, start.lowerBound == utf8.lowerBound {
      let place = start.lowerBound..<first.utf8.lowerBound
      boxes.insert(
        isAscending
          ? WordBox(utf8: place, lower: 0, upper: max(first.lower, 0))
          : WordBox(utf8: place, lower: min(first.upper, length), upper: length), at: 0)
    }
    if end.upperBound > last.utf8.upperBound, end == self.words.last?.utf8 {
      let place = last.utf8.upperBound..<end.upperBound
      boxes.append(
        isAscending
          ? WordBox(utf8: place, lower: min(last.upper, length), upper: length)
          : WordBox(utf8: place, lower: 0, upper: max(last.lower, 0)))
    }
  }
}

extension VisualRun {
  /// Where the run begins on the line's axis, whatever its direction.
  fileprivate var lower: Double? {
    guard case .words(let boxes) = edges else { return nil }
    return boxes.lazy.map(\.lower).min()
  }
}

extension String {
  /// The direction of the first strong character; a number runs from left to right.
  fileprivate var strongDirection: WritingDirection? {
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        return .rightToLeft
      default:
        if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
          return .leftToRight
        }
      }
    }
    return nil
  }

  /// Whether it is a mark that belongs to the letter before it.
  fileprivate var isMark: Bool {
    switch unicodeScalars.first?.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
