// SPDX-License-Identifier: Apache-2.0

/// The content of one item of the reading order: valid UTF-8, blocks and annotations.
///
/// Made by a `SectionBuilder`, so blocks always ascend, are separated by exactly one line feed and
/// cover everything but those line feeds.
public struct SectionContent: Sendable {
  package let utf8: [UInt8]
  package let annotations: [Annotation]

  /// The blocks of the section, in order.
  public let blocks: [TextBlock]
  /// What could not be read as it stands.
  public let diagnostics: [Diagnostic]

  init(
    utf8: [UInt8], blocks: [TextBlock], annotations: [Annotation], diagnostics: [Diagnostic]
  ) {
    self.utf8 = utf8
    self.blocks = blocks
    self.annotations = annotations
    self.diagnostics = diagnostics
  }

  /// A section made of plain text: each line a paragraph.
  ///
  /// Lines end at LF, CR or CR LF; the text after the last line end is a line too, unless the whole
  /// text is empty.
  public init(paragraphs text: String, language: TextLanguage = .undetermined) {
    var builder = SectionBuilder(language: language)
    var start = text.unicodeScalars.startIndex
    let scalars = text.unicodeScalars
    while start < scalars.endIndex || !builder.isEmpty {
      let end = scalars[start...].firstIndex { $0 == "\n" || $0 == "\r" }
      builder.openBlock(.paragraph)
      builder.append(String(scalars[start..<(end ?? scalars.endIndex)]))
      guard let end else { break }
      let isPair = scalars[end...].starts(with: "\r\n".unicodeScalars)
      start = scalars.index(end, offsetBy: isPair ? 2 : 1)
    }
    self = builder.finish()
  }

  /// The same content with all blocks in one language, for a book that declares the wrong one.
  public func inLanguage(_ language: TextLanguage) -> SectionContent {
    let blocks = blocks.map {
      TextBlock(
        utf8: $0.utf8, role: $0.role, language: language, joinToPrevious: $0.joinToPrevious)
    }
    return SectionContent(
      utf8: utf8, blocks: blocks, annotations: annotations, diagnostics: diagnostics)
  }

  /// A section without text.
  public static func empty(diagnostics: [Diagnostic] = []) -> SectionContent {
    SectionContent(utf8: [], blocks: [], annotations: [], diagnostics: diagnostics)
  }

  /// An attribute of a run, in UTF-8 offsets of the section.
  package struct Annotation: Hashable, Sendable {
    package var utf8: Range<Int>
    package var attribute: TextAttribute
  }
}
