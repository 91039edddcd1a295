// SPDX-License-Identifier: Apache-2.0
public import AccessibleText

/// The naive reference model: a paragraph that answers each question by going through all of its
/// text, and knows its neighbours because it was told.
///
/// It is the second conformer of `TextInputModel`, unlike a document in everything: each element is
/// a text of its own, links are stored, units are listed. Use it as an oracle, or as a simple
/// neighbour of other elements.
public final class ReferenceModel: TextInputModel {
  /// The text of the element.
  public let text: String
  private let section: TextSection

  /// What the text is to its reader.
  public var role: TextRole = .paragraph
  /// The language of the text.
  public var language: TextLanguage
  /// The page that shows the element.
  public var page: TextPage?
  /// How the element behaves when it is read.
  public var traits: TextTraits = []
  /// How the text goes on in the next element.
  public var joinToNext: TextJoin = .newParagraph
  /// The element after.
  public var nextTextElement: (any TextInputModel)?
  /// The element before; held weakly, so that a chain can be let go.
  public var previousTextElement: (any TextInputModel)? {
    get { previousReference ?? previousValue }
    set {
      previousReference = newValue as? ReferenceModel
      previousValue = previousReference == nil ? newValue : nil
    }
  }
  private weak var previousReference: ReferenceModel?
  private var previousValue: (any TextInputModel)?

  /// Makes an element of one paragraph; line ends in it are line breaks.
  public init(
    _ text: String, language: TextLanguage = .undetermined
  ) {
    var builder = SectionBuilder(language: language)
    builder.openBlock(.paragraph)
    builder.append(text)
    section = TextSection(builder.finish(), in: TextSpace(), segmenter: NaiveSegmenter())
    self.text = section.text(in: section.textRange) ?? ""
    self.language = language
  }

  /// The whole text.
  public var textRange: TextRange { section.textRange }

  /// The text in a range.
  public func text(in range: TextRange) -> String? { section.text(in: range) }

  /// The units, found anew at each call.
  public func boundaries(of granularity: TextGranularity, in range: TextRange) -> TextBoundaries? {
    units(granularity).map { TextBoundaries(NaiveBoundaries($0), of: section) }
  }

  /// What answers each question by going through all units.
  public var tokenizer: any TextTokenizer {
    NaiveTokenizer(of: self) { [self] granularity in
      units(granularity)?.compactMap { unit in
        guard let start = section.position(atUTF8: unit.lowerBound),
          let end = section.position(atUTF8: unit.upperBound)
        else { return nil }
        return TextRange(start, end)
      }
    }
  }

  private func units(_ granularity: TextGranularity) -> [Range<Int>]? {
    let kind: SegmentKind
    switch granularity {
    case .character: kind = .character
    case .word: kind = .word
    case .sentence: kind = .sentence
    case .wordWithSpace, .spokenWord: return NaiveSegmenter.wordSteps(of: text, granularity)
    case .paragraph, .section, .document: return [0..<text.utf8.count]
    case .line, .page: return nil
    }
    var units: [Range<Int>] = []
    var start = 0
    for piece in NaiveSegmenter.pieces(of: text, by: kind) {
      let end = start + piece.text.utf8.count
      if piece.isUnit { units.append(start..<end) }
      start = end
    }
    return units
  }

  /// Links elements to a chain, in order.
  public static func link(_ elements: [ReferenceModel]) {
    for (one, next) in zip(elements, elements.dropFirst()) {
      one.nextTextElement = next
      next.previousTextElement = one
    }
  }
}

/// Units in a list, searched from its start.
package struct NaiveBoundaries: UnitBoundaries {
  private let units: [Range<Int>]

  package init(_ units: [Range<Int>]) {
    self.units = units
  }

  package func unit(enclosing offset: Int, _ affinity: TextAffinity) -> Range<Int>? {
    switch affinity {
    case .downstream:
      units.last { $0.contains(offset) || $0.isEmpty && $0.lowerBound == offset }
    case .upstream:
      units.first {
        $0.lowerBound < offset && offset <= $0.upperBound || $0.isEmpty && $0.upperBound == offset
      }
    }
  }

  package func unit(startingAtOrAfter offset: Int) -> Range<Int>? {
    units.first { $0.lowerBound >= offset }
  }

  package func unit(endingAtOrBefore offset: Int) -> Range<Int>? {
    units.last { $0.upperBound <= offset }
  }
}
