// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// Walks through a document of markup and writes what a reader is to hear of it into a section.
///
/// Block elements end blocks; inline elements only put their text into runs, so they never break a
/// word or a sentence. Nesting is kept in an array: depth costs no stack.
final class SectionWalker: MarkupHandler {
  var writer: BlockWriter
  var frames: [Frame] = []
  var cascade = StyleCascade()
  var lists: [ListTracker] = []
  var tables: [TableTracker] = []
  var figures: [FigureTracker] = []
  var rubies: [RubyTracker] = []
  var links = LinkCandidates()
  var lexicons: [Lexicon] = []
  let document: MarkupDocument
  private(set) var recorder: OriginRecorder?
  private var embedded: Embedded?
  private var tooDeep = 0
  private var structures = 0
  private var skippedCount = 0
  private static let deepest = 4096
  private static let mostSkipped = 10_000

  /// What is gathered whole before it is written.
  private enum Embedded {
    case drawing(Drawing)
    case formula(FormulaBuilder)
  }

  init(_ document: MarkupDocument, recorder: OriginRecorder? = nil) {
    self.document = document
    self.recorder = recorder
    writer = BlockWriter(language: document.language)
    for diagnostic in document.known { addDiagnostic(diagnostic) }
  }

  var isDone: Bool { false }

  func start(_ element: MarkupElement) {
    recorder?.start(element)
    switch embedded {
    case .drawing(var drawing):
      embedded = nil
      drawing.start(element)
      embedded = .drawing(drawing)
    case .formula(let formula): formula.start(element)
    case nil:
      guard frames.count < Self.deepest else { return passOver(element.name) }
      if element.name == "link" { readLink(element) }
      enter(element, in: frames.last ?? root)
      if let id = element.anchor { openAnchor(id) }
    }
  }

  func text(_ text: Span<UInt8>) {
    if let recorder {
      recorder.text(text) { piece in write(piece) ? writer.builder.utf8.count : nil }
    } else {
      _ = write(text)
    }
  }

  func end(_ name: String) {
    defer { recorder?.end() }
    switch embedded {
    case .drawing(var drawing):
      embedded = nil
      if drawing.end() { write(drawing) } else { embedded = .drawing(drawing) }
    case .formula(let formula):
      formula.end(name)
      if let tree = formula.root {
        embedded = nil
        write(tree)
      }
    case nil:
      if tooDeep > 0 {
        tooDeep -= 1
        if ElementKinds.blocks.contains(name) { writer.close() }
      } else if let frame = frames.popLast() {
        leave(frame)
      }
    }
  }

  /// Writes text where the open elements let it be read.
  ///
  /// - Returns: Whether it is in the section.
  private func write(_ text: Span<UInt8>) -> Bool {
    switch embedded {
    case .drawing(var drawing):
      embedded = nil
      drawing.text(text)
      embedded = .drawing(drawing)
      return false
    case .formula(let formula):
      formula.text(text)
      return false
    case nil: break
    }
    guard let frame = frames.last else { return false }
    if let capture = frame.capture {
      frames[capture].captured += String(copying: text)
      return false
    }
    guard !frame.isSkipped, !frame.isInvisible, !frame.hidesAllButSummary else { return false }
    if !rubies.isEmpty { openBase(before: text) }
    writer.text(text, frame.style)
    return true
  }

  /// Takes an element that is nested deeper than any honest one for its parent's text.
  private func passOver(_ name: String) {
    tooDeep += 1
    if ElementKinds.blocks.contains(name) { writer.close() }
  }

  /// Whether a drawing or a formula is being gathered.
  var isEmbedding: Bool { embedded != nil }

  func embed(drawing element: MarkupElement) { embedded = .drawing(Drawing(element)) }

  func embed(formula element: MarkupElement) {
    let formula = FormulaBuilder()
    formula.start(element)
    embedded = .formula(formula)
  }

  /// Writes an object that stands for the element at hand.
  @discardableResult
  func writeObject(
    _ description: String?, role: TextRole, isApart: Bool = false, _ style: BlockWriter.Style
  ) -> Range<Int> {
    let place = writer.object(description, role: role, isApart: isApart, style)
    recorder?.object(place)
    return place
  }

  func addDiagnostic(_ diagnostic: Diagnostic) { writer.builder.addDiagnostic(diagnostic) }

  /// Notes that an element is left out.
  func skip(_ element: MarkupElement, because reason: SkippedContent.Reason) {
    guard skippedCount < Self.mostSkipped else { return }
    skippedCount += 1
    let place = "\(document.place), line \(element.line)"
    writer.builder.addSkipped(
      SkippedContent(place: place, element: element.name, reason: reason))
  }

  /// A structure with a number of its own.
  func structure(_ kind: TextStructure.Kind) -> TextAttribute {
    structures += 1
    return .structure(TextStructure(kind, number: structures))
  }

  /// Ends the section.
  func finish() -> SectionContent {
    while let frame = frames.popLast() { leave(frame) }
    writer.close()
    finishLinks()
    finishPronunciations()
    return writer.finish(place: document.place)
  }

  var root: Frame {
    Frame(
      element: MarkupElement(name: "", attributes: [], line: 0),
      style: .init(blockLanguage: document.language, language: document.language))
  }
}
