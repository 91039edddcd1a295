// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("Pauses")
struct ReadingPauseTests {
  @Test func `a passage knows how it is set off from the one before`() {
    let document = markedDocument(
      "# One\nA. B.\nC.\n---\nD.\n## Two\nE.", "F.", "# Three\nG.")
    let breaks = passages(document).map { "\($0.breakBefore.name): \($0.text)" }
    #expect(
      breaks == [
        "heading: One", "heading: A. ", "sentence: B.", "paragraph: C.", "scene: D.",
        "heading: Two", "heading: E.", "section: F.", "section: Three", "heading: G.",
      ])
  }

  @Test func `the pause stands before the announcement, not between it and the text`() {
    let document = markedDocument("A.\n# One")
    let breaks = passages(document, .everything).map { "\($0.breakBefore.name): \($0.text)" }
    #expect(breaks == ["sentence: A.", "heading: Heading level 1", "sentence: One"])
  }

  @Test func `how long each pause is, a user decides, and none is before the first word`() {
    var preferences = ReadingPreferences()
    preferences.pauses[.paragraph] = .milliseconds(40)
    preferences.pauses[.scene] = .milliseconds(-5)
    let document = markedDocument("A. B.\nC.\n---\nD.")
    let reading = document.firstElement.map {
      ReadAllSimulation(from: $0, segmenter: NaiveSegmenter(), preferences: preferences)
    }
    #expect(
      reading?.utterances.map(\.pauseBefore) == [.zero, .zero, .milliseconds(40), .zero])
  }

  private func passages(
    _ document: TextDocument, _ preferences: ReadingPreferences = .reading
  ) -> [Passage] {
    document.firstElement.map {
      ReadAllSimulation(from: $0, segmenter: NaiveSegmenter(), preferences: preferences)
        .utterances.map(\.passage)
    } ?? []
  }
}
