// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import AccessibleTextTesting
import Foundation
import ICUText
import Testing

/// The rows of `text-cores.tsv` that read a text to its end, or ask what a part of an utterance is.
@Suite("Cases: read-all", .enabled(if: CaseFile.isThere, Comment(rawValue: CaseFile.notThere)))
struct ReadingCaseTests {
  /// The rows that this suite runs.
  static let ids: Set<String> = [
    "CR-080", "NV-030", "NV-031", "NV-034", "OR-010", "OR-012", "OR-013", "OR-014",
  ]

  @Test(arguments: ids.sorted())
  func `a row is read as it says`(id: String) throws {
    let row = try #require(try CaseFile("text-cores.tsv").rows.first { $0.id == id })
    let text = try #require(row.text)
    switch id {
    case "NV-030":
      #expect(
        read(CoreDocument(text).document).transcript
          == ["speak One two.", "speak Three four.", "page 1 → 2", "end endOfText"])
    case "NV-031":
      // The blank page between two paragraphs is passed in one jump, as the second one begins.
      let paragraphs = text.replacing("\u{C}\u{C}", with: "\n\u{C}\u{C}")
      #expect(
        read(CoreDocument(paragraphs).document).transcript
          == ["speak One.", "speak Two.", "page 1 → 3", "end endOfText"])
    case "NV-034", "OR-014":
      #expect(
        read(CoreDocument(text).document).transcript
          == ["speak " + text.filter { $0 != "\n" }.trimmed, "end endOfText"])
    case "OR-012":
      let reading = read(CoreDocument(text).document)
      #expect(reading.utterances.map(\.text).joined() == text)
      #expect(reading.utterances.allSatisfy { $0.text.contains { $0.isLetter } })
    case "OR-013":
      let utterance = try #require(read(CoreDocument(text).document).utterances.first)
      let mark = try #require(text.range(of: "rose"))
      let offset = text.utf8.distance(from: text.startIndex, to: mark.lowerBound)
      #expect(utterance.position(atUTF8: offset)?.utf8Offset == 5)
    case "OR-010":
      // The description of an object is a text of its own; it is said in its place.
      let reading = read(
        document { builder in
          builder.append(String(text.prefix { $0 != "\u{FFFC}" }))
          builder.appendObject(description: String(text.split(separator: "\u{1E}")[1]))
        })
      #expect(reading.transcript == ["speak One.", "speak Inside.", "end endOfText"])
    case "CR-080":
      let utterance = try #require(
        read(CoreDocument(text.replacing("\u{1E}", with: "\u{C}")).document).utterances.first)
      let sources = utterance.passage.sources
      #expect(sources.count == 2)
      #expect(sources.filter { $0.utf8.overlaps(10..<10) }.isEmpty)
      #expect(utterance.position(atUTF8: utterance.text.utf8.count + 1) == nil)
    default: Issue.record("\(id) is not answered")
    }
  }

  private func read(_ document: TextDocument) -> ReadAllSimulation {
    ReadAllSimulation(
      from: document.firstElement ?? ReferenceModel(""), segmenter: ICUSegmenter())
  }

  private func document(_ build: @escaping @Sendable (inout SectionBuilder) -> Void) -> TextDocument
  {
    TextDocument(sectionCount: 1, segmenter: ICUSegmenter()) { _ in
      var builder = SectionBuilder(language: TextLanguage("en"))
      builder.openBlock(.paragraph)
      build(&builder)
      return builder.finish()
    }
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
