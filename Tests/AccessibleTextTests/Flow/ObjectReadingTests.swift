// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("Objects and announcements")
struct ObjectReadingTests {
  private let document = TextDocument(sectionCount: 1, segmenter: NaiveSegmenter()) { _ in
    var builder = SectionBuilder()
    builder.openBlock(.heading(level: 1))
    builder.append("Morning. Late.")
    builder.openBlock(.paragraph)
    builder.append("See ")
    builder.appendObject(description: "a boat")
    builder.append(" there. ")
    builder.appendObject(description: nil)
    builder.openBlock(.image)
    builder.appendObject(description: "The sea")
    builder.openBlock(.image)
    builder.appendObject(description: "")
    return builder.finish()
  }

  @Test func `a description is said in the object's place`() throws {
    #expect(
      spoken() == ["Morning.", "Late.", "See a boat there.", "The sea"])
  }

  @Test func `a description is said as an aside, after its sentence`() {
    let expected = ["Morning.", "Late.", "See  there.", "a boat", "The sea"]
    #expect(spoken { $0.objects = .aside } == expected)
  }

  @Test func `objects are passed over`() {
    #expect(spoken { $0.objects = .silent } == ["Morning.", "Late.", "See  there."])
  }

  @Test func `a heading is announced once, and a picture that says something`() {
    let expected = [
      "announcement: Heading level 1", "Morning. ", "Late.", "See \u{FFFC} there. ",
      "announcement: Image",
      "\u{FFFC}",
    ]
    let announced = said(from: document.firstElement) {
      $0.announcements = [.heading, .image]
    }
    #expect(announced == expected)
  }

  @Test func `a picture is announced before its aside, too`() {
    let announced = said(from: document.firstElement) {
      $0.announcements = [.image]
      $0.objects = .aside
    }
    #expect(announced.suffix(2) == ["announcement: Image", "aside: The sea"])
  }

  @Test func `a silent picture is not announced`() {
    let announced = said(from: document.firstElement) {
      $0.announcements = [.image]
      $0.objects = .silent
    }
    #expect(announced == ["Morning. ", "Late.", "See \u{FFFC} there. "])
  }

  @Test func `an announcement and an aside serve a place and turn no page`() throws {
    var preferences = ReadingPreferences()
    preferences.announcements = [.heading]
    let first = try #require(document.firstElement)
    let reading = ReadAllSimulation(
      from: first, segmenter: NaiveSegmenter(), preferences: preferences)
    let announcement = try #require(reading.utterances.first)
    #expect(announcement.passage.kind == .announcement)
    #expect(announcement.passage.sources.first?.range.start == first.textRange.start)
    #expect(announcement.turns == [])
    #expect(announcement.position(atUTF8: 0) == nil)
  }

  private func spoken(_ change: (inout ReadingPreferences) -> Void = { _ in }) -> [String] {
    var preferences = ReadingPreferences()
    change(&preferences)
    return document.firstElement.map {
      ReadAllSimulation(from: $0, segmenter: NaiveSegmenter(), preferences: preferences)
        .utterances.map(\.spoken.text)
    } ?? []
  }
}
