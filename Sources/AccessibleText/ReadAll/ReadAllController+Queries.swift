// SPDX-License-Identifier: Apache-2.0

extension ReadAllController {
  /// What the reading is doing.
  public var status: ReadAllStatus {
    switch state {
    case .idle: .idle
    case .speaking: .speaking
    case .interrupted: .interrupted
    case .ready: .paused
    case .awaitingPage, .awaitingText: isPaused ? .paused : .waiting
    case .stopped: .stopped
    case .finished: .finished
    }
  }

  /// What is being said, or was said last.
  public var utterance: Utterance? { current?.utterance }

  /// Where the sentence being said is, a range for each element it lies in.
  public var sentence: [TextRange] {
    current.map { $0.whole.sources.map(\.range) } ?? []
  }

  /// Where the word being said is, a range for each element it lies in; nothing before a voice has told.
  public var word: [TextRange] {
    guard let current, let word = current.word else { return [] }
    return current.utterance.ranges(ofUTF8: word)
  }

  /// The place of the word being said: where a reading that is kept goes on.
  public var place: TextPosition { current?.position ?? flow.position }

  /// The element that the flow of text has come to, at what is being said or a little further.
  public var element: any TextInputModel { flow.element }

  /// What of the text is said.
  public var preferences: ReadingPreferences { flow.preferences }
}
