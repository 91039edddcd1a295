// SPDX-License-Identifier: Apache-2.0

/// What read-all is told, by the user, the voice and the host.
public enum ReadAllEvent: Hashable, Sendable {
  // Commands of the user.

  /// Start to read.
  case start
  /// Be silent, and keep the place.
  case pause
  /// Go on after a pause or a stop, at the word that was cut off.
  case resume
  /// Start, pause or go on, as it may be.
  case toggle
  /// Stop; `resume` goes on there.
  case stop
  /// Say what is being said once more, from its start.
  case again
  /// Go to the unit before or after the one that is being read.
  ///
  /// Before the sentence being said is the sentence before it, whole; `again` goes to its own start. While
  /// paused the place moves, and nothing is said.
  case move(ReadAllUnit, StorageDirection)
  /// Say the notes of the sentence being said, or of the one before, and come back to the word.
  case hearNote
  /// Leave the innermost structure that is being read (a table, a list, a note), and go on after it.
  case escape
  /// Leave out the innermost structure that is being read and can be left out, and from here on all
  /// of its kind.
  case skip
  /// Stop where the unit that is being read ends; `nil` takes it back. A time to sleep is the host's clock.
  case stopAfter(ReadAllBoundary?)
  /// The user looks at another page: pages no longer turn with the voice, until `rejoin` or a move.
  case userTurnedPage
  /// Show the page that is being read.
  case rejoin

  // News of the voice.

  /// The voice has begun an utterance.
  case began(Utterance.ID)
  /// The voice has reached an offset of an utterance's spoken text, in UTF-8 code units.
  case reached(Utterance.ID, spokenUTF8: Int)
  /// The voice has finished an utterance.
  case finished(Utterance.ID)
  /// The voice was silenced by somebody else, as by a screen reader that had something to say.
  case cancelled(Utterance.ID)
  /// After a `cancelled`, nobody else speaks any more.
  case voiceIsFree
  /// The voice could not speak an utterance, or not to its end.
  case failed(Utterance.ID)

  // News of the host.

  /// The host has turned the page it was asked to turn.
  case pageTurned(PageTurn.ID)
  /// The host cannot turn the page it was asked to turn: there is none.
  case pageRefused(PageTurn.ID)
  /// The host failed to turn the page, and might not the next time.
  case pageFailed(PageTurn.ID)
}

/// The units by which a user moves through what is read.
public enum ReadAllUnit: String, CaseIterable, Hashable, Sendable {
  case sentence, paragraph, heading, page
}

/// Where a reading may stop of itself.
public enum ReadAllBoundary: String, CaseIterable, Hashable, Sendable {
  case sentence, paragraph, page, section
}

/// What read-all wants done.
public enum ReadAllEffect: Hashable, Sendable {
  /// Speak this; tell when it begins, how far it is, and when it has finished.
  case speak(Utterance)
  /// Silence the voice.
  case cancelSpeech
  /// The reading is paused, and its place has moved here; show it, and say nothing.
  case show(Utterance)
  /// Mark the word that is being said, which may lie on two pages; nothing, to take the mark away.
  case highlight([TextRange])
  /// Turn the page.
  case turnPage(PageTurn)
  /// There is no such unit in that direction; the reading stays where it is.
  case noSuchUnit(ReadAllUnit, StorageDirection)
  /// The sentence has no note.
  case noNote
  /// Remember where the reading is.
  case savePlace(TextPosition)
  /// Hand over what is missing, and then tell `textDidChange(to:)`; the reading goes on there.
  case awaitText(TextNeed)
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
  /// The unit has ended behind which it was told to stop.
  case boundary(ReadAllBoundary)
  /// The voice failed, again and again.
  case voiceFailed
}

/// What a reading is doing.
public enum ReadAllStatus: String, Hashable, Sendable {
  /// It has not been started.
  case idle
  case speaking
  /// The voice was cut off by somebody else, and goes on when it is free.
  case interrupted
  case paused
  /// It waits for a page, or for text.
  case waiting
  case stopped
  /// All has been read.
  case finished
}
