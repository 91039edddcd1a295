// SPDX-License-Identifier: Apache-2.0

/// One turn of a page that read-all makes; ten blank pages on the way make one jump.
public struct PageTurn: Hashable, Sendable, Identifiable {
  /// The turn's number, counted from 1; the host's answer names it, so that late and doubled
  /// answers are told apart.
  public let id: Int
  /// The page that is left, where the host counts pages.
  public let from: TextPage?
  /// The page that is reached; `nil` where only the host knows.
  public let to: TextPage?
  /// Why the page turns.
  public let cause: Cause

  /// Why a page turns.
  public enum Cause: Hashable, Sendable {
    /// A word is spoken that starts on the new page: the view follows the voice.
    case word(utterance: Utterance.ID, utf8Offset: Int, at: TextPosition?)
    /// All text of the page has been spoken, and what comes next is not known: the host turns the
    /// page and answers `pageTurned` or `pageRefused`.
    case moreText
    /// The user goes back beyond the text that is known: the host turns back, and answers.
    case earlierText
    /// The user has moved the reading to the page, or wants to see it again.
    case moved
  }
}
