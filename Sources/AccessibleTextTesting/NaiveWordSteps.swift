// SPDX-License-Identifier: Apache-2.0
package import AccessibleText

extension NaiveSegmenter {
  /// The words of a paragraph with the spaces behind them, or as they are stepped through by ear, in
  /// UTF-8 offsets: told from the pieces of the text, one after the other.
  package static func wordSteps(of text: String, _ granularity: TextGranularity) -> [Range<Int>] {
    var steps: [Range<Int>] = []
    var offset = 0
    var hasWord = false
    var goesOn = false
    for part in parts(of: text) {
      let end = offset + part.text.utf8.count
      let isNew: Bool
      if granularity == .wordWithSpace {
        isNew = steps.isEmpty || part.kind == .word || part.kind == .sign
      } else {
        isNew = !goesOn || part.kind == .word && hasWord
        goesOn = part.kind != .space
        hasWord = goesOn && (part.kind == .word || hasWord && !isNew)
      }
      if granularity == .spokenWord, part.kind == .space {
        // White space belongs to no step.
      } else if isNew {
        steps.append(offset..<end)
      } else if let last = steps.indices.last {
        steps[last] = steps[last].lowerBound..<end
      }
      offset = end
    }
    return steps
  }

  private enum PartKind {
    case word
    case sign
    case mark
    case space
  }

  /// The words, and between them each scalar.
  private static func parts(of text: String) -> [(text: String, kind: PartKind)] {
    pieces(of: text, by: .word).flatMap { piece -> [(text: String, kind: PartKind)] in
      if piece.isUnit { return [(piece.text, .word)] }
      return piece.text.unicodeScalars.map { scalar in
        let kind: PartKind =
          scalar.properties.isWhitespace ? .space : scalar.joinsWordBefore ? .mark : .sign
        return (String(scalar), kind)
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var joinsWordBefore: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .format: true
    default: false
    }
  }
}
