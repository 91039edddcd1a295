// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("Notes")
struct NoteReadingTests {
  /// A chain of elements whose links lead to others of it: `n1` to the first that lies in a footnote.
  private func chain(_ text: String) -> [ForwardingModel] {
    let models = elements(of: markedDocument(text)).map { ForwardingModel($0) }
    for (one, next) in zip(models, models.dropFirst()) {
      one.nextTextElement = next
      next.previousTextElement = one
    }
    let notes = models.filter { $0.structures.contains { $0.kind == .footnote } }
    for model in models {
      for note in notes.reversed() {
        model.links["n\(note.structures[0].number)"] = note
      }
    }
    return models
  }

  private let text = """
    The lamp{ref n1|*} was green. It hung{ref n2|†} high.
    [footnote 1] Green, not blue.
    [footnote 1] Never blue.
    [footnote 2] Ten feet.
    He left.
    """

  @Test func `a note is said once, after the sentence that refers to it`() {
    let said = said(from: chain(text).first) { $0.notes = .afterSentence }
    #expect(
      said == [
        "The lamp* was green. ", "aside: Green, not blue.", "aside: Never blue.",
        "It hung† high.", "aside: Ten feet.", "He left.",
      ])
  }

  @Test func `a note is announced with its end`() {
    let said = said(from: chain("A{ref n2|*}.\n[footnote 2] Ten.\nB.").first) {
      $0.notes = .afterSentence
      $0.announcements = [.note]
    }
    #expect(
      said == ["A*.", "announcement: Note:", "aside: Ten.", "announcement: End of note.", "B."])
  }

  @Test func `notes in their place, or none`() {
    #expect(
      said(from: chain(text).first) { $0.notes = .inPlace }
        == [
          "The lamp* was green. ", "It hung† high.", "Green, not blue.", "Never blue.",
          "Ten feet.", "He left.",
        ])
    #expect(
      said(from: chain(text).first) { $0.notes = .silent }
        == ["The lamp* was green. ", "It hung† high.", "He left."])
  }

  @Test func `notes that refer to each other, or to themselves, end`() {
    let said = said(
      from: chain("A{ref n1|*}.\n[footnote 1] See{ref n1|*} this{ref n2|†}.\n[footnote 2] B.").first
    ) { $0.notes = .afterSentence }
    #expect(said == ["A*.", "aside: See* this†."])
  }

  @Test func `the way back from a note is not said`() {
    let models = chain("A{ref n1|*}.\n[footnote 1] Note.\n[footnote 1] {link a|Back to A}\nB.")
    #expect(
      said(from: models.first) { $0.notes = .afterSentence } == ["A*.", "aside: Note.", "B."])
  }

  @Test func `a link that leads nowhere says nothing`() {
    #expect(
      said(from: chain("A{ref n9|*}. B.").first) { $0.notes = .afterSentence } == ["A*. ", "B."])
  }

  @Test func `whoever starts to read inside a note hears it`() {
    let models = chain(text)
    #expect(said(from: models[2]) == ["Never blue.", "He left."])
  }

  @Test func `a note turns no page and serves the sentence that refers to it`() throws {
    var preferences = ReadingPreferences()
    preferences.notes = .afterSentence
    let models = chain(text)
    let reading = ReadAllSimulation(
      from: models[0], segmenter: NaiveSegmenter(), preferences: preferences)
    let note = reading.utterances[1]
    #expect(note.passage.kind == .aside && note.turns.isEmpty)
    #expect(
      note.passage.sources.map(\.range) == reading.utterances[0].passage.sources.map(\.range))
  }
}
