// SPDX-License-Identifier: Apache-2.0
internal import AccessibleText

/// The languages that the paragraphs of one text are read by.
///
/// A paragraph whose declared language fits costs a look at its first letter. The others are read
/// together, once, when the first of them comes.
struct ParagraphLanguages {
  private let paragraphs: [SegmentParagraph]
  private let text: UnsafeBufferPointer<UInt8>
  private var declared = DeclaredLanguage.none
  private var found: [TextScript: TextLanguage]?

  init(_ paragraphs: [SegmentParagraph], of text: UnsafeBufferPointer<UInt8>) {
    self.paragraphs = paragraphs
    self.text = text
  }

  /// The language that a paragraph is read by.
  mutating func language(
    of paragraph: UnsafeBufferPointer<UInt8>, _ language: TextLanguage
  ) -> TextLanguage {
    if language != declared.language { declared = DeclaredLanguage(language) }
    guard let script = declared.foreignScript(of: ScalarText(utf8: paragraph)) else {
      return declared.isKnown ? language : .undetermined
    }
    let found = found ?? readAll()
    self.found = found
    return found[script] ?? .undetermined
  }

  private func readAll() -> [TextScript: TextLanguage] {
    var written = WrittenLanguages()
    var declared = DeclaredLanguage.none
    for paragraph in paragraphs {
      if paragraph.language != declared.language {
        declared = DeclaredLanguage(paragraph.language)
      }
      let range = paragraph.utf8.clamped(to: 0..<text.count)
      let text = ScalarText(utf8: UnsafeBufferPointer(rebasing: text[range]))
      if let script = declared.foreignScript(of: text) { written.add(text, script) }
    }
    return written.languages
  }
}
