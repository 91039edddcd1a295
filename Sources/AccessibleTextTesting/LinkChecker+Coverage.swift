// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// What the elements of a chain show, text by text.
struct Coverage {
  private struct Piece {
    let range: TextRange
    let element: Int
    var utf8: Range<Int> { range.start.utf8Offset..<range.end.utf8Offset }
  }

  /// The pieces of each section and version, by its start, in the order of the text.
  private var texts: [TextPosition: [Piece]] = [:]

  /// Sorts the ranges of elements; one that runs over several sections is left out.
  init(of elements: [any TextInputModel]) {
    for (number, element) in elements.enumerated() {
      let range = element.textRange
      guard range.start.sectionStart == range.end.sectionStart else { continue }
      texts[range.start.sectionStart, default: []].append(Piece(range: range, element: number))
    }
    for text in texts.keys {
      texts[text]?.sort {
        ($0.utf8.lowerBound, $0.utf8.upperBound, $0.element)
          < ($1.utf8.lowerBound, $1.utf8.upperBound, $1.element)
      }
    }
  }

  /// The elements that show text which another one, that starts no later, shows too.
  var overlaps: [LinkFault] {
    texts.values.flatMap { pieces in
      var faults: [LinkFault] = []
      var farthest = pieces[0]
      for piece in pieces.dropFirst() {
        if piece.utf8.overlaps(farthest.utf8) {
          faults.append(LinkFault(piece.element, .overlap(with: farthest.element)))
        }
        if piece.utf8.upperBound > farthest.utf8.upperBound { farthest = piece }
      }
      return faults
    }
  }

  /// The text of a section's blocks that no element shows.
  func holes(in section: TextSection) -> [LinkFinding] {
    let pieces = texts[section.textRange.start] ?? []
    var holes: [LinkFinding] = []
    var next = 0
    for index in section.blocks.indices {
      guard let block = section.range(ofBlock: index) else { continue }
      var shown = block.start.utf8Offset
      let end = block.end.utf8Offset
      while next < pieces.count, pieces[next].utf8.upperBound < shown { next += 1 }
      var isTouched = false
      for piece in pieces[next...] {
        guard piece.utf8.lowerBound <= end else { break }
        isTouched = true
        if piece.utf8.lowerBound > shown {
          holes.append(hole(shown..<piece.utf8.lowerBound, in: section))
        }
        shown = max(shown, piece.utf8.upperBound)
      }
      if shown < end || block.isEmpty && !isTouched {
        holes.append(hole(shown..<max(shown, end), in: section))
      }
    }
    return holes
  }

  private func hole(_ utf8: Range<Int>, in section: TextSection) -> LinkFinding {
    let range = section.position(atUTF8: utf8.lowerBound).flatMap { start in
      section.position(atUTF8: utf8.upperBound).flatMap { TextRange(start, $0) }
    }
    let text = range.flatMap { section.text(in: $0) } ?? ""
    let number = section.textRange.start.section
    return LinkFinding(
      fault: .hole,
      place: "section \(number), UTF-8 \(utf8.lowerBound)..<\(utf8.upperBound), “\(text.excerpt)”")
  }
}
