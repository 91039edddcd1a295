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
  /// - Complexity: O(log pieces + depth) after the first call for a section, which is O(section).
  func path(to position: TextPosition, endsRange: Bool, in section: TextSection) -> CFIPath? {
    let offset = position.utf8Offset
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
    guard let from = section.position(atUTF8: start), let to = section.position(atUTF8: end),
      let inside = section.distance(from: from, to: to, in: .utf16)
    else { return nil }
    return CFIPath(steps: steps, offset: CFIOffset(utf16: utf16 + inside))
  }

  /// The place that a path through the document leads to, or the nearest there is.
  ///
  /// An element that had an id when the path was made is found by it, wherever it is now. An offset
  /// behind the end of its text is the end, and a step behind the last child the end of the element;
  /// the step right behind it, and the one before the first, are places of the standard.
  ///
  /// - Returns: `nil` where the section has no text.
  /// - Complexity: O(elements and pieces of the document).
  func place(of path: CFIPath, in text: [UInt8]) -> Place? {
    let elements = path.steps.prefix { $0.index.isMultiple(of: 2) }
    var (node, isExact) = (-1, true)
    var rest = elements[...]
    if let (last, named) = lastNamed(of: elements) {
      node = named
      isExact = self.path(ofNode: named).map(\.index) == elements[...last].map(\.index)
      rest = elements[(last + 1)...]
    }
    for (number, step) in zip(rest.indices, rest) {
      guard let child = child(step.index, of: node) else {
        // The steps beside the first child and the last are places, too.
        let isEdge = step.index <= 2 || child(step.index - 2, of: node) != nil
        isExact = isExact && isEdge && number == path.steps.count - 1
        let place = step.index == 0 ? start(of: node) : end(of: node)
        return place.map { Place(utf8: $0.utf8, isExact: isExact && $0.isExact) }
      }
      // The element had an id, and this one is another.
      isExact = isExact && step.id == nil
      node = child
    }
    let place =
      elements.count < path.steps.count
      ? self.place(
        in: node, path.steps[elements.count].index, utf16: path.offset?.utf16 ?? 0, text)
      : start(of: node)
    return place.map { Place(utf8: $0.utf8, isExact: isExact && $0.isExact) }
  }

  /// The last step that names an element that is there, and the element.
  private func lastNamed(of steps: ArraySlice<CFIStep>) -> (step: Int, node: Int)? {
    for index in steps.indices.reversed() {
      if let id = steps[index].id, let node = nodesByID[id] { return (index, node) }
    }
    return nil
  }

  /// A child of an element; children come behind it.
  private func child(_ step: Int, of node: Int) -> Int? {
    nodes.indices[(node + 1)...].first { nodes[$0].parent == node && nodes[$0].step == step }
  }

  /// A place in a text node.
  private func place(in node: Int, _ textStep: Int, utf16: Int, _ text: [UInt8]) -> Place? {
    let parts = pieces.filter { $0.node == node && $0.textStep == textStep && $0.utf16 != nil }
    guard let first = parts.first else {
      return placeOfGap(in: node, textStep, isStart: utf16 == 0)
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

  /// The place of white space, or of text that is not read: where the next text is; right behind an
  /// object, its end.
  private func placeOfGap(in node: Int, _ textStep: Int, isStart: Bool) -> Place? {
    guard textStep > 1 else { return start(of: node).map { Place(utf8: $0.utf8, isExact: false) } }
    guard let before = child(textStep - 1, of: node) else {
      return end(of: node).map { Place(utf8: $0.utf8, isExact: false) }
    }
    if isStart, let object = pieces.first(where: { $0.node == before && $0.utf16 == nil }) {
      return Place(utf8: object.utf8.upperBound, isExact: true)
    }
    return next(after: before)
  }

  /// Where the text of an element starts.
  private func start(of node: Int) -> Place? {
    let elements = descendants(of: node)
    if let piece = pieces.first(where: { elements.contains($0.node) }) {
      return Place(utf8: piece.utf8.lowerBound, isExact: true)
    }
    return next(after: node)
  }

  /// Where the text of an element ends.
  private func end(of node: Int) -> Place? {
    let elements = descendants(of: node)
    if let piece = pieces.last(where: { elements.contains($0.node) }) {
      return Place(utf8: piece.utf8.upperBound, isExact: true)
    }
    return next(after: node)
  }

  /// An element and all in it.
  private func descendants(of node: Int) -> Range<Int> {
    let end = nodes.indices[(node + 1)...].first { nodes[$0].parent < node } ?? nodes.count
    return node..<end
  }

  /// The place of an element without text: where the next text is.
  private func next(after node: Int) -> Place? {
    // The document as a whole has nothing behind it.
    let next = nodes.indices.contains(node) ? piece(after: nodes[node], node) : nil
    return (next?.utf8.lowerBound ?? pieces.last?.utf8.upperBound)
      .map { Place(utf8: $0, isExact: false) }
  }

  /// The first piece behind an element: in the text of its parent, or in an element after it.
  private func piece(after element: Node, _ index: Int) -> Piece? {
    let end = descendants(of: index).upperBound
    return pieces.first {
      $0.node >= end || $0.node == element.parent && $0.textStep > element.step
    }
  }
}

extension UInt8 {
  /// How many UTF-16 units the scalar has that starts with this byte of UTF-8.
  fileprivate var utf16Width: Int { self & 0xC0 == 0x80 ? 0 : self >= 0xF0 ? 2 : 1 }
}
