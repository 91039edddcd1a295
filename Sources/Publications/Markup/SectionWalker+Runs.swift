// SPDX-License-Identifier: Apache-2.0
import AccessibleText

extension SectionWalker {
  /// Opens the runs that an element puts its text into, and what is kept until it ends.
  func openRuns(of element: MarkupElement, _ semantics: [String], _ frame: inout Frame) {
    openContainer(element, &frame)
    let isNoteReference = semantics.names(Semantics.noteReference)
    if element.name == "a", let reference = element["href"] {
      openLink(to: document.target(reference), isNoteReference: isNoteReference, &frame)
    } else if isNoteReference {
      open(structure(.noteReference), &frame)
    }
    if let kind = TextStructure.Kind(element, semantics: semantics), !isLayout(element) {
      open(structure(kind), &frame)
    }
    if let sounds = element["ssml:ph"]?.collapsed, !sounds.isEmpty, let alphabet = frame.alphabet {
      open(.pronunciation(TextPronunciation(sounds, alphabet: alphabet)), &frame)
    }
    switch element.name {
    case "em", "i": open(.emphasis(.stress), &frame)
    case "strong", "b": open(.emphasis(.strong), &frame)
    case "abbr", "acronym":
      let expansion = element["title"]?.collapsed
      open(.abbreviation(expansion: expansion?.isEmpty == false ? expansion : nil), &frame)
      if element.hasWord("eoc", in: "class") { open(.sentenceEnd, &frame) }
    case "sup":
      frame.inSuperscript = true
      links.noteSuperscript()
    case "ruby": startRuby(&frame)
    case "rb": startBase(&frame)
    case "q": openQuotation(&frame)
    default: break
    }
  }

  private func openLink(to target: String, isNoteReference: Bool, _ frame: inout Frame) {
    if isNoteReference {
      open(.noteReference(target: target), &frame)
      open(structure(.noteReference), &frame)
    } else {
      open(.link(target: target), &frame)
      links.start(inSuperscript: frame.inSuperscript)
      frame.ending = .link(target: target)
    }
  }

  /// Lists, tables and figures, and the parts of them.
  private func openContainer(_ element: MarkupElement, _ frame: inout Frame) {
    switch element.name {
    case "ul", "ol", "menu":
      lists.append(ListTracker(element, marker: frame.marker, depth: lists.count + 1))
      frame.ending = .list
    case "li":
      guard let list = lists.indices.last else { break }
      let index = lists[list].startItem(element, marker: frame.ownMarker(in: frames.last))
      open(.listItem(ListItem(index: index + 1, count: index + 1)), &frame)
      frame.ending = .item(index)
    case "table" where !isLayout(element):
      tables.append(TableTracker())
      frame.ending = .table
    case "thead", "tbody", "tfoot":
      if let table = tables.indices.last {
        tables[table].startGroup(isHead: element.name == "thead")
      }
    case "tr": tables.indices.last.map { tables[$0].startRow() }
    case "td", "th":
      guard let table = tables.indices.last, !isLayout(element) else { break }
      let index = tables[table].startCell(element)
      open(.tableCell(TableCell(row: 0, column: 0)), &frame)
      frame.ending = .cell(index)
    case "figure":
      figures.append(FigureTracker())
      frame.ending = .figure
    case "figcaption": frame.ending = .caption
    default: break
    }
  }

  func open(_ attribute: TextAttribute, _ frame: inout Frame) {
    frame.runs.append(writer.openRun(attribute))
  }

  /// Whether an element belongs to a table that only puts its text in places.
  private func isLayout(_ element: MarkupElement) -> Bool {
    guard ElementKinds.tables.contains(element.name) else { return false }
    let table =
      element.name == "table" ? element : frames.last { $0.element.name == "table" }?.element
    let role = table?["role"]?.collapsed.lowercased()
    return role == "presentation" || role == "none"
  }
}

extension SectionWalker.Frame {
  /// The kind of mark an item declares for itself and does not have from its list.
  fileprivate func ownMarker(in list: SectionWalker.Frame?) -> ListMarker? {
    marker == list?.marker ? nil : marker
  }
}
