// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// Reads the pages of an hOCR file as it is parsed.
///
/// Whatever is missing is made up for: lines without a paragraph, words without a line, text without
/// a word. No text of a page is lost.
final class HOCRReader: MarkupHandler {
  private(set) var pages: [ScanPage] = []
  var isDone: Bool { false }
  let faults: ScanFaults

  private var open: [(element: HOCRElement, name: String)] = []
  private var unread = 0
  private var languages: [TextLanguage?] = [nil]
  private var directions: [WritingDirection?] = [nil]
  private var page: ScanPage?
  private var paragraph: ScanParagraph?
  private var line: OpenLine?
  private var word: OpenWord?
  private var loose = ""
  private var areaKinds: [ScanParagraph.Kind] = []

  private struct OpenLine {
    var line: ScanLine
    let kind: ScanParagraph.Kind
  }

  fileprivate struct OpenWord {
    var text = ""
    var box: ScanBox?
    var confidence: Double?
    var boxes: [ScanBox] = []
    var characters: [(text: String, box: ScanBox?)] = []
  }

  init(faults: ScanFaults) { self.faults = faults }

  func start(_ element: MarkupElement) {
    let kind = HOCRElement(element, inParagraph: paragraph != nil)
    open.append((kind, element.name))
    languages.append(
      element.language.flatMap { ScanLanguage.language(of: $0) } ?? languages.last ?? nil)
    directions.append(Self.direction(element["dir"]) ?? directions.last ?? nil)
    let properties = HOCRProperties(element["title"] ?? "")
    switch kind {
    case .page:
      closePage()
      page = ScanPage(box: box(properties, element, "page"))
    case .area(let kind):
      closeParagraph()
      areaKinds.append(kind)
    case .paragraph:
      closeParagraph()
      openParagraph()
    case .line(let kind): openLine(kind, properties, element)
    case .word:
      closeWord()
      if line != nil { flushLooseText() }
      word = OpenWord(
        box: box(properties, element, "word"), confidence: properties.number("x_wconf"),
        boxes: properties.characterBoxes)
    case .character:
      word?.characters.append(("", properties.characterBoxes.first ?? properties.box))
    case .ignored: unread += 1
    case .other: break
    }
  }

  func text(_ text: Span<UInt8>) {
    guard unread == 0 else { return }
    let text = String(copying: text)
    if word != nil {
      word?.text += text
      if case .character? = open.last?.element, let last = word?.characters.indices.last {
        word?.characters[last].text += text
      }
    } else if page != nil || line != nil || paragraph != nil {
      loose += text
    }
  }

  func end(_ name: String) {
    guard let element = open.popLast()?.element else { return }
    switch element {
    case .page: closePage()
    case .area:
      closeParagraph()
      _ = areaKinds.popLast()
    case .paragraph: closeParagraph()
    case .line: closeLine()
    case .word: closeWord()
    case .ignored: unread -= 1
    case .character, .other: break
    }
    languages.removeLast()
    directions.removeLast()
  }

  /// Ends the file.
  func finish() -> [ScanPage] {
    closePage()
    return pages
  }

  private static func direction(_ name: String?) -> WritingDirection? {
    switch name?.lowercased() {
    case "rtl": .rightToLeft
    case "ltr": .leftToRight
    default: nil
    }
  }

  private func box(_ properties: HOCRProperties, _ element: MarkupElement, _ what: String)
    -> ScanBox?
  {
    let box = properties.box
    guard let cut = box?.cut(to: page?.box) else {
      if properties.has("bbox") {
        faults.add(element.line, "The box of a \(what) is no box on its page.")
      }
      return nil
    }
    return cut
  }

  private func openParagraph() {
    if page == nil { page = ScanPage() }
    paragraph = ScanParagraph(
      lines: [], kind: areaKinds.last ?? .body, language: languages.last ?? nil,
      direction: directions.last ?? nil)
  }

  private func openLine(
    _ kind: ScanParagraph.Kind, _ properties: HOCRProperties, _ element: MarkupElement
  ) {
    closeLine()
    if paragraph == nil { openParagraph() }
    let angle = properties.number("textangle") ?? 0
    line = OpenLine(
      line: ScanLine(
        words: [], box: box(properties, element, "line"), angle: abs(angle) <= 360 ? angle : 0,
        size: properties.number("x_size")),
      kind: kind)
  }

  private func closePage() {
    closeParagraph()
    guard var page else { return }
    page.resolveBoxes()
    pages.append(page)
    self.page = nil
  }

  private func closeParagraph() {
    closeLine()
    if let paragraph, !paragraph.lines.isEmpty { page?.paragraphs.append(paragraph) }
    paragraph = nil
  }

  private func closeLine() {
    closeWord()
    flushLooseText()
    guard let closed = line else { return }
    line = nil
    guard !closed.line.words.isEmpty else { return }
    // What is no part of the running text does not share a paragraph with it.
    if let kind = paragraph?.kind, let last = paragraph?.lines.isEmpty,
      closed.kind != .body || kind != .body, closed.kind != kind
    {
      if !last {
        let (language, direction) = (paragraph?.language, paragraph?.direction)
        if let paragraph { page?.paragraphs.append(paragraph) }
        openParagraph()
        paragraph?.language = language
        paragraph?.direction = direction
      }
      if areaKinds.last ?? .body == .body { paragraph?.kind = closed.kind }
    }
    paragraph?.lines.append(closed.line)
  }

  private func closeWord() {
    guard let closed = word else { return }
    word = nil
    flushLooseText()
    let text = closed.text.recognizedWords.joined(separator: "\u{A0}")
    guard !text.isEmpty else { return }
    append(
      ScanWord(
        text: text, box: closed.box, confidence: closed.confidence.map { min(max($0, 0), 100) },
        characters: closed.placedCharacters(of: text, on: page?.box)))
  }

  /// Text that is in no word's element has no box of its own.
  private func flushLooseText() {
    let words = loose.recognizedWords
    loose = ""
    for text in words { append(ScanWord(text: text)) }
  }

  private func append(_ word: ScanWord) {
    if line == nil, let last = paragraph?.lines.indices.last,
      paragraph?.lines[last].isFollowed(by: word) == true
    {
      paragraph?.lines[last].words.append(word)
    } else if line == nil {
      if paragraph == nil { openParagraph() }
      paragraph?.lines.append(ScanLine(words: [word]))
    } else {
      line?.line.words.append(word)
    }
  }
}

extension HOCRReader.OpenWord {
  /// The characters with their boxes, where they make up the word.
  fileprivate func placedCharacters(of text: String, on page: ScanBox?)
    -> [(text: String, box: ScanBox)]
  {
    let scalars = text.unicodeScalars.map { String($0) }
    let known =
      boxes.count == scalars.count && !boxes.isEmpty
      ? zip(scalars, boxes).map { ($0, Optional($1)) } : characters
    let placed: [(text: String, box: ScanBox)] = known.compactMap { character in
      guard let box = character.1?.cut(to: page) else { return nil }
      return (character.0.recognizedWords.joined(), box)
    }
    return placed.map(\.text).joined() == text && !placed.contains { $0.text.isEmpty } ? placed : []
  }
}

extension String {
  /// The words of a recognized text: without white space, and without what no text has.
  fileprivate var recognizedWords: [String] {
    unicodeScalars.split { $0.properties.isWhitespace }
      .map { word in
        String(String.UnicodeScalarView(word.filter { $0.properties.generalCategory != .control }))
      }
      .filter { !$0.isEmpty }
  }
}

extension ScanLine {
  /// Whether a word that is in no line's element belongs to the line before it.
  fileprivate func isFollowed(by word: ScanWord) -> Bool {
    guard let last = words.last?.box, let next = word.box else { return word.box == nil }
    return min(last.bottom, next.bottom) - max(last.top, next.top)
      >= min(last.height, next.height) / 2
  }
}
