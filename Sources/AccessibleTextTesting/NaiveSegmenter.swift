// SPDX-License-Identifier: Apache-2.0
public import AccessibleText

/// A segmenter simple enough to be seen to be right: for tests, never for readers.
///
/// A character is a scalar with the marks after it, a word a run of letters and digits, a sentence
/// ends after its marks, the closing quotes behind them and the white space behind those; a line may
/// break after white space.
public struct NaiveSegmenter: TextSegmenter {
  /// Makes the segmenter.
  public init() {}

  /// Adds the units of each paragraph to the builder.
  public func findUnits(
    of kind: SegmentKind, in utf8: Span<UInt8>, paragraphs: [SegmentParagraph],
    into units: inout UnitBuilder
  ) {
    for paragraph in paragraphs {
      let range = paragraph.utf8.clamped(to: 0..<utf8.count)
      let bytes = range.map { utf8[$0] }
      let text = String(decoding: bytes, as: UTF8.self)
      var start = range.lowerBound
      for piece in Self.pieces(of: text, by: kind) {
        let end = start + piece.text.utf8.count
        if piece.isUnit { units.append(start, end) }
        start = end
      }
    }
  }

  /// The text cut up by one kind of unit; words have gaps between them, which are no units.
  package static func pieces(of text: String, by kind: SegmentKind) -> [(
    text: String, isUnit: Bool
  )] {
    var pieces: [(text: String, isUnit: Bool)] = []
    var previous: Unicode.Scalar?
    var hasEnded = false
    for scalar in text.unicodeScalars {
      let isUnit = kind != .word || scalar.isWord
      let goesOn: Bool
      switch kind {
      case .character: goesOn = scalar.isMark && previous?.isControl == false
      case .word:
        goesOn =
          pieces.last?.isUnit == isUnit
          && (isUnit && scalar != "\u{FFFC}" && previous != "\u{FFFC}")
          || scalar.isMark && pieces.last?.isUnit == true
      case .sentence:
        let isTail = scalar.isTerminator || scalar.isCloser || scalar.properties.isWhitespace
        goesOn = !hasEnded || isTail
        hasEnded = scalar.isTerminator || hasEnded && isTail
      case .lineOpportunity:
        goesOn = previous.map { !$0.properties.isWhitespace || $0 == "\u{A0}" } ?? true
      }
      if goesOn, let last = pieces.indices.last {
        pieces[last].text.unicodeScalars.append(scalar)
      } else {
        pieces.append((String(scalar), isUnit || kind == .word && scalar.isWord))
      }
      previous = scalar
    }
    return pieces
  }
}

extension Unicode.Scalar {
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .format: self != "\u{FEFF}"
    default: false
    }
  }

  /// Whether no mark joins the scalar: a line break, a tab.
  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  fileprivate var isWord: Bool {
    properties.isAlphabetic || properties.numericType != nil || self == "\u{FFFC}"
      || properties.isEmojiPresentation
  }

  fileprivate var isTerminator: Bool { [".", "!", "?", "。", "…"].contains(self) }

  fileprivate var isCloser: Bool { ["”", "’", "\"", ")", "»"].contains(self) }
}
