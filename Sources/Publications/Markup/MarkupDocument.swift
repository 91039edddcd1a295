// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// A document of markup that is read as one section.
struct MarkupDocument {
  /// The file it is read from, for messages.
  let place: String
  /// The language of what says no other.
  let language: TextLanguage
  /// What is already known to be wrong with the file.
  var known: [Diagnostic] = []

  /// Reads XHTML; if it is not well-formed, what an HTML parser makes of it.
  func read(_ bytes: [UInt8]) -> SectionContent {
    let walker = newWalker()
    let result = XMLParser.parse(bytes, handler: walker)
    guard let fault = result.fault else {
      for warning in result.warnings { walker.addDiagnostic(diagnostic(warning)) }
      return walker.finish()
    }
    if let kind = FileKind.formatThatIsNoText(bytes) {
      let message = "This is \(kind), not a chapter, and is not read."
      return .empty(diagnostics: known + [Diagnostic(place: place, message: message)])
    }
    return readHTML(
      bytes,
      because: MarkupFault(
        line: fault.line,
        message: "This is not well-formed XML and was read as HTML: \(fault.message)."))
  }

  /// Reads HTML.
  func readHTML(_ bytes: [UInt8], because fault: MarkupFault? = nil) -> SectionContent {
    let walker = newWalker()
    if let fault { walker.addDiagnostic(diagnostic(fault)) }
    let input = HTMLInput(bytes)
    if let fault = input.fault { walker.addDiagnostic(Diagnostic(place: place, message: fault)) }
    HTMLParser.parse(input, handler: walker)
    return walker.finish()
  }

  /// Whether a document says that it is XML; one that does not has HTML's own rules.
  static func claimsXML(_ bytes: [UInt8]) -> Bool {
    let head = bytes.prefix(FileKind.sampleSize)
    if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) { return true }
    return ["<?xml", "http://www.w3.org/1999/xhtml"].contains {
      head.firstRange(of: Array($0.utf8)) != nil
    }
  }

  private func newWalker() -> SectionWalker {
    let walker = SectionWalker(language: language)
    for diagnostic in known { walker.addDiagnostic(diagnostic) }
    return walker
  }

  private func diagnostic(_ fault: MarkupFault) -> Diagnostic {
    Diagnostic(path: place, line: fault.line > 0 ? fault.line : nil, message: fault.message)
  }
}
