// SPDX-License-Identifier: Apache-2.0

/// What read-all is told, by the user, the voice and the host.
public enum ReadAllEvent: Hashable, Sendable {
  /// Start to read.
  case start
  /// Stop.
  case stop
  /// Leave the innermost structure that is being read (a table, a list, a note), and go on after it.
  case escape
  /// Leave out the innermost structure that is being read and can be left out, and from here on all
  /// of its kind.
  case skip
  /// The voice has begun an utterance.
  case began(Utterance.ID)
  /// The voice has reached an offset of an utterance's spoken text, in UTF-8 code units.
  case reached(Utterance.ID, spokenUTF8: Int)
  /// The voice has finished an utterance.
  case finished(Utterance.ID)
  /// The host has turned the page it was asked to turn.
  case pageTurned(PageTurn.ID)
  /// The host cannot turn the page it was asked to turn.
  case pageRefused(PageTurn.ID)
}

/// What read-all wants done.
public enum ReadAllEffect: Hashable, Sendable {
  /// Speak this; tell when it begins, how far it is, and when it has finished.
  case speak(Utterance)
  /// Turn the page.
  case turnPage(PageTurn)
  /// Hand over what is missing, and then tell `textDidChange(to:)`; the reading goes on there.
  case awaitText(TextNeed)
  /// Silence the voice.
  case cancelSpeech
  /// The reading has ended.
  case finish(ReadAllEnding)
}

/// Why a reading has ended.
public enum ReadAllEnding: Hashable, Sendable {
  /// All text has been read.
  case endOfText
  /// The host would not turn the page.
  case pageRefused
  /// The page was turned, and showed what it had shown before.
  case samePage
  /// It was told to stop.
  case stopped
}
