// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("Read-all: pausing, going on, and voices that fail")
struct ReadAllPausingTests {
  private func started(_ sections: [String]) throws -> ReadAllController {
    let first = try #require(pagedDocument(sections).firstElement)
    var controller = ReadAllController(from: first, segmenter: NaiveSegmenter())
    _ = controller.handle(.start)
    return controller
  }

  @Test
  func `a pause and a resume at any moment lose and repeat nothing beyond the word it stopped in`()
    throws
  {
    let text = "The |tide |was out."
    let spoken = "The tide was out."
    for offset in 0...spoken.utf8.count {
      var controller = try started([text])
      var turns = [ReadAllEffect]()
      turns += controller.acts(on: .began(1))
      turns += controller.acts(on: .reached(1, spokenUTF8: offset))
      #expect(controller.acts(on: .pause) == [.cancelSpeech])
      #expect(controller.status == .paused)
      let effects = controller.acts(on: .resume)
      guard case .speak(let rest) = effects.first, effects.count == 1 else {
        #expect(offset >= 16, "the last word has been said")
        continue
      }
      #expect(spoken.hasSuffix(rest.spoken.text), "\(offset)")
      let lost = spoken.utf8.count - rest.spoken.text.utf8.count
      #expect(lost <= offset, "nothing is lost")
      let said = Array(spoken.utf8)[lost..<min(offset, spoken.utf8.count)]
      #expect(!said.dropLast().contains(UInt8(ascii: " ")), "\(offset): more than a word again")
      turns += controller.acts(on: .began(rest.id))
      turns += controller.acts(on: .finished(rest.id))
      let pages = turns.filter { if case .turnPage = $0 { true } else { false } }.map(\.story)
      #expect(pages == ["turn 1 → 2", "turn 2 → 3"], "\(offset)")
    }
  }

  @Test func `pauses do not add up, and late news of what was cut off is ignored`() throws {
    var controller = try started(["One two. Three."])
    #expect(controller.story(.pause) == "cancel")
    #expect(controller.story(.pause) == "")
    #expect(controller.story(.finished(1)) == "")
    #expect(controller.story(.voiceIsFree) == "")
    #expect(controller.story(.toggle) == "speak One two.")
    #expect(controller.story(.resume) == "")
    #expect(controller.story(.finished(1)) == "")
    #expect(controller.story(.finished(2)) == "speak Three.")
    #expect(controller.story(.toggle) == "cancel")
    #expect(controller.story(.stop) == "end stopped")
    #expect(controller.status == .stopped)
    #expect(controller.story(.resume) == "speak Three.")
    #expect(controller.story(.finished(4)) == "end endOfText")
    #expect(controller.story(.toggle) == "")
  }

  @Test func `somebody else's words are waited for, and the word is said again`() throws {
    var controller = try started(["One two three. Four."])
    _ = controller.handle(.reached(1, spokenUTF8: 4))
    #expect(controller.story(.cancelled(1)) == "")
    #expect(controller.status == .interrupted)
    #expect(controller.story(.reached(1, spokenUTF8: 8)) == "")
    #expect(controller.story(.voiceIsFree) == "speak two three.")
    #expect(controller.story(.cancelled(1)) == "", "it is over")
    #expect(controller.story(.cancelled(2)) == "")
    #expect(controller.story(.pause) == "", "nobody is speaking")
    #expect(controller.story(.voiceIsFree) == "")
    #expect(controller.story(.resume) == "speak two three.")
  }

  @Test func `a voice that fails is tried twice more, from the word it had come to`() throws {
    var controller = try started(["One two. Three."])
    #expect(controller.story(.failed(1)) == "speak One two.")
    _ = controller.handle(.reached(2, spokenUTF8: 4))
    #expect(controller.story(.failed(2)) == "speak two.")
    #expect(controller.story(.failed(3)) == "end voiceFailed")
    #expect(controller.status == .stopped)
    #expect(controller.story(.resume) == "speak two.")
    #expect(controller.story(.finished(4)) == "speak Three.")
    #expect(controller.story(.failed(5)) == "speak Three.", "what has been said is forgiven")
  }

  @Test func `the word that is said is marked, on both pages if it lies on two`() throws {
    var controller = try started(["Wind|mill."])
    guard case .highlight(let ranges) = controller.handle(.reached(1, spokenUTF8: 2)).first else {
      Issue.record("no mark")
      return
    }
    #expect(ranges.count == 2)
    #expect(controller.word == ranges)
    #expect(controller.handle(.reached(1, spokenUTF8: 3)) == [], "the same word")
    #expect(controller.handle(.stop).contains(.highlight([])))
    #expect(controller.word == [])
  }

  @Test func `again says the sentence from its start, and shows its page`() throws {
    var controller = try started(["The |tide. Out."])
    _ = controller.handle(.reached(1, spokenUTF8: 4))
    #expect(controller.page?.number == 2)
    #expect(controller.story(.again) == "cancel · turn 2 → 1 · speak The tide.")
    #expect(controller.story(.reached(2, spokenUTF8: 4)) == "turn 1 → 2")
    #expect(controller.story(.finished(2)) == "speak Out.")
    #expect(controller.story(.again) == "cancel · speak Out.")
  }

  @Test(
    arguments: [
      (ReadAllBoundary.sentence, ["One. Two.\nThree.", "Four."], 1),
      (.paragraph, ["One. Two.\nThree.", "Four."], 2),
      (.page, ["One. Two.|\nThree.", "Four."], 2),
      (.section, ["One. Two.\nThree.", "Four."], 3),
    ] as [(ReadAllBoundary, [String], Int)])
  func `a reading stops behind the unit it is told, and goes on there`(
    boundary: ReadAllBoundary, sections: [String], count: Int
  ) throws {
    var controller = try started(sections)
    #expect(controller.handle(.stopAfter(boundary)) == [])
    var said = 1
    var effects = controller.acts(on: .finished(said))
    while case .speak = effects.last {
      said += 1
      effects = controller.acts(on: .finished(said))
    }
    #expect(said == count)
    #expect(effects.last == .finish(.boundary(boundary)))
    #expect(controller.status == .paused)
    effects = controller.acts(on: .resume)
    guard case .speak = effects.last else {
      Issue.record("it does not go on")
      return
    }
  }

  @Test func `a user who looks at another page is left alone, and finds back`() throws {
    var controller = try started(["One |two |three."])
    #expect(controller.story(.userTurnedPage) == "")
    #expect(controller.story(.reached(1, spokenUTF8: 4)) == "")
    #expect(controller.isDetached)
    #expect(controller.story(.rejoin) == "turn 2 → 2")
    #expect(controller.story(.rejoin) == "")
    #expect(controller.story(.reached(1, spokenUTF8: 8)) == "turn 2 → 3")
  }
}
