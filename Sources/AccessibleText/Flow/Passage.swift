// SPDX-License-Identifier: Apache-2.0

/// A part of what is said: text with the places it comes from.
///
/// *Law: in a flow each readable character is covered by exactly one main passage.* Main passages
/// ascend; asides and announcements name the range they serve and turn no page.
public struct Passage: Hashable, Sendable {
  /// What part the passage plays.
  public let kind: PassageKind
  /// What its text is to the reader.
  public let role: TextRole
  /// The language of the text where no run says otherwise.
  public let language: TextLanguage
  /// The text; of a main passage exactly as in the source, with its trailing space.
  public let text: String
  /// The pieces of the source that make up the text, in order; for an aside or an announcement
  /// the one it serves.
  public let sources: [SourcePiece]
  /// The runs of the text that have an attribute.
  public let attributes: [PassageAttribute]
  /// How it is set off from what was said before.
  public internal(set) var breakBefore = ReadingBreak.sentence

  /// Whether it is the first that is said of its paragraph.
  public internal(set) var startsParagraph = false
  /// Whether it is a further piece of a sentence too long for a voice.
  public internal(set) var continuesSentence = false

  /// The page on which the passage starts.
  public var page: TextPage? { sources.first?.page }
}

/// What part a passage plays in what is said.
public enum PassageKind: String, Hashable, Sendable {
  /// The text itself.
  case main
  /// Something said beside the text: the description of a picture, a note.
  case aside
  /// A word about the text: "Heading".
  case announcement
}

/// A piece of a passage that comes from one text element.
public struct SourcePiece: Hashable, Sendable {
  /// Where the piece is in the passage's text, in UTF-8 code units.
  public let utf8: Range<Int>
  /// Where it is in the source.
  public let range: TextRange
  /// The page it is shown on.
  public let page: TextPage?
  /// The page edge that is crossed to reach the piece, if there is one.
  public let crossing: PageCrossing?
}

/// The crossing of a page edge before a piece of text; blank pages are jumped over in one.
public struct PageCrossing: Hashable, Sendable {
  /// The page that is left, where the host counts pages.
  public let from: TextPage?
}

/// An attribute of a run of a passage.
public struct PassageAttribute: Hashable, Sendable {
  /// Where the run is in the passage's text, in UTF-8 code units.
  public let utf8: Range<Int>
  /// What it has.
  public let attribute: TextAttribute
}
