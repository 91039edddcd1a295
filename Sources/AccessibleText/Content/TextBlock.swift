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
  /// Whether it goes on with the paragraph of the block before, also over a section's edge.
  public let joinToPrevious: TextJoin
}

/// How one piece of text follows another.
public enum TextJoin: Hashable, Sendable {
  /// It goes on in the same paragraph, perhaps in mid-word: a page cut, a converter's split.
  case sameParagraph
  /// It starts a paragraph of its own.
  case newParagraph
}
