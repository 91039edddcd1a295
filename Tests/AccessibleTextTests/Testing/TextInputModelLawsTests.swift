// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

/// A check that cannot fail is a defect: each of the laws is broken here.
@Suite("TextInputModelLaws")
struct TextInputModelLawsTests {
  private let section = MarkedSection("One two.").section

  private func model() -> LyingModel {
    let model = LyingModel("")
    model.textRange = section.textRange
    model.textAnswer = { [section] in section.text(in: $0) }
    model.boundariesAnswer = { [section] in section.boundaries(of: $0) }
    return model
  }

  @Test func `an element that tells the truth breaks no law`() {
    #expect(TextInputModelLaws.violations(from: model()) == [])
  }

  @Test func `text that is nil is seen`() {
    let model = model()
    model.textAnswer = { _ in nil }
    #expect(broken(model) == ["the text in the element's own range is nil"])
  }

  @Test(arguments: ["", "One", "One two. And more"])
  func `text of a wrong length is seen`(text: String) {
    let model = model()
    model.textAnswer = { [section] in $0 == section.textRange ? text : nil }
    #expect(broken(model).contains("the text is not as long as its range"))
  }

  @Test func `text for foreign positions is seen`() {
    let model = model()
    model.textAnswer = { _ in "One two." }
    #expect(broken(model) == ["foreign positions are not answered nil"])
  }

  @Test func `an empty unit is seen`() {
    #expect(broken(units: [0..<3, 3..<3, 4..<7]) == ["a word is empty or ends before it starts"])
  }

  @Test func `units that overlap are seen`() {
    #expect(
      broken(units: [0..<5, 4..<7]) == ["a word is not the one that encloses its own edges"])
  }

  @Test func `a gap between characters is seen`() {
    let model = model()
    let units = NaiveBoundaries([0..<1, 2..<8])
    model.boundariesAnswer = { [section] in
      $0 == .character ? TextBoundaries(units, of: section) : nil
    }
    #expect(broken(model) == ["characters leave a gap"])
  }

  @Test func `links that are not inverse, and rings, are seen`() {
    let chain = LyingModel.chain([LyingModel("One."), LyingModel("Two.")])
    #expect(broken(chain[0]) == ["next and previous are not inverse"])
    chain[1].next = chain[0]
    #expect(broken(chain[0]).last == "the chain is a ring; it comes back to element 0")
  }

  @Test func `the check stops at its limit`() {
    let chain = (0..<5).map { ReferenceModel("\($0)") }
    ReferenceModel.link(chain)
    chain[4].nextTextElement = LyingModel("not linked back")
    #expect(TextInputModelLaws.violations(from: chain[0], limit: 4) == [])
    #expect(TextInputModelLaws.violations(from: chain[0], limit: 0) == [])
    #expect(TextInputModelLaws.violations(from: chain[0], limit: 5).count == 1)
  }

  private func broken(units: [Range<Int>]) -> [String] {
    let model = model()
    let boundaries = TextBoundaries(NaiveBoundaries(units), of: section)
    model.boundariesAnswer = { $0 == .word ? boundaries : nil }
    return broken(model)
  }

  private func broken(_ model: LyingModel) -> [String] {
    TextInputModelLaws.violations(from: model).map { violation in
      violation.drop { $0 != ":" }.dropFirst(2).description
    }
  }
}
