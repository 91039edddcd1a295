// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

/// Stories of a reading: random users, voices that fail, pages that turn late.
///
/// A seed that breaks a law prints its story.
@Suite("Read-all: stories")
struct ReadAllStoryTests {
  private func story(
    _ voice: ReadAllStory.Voice, _ user: ReadAllStory.User, seed: UInt64
  ) -> (document: TextDocument, story: ReadAllStory) {
    let text = randomDocument(seed: seed, sections: 5, paragraphs: 10)
    let document = text.laidOut(by: randomLayout(seed: seed))
    let others = (1...3).map { text.laidOut(by: randomLayout(seed: seed &+ $0 &* 131)) }
    let story = ReadAllStory(
      of: document, layouts: user == .everything ? others : [], voice: voice, user: user,
      segmenter: NaiveSegmenter(), seed: seed)
    return (document, story)
  }

  private func expectNoFault(_ story: ReadAllStory) {
    guard let fault = story.faults.first else { return }
    Issue.record(
      "seed \(story.seed): \(fault)\n\(story.transcript.suffix(40).joined(separator: "\n"))")
  }

  @Test(arguments: ReadAllStory.Voice.allCases, UInt64(0)..<20)
  func `in an undisturbed run every main passage is spoken once, whatever the voice`(
    voice: ReadAllStory.Voice, seed: UInt64
  ) {
    let (document, story) = story(voice, .nothing, seed: seed)
    expectNoFault(story)
    guard let first = document.firstElement else { return }
    var flow = ReadingFlow(from: first, segmenter: NaiveSegmenter())
    var passages: [String] = []
    while case .passage(let passage) = flow.next() { passages.append(passage.text) }
    if voice != .dying, voice != .interrupted {
      #expect(story.utterances.map(\.text) == passages)
    }
    for (one, next) in zip(story.turns, story.turns.dropFirst()) {
      #expect(one.to?.number == next.from?.number, "seed \(seed)")
    }
    let crossed = story.turns.reduce(0) { $0 + ($1.to?.number ?? 0) - ($1.from?.number ?? 0) }
    let last = story.utterances.last?.passage.sources.last?.page?.number
    #expect(crossed == (last ?? 0) - (last == nil ? 0 : first.page?.number ?? 0))
  }

  @Test(arguments: ReadAllStory.Voice.allCases, UInt64(1000)..<1020)
  func `a pause and a resume at any moment lose and repeat nothing beyond the word it stopped in`(
    voice: ReadAllStory.Voice, seed: UInt64
  ) {
    expectNoFault(story(voice, .pauses, seed: seed).story)
  }

  @Test(arguments: ReadAllStory.Voice.allCases, UInt64(2000)..<2020)
  func `whatever a user does, one voice speaks at a time, and the page that is read is shown`(
    voice: ReadAllStory.Voice, seed: UInt64
  ) {
    expectNoFault(story(voice, .everything, seed: seed).story)
  }

  @Test(arguments: ReadAllStory.Voice.allCases, UInt64(3000)..<3040)
  func `the same with a host that has one page at a time`(
    voice: ReadAllStory.Voice, seed: UInt64
  ) {
    var texts = TextGenerator(seed: seed)
    let pages = (0..<12).map { _ in texts.section(paragraphs: 3, sentences: 3) }
    let host = PageAtATimeHost(pages: pages)
    expectNoFault(
      ReadAllStory(
        of: host, voice: voice, user: .everything, segmenter: NaiveSegmenter(), seed: seed))
  }
}
