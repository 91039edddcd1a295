// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// Walks through a document of markup and writes what a reader is to hear of it into a section.
///
/// Block elements end blocks; inline elements only change the language of the text in them, so
/// they never break a word or a sentence. Nesting is kept in an array: depth costs no stack.
final class SectionWalker: MarkupHandler {
  private var writer: BlockWriter
  private var frames: [Frame] = []
  private var embedded: EmbeddedText?
  private var tooDeep = 0
  private let language: TextLanguage
  private static let deepest = 4096

  /// An open element, with what its content inherits.
  private struct Frame {
    let isBlock: Bool
    var isSkipped = false
    var inContents = false
    var hidesAllButSummary = false
    var style: BlockWriter.Style
  }

  init(language: TextLanguage) {
    self.language = language
    writer = BlockWriter(language: language)
  }

  var isDone: Bool { false }

  func start(_ element: MarkupElement) {
    if embedded != nil {
      embedded?.start(element)
      return
    }
    guard frames.count < Self.deepest else { return passOver(element.name) }
    let parent = frames.last ?? root
    if parent.isSkipped || isSkipped(element, in: parent) {
      frames.append(skipped(parent))
      return
    }
    if let label = element.pictureLabel {
      writer.object(.described(label), role: .image, parent.style)
      frames.append(skipped(parent))
      return
    }
    switch element.name {
    case "img": image(element, parent.style)
    case "svg", "math":
      embedded = EmbeddedText(element)
      return
    case "br": writer.lineBreak()
    case "hr": writer.separator(parent.style)
    default: break
    }
    frames.append(frame(of: element, in: parent))
  }

  func text(_ text: Span<UInt8>) {
    if embedded != nil {
      embedded?.text(text)
    } else if let frame = frames.last, !frame.isSkipped, !frame.hidesAllButSummary {
      writer.text(text, frame.style)
    }
  }

  func end(_ name: String) {
    if var finished = embedded {
      embedded = nil
      if finished.end() { write(finished) } else { embedded = finished }
    } else if tooDeep > 0 {
      tooDeep -= 1
      if ElementKinds.blocks.contains(name) { writer.close() }
    } else if let frame = frames.popLast(), frame.isBlock {
      writer.close()
    }
  }

  /// Takes an element that is nested deeper than any honest one for its parent's text.
  private func passOver(_ name: String) {
    tooDeep += 1
    if ElementKinds.blocks.contains(name) { writer.close() }
  }

  func addDiagnostic(_ diagnostic: Diagnostic) { writer.addDiagnostic(diagnostic) }

  /// Ends the section.
  func finish() -> SectionContent {
    if let embedded { write(embedded) }
    embedded = nil
    frames = []
    let finished = writer
    writer = BlockWriter(language: language)
    return finished.finish()
  }

  private var root: Frame {
    Frame(isBlock: false, style: .init(blockLanguage: language, language: language))
  }

  private func skipped(_ parent: Frame) -> Frame {
    Frame(isBlock: false, isSkipped: true, style: parent.style)
  }

  private func isSkipped(_ element: MarkupElement, in parent: Frame) -> Bool {
    ElementKinds.skipped.contains(element.name) || element.isHidden
      || ElementStyle(element["style"]).isHidden
      || parent.hidesAllButSummary && element.name != "summary"
      || element.semantics.contains { $0 == "pagebreak" || $0 == "doc-pagebreak" }
  }

  private func frame(of element: MarkupElement, in parent: Frame) -> Frame {
    let isBlock = ElementKinds.blocks.contains(element.name)
    var style = parent.style
    if let declared = element.language { style.language = TextLanguage(declared) }
    if element.name == "pre" { style.whiteSpace = .keep }
    if let whiteSpace = ElementStyle(element["style"]).whiteSpace { style.whiteSpace = whiteSpace }
    let inContents = parent.inContents || element.name == "nav"
    if isBlock {
      writer.close()
      style.blockLanguage = style.language
      style.role = TextRole(
        element, semantics: element.semantics, parent: parent.style.role, inContents: inContents)
    }
    return Frame(
      isBlock: isBlock, inContents: inContents,
      hidesAllButSummary: element.name == "details" && element["open"] == nil, style: style)
  }

  private func image(_ element: MarkupElement, _ style: BlockWriter.Style) {
    let role = element["role"]?.collapsed.lowercased()
    guard element["alt"] != "", role != "presentation", role != "none" else { return }
    let description = ["alt", "aria-label", "title"].lazy
      .compactMap { element[$0]?.collapsed }.first { !$0.isEmpty }
    writer.object(.described(description), role: .image, style)
  }

  private func write(_ embedded: EmbeddedText) {
    var style = (frames.last ?? root).style
    if let declared = embedded.language { style.language = declared }
    switch embedded.reading {
    case .none: break
    case .description(let text): writer.object(.described(text), role: embedded.role, style)
    case .text(let text):
      writer.separate()
      writer.object(.spelled(text), role: embedded.role, style)
      writer.separate()
    }
  }
}
