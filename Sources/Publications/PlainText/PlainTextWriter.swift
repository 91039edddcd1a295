// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// Writes the stanzas of a plain text as blocks.
struct PlainTextWriter {
  private var builder: SectionBuilder
  private let utf8: [UInt8]
  private let shape: TextShape
  private let outline: TextOutline
  /// The last stanza that is text, until it is known whether the next one goes on with it.
  private var waiting: TextStanza?
  private var continuesPrevious = false
  /// The heads and feet of pages behind the waiting stanza.
  private var pageTexts: [TextStanza] = []

  init(_ utf8: [UInt8], _ shape: TextShape, _ outline: TextOutline, _ language: TextLanguage) {
    self.utf8 = utf8
    self.shape = shape
    self.outline = outline
    builder = SectionBuilder(language: language)
  }

  mutating func addDiagnostic(_ diagnostic: Diagnostic) { builder.addDiagnostic(diagnostic) }

  mutating func write(_ stanza: TextStanza) {
    if stanza.isPageText {
      pageTexts.append(stanza)
      return
    }
    let goesOn = waiting.map { isCut($0, from: stanza) } ?? false
    flush(goesOn: goesOn)
    waiting = stanza
    continuesPrevious = goesOn
  }

  mutating func finish() -> SectionContent {
    flush(goesOn: false)
    return builder.finish()
  }

  /// Whether the edge of a page cuts a paragraph in two.
  private func isCut(_ one: TextStanza, from other: TextStanza) -> Bool {
    guard !pageTexts.isEmpty, outline.levels[one.start] == nil, outline.levels[other.start] == nil,
      let last = one.lines.last, let first = other.lines.first
    else { return false }
    return !last.text(in: utf8).endsSentence && first.text(in: utf8).startsInLowerCase
  }

  private mutating func flush(goesOn: Bool) {
    if let waiting { writeText(waiting, goesOn: goesOn) }
    waiting = nil
    for stanza in pageTexts {
      builder.openBlock(.artifact)
      append(stanza.lines[0])
    }
    pageTexts = []
  }

  private mutating func writeText(_ stanza: TextStanza, goesOn: Bool) {
    if let level = outline.levels[stanza.start] {
      openBlock(.heading(level: level))
      return writeLines(stanza, of: stanza.lines.map { _ in .line })
    }
    if outline.contents.contains(stanza.start) {
      openBlock(.tableOfContentsEntry)
      return writeLines(stanza, of: stanza.lines.map { _ in .wrapped })
    }
    if stanza.isSeparator(in: utf8) {
      openBlock(.separator)
      return append(stanza.lines[0])
    }
    let lines = StanzaLines(stanza, in: utf8, shape)
    openBlock(lines.isVerse ? .verse : lines.starts.first == .item ? .listItem : .paragraph)
    writeLines(stanza, of: lines.starts)
    if goesOn { builder.append(" ") }
  }

  private mutating func writeLines(_ stanza: TextStanza, of starts: [StanzaLines.Start]) {
    for (index, line) in stanza.lines.enumerated() {
      if index > 0 {
        switch starts[index] {
        case .paragraph: builder.openBlock(.paragraph)
        case .item: builder.openBlock(.listItem)
        case .line: builder.append("\n")
        case .wrapped:
          if needsSpace(stanza.lines[index - 1], line) { builder.append(" ") }
        }
      }
      append(line)
    }
  }

  private mutating func openBlock(_ role: TextRole) {
    builder.openBlock(role, join: continuesPrevious ? .sameParagraph : .newParagraph)
    continuesPrevious = false
  }

  private mutating func append(_ line: TextLine) {
    let utf8 = utf8
    builder.append(utf8: utf8.span.extracting(line.ink))
  }

  /// Whether a wrapped line and the next are parted by a space: not where characters are written
  /// without, and not behind a dash or a compound's hyphen, at which lines were wrapped, too.
  private func needsSpace(_ line: TextLine, _ next: TextLine) -> Bool {
    let (one, other) = (utf8.span.extracting(line.ink), utf8.span.extracting(next.ink))
    if one.endsInWideScalar, other.isWideScalar(at: 0) { return false }
    guard let last = utf8[line.ink].last, last == UInt8(ascii: "-") || last >= 0x80 else {
      return true
    }
    return !line.text(in: utf8).breaksWithoutSpace(before: next.text(in: utf8))
  }
}

extension String {
  /// Whether a line that was wrapped behind a hyphen or dash goes on without a space.
  fileprivate func breaksWithoutSpace(before next: String) -> Bool {
    var scalars = unicodeScalars
    guard let last = scalars.popLast(), let first = next.unicodeScalars.first else { return false }
    let isWord = first.properties.isAlphabetic || first.properties.numericType != nil
    switch last {
    case "-", "\u{2010}":
      guard let before = scalars.last, before != " ", isWord else { return false }
      return before == "-" || before.properties.isAlphabetic || before.properties.numericType != nil
    case "—": return scalars.last.map { $0.properties.isAlphabetic } ?? false && isWord
    default: return false
    }
  }
}
