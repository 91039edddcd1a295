// SPDX-License-Identifier: Apache-2.0
internal import AccessibleText

extension SectionOrigins {
  /// A place in a section's text, found by its path.
  struct Place {
    /// Where it is, in UTF-8 code units.
    let utf8: Int
    /// Whether the path led there without a fault.
    let isExact: Bool
  }

  /// The path to a place of the section's text, through its document.
  ///
  /// Between two pieces, where white space or a block's edge is, it is the end of the piece before;
  /// where two pieces touch, the start of the second, unless a range ends there.
  ///
  /// - Returns: `nil` where the section has no text.
  /// - Complexity: O(log pieces + length of the piece).
  func path(atUTF8 offset: Int, endsRange: Bool, in text: [UInt8]) -> CFIPath? {
    var next = pieces.partitioningIndex { $0.utf8.lowerBound > offset }
    if endsRange, next > 1, pieces[next - 2].utf8.upperBound == offset,
      pieces[next - 2].utf16 != nil
    {
      next -= 1
    }
    guard let piece = next > 0 ? pieces[next - 1] : pieces.first else { return nil }
    var steps = path(of: piece).map { CFIStep($0.index, id: $0.id) }
    guard let utf16 = piece.utf16 else {
      guard offset >= piece.utf8.upperBound, let element = steps.popLast() else {
        return CFIPath(steps: steps)
      }
      // Behind an object is the start of the text after it, be there any or not.
      steps.append(CFIStep(element.index + 1))
      return CFIPath(steps: steps, offset: CFIOffset(utf16: 0))
    }
    let start = piece.utf8.lowerBound
    let end = min(max(offset, start), piece.utf8.upperBound)
    let inside = text[start..<end].reduce(0) { $0 + $1.utf16Width }
    return CFIPath(steps: steps, offset: CFIOffset(utf16: utf16 + inside))
  }

  /// The place that a path through the document leads to, or the nearest there is.
  ///
  /// An element that had an id when the path was made is found by it, wherever it is now. An offset
  /// behind the end of its text is the end.
  ///
  /// - Returns: `nil` where the section has no text.
  /// - Complexity: O(elements and pieces of the document).
  func place(of path: CFIPath, in text: [UInt8]) -> Place? {
    var node = -1
    var (isExact, isReached) = (true, true)
    var textStep: Int?
    for step in path.steps {
      if step.index % 2 == 1 {
        textStep = step.index
        break
      }
      if let id = step.id, let named = nodes.firstIndex(where: { $0.id == id }) {
        isExact = isExact && nodes[named].parent == node && nodes[named].step == step.index
        node = named
      } else if let child = nodes.indices.first(where: {
        nodes[$0].parent == node && nodes[$0].step == step.index
      }) {
        // The element had an id, and this one is another.
        isExact = isExact && step.id == nil
        node = child
      } else {
        isReached = false
        break
      }
    }
    if let textStep, isReached {
      let place = self.place(in: node, textStep, utf16: path.offset?.utf16 ?? 0, text)
      return place.map { Place(utf8: $0.utf8, isExact: isExact && $0.isExact) }
    }
    isExact = isExact && isReached
    return start(of: node).map { Place(utf8: $0.utf8, isExact: isExact && $0.isExact) }
  }

  /// A place in a text node.
  private func place(in node: Int, _ textStep: Int, utf16: Int, _ text: [UInt8]) -> Place? {
    let parts = pieces.filter { $0.node == node && $0.textStep == textStep && $0.utf16 != nil }
    guard let first = parts.first else {
      let before = nodes.indices.first {
        nodes[$0].parent == node && nodes[$0].step == textStep - 1
      }
      if utf16 == 0, let object = pieces.first(where: { $0.node == before && $0.utf16 == nil }) {
        return Place(utf8: object.utf8.upperBound, isExact: true)
      }
      // White space, or text that is not read: where the next text is.
      let next = pieces.first { ($0.node, $0.textStep) > (node, textStep) } ?? pieces.last
      return next.map { Place(utf8: $0.utf8.lowerBound, isExact: false) }
    }
    let part = parts.last { $0.utf16 ?? 0 <= utf16 } ?? first
    var rest = utf16 - (part.utf16 ?? 0)
    var offset = part.utf8.lowerBound
    while offset < part.utf8.upperBound, rest > 0 {
      rest -= text[offset].utf16Width
      offset += 1
      while offset < part.utf8.upperBound, text[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return Place(utf8: offset, isExact: rest <= 1 && utf16 >= part.utf16 ?? 0)
  }

  /// Where the text of an element starts.
  private func start(of node: Int) -> Place? {
    let end = nodes.indices.first { $0 > node && nodes[$0].parent < node } ?? nodes.count
    if let piece = pieces.first(where: { (node..<max(end, node + 1)).contains($0.node) }) {
      return Place(utf8: piece.utf8.lowerBound, isExact: true)
    }
    let next = pieces.first { $0.node >= end } ?? pieces.last
    return next.map { Place(utf8: $0.utf8.lowerBound, isExact: node < 0) }
  }
}

extension UInt8 {
  /// How many UTF-16 units the scalar has that starts with this byte of UTF-8.
  fileprivate var utf16Width: Int { self & 0xC0 == 0x80 ? 0 : self >= 0xF0 ? 2 : 1 }
}
