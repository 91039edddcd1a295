// SPDX-License-Identifier: Apache-2.0

/// What markup says of a run in a paragraph, for whom finds its sentences.
///
/// A segmenter that knows nothing of hints may pass them over: they make sentences better, and no
/// unit depends on them to be well-formed.
public struct SegmentHint: Hashable, Sendable {
  /// The run, in UTF-8 code units of the text that the paragraph is part of.
  public let utf8: Range<Int>
  /// What is said of it.
  public let kind: Kind

  /// What markup may say of a run.
  public enum Kind: Hashable, Sendable {
    /// The run ends its sentence, although it looks like an abbreviation that does not.
    case sentenceEnd
    /// The run is in another language than its paragraph; its abbreviations are that language's. A
    /// change of language ends nothing.
    case language(TextLanguage)
  }

  /// Makes a hint.
  public init(utf8: Range<Int>, kind: Kind) {
    self.utf8 = utf8
    self.kind = kind
  }

  /// The hint that an attribute gives; `nil` where it says nothing of sentences.
  init?(utf8: Range<Int>, _ attribute: TextAttribute) {
    switch attribute {
    case .sentenceEnd: self.init(utf8: utf8, kind: .sentenceEnd)
    case .language(let language): self.init(utf8: utf8, kind: .language(language))
    default: return nil
    }
  }
}

extension SectionContent {
  /// The paragraphs that a segmenter is handed, with the hints that sentences are found by.
  ///
  /// A run that reaches over a block's edge is no hint: a block says its language itself.
  ///
  /// - Complexity: O(blocks + annotations); without hints nothing is allocated for them.
  package func paragraphs(for kind: SegmentKind) -> [SegmentParagraph] {
    var hints: [SegmentHint] = []
    if kind == .sentence {
      for annotation in annotations {
        if let hint = SegmentHint(utf8: annotation.utf8, annotation.attribute) {
          hints.append(hint)
        }
      }
    }
    var rest = hints[...]
    return blocks.map { block in
      var own: [SegmentHint] = []
      while let hint = rest.first, hint.utf8.lowerBound < block.utf8.upperBound {
        rest.removeFirst()
        let isInside = hint.utf8.clamped(to: block.utf8) == hint.utf8
        if isInside { own.append(hint) }
      }
      return SegmentParagraph(utf8: block.utf8, language: block.language, hints: own)
    }
  }
}

extension TextInputModel {
  /// The hints that the attributes of a range give, at the offsets that its text has when it is put
  /// behind so many code units.
  func sentenceHints(in range: TextRange, behind count: Int) -> [SegmentHint] {
    let shift = count - range.start.utf8Offset
    return attributes(in: range).compactMap { run in
      run.range.offsets.flatMap { offsets in
        SegmentHint(
          utf8: offsets.lowerBound + shift..<offsets.upperBound + shift, run.attribute)
      }
    }
  }
}
