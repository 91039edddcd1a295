// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// A plain text as it is shown: paragraphs, verse, headings.
///
/// Lines that were wrapped are joined. A line that is indented keeps its place on a line of its own, and
/// lines that end early by intent are verse.
struct PlainText {
  /// The file it is read from, for messages.
  let place: String
  let language: TextLanguage
  /// What is already known to be wrong with the file.
  var known: [Diagnostic] = []

  /// Reads a text as one section.
  func read(_ bytes: [UInt8]) -> SectionContent {
    let decoded = DecodedText(bytes)
    var diagnostics = known
    if let fault = decoded.fault { diagnostics.append(Diagnostic(place: place, message: fault)) }
    let shape = TextShape(decoded.utf8)
    return Self.content(
      decoded.utf8, 0..<decoded.utf8.count, shape, TextOutline(decoded.utf8, shape), language,
      diagnostics)
  }

  /// The content of a piece of a text.
  static func content(
    _ utf8: [UInt8], _ range: Range<Int>, _ shape: TextShape, _ outline: TextOutline,
    _ language: TextLanguage, _ diagnostics: [Diagnostic]
  ) -> SectionContent {
    var writer = PlainTextWriter(utf8, shape, outline, language)
    for diagnostic in diagnostics { writer.addDiagnostic(diagnostic) }
    TextStanza.forEach(in: utf8, range, shape) { writer.write($0) }
    return writer.finish()
  }
}
