// SPDX-License-Identifier: Apache-2.0

/// How an element treats white space, as CSS says.
enum WhiteSpace {
  /// Runs become one space.
  case collapse
  /// Runs become one space, but line ends stay.
  case keepLines
  /// All of it stays.
  case keep
}

/// White space that waits until something follows it in its block.
struct PendingSpace {
  private var bytes: [UInt8] = []
  private var isCollapsed = false
  private var hasSourceLineEnd = false
  /// Whether the last line break is one that the layout implies, which a real one then is, too.
  private var isImplied = false

  var isEmpty: Bool { bytes.isEmpty }

  mutating func add(_ byte: UInt8, _ mode: WhiteSpace) {
    let isLineEnd = byte == UInt8(ascii: "\n")
    switch mode {
    case .keep:
      bytes.append(byte)
      isCollapsed = false
    case .keepLines where isLineEnd:
      addLineBreak()
    case .collapse, .keepLines:
      hasSourceLineEnd = hasSourceLineEnd || isLineEnd
      guard bytes.isEmpty else { return }
      bytes.append(UInt8(ascii: " "))
      isCollapsed = true
    }
  }

  mutating func addLineBreak() {
    defer { isImplied = false }
    if isImplied { return }
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    bytes.append(UInt8(ascii: "\n"))
    isCollapsed = false
  }

  /// Breaks the line unless it is broken already.
  mutating func addImpliedLineBreak() {
    guard !bytes.contains(UInt8(ascii: "\n")) else { return }
    addLineBreak()
    isImplied = true
  }

  /// Keeps only what may start a block: the indent of its first line, if indents count.
  mutating func trimForBlockStart() {
    if isCollapsed { bytes = [] }
    if let end = bytes.lastIndex(of: UInt8(ascii: "\n")) { bytes.removeSubrange(...end) }
  }

  /// Hands over the space that now stands between two texts.
  ///
  /// Between two wide characters, as Chinese and Japanese have, a line end of the source is nothing.
  mutating func drain(into text: inout [UInt8], betweenWide: Bool) {
    if !(betweenWide && isCollapsed && hasSourceLineEnd) { text.append(contentsOf: bytes) }
    bytes.removeAll(keepingCapacity: true)
    isCollapsed = false
    hasSourceLineEnd = false
    isImplied = false
  }
}
