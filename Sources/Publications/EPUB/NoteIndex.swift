// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// Which elements of a document are notes, and where the links in each element with an id lead.
struct NoteIndex: Sendable {
  private var notes: Set<String> = []
  private var links: [String: Set<String>] = [:]

  init(_ bytes: [UInt8], path: String) {
    let reader = NoteReader(MarkupDocument(place: path, language: .undetermined, base: path))
    if XMLParser.parse(bytes, handler: reader).fault != nil {
      HTMLParser.parse(HTMLInput(bytes), handler: reader)
    }
    notes = reader.notes
    links = reader.links
  }

  /// Whether an element is a note, by what it says of itself or because it links back.
  func isNote(_ id: String, linkingBackTo sources: Set<String>) -> Bool {
    notes.contains(id) || links[id]?.isDisjoint(with: sources) == false
  }
}

/// Reads a document for its notes.
private final class NoteReader: MarkupHandler {
  private(set) var notes: Set<String> = []
  private(set) var links: [String: Set<String>] = [:]
  private var open: [String?] = []
  private let document: MarkupDocument
  /// A link is one of the nearest elements around it, not of the whole chapter.
  private static let reach = 4
  private static let mostLinks = 100_000
  private var linkCount = 0

  init(_ document: MarkupDocument) { self.document = document }

  var isDone: Bool { false }

  func start(_ element: MarkupElement) {
    let id = element.anchor
    open.append(id)
    if let id, element.semantics.names(Semantics.note) { notes.insert(id) }
    guard element.name == "a", let reference = element["href"], linkCount < Self.mostLinks else {
      return
    }
    linkCount += 1
    let target = document.target(reference)
    for id in open.suffix(Self.reach).compactMap(\.self) { links[id, default: []].insert(target) }
  }

  func text(_ text: Span<UInt8>) {}

  func end(_ name: String) { _ = open.popLast() }
}
