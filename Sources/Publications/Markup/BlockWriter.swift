// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// Writes the text of elements into blocks, with white space treated as CSS treats it.
///
/// A block is opened by the first thing in it, so elements without content leave no trace. White
/// space waits until something follows it; at a block's start and end it is dropped.
struct BlockWriter {
  var builder: SectionBuilder
  private var marks = OpenMarks()
  private var isOpen = false
  private var holdsText = false
  /// What the block is if it holds objects and nothing else.
  private var objectRole: TextRole?
  private var blockLanguage = TextLanguage.undetermined
  private var languageRun: (language: TextLanguage, key: SectionBuilder.RunKey)?
  private var space = PendingSpace()
  private var endsWide = false
  /// Whether a word that follows must not touch what was written last.
  private var endsApart = false
  private var fit = LanguageFit()
  private let language: TextLanguage

  /// What an element makes of the text in it.
  struct Style {
    var role = TextRole.paragraph
    var blockLanguage: TextLanguage
    var language: TextLanguage
    var direction: WritingDirection?
    var whiteSpace = WhiteSpace.collapse
  }

  /// - Parameter language: The language of what says no other.
  init(language: TextLanguage) {
    self.language = language
    builder = SectionBuilder(language: language)
  }

  /// Whether nothing has been written into the block yet.
  var isAtBlockStart: Bool { !isOpen }

  /// Writes text: all of an element's, or any piece of it.
  mutating func text(_ text: Span<UInt8>, _ style: Style) {
    var index = 0
    while index < text.count, text[index].isMarkupSpace {
      space.add(text[index], style.whiteSpace)
      index += 1
    }
    guard index < text.count else { return }
    if endsApart, text.isWordScalar(at: index) { separate() }
    begin(style, startsWide: text.isWideScalar(at: index))
    holdsText = true
    let firstLength = text.scalarLength(at: index)
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
    marks.labelPages(firstLength, in: &builder)
    builder.append(utf8: ink.span)
  }

  /// Breaks the line; at the start and the end of a block a break is dropped.
  mutating func lineBreak() { space.addLineBreak() }

  /// Sees to it that what comes is on a line of its own.
  mutating func startLine() {
    if isOpen { space.addImpliedLineBreak() }
  }

  /// Keeps what comes apart from what was.
  mutating func separate() { space.add(UInt8(ascii: " "), .collapse) }

  /// Writes an object; if its block holds nothing but objects, the block has the first one's role.
  ///
  /// - Parameter isApart: Whether the words beside it must not touch it, as they may touch a letter
  ///   that is a picture.
  /// - Returns: The object's place in the section.
  @discardableResult
  mutating func object(
    _ description: String?, role: TextRole, isApart: Bool = false, _ style: Style
  ) -> Range<Int> {
    if isApart, isOpen, builder.utf8.span.endsInWordScalar { separate() }
    begin(style)
    if objectRole == nil { objectRole = role }
    marks.labelPages(3, in: &builder)
    builder.appendObject(description: description)
    endsWide = false
    endsApart = isApart
    return builder.utf8.count - 3..<builder.utf8.count
  }

  /// Writes a text that stands in a picture, apart from what is around it.
  mutating func label(_ text: String, _ style: Style) {
    separate()
    begin(style)
    if objectRole == nil { objectRole = .image }
    let utf8 = Array(text.utf8)
    marks.labelPages(utf8.span.scalarLength(at: 0), in: &builder)
    builder.append(utf8: utf8.span)
    separate()
  }

  /// Opens a run, and answers with the handle to close it by.
  mutating func openRun(_ attribute: TextAttribute) -> Int { marks.openRun(attribute) }

  /// Closes a run; others that were opened later may stay open.
  ///
  /// - Returns: The run in the section; `nil` if no text was written while it was open.
  mutating func closeRun(_ handle: Int) -> SectionBuilder.RunKey? {
    marks.closeRun(handle, in: &builder)
  }

  /// What comes is in an element with an id.
  mutating func openAnchor(_ id: String) { marks.openAnchor(id) }

  /// Closes the anchor that was opened last.
  mutating func closeAnchor() { marks.closeAnchor(in: &builder) }

  /// A page of the printed edition starts with the next character.
  mutating func startPage(_ label: String) { marks.startPage(label) }

  /// Writes a block that has no text and breaks the scene.
  mutating func separator(_ style: Style) {
    close()
    builder.openBlock(.separator, language: style.blockLanguage)
    builder.closeBlock()
  }

  /// Ends the block.
  mutating func close() {
    guard isOpen else {
      space = PendingSpace()
      return
    }
    endLanguageRun()
    if !holdsText, let objectRole { builder.setRoleOfOpenBlock(objectRole) }
    fit.judge(builder, declared: blockLanguage)
    marks.endBlock(in: &builder)
    builder.closeBlock()
    isOpen = false
    space = PendingSpace()
    endsWide = false
    endsApart = false
  }

  /// Ends the section.
  ///
  /// - Parameter place: The file, for messages.
  mutating func finish(place: String) -> SectionContent {
    close()
    marks.endSection(in: &builder)
    fit.correct(&builder, bookLanguage: language, place: place)
    return builder.finish()
  }

  /// Makes the block ready for text or an object: everything written passes here.
  private mutating func begin(_ style: Style, startsWide: Bool = false) {
    if !isOpen { open(style) }
    if let run = languageRun, run.language != style.language { endLanguageRun() }
    var bytes: [UInt8] = []
    space.drain(into: &bytes, betweenWide: startsWide && endsWide)
    if !bytes.isEmpty { builder.append(utf8: bytes.span) }
    endsApart = false
    if languageRun == nil, style.language != blockLanguage {
      languageRun = (style.language, builder.startRun(.language(style.language)))
    }
    marks.begin(in: &builder)
  }

  private mutating func open(_ style: Style) {
    space.trimForBlockStart()
    builder.openBlock(
      style.role, language: style.blockLanguage, writingDirection: style.direction)
    blockLanguage = style.blockLanguage
    holdsText = false
    objectRole = nil
    isOpen = true
  }

  private mutating func endLanguageRun() {
    if let run = languageRun { builder.endRun(run.key) }
    languageRun = nil
  }
}
