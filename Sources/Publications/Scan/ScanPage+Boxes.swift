// SPDX-License-Identifier: Apache-2.0

extension ScanPage {
  /// Gives each line a box: its own, that of its words, or the paragraph's or the page's around it.
  mutating func resolveBoxes() {
    for index in paragraphs.indices {
      for line in paragraphs[index].lines.indices { paragraphs[index].lines[line].growToWords() }
    }
    let page = box ?? ScanBox.union(paragraphs.lazy.compactMap(\.box))
    for index in paragraphs.indices {
      let around = paragraphs[index].box ?? page
      for line in paragraphs[index].lines.indices where paragraphs[index].lines[line].box == nil {
        paragraphs[index].lines[line].box = around
      }
    }
    box = page
  }
}

extension ScanLine {
  /// Takes the boxes of words into the line's own, and forgets those that lie in another line.
  fileprivate mutating func growToWords() {
    guard let own = box else {
      box = ScanBox.union(words.lazy.compactMap(\.box))
      return
    }
    for index in words.indices {
      guard let word = words[index].box else { continue }
      let reach = max(own.height, own.width) / 2
      let isNear =
        word.middle.y > own.top - reach && word.middle.y < own.bottom + reach
        && word.middle.x > own.left - reach && word.middle.x < own.right + reach
      if !isNear {
        words[index].box = nil
        words[index].characters = []
      }
    }
    box = ScanBox.union(words.compactMap(\.box) + [own])
  }

  /// Whether the line runs from top to bottom, or is turned so that it runs up or down the page.
  var isVertical: Bool {
    switch quarterTurns {
    case 1, 3: return true
    case 2: return false
    default: break
    }
    guard let box, box.height > 1.5 * box.width else { return false }
    let boxes = words.compactMap(\.box)
    guard let first = boxes.first, let last = boxes.last, boxes.count > 1 else {
      return text.unicodeScalars.count > 1
    }
    return abs(last.middle.y - first.middle.y) > abs(last.middle.x - first.middle.x)
  }

  /// How many quarters of a circle the text is turned, against the clock.
  var quarterTurns: Int {
    let turns = Int((angle / 90).rounded())
    return ((turns % 4) + 4) % 4
  }
}
