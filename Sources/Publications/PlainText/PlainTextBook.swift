// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// A plain text as a publication: its chapters are its sections.
///
/// The text is kept as a whole, since only all of it shows where its chapters are. It is no larger than
/// one resource of a publication may be.
struct PlainTextBook: SectionSource {
  private let path: String
  private let utf8: [UInt8]
  private let shape: TextShape
  private let outline: TextOutline
  private let language: TextLanguage
  private let fault: String?

  init(path: String, bytes: [UInt8], language: TextLanguage) {
    self.path = path
    self.language = language
    let decoded = DecodedText(bytes)
    utf8 = decoded.utf8
    fault = decoded.fault
    shape = TextShape(decoded.utf8)
    outline = TextOutline(decoded.utf8, shape)
  }

  var contents: [ContentsEntry] { outline.entries }

  var count: Int { outline.sections.count }

  func place(ofSection index: Int) -> String { path }

  func content(ofSection index: Int, recordedBy _: OriginRecorder?) -> SectionContent {
    var diagnostics: [Diagnostic] = []
    if index == 0, let fault { diagnostics.append(Diagnostic(place: path, message: fault)) }
    return PlainText.content(
      utf8, outline.sections[index], shape, outline, language, diagnostics)
  }
}
