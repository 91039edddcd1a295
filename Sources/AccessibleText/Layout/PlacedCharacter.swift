// SPDX-License-Identifier: Apache-2.0

/// A character of a line, or the piece of one that is on the line, with its edges on the line's axis.
struct PlacedCharacter {
  var utf8: Range<Int>
  var leading: Double
  var trailing: Double
  /// Whether the host knows the edge; else it is interpolated.
  var isLeadingKnown = true
  var isTrailingKnown = true

  var lower: Double { min(leading, trailing) }
  var upper: Double { max(leading, trailing) }
}

extension PlacedLine {
  /// All characters of the line, run by run in visual order, each run in logical order.
  var characters: [PlacedCharacter] {
    let runs = self.runs
    return runs.count == 1 ? characters(of: runs[0]) : runs.flatMap { characters(of: $0) }
  }

  /// The characters of a run, in logical order.
  ///
  /// *Law: in logical order edges ascend in a left-to-right run, and descend in a right-to-left one.*
  ///
  /// - Complexity: O(length of the run).
  func characters(of run: VisualRun) -> [PlacedCharacter] {
    switch run.edges {
    case .characters(let edges):
      return place(text.characterOffsets(in: run.utf8)) { coordinate(edges[$0]) }
    case .even(let leading, let pitch):
      let step = run.direction == .leftToRight ? pitch : -pitch
      return place(text.characterOffsets(in: run.utf8)) { coordinate(leading + Double($0) * step) }
    case .extent(let leading, let trailing):
      return interpolate(run.utf8, coordinate(leading), coordinate(trailing))
    case .words(let boxes):
      return characters(of: run, in: boxes)
    }
  }

  private func place(_ offsets: [Int], _ edge: (Int) -> Double) -> [PlacedCharacter] {
    var characters: [PlacedCharacter] = []
    characters.reserveCapacity(offsets.count)
    var leading = edge(0)
    for index in 1..<max(offsets.count, 1) {
      let trailing = edge(index)
      characters.append(
        PlacedCharacter(
          utf8: offsets[index - 1]..<offsets[index], leading: leading, trailing: trailing))
      leading = trailing
    }
    return characters
  }

  /// The characters of a run of which the boxes of words are known.
  ///
  /// Words have their boxes, and a gap lies between two of them; what is before the first word or
  /// after the last has no width. Boxes that overlap, as those of a scan may, are cut.
  private func characters(of run: VisualRun, in boxes: [WordBox]) -> [PlacedCharacter] {
    let isAscending = run.direction == .leftToRight
    guard let first = boxes.first else {
      return interpolate(run.utf8, isAscending ? lower : upper, isAscending ? upper : lower)
    }
    var characters: [PlacedCharacter] = []
    var offset = run.utf8.lowerBound
    var edge = coordinate(isAscending ? first.lower : first.upper)
    for box in boxes {
      let (one, other) = (coordinate(box.lower), coordinate(box.upper))
      let leading = isAscending ? max(one, edge) : min(other, edge)
      let trailing = isAscending ? max(other, leading) : min(one, leading)
      characters += interpolate(offset..<box.utf8.lowerBound, edge, leading)
      characters += interpolate(box.utf8, leading, trailing)
      offset = box.utf8.upperBound
      edge = trailing
    }
    return characters + interpolate(offset..<run.utf8.upperBound, edge, edge)
  }

  /// Divides an extent between the characters of a piece, evenly but for those that are not seen.
  private func interpolate(_ piece: Range<Int>, _ leading: Double, _ trailing: Double)
    -> [PlacedCharacter]
  {
    let offsets = text.characterOffsets(in: piece)
    var weights = zip(offsets, offsets.dropFirst()).map { isUnseen($0..<$1) ? 0.0 : 1.0 }
    if piece.upperBound == utf8.upperBound { hangSpaces(&weights, offsets) }
    if !weights.contains(1) { weights = weights.map { _ in 1 } }
    let total = weights.reduce(0, +)
    var sum = 0.0
    let sums =
      [0.0]
      + weights.map { weight in
        sum += weight
        return sum
      }
    let bounds = min(leading, trailing)...max(leading, trailing)
    var characters = place(offsets) { index in
      if sums[index] == 0 { return leading }
      if sums[index] == total { return trailing }
      let edge = leading + (trailing - leading) * (sums[index] / total)
      return min(max(edge, bounds.lowerBound), bounds.upperBound)
    }
    for index in characters.indices {
      characters[index].isLeadingKnown = sums[index] == 0 || sums[index] == total
      characters[index].isTrailingKnown = sums[index + 1] == 0 || sums[index + 1] == total
    }
    return characters
  }

  /// A soft hyphen that ends no line, a zero-width space, a line break.
  private func isUnseen(_ character: Range<Int>) -> Bool {
    let bytes = text.content.utf8[character]
    if bytes.elementsEqual([0xC2, 0xAD]) { return character.upperBound < utf8.upperBound }
    return bytes.elementsEqual([0xE2, 0x80, 0x8B]) || character.lowerBound >= contentEnd
  }

  private func hangSpaces(_ weights: inout [Double], _ offsets: [Int]) {
    for index in weights.indices.reversed() where weights[index] > 0 {
      let bytes = text.content.utf8[offsets[index]..<offsets[index + 1]]
      guard bytes.elementsEqual([0x20]) || bytes.elementsEqual([0xE3, 0x80, 0x80]) else { return }
      weights[index] = 0
    }
  }
}
