// SPDX-License-Identifier: Apache-2.0

/// A block of a section: a heading, a paragraph, a list item.
///
/// A block's edge ends a sentence, unless the next block says that it continues this one.
public struct TextBlock: Hashable, Sendable {
  /// Where its text is, in UTF-8 offsets of the section; the line feed between blocks is in neither.
  package let utf8: Range<Int>
  /// What the block is to its reader.
  public let role: TextRole
  /// The language that decides its segmentation and, where no run says otherwise, its voice.
  public let language: TextLanguage
  /// The direction it was given; `nil` where its first strong character decides.
  public let writingDirection: WritingDirection?
  /// Whether it goes on with the paragraph of the block before, also over a section's edge.
  public let joinToPrevious: TextJoin
  /// The host's own key for the block, handed back with every answer about it.
  public let key: UInt64?

  init(
    utf8: Range<Int>, role: TextRole, language: TextLanguage,
    writingDirection: WritingDirection? = nil, joinToPrevious: TextJoin = .newParagraph,
    key: UInt64? = nil
  ) {
    self.utf8 = utf8
    self.role = role
    self.language = language
    self.writingDirection = writingDirection
    self.joinToPrevious = joinToPrevious
    self.key = key
  }

  /// The same block in another language.
  func inLanguage(_ language: TextLanguage) -> TextBlock {
    TextBlock(
      utf8: utf8, role: role, language: language, writingDirection: writingDirection,
      joinToPrevious: joinToPrevious, key: key)
  }
}

/// How one piece of text follows another.
public enum TextJoin: Hashable, Sendable {
  /// It goes on in the same paragraph, perhaps in mid-word: a page cut, a converter's split.
  case sameParagraph
  /// It starts a paragraph of its own.
  case newParagraph
}
