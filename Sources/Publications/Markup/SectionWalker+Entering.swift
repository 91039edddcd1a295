// SPDX-License-Identifier: Apache-2.0
import AccessibleText

extension SectionWalker {
  /// An element starts: decides whether it is read, and as what.
  func enter(_ element: MarkupElement, in parent: Frame) {
    var frame = Frame(element, in: parent)
    if parent.isSkipped {
      if element.name == "style" { captureStyleSheet(&frame) }
      frames.append(frame)
      return
    }
    let semantics = element.semantics
    let answer = cascade.answer(for: element, below: frames.lazy.map(\.element))
    if hides(element, answer, in: parent) {
      frame.isSkipped = true
      if element.name == "style" { captureStyleSheet(&frame) }
    } else if semantics.names(Semantics.pageBreak) || element.name == "pagenum" {
      startPageBreak(element, &frame)
    } else if element.name == "rt" || element.name == "rtc" {
      startReading(element, &frame)
    } else {
      applyStyle(answer.declarations, of: element, to: &frame)
      if hides(invisible: element, answer, in: parent, &frame) { return frames.append(frame) }
      if let label = pageLabel(of: element) { writer.startPage(label) }
      if !enterObject(element, &frame) {
        enterText(element, semantics, in: parent, &frame)
        if element.name == "svg" || element.name == "math" { return }
      }
    }
    frames.append(frame)
  }

  /// Whether an element is left out with all that is in it.
  private func hides(
    _ element: MarkupElement, _ answer: StyleCascade.Answer, in parent: Frame
  ) -> Bool {
    if ElementKinds.skipped.contains(element.name) {
      if element.name == "case" { skip(element, because: .alternative) }
      if ElementKinds.programs.contains(element.name) { skip(element, because: .script) }
      return true
    }
    if parent.hidesAllButSummary, element.name != "summary" { return true }
    var reason = element.hiddenReason
    if reason == nil, answer.declarations.isDisplayed == false {
      reason = answer.hidingSelector.map { .hiddenBySelector($0) } ?? .hiddenByStyle
    }
    if let reason { skip(element, because: reason) }
    return reason != nil
  }

  /// Applies what makes an element invisible, although elements in it may show themselves again.
  ///
  /// - Returns: Whether the element is of no more interest.
  private func hides(
    invisible element: MarkupElement, _ answer: StyleCascade.Answer, in parent: Frame,
    _ frame: inout Frame
  ) -> Bool {
    if let isVisible = answer.declarations.isVisible {
      frame.isInvisible = !isVisible
      if !isVisible, !parent.isInvisible {
        skip(
          element, because: answer.hidingSelector.map { .hiddenBySelector($0) } ?? .hiddenByStyle)
      }
    }
    return frame.isInvisible && !ElementKinds.blocks.contains(element.name)
      && element.name != "span"
  }

  private func applyStyle(
    _ declarations: StyleDeclarations, of element: MarkupElement, to frame: inout Frame
  ) {
    if let declared = element.language { frame.style.language = TextLanguage(declared) }
    if element.name == "pre" { frame.style.whiteSpace = .keep }
    if let whiteSpace = declarations.whiteSpace { frame.style.whiteSpace = whiteSpace }
    frame.style.direction =
      element.direction ?? declarations.direction.map { .some($0) } ?? frame.style.direction
    frame.hasOwnQuotes = declarations.hasOwnQuotes ?? frame.hasOwnQuotes
    frame.marker = declarations.marker ?? (element.isList ? nil : frame.marker)
    if let alphabet = element["ssml:alphabet"]?.collapsed.lowercased() {
      frame.alphabet = alphabet.isEmpty ? nil : alphabet
    }
    frame.isOnOwnLine = declarations.isBlock == true && declarations.isFloating != true
    guard element.name == "body" else { return }
    let root = rootDeclarations
    if element.direction == nil, declarations.direction == nil, let direction = root.direction {
      frame.style.direction = direction
    }
    writer.builder.writingMode = declarations.writingMode ?? root.writingMode
  }

  /// What is said of the root, now that its style sheets have been read: they stand inside of it.
  private var rootDeclarations: StyleDeclarations {
    guard let root = frames.first(where: { $0.element.name == "html" }) else {
      return StyleDeclarations()
    }
    return cascade.answer(for: root.element, below: []).declarations
  }

  /// Writes an element that stands for something that is not text.
  ///
  /// - Returns: Whether it does.
  private func enterObject(_ element: MarkupElement, _ frame: inout Frame) -> Bool {
    if let label = element.pictureLabel {
      writeObject(label, role: .image, frame.style)
      frame.isSkipped = true
      return true
    }
    switch element.name {
    case "img": image(element, frame.style)
    case "br": writer.lineBreak()
    case "hr": writer.separator(frame.style)
    default: return false
    }
    return true
  }

  private func enterText(
    _ element: MarkupElement, _ semantics: [String], in parent: Frame, _ frame: inout Frame
  ) {
    frame.inContents = parent.inContents || element.name == "nav"
    frame.isBlock = ElementKinds.blocks.contains(element.name)
    if frame.isBlock {
      writer.close()
      frame.isOnOwnLine = false
      frame.style.blockLanguage = frame.style.language
      frame.style.role = TextRole(
        element, semantics: semantics, parent: parent.style.role, inContents: frame.inContents)
    } else if frame.isOnOwnLine {
      writer.startLine()
    }
    if element.name == "details", element["open"] == nil {
      frame.hidesAllButSummary = true
      skip(element, because: .closed)
    }
    if element.name == "svg" { return embed(drawing: element) }
    if element.name == "math" {
      if element["display"]?.lowercased() == "block" { writer.startLine() }
      return embed(formula: element)
    }
    openRuns(of: element, semantics, &frame)
  }

  /// Writes a picture, unless it is decoration.
  private func image(_ element: MarkupElement, _ style: BlockWriter.Style) {
    guard !element.isDecoration else { return skip(element, because: .decoration) }
    let description = ["alt", "aria-label", "title"].lazy
      .compactMap { element[$0]?.collapsed }.first { !$0.isEmpty }
    let place = writeObject(description, role: .image, style)
    if description == nil, let figure = figures.indices.last { figures[figure].addObject(place) }
  }
}

extension MarkupElement {
  /// The direction an element declares; within, `nil` for the one its text has.
  fileprivate var direction: WritingDirection?? {
    switch self["dir"]?.lowercased() {
    case "rtl": .rightToLeft
    case "ltr": .leftToRight
    case "auto": .some(nil)
    default: nil
    }
  }

  var isList: Bool { name == "ul" || name == "ol" || name == "menu" }

  /// The name by which a link finds the element.
  var anchor: String? {
    attributes.isEmpty ? nil : self["id"] ?? (name == "a" ? self["name"] : nil)
  }
}
