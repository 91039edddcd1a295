// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// Writes the text of elements into blocks, with white space treated as CSS treats it.
///
/// A block is opened by the first thing in it, so elements without content leave no trace. White
/// space waits until something follows it; at a block's start and end it is dropped.
struct BlockWriter {
  private var builder: SectionBuilder
  private var isOpen = false
  private var blockLanguage = TextLanguage.undetermined
  private var run: TextLanguage?
  private var space = PendingSpace()
  private var endsWide = false
  private var waiting: [WaitingObject] = []

  /// What an element makes of the text in it.
  struct Style {
    var role = TextRole.paragraph
    var blockLanguage: TextLanguage
    var language: TextLanguage
    var whiteSpace = WhiteSpace.collapse
  }

  /// What stands for something that is not text.
  enum Object {
    case described(String?)
    case spelled(String)
  }

  /// An object at a block's start, which waits to see whether anything else comes.
  private struct WaitingObject {
    let object: Object
    let role: TextRole
    let style: Style
    let space: PendingSpace
  }

  init(language: TextLanguage) { builder = SectionBuilder(language: language) }

  /// Writes text: all of an element's, or any piece of it.
  mutating func text(_ text: Span<UInt8>, _ style: Style) {
    var index = 0
    while index < text.count, text[index].isMarkupSpace {
      space.add(text[index], style.whiteSpace)
      index += 1
    }
    guard index < text.count else { return }
    begin(style, startsWide: text.isWideScalar(at: index))
    var ink: [UInt8] = []
    ink.reserveCapacity(text.count)
    while index < text.count {
      let byte = text[index]
      if byte.isMarkupSpace {
        space.add(byte, style.whiteSpace)
      } else {
        if !space.isEmpty {
          let betweenWide = text.isWideScalar(at: index) && ink.span.endsInWideScalar
          space.drain(into: &ink, betweenWide: betweenWide)
        }
        ink.append(byte)
      }
      index += 1
    }
    endsWide = ink.span.endsInWideScalar
    builder.append(utf8: ink.span)
  }

  /// Breaks the line; at the start and the end of a block a break is dropped.
  mutating func lineBreak() { space.addLineBreak() }

  /// Keeps what comes apart from what was.
  mutating func separate() { space.add(UInt8(ascii: " "), .collapse) }

  /// Writes an object; if its block holds nothing else, the block has the object's role.
  mutating func object(_ object: Object, role: TextRole, _ style: Style) {
    if isOpen {
      begin(style)
      write(object)
    } else {
      if waiting.isEmpty { space.trimForBlockStart() }
      waiting.append(WaitingObject(object: object, role: role, style: style, space: space))
      space = PendingSpace()
    }
  }

  /// Writes a block that has no text and breaks the scene.
  mutating func separator(_ style: Style) {
    close()
    builder.openBlock(.separator, language: style.blockLanguage)
    builder.closeBlock()
  }

  /// Ends the block.
  mutating func close() {
    if let role = waiting.first?.role { writeWaiting(role: role) }
    changeRun(to: nil)
    if isOpen { builder.closeBlockUnlessEmpty() }
    isOpen = false
    space = PendingSpace()
    endsWide = false
  }

  mutating func addDiagnostic(_ diagnostic: Diagnostic) { builder.addDiagnostic(diagnostic) }

  consuming func finish() -> SectionContent {
    close()
    return builder.finish()
  }

  /// Makes the block ready for text or an object: everything written passes here.
  private mutating func begin(_ style: Style, startsWide: Bool = false) {
    if !waiting.isEmpty { writeWaiting(role: style.role) }
    if !isOpen { open(style.role, style) }
    let language = style.language == blockLanguage ? nil : style.language
    if run != language, run != nil { changeRun(to: nil) }
    var bytes: [UInt8] = []
    space.drain(into: &bytes, betweenWide: startsWide && endsWide)
    if !bytes.isEmpty { builder.append(utf8: bytes.span) }
    changeRun(to: language)
  }

  private mutating func open(_ role: TextRole, _ style: Style) {
    space.trimForBlockStart()
    builder.openBlock(role, language: style.blockLanguage)
    blockLanguage = style.blockLanguage
    isOpen = true
  }

  private mutating func writeWaiting(role: TextRole) {
    let after = space
    let objects = waiting
    waiting = []
    for object in objects {
      space = object.space
      if !isOpen { open(role, object.style) }
      begin(object.style)
      write(object.object)
    }
    space = after
  }

  private mutating func write(_ object: Object) {
    switch object {
    case .described(let description): builder.appendObject(description: description)
    case .spelled(let text): builder.append(text)
    }
    endsWide = false
  }

  private mutating func changeRun(to language: TextLanguage?) {
    guard language != run else { return }
    if run != nil { builder.closeRun() }
    if let language { builder.openRun(.language(language)) }
    run = language
  }
}
