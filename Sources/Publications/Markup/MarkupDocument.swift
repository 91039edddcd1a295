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
  /// The file inside its publication, to which references in it are relative; empty for a
  /// publication of one file.
  var base = ""
  /// What the publication has beside the document; `nil` for one of one file.
  var resources: SharedResources?
  /// The labels that the page list gives to elements, by their ids.
  var pageLabels: [String: String] = [:]

  /// Reads XHTML; if it is not well-formed, what an HTML parser makes of it.
  ///
  /// - Parameter recorder: Notes where each piece of the text comes from.
  func read(_ bytes: [UInt8], recordedBy recorder: OriginRecorder? = nil) -> SectionContent {
    let walker = SectionWalker(self, recorder: recorder)
    let result = XMLParser.parse(bytes, handler: walker)
    guard let fault = result.fault else {
      for warning in result.warnings { walker.addDiagnostic(diagnostic(warning)) }
      return walker.finish()
    }
    if let kind = FileKind.formatThatIsNoText(bytes) {
      let message = "This is \(kind), not a chapter, and is not read."
      return .empty(diagnostics: known + [Diagnostic(place: place, message: message)])
    }
    recorder?.restart()
    return readHTML(
      bytes,
      because: MarkupFault(
        line: fault.line,
        message: "This is not well-formed XML and was read as HTML: \(fault.message)."),
      recordedBy: recorder)
  }

  /// Reads HTML.
  func readHTML(
    _ bytes: [UInt8], because fault: MarkupFault? = nil, recordedBy recorder: OriginRecorder? = nil
  ) -> SectionContent {
    let walker = SectionWalker(self, recorder: recorder)
    if let fault { walker.addDiagnostic(diagnostic(fault)) }
    let input = HTMLInput(bytes)
    if let fault = input.fault { walker.addDiagnostic(Diagnostic(place: place, message: fault)) }
    HTMLParser.parse(input, handler: walker)
    return walker.finish()
  }

  /// Whether a document says that it is XML; one that does not has HTML's own rules.
  static func claimsXML(_ bytes: [UInt8]) -> Bool {
    let head = DecodedText(Array(bytes.prefix(FileKind.sampleSize))).utf8
    return ["<?xml", "http://www.w3.org/1999/xhtml"].contains {
      head.firstRange(of: Array($0.utf8)) != nil
    }
  }

  /// Where a reference leads: a file of the publication and an id (`OPS/notes.xhtml#n1`), or a URI
  /// as it stands.
  func target(_ reference: String) -> String {
    let reference = reference.collapsed
    guard let path = ResourcePath.resolve(reference, from: base) else { return reference }
    return path + (ResourcePath.fragment(of: reference).map { "#\($0)" } ?? "")
  }

  private func diagnostic(_ fault: MarkupFault) -> Diagnostic {
    Diagnostic(path: place, line: fault.line > 0 ? fault.line : nil, message: fault.message)
  }
}
