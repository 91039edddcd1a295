// SPDX-License-Identifier: Apache-2.0

/// A run of lines of a plain text that no blank line parts.
struct TextStanza {
  let lines: [TextLine]
  /// Whether it is a page's running head or foot.
  var isPageText = false
  /// Whether a page edge is between it and the stanza before.
  var isAfterPageEdge = false

  /// Where its text starts.
  var start: Int { lines[0].ink.lowerBound }

  /// Takes the stanzas of a piece of a text one by one.
  static func forEach(
    in utf8: [UInt8], _ range: Range<Int>, _ shape: TextShape, _ body: (TextStanza) -> Void
  ) {
    var lines: [TextLine] = []
    var isAfterPageEdge = false
    func close() {
      if !lines.isEmpty { body(TextStanza(lines: lines, isAfterPageEdge: isAfterPageEdge)) }
      if !lines.isEmpty { isAfterPageEdge = false }
      lines.removeAll(keepingCapacity: true)
    }
    TextLine.forEach(in: utf8, range) { line in
      if line.isBlank || shape.hasPercentLines && line.isPercent(in: utf8) {
        close()
        if line.isPageEdge { isAfterPageEdge = true }
      } else if shape.isPageText(line, in: utf8) {
        close()
        body(TextStanza(lines: [line], isPageText: true, isAfterPageEdge: isAfterPageEdge))
      } else {
        lines.append(line)
      }
    }
    close()
  }

  /// Whether it is one line of marks alone, as between scenes.
  func isSeparator(in utf8: [UInt8]) -> Bool {
    guard lines.count == 1, lines[0].ink.count <= 200 else { return false }
    return lines[0].text(in: utf8).unicodeScalars.allSatisfy {
      " *-_=~+#.·•—–―⁂☆★◆◇○●◯※".unicodeScalars.contains($0)
    }
  }

  /// All its text on one line, if it is no longer than a heading may be.
  func shortText(in utf8: [UInt8]) -> String? {
    guard lines.count <= 3, lines.reduce(0, { $0 + $1.ink.count }) <= 240 else { return nil }
    return lines.map { $0.text(in: utf8) }.joined(separator: " ").collapsed
  }
}

extension TextLine {
  fileprivate func isPercent(in utf8: [UInt8]) -> Bool {
    ink.count == 1 && utf8[ink.lowerBound] == UInt8(ascii: "%")
  }
}
