// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("ReadAllController")
struct ReadAllControllerTests {
  private func started(_ sections: [String]) throws -> ReadAllController {
    let first = try #require(pagedDocument(sections).firstElement)
    var controller = ReadAllController(from: first, segmenter: NaiveSegmenter())
    let effects = controller.acts(on: .start)
    #expect(effects.count == 1)
    return controller
  }

  @Test func `nothing happens before the start, but a stop`() throws {
    let first = try #require(pagedDocument(["One."]).firstElement)
    var controller = ReadAllController(from: first, segmenter: NaiveSegmenter())
    for event in [
      ReadAllEvent.began(1), .began(0), .reached(1, spokenUTF8: 0), .finished(1), .pageTurned(1),
      .pageRefused(1),
    ] {
      #expect(controller.acts(on: event) == [])
    }
    #expect(controller.acts(on: .stop) == [.finish(.stopped)])
    #expect(controller.acts(on: .start) == [])
  }

  @Test func `a second start is no news`() throws {
    var controller = try started(["One."])
    #expect(controller.acts(on: .start) == [])
    #expect(controller.acts(on: .finished(1)) == [.finish(.endOfText)])
  }

  @Test func `a stop silences the voice, and nothing comes after it`() throws {
    var controller = try started(["One.| Two."])
    #expect(controller.acts(on: .stop) == [.cancelSpeech, .finish(.stopped)])
    for event in [ReadAllEvent.finished(1), .began(1), .stop, .start, .pageTurned(1)] {
      #expect(controller.acts(on: event) == [])
    }
  }

  @Test(arguments: [Int.min, -1, 13, Int.max])
  func `news of a place that is not in the utterance is ignored`(offset: Int) throws {
    var controller = try started(["One \u{AD}|two."])
    #expect(controller.acts(on: .reached(1, spokenUTF8: offset)) == [])
    let effects = controller.acts(on: .reached(1, spokenUTF8: 4))
    #expect(effects.count == 1, "the page is still to turn")
  }

  @Test func `news that is late, doubled or of another utterance turns no page`() throws {
    var controller = try started(["One |two |three."])
    #expect(controller.acts(on: .reached(2, spokenUTF8: 5)) == [])
    #expect(controller.acts(on: .reached(0, spokenUTF8: 5)) == [])
    #expect(controller.acts(on: .began(7)) == [])
    #expect(controller.acts(on: .reached(1, spokenUTF8: 8)).count == 2)
    #expect(controller.acts(on: .reached(1, spokenUTF8: 4)) == [])
    #expect(controller.acts(on: .reached(1, spokenUTF8: 8)) == [])
    #expect(controller.acts(on: .began(1)) == [])
    #expect(controller.acts(on: .finished(2)) == [])
    #expect(controller.acts(on: .finished(1)) == [.finish(.endOfText)])
    #expect(controller.acts(on: .finished(1)) == [])
  }

  @Test func `turns have numbers of their own, from 1`() throws {
    var controller = try started(["One |two |three."])
    let effects = controller.acts(on: .finished(1))
    let numbers = effects.compactMap { effect in
      if case .turnPage(let turn) = effect { turn.id } else { nil }
    }
    #expect(numbers == [1, 2])
    #expect(effects.last == .finish(.endOfText))
  }

  @Test func `a text without a word ends at once`() throws {
    for text in [" ", "\n\n", "\u{AD}", " |\n|\n "] {
      let first = try #require(pagedDocument([text]).firstElement)
      var controller = ReadAllController(from: first, segmenter: NaiveSegmenter())
      #expect(controller.acts(on: .start) == [.finish(.endOfText)])
    }
  }

  @Test func `a reading starts at a position in mid-sentence, and says whole what follows`() throws
  {
    let first = try #require(pagedDocument(["One two| three. Four."]).firstElement)
    let middle = try #require(first.section.position(atUTF8: 4))
    let reading = ReadAllSimulation(from: first, at: middle, segmenter: NaiveSegmenter())
    #expect(
      reading.transcript == ["speak two three.", "page 1 → 2", "speak Four.", "end endOfText"])
  }

  @Test func `a copy of a controller goes its own way`() throws {
    var one = try started(["One. Two."])
    var other = one
    #expect(one.acts(on: .stop) == [.cancelSpeech, .finish(.stopped)])
    #expect(other.acts(on: .finished(1)).count == 1)
  }
}
