// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import AccessibleTextTesting

/// What a flow says, passage by passage; of asides and announcements also what they are.
func said(
  from first: (any TextInputModel)?, at position: TextPosition? = nil, limit: Int = 1_000,
  _ change: (inout ReadingPreferences) -> Void = { _ in }
) -> [String] {
  guard let first else { return [] }
  var preferences = ReadingPreferences()
  change(&preferences)
  var flow = ReadingFlow(
    from: first, at: position, segmenter: NaiveSegmenter(), preferences: preferences)
  var said: [String] = []
  while said.count < limit {
    switch flow.next() {
    case .passage(let passage):
      let kind = passage.kind == .main ? "" : "\(passage.kind.rawValue): "
      said.append(kind + passage.text)
    case .awaitsPage: return said + ["(awaits a page)"]
    case .awaits(let need): return said + ["(awaits \(need))"]
    case .end: return said
    }
  }
  return said + ["(and so on)"]
}

/// An element that forwards to an element of a document, but is linked as its host likes: a second
/// kind of model in one chain.
final class ForwardingModel: TextInputModel {
  let element: TextElement
  var nextTextElement: (any TextInputModel)?
  var previousTextElement: (any TextInputModel)?
  var joinToNext = TextJoin.newParagraph
  var links: [String: any TextInputModel] = [:]

  init(_ element: TextElement) {
    self.element = element
  }

  var textRange: TextRange { element.textRange }
  var page: TextPage? { element.page }
  var role: TextRole { element.role }
  var language: TextLanguage { element.language }
  func linkedTextElement(_ target: String) -> (any TextInputModel)? { links[target] }
  func text(in range: TextRange) -> String? { element.text(in: range) }
  func attributes(in range: TextRange) -> [AttributeRun] { element.attributes(in: range) }
  func boundaries(of granularity: TextGranularity, in range: TextRange) -> TextBoundaries? {
    element.boundaries(of: granularity, in: range)
  }
}

/// An element that answers what a test tells it to, truthful or not.
final class LyingModel: TextInputModel {
  var textRange: TextRange
  var textAnswer: (TextRange) -> String?
  var boundariesAnswer: (TextGranularity) -> TextBoundaries?
  var attributesAnswer: [AttributeRun] = []
  var joinToNext = TextJoin.newParagraph
  var traits: TextTraits = []
  var page: TextPage?
  var role = TextRole.paragraph
  weak var next: LyingModel?
  var nextTextElement: (any TextInputModel)? { next }

  /// An element that tells the truth about one paragraph, so far.
  init(_ text: String, space: TextSpace = TextSpace(), ordinal: Int = 0) {
    let section = MarkedSection(text, in: space, ordinal: ordinal).section
    textRange = section.textRange
    textAnswer = { section.text(in: $0) }
    boundariesAnswer = { section.boundaries(of: $0) }
  }

  func text(in range: TextRange) -> String? { textAnswer(range) }
  func attributes(in range: TextRange) -> [AttributeRun] { attributesAnswer }
  func boundaries(of granularity: TextGranularity, in range: TextRange) -> TextBoundaries? {
    boundariesAnswer(granularity)
  }

  /// Links elements to a chain.
  static func chain(_ models: [LyingModel], join: TextJoin = .newParagraph) -> [LyingModel] {
    for (one, next) in zip(models, models.dropFirst()) {
      one.next = next
      one.joinToNext = join
    }
    return models
  }
}
