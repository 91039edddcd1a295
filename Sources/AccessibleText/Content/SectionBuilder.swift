// SPDX-License-Identifier: Apache-2.0

/// Builds the content of a section, block by block.
///
///     var builder = SectionBuilder(language: TextLanguage("en"))
///     builder.openBlock(.heading(level: 1))
///     builder.append("Morning")
///     builder.openBlock(.paragraph)
///     builder.append("The tide was out.")
///     let content = builder.finish()
///
/// Opening a block closes the one before. Line ends in appended text become U+2028, the line break
/// inside a block; invalid UTF-8 is repaired with U+FFFD. No call can fail.
public struct SectionBuilder {
  package private(set) var utf8: [UInt8] = []
  package private(set) var blocks: [TextBlock] = []
  var annotations: [SectionContent.Annotation] = []
  /// The runs that `openRun` has opened and `closeRun` has not closed.
  var openRuns: [RunKey] = []
  private var anchors: [String: Range<Int>] = [:]
  private var diagnostics: [Diagnostic] = []
  private var skipped: [SkippedContent] = []
  private var open: OpenBlock?
  private let language: TextLanguage
  /// How the section's lines run, where it says so.
  package var writingMode: WritingMode?
  /// Whether the last text ended in CR, so that an LF that comes next belongs to the same line end.
  private var endedInCR = false

  private struct OpenBlock {
    let start: Int
    var role: TextRole
    let language: TextLanguage
    let direction: WritingDirection?
    let join: TextJoin
    let key: UInt64?
  }

  /// Starts a section whose blocks are in the language unless they say otherwise.
  public init(language: TextLanguage = .undetermined) {
    self.language = language
  }

  /// Whether nothing has been put into the section yet.
  public var isEmpty: Bool { open == nil && blocks.isEmpty }

  /// Opens a block and closes the one before.
  ///
  /// - Parameters:
  ///   - role: What the block is to its reader.
  ///   - language: Its language; by default the section's.
  ///   - writingDirection: Its direction, where it is not its first strong character's to decide.
  ///   - join: How it follows the block before.
  ///   - key: The host's own key for it.
  public mutating func openBlock(
    _ role: TextRole, language: TextLanguage? = nil, writingDirection: WritingDirection? = nil,
    join: TextJoin = .newParagraph, key: UInt64? = nil
  ) {
    closeBlock()
    endedInCR = false
    if !blocks.isEmpty { utf8.append(UInt8(ascii: "\n")) }
    open = OpenBlock(
      start: utf8.count, role: role, language: language ?? self.language,
      direction: writingDirection, join: join, key: key)
  }

  /// Appends text to the open block; without one, a paragraph is opened.
  public mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(utf8: $0.span) }
  }

  /// Appends UTF-8 text to the open block; without one, a paragraph is opened.
  ///
  /// Each piece of text is whole: one that is cut inside a scalar is repaired.
  public mutating func append(utf8 text: Span<UInt8>) {
    guard text.isValidUTF8 else {
      let message = "Text that is not valid UTF-8 was repaired."
      diagnostics.append(Diagnostic(place: "", message: message))
      return append(String(decoding: (0..<text.count).map { text[$0] }, as: UTF8.self))
    }
    if open == nil { openBlock(.paragraph) }
    guard text.count > 0 else { return }
    var index = endedInCR && text[0] == 0x0A ? 1 : 0
    endedInCR = text[text.count - 1] == 0x0D
    while index < text.count {
      let byte = text[index]
      let lineEnd = text.lineEndLength(at: index)
      if lineEnd > 0 {
        utf8.append(contentsOf: [0xE2, 0x80, 0xA8])
        index += lineEnd
      } else {
        utf8.append(byte)
        index += 1
      }
    }
  }

  /// Appends an embedded object, one U+FFFC, with the description that is said in its place.
  public mutating func appendObject(description: String?) {
    if open == nil { openBlock(.paragraph) }
    endedInCR = false
    let start = utf8.count
    utf8.append(contentsOf: [0xEF, 0xBF, 0xBC])
    annotate(start..<utf8.count, .object(description: description))
  }

  /// Closes the open block; an empty one stays, as an empty block is a real unit.
  public mutating func closeBlock() {
    guard let block = open else { return }
    blocks.append(
      TextBlock(
        utf8: block.start..<utf8.count, role: block.role, language: block.language,
        writingDirection: block.direction, joinToPrevious: block.join, key: block.key))
    open = nil
  }

  /// The text of the open block, in UTF-8 offsets of the section.
  package var openBlockText: Range<Int> { (open?.start ?? utf8.count)..<utf8.count }

  /// Gives the open block another role than it was opened with.
  package mutating func setRoleOfOpenBlock(_ role: TextRole) { open?.role = role }

  /// Puts a block that is closed into another language than it was opened with.
  package mutating func setLanguage(_ language: TextLanguage, ofBlock index: Int) {
    blocks[index] = blocks[index].inLanguage(language)
  }

  /// Notes where the element with an id is; of two with one id, the first keeps it.
  package mutating func addAnchor(_ id: String, _ range: Range<Int>) {
    if anchors[id] == nil { anchors[id] = range }
  }

  /// The ids of the elements that start at each offset.
  package var anchorsByStart: [Int: [String]] {
    Dictionary(grouping: anchors.keys) { anchors[$0]?.lowerBound ?? 0 }
  }

  /// Notes something that could not be read as it stands.
  public mutating func addDiagnostic(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  /// Notes something that is left out on purpose.
  public mutating func addSkipped(_ content: SkippedContent) { skipped.append(content) }

  /// Ends the section.
  public consuming func finish() -> SectionContent {
    while !openRuns.isEmpty { closeRun() }
    closeBlock()
    annotations.removeAll { $0.utf8.isEmpty }
    // Outer runs come first; of two over the same text, the one that was opened first.
    annotations.sort {
      ($0.utf8.lowerBound, $1.utf8.upperBound) < ($1.utf8.lowerBound, $0.utf8.upperBound)
    }
    return SectionContent(
      utf8: utf8, blocks: blocks, annotations: annotations, anchors: anchors,
      diagnostics: diagnostics, skipped: skipped, writingMode: writingMode)
  }
}
