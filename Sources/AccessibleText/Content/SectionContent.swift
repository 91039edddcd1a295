// SPDX-License-Identifier: Apache-2.0

/// The content of one item of the reading order: valid UTF-8, blocks and annotations.
///
/// Blocks always ascend, are separated by exactly one line end and cover everything but those line
/// ends: a `SectionBuilder` puts line feeds there, plain text keeps its own.
public struct SectionContent: Sendable {
  package let utf8: [UInt8]
  package let annotations: [Annotation]
  /// For each annotation how far it or one before it reaches: where to start to look for a range.
  let annotationReach: [Int]

  /// Where the elements are that have an id.
  package let anchors: [String: Range<Int>]

  /// The blocks of the section, in order.
  public private(set) var blocks: [TextBlock]
  /// What could not be read as it stands.
  public private(set) var diagnostics: [Diagnostic]
  /// What was left out on purpose.
  public let skipped: [SkippedContent]
  /// How the section's lines run, where it says so.
  public let writingMode: WritingMode?

  init(
    utf8: [UInt8], blocks: [TextBlock], annotations: [Annotation] = [],
    anchors: [String: Range<Int>] = [:], diagnostics: [Diagnostic] = [],
    skipped: [SkippedContent] = [], writingMode: WritingMode? = nil
  ) {
    self.utf8 = utf8
    self.blocks = blocks
    self.annotations = annotations
    self.anchors = anchors
    self.skipped = skipped
    self.writingMode = writingMode
    var reach = 0
    annotationReach = annotations.map {
      reach = max(reach, $0.utf8.upperBound)
      return reach
    }
    self.diagnostics = diagnostics
  }

  /// A section made of plain text, which stays exactly as it is: each line is a paragraph.
  ///
  /// Lines end at LF, CR, CR LF or U+2029; the text after the last line end is a line too, unless
  /// the whole text is empty.
  public init(paragraphs text: String, language: TextLanguage = .undetermined) {
    let utf8 = Array(text.utf8)
    var blocks: [TextBlock] = []
    var start = 0
    while start < utf8.count || !blocks.isEmpty {
      var end = start
      while end < utf8.count, utf8.span.lineEndLength(at: end) == 0 { end += 1 }
      blocks.append(TextBlock(utf8: start..<end, role: .paragraph, language: language))
      guard end < utf8.count else { break }
      start = end + utf8.span.lineEndLength(at: end)
    }
    self.init(utf8: utf8, blocks: blocks)
  }

  /// The same content with all blocks in one language, for a book that declares the wrong one.
  public func inLanguage(_ language: TextLanguage) -> SectionContent {
    var content = self
    content.blocks = blocks.map { $0.inLanguage(language) }
    return content
  }

  /// The same content with a language for each block, and with what was wrong with the declared ones.
  package func inLanguages(
    _ languages: [TextLanguage], adding faults: [Diagnostic]
  ) -> SectionContent {
    var content = self
    content.blocks = zip(blocks, languages).map { $0.inLanguage($1) }
    content.diagnostics += faults
    return content
  }

  /// A section without text.
  public static func empty(diagnostics: [Diagnostic] = []) -> SectionContent {
    SectionContent(utf8: [], blocks: [], diagnostics: diagnostics)
  }

  /// An attribute of a run, in UTF-8 offsets of the section.
  package struct Annotation: Hashable, Sendable {
    package var utf8: Range<Int>
    package var attribute: TextAttribute
  }
}
