// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("Read-all: moving")
struct ReadAllMoveTests {
  private func controller(_ sections: [String]) throws -> ReadAllController {
    let first = try #require(pagedDocument(sections).firstElement)
    return ReadAllController(from: first, segmenter: NaiveSegmenter())
  }

  private func next(_ unit: ReadAllUnit) -> ReadAllEvent { .move(unit, .forward) }
  private func previous(_ unit: ReadAllUnit) -> ReadAllEvent { .move(unit, .backward) }

  @Test func `by sentence`() throws {
    var reading = try controller(["One. Two.\nThree.", "Four."])
    _ = reading.handle(.start)
    #expect(reading.story(next(.sentence)) == "cancel · speak Two.")
    #expect(reading.story(next(.sentence)) == "cancel · speak Three.")
    #expect(reading.story(next(.sentence)) == "cancel · speak Four.")
    #expect(reading.story(next(.sentence)) == "no next sentence")
    // The page turns with the first word, and the voice had not begun.
    #expect(reading.story(previous(.sentence)) == "cancel · speak Three.")
    #expect(reading.story(previous(.sentence)) == "cancel · speak Two.")
    #expect(reading.story(previous(.sentence)) == "cancel · speak One.")
    #expect(reading.story(previous(.sentence)) == "no previous sentence")
    #expect(reading.status == .speaking)
  }

  @Test func `by paragraph and by page`() throws {
    var reading = try controller(["One. Two.\nThree.|\nFour. Five.", "Six."])
    _ = reading.handle(.start)
    #expect(reading.story(next(.paragraph)) == "cancel · speak Three.")
    #expect(reading.story(next(.page)) == "cancel · turn 1 → 2 · speak Four.")
    #expect(reading.story(next(.sentence)) == "cancel · speak Five.")
    #expect(reading.story(previous(.paragraph)) == "cancel · turn 2 → 1 · speak Three.")
    #expect(reading.story(next(.paragraph)) == "cancel · turn 1 → 2 · speak Four.")
    #expect(reading.story(next(.page)) == "cancel · turn 2 → 3 · speak Six.")
    #expect(reading.story(next(.page)) == "no next page")
    #expect(reading.story(previous(.page)) == "cancel · turn 3 → 2 · speak Four.")
    #expect(reading.story(previous(.page)) == "cancel · turn 2 → 1 · speak One.")
    #expect(reading.story(previous(.page)) == "no previous page")
  }

  @Test func `a page that has been turned to at its word is the page that a move starts from`()
    throws
  {
    var reading = try controller(["One |two |three. Four.|\nFive."])
    _ = reading.handle(.start)
    _ = reading.handle(.reached(1, spokenUTF8: 4))
    #expect(reading.story(next(.page)) == "cancel · turn 2 → 3 · speak three.")
    #expect(reading.story(previous(.page)) == "cancel · turn 3 → 2 · speak two three.")
    #expect(reading.story(previous(.sentence)) == "no previous sentence")
    #expect(reading.story(next(.sentence)) == "cancel · speak Four.")
    #expect(reading.story(.began(4)) == "turn 2 → 3")
  }

  @Test func `while paused the place moves, and nothing is said`() throws {
    var reading = try controller(["One. Two.|\nThree."])
    _ = reading.handle(.start)
    _ = reading.handle(.pause)
    #expect(reading.story(next(.sentence)) == "show Two.")
    #expect(reading.story(next(.sentence)) == "show Three.")
    #expect(reading.story(previous(.sentence)) == "show Two.")
    #expect(reading.story(previous(.sentence)) == "show One.")
    #expect(reading.story(next(.paragraph)) == "turn 1 → 2 · show Three.")
    #expect(reading.status == .paused)
    #expect(reading.story(.resume) == "speak Three.")
    #expect(reading.status == .speaking)
  }

  @Test func `a move before the start shows where it goes`() throws {
    var reading = try controller(["One. Two."])
    #expect(reading.story(next(.sentence)) == "show Two.")
    #expect(reading.story(.resume) == "speak Two.")
  }

  @Test func `a move back from the end`() throws {
    var reading = try controller(["One. Two."])
    _ = reading.handle(.start)
    _ = reading.handle(.finished(1))
    #expect(reading.story(.finished(2)) == "end endOfText")
    #expect(reading.story(previous(.sentence)) == "speak Two.")
    #expect(reading.story(.finished(3)) == "end endOfText")
    #expect(reading.story(.again) == "speak Two.")
  }

  @Test func `a move waits for a page, and goes back where there is none`() throws {
    let host = PageAtATimeHost(pages: ["One.", "Two. Three.", "Four."])
    var reading = ReadAllController(
      from: try #require(host.firstElement), segmenter: NaiveSegmenter())
    _ = reading.handle(.start)
    #expect(reading.story(next(.sentence)) == "cancel · turn 1 → ?")
    #expect(reading.story(next(.sentence)) == "", "one page at a time")
    _ = host.scroll(.next)
    #expect(reading.story(.pageTurned(1)) == "speak Two.")
    #expect(reading.story(next(.page)) == "cancel · turn 2 → ?")
    #expect(reading.story(.pageFailed(2)) == "turn 2 → ?")
    _ = host.scroll(.next)
    #expect(reading.story(.pageTurned(3)) == "speak Four.")
    #expect(reading.story(next(.page)) == "no next page")
    #expect(reading.status == .speaking)
  }

  @Test func `a page that is refused leaves the reading where it was`() throws {
    let host = PageAtATimeHost(pages: ["One two. Three.", "Four."])
    var reading = ReadAllController(
      from: try #require(host.firstElement), segmenter: NaiveSegmenter())
    _ = reading.handle(.start)
    _ = reading.handle(.reached(1, spokenUTF8: 4))
    #expect(reading.story(next(.page)) == "cancel · turn 1 → ?")
    #expect(reading.story(.pageRefused(1)) == "no next page · speak two.")
    #expect(reading.story(.finished(2)) == "speak Three.")
  }

  @Test func `by heading`() throws {
    var builder = SectionBuilder(language: TextLanguage("en"))
    for (role, text) in [
      (TextRole.heading(level: 1), "Tides"), (.paragraph, "One. Two."),
      (.heading(level: 2), "Ebb"), (.paragraph, "Three."),
    ] {
      builder.openBlock(role)
      builder.append(text)
    }
    let content = builder.finish()
    let document = TextDocument(
      sectionCount: 1, segmenter: NaiveSegmenter(), load: { _ in content })
    var reading = ReadAllController(
      from: try #require(document.firstElement), segmenter: NaiveSegmenter())
    _ = reading.handle(.start)
    #expect(reading.story(next(.heading)) == "cancel · speak Ebb")
    #expect(reading.story(next(.heading)) == "no next heading")
    #expect(reading.story(next(.sentence)) == "cancel · speak Three.")
    #expect(reading.story(previous(.heading)) == "cancel · speak Ebb")
    #expect(reading.story(previous(.heading)) == "cancel · speak Tides")
    #expect(reading.story(previous(.heading)) == "no previous heading")
  }
}
