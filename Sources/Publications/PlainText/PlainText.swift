// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// A plain text: paragraphs between blank lines, joined where they were wrapped.
///
/// A line that is indented keeps its place on a line of its own, and a block in which all lines are
/// indented is verse.
struct PlainText {
  /// The file it is read from, for messages.
  let place: String
  let language: TextLanguage
  /// What is already known to be wrong with the file.
  var known: [Diagnostic] = []

  /// Reads a text.
  func read(_ bytes: [UInt8]) -> SectionContent {
    let decoded = DecodedText(bytes)
    var builder = SectionBuilder(language: language)
    for diagnostic in known { builder.addDiagnostic(diagnostic) }
    if let fault = decoded.fault {
      builder.addDiagnostic(Diagnostic(place: place, message: fault))
    }
    var block: [TextLine] = []
    TextLine.forEach(in: decoded.utf8) { line in
      if line.isBlank {
        Self.write(block, of: decoded.utf8, into: &builder)
        block.removeAll(keepingCapacity: true)
      } else {
        block.append(line)
      }
    }
    Self.write(block, of: decoded.utf8, into: &builder)
    return builder.finish()
  }

  private static func write(
    _ lines: [TextLine], of utf8: [UInt8], into builder: inout SectionBuilder
  ) {
    guard !lines.isEmpty else { return }
    let isVerse = lines.count > 1 && lines.allSatisfy { $0.indent >= TextLine.verseIndent }
    builder.openBlock(isVerse ? .verse : .paragraph)
    var text: [UInt8] = []
    for (index, line) in lines.enumerated() {
      let ink = utf8.span.extracting(line.ink)
      if index > 0 {
        if line.indent >= TextLine.verseIndent {
          text.append(UInt8(ascii: "\n"))
        } else if !(text.span.endsInWideScalar && ink.isWideScalar(at: 0)) {
          text.append(UInt8(ascii: " "))
        }
      }
      text.append(contentsOf: utf8[line.ink])
    }
    builder.append(utf8: text.span)
    builder.closeBlock()
  }
}
