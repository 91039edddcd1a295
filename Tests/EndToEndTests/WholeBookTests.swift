// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import AccessibleTextTesting
import Foundation
import ICUText
import Publications
import Testing
import TextLayout

/// Reads books to their end inside the test process, where every utterance can be looked at.
struct WholeBook {
  var spoken: [String] = []
  var pageTurns = 0
  var pagesCrossed = 0
  var firstPage: Int?
  var lastPage: Int?

  init(_ publication: Publication, columns: Int, rows: Int) {
    let layout = FixedPitchLayout(columns: columns, rows: rows)
    let document = TextDocument(
      sectionCount: publication.sectionCount, segmenter: ICUSegmenter(),
      load: { publication.content(ofSection: $0) }
    ).laidOut(by: layout.layout)
    guard let first = document.firstElement else { return }
    firstPage = first.page?.number
    var controller = ReadAllController(from: first, segmenter: ICUSegmenter())
    var effects = controller.handle(.start)[...]
    while let effect = effects.popFirst() {
      switch effect {
      case .speak(let utterance):
        spoken.append(utterance.spoken.text)
        lastPage = utterance.passage.sources.last?.page?.number
        effects += controller.handle(.finished(utterance.id))
      case .turnPage(let turn):
        pageTurns += 1
        pagesCrossed += (turn.to?.number ?? 0) - (turn.from?.number ?? 0)
      default: break
      }
    }
  }
}

@Suite("Real books", .enabled(if: Folders.hasShared, Comment(rawValue: Folders.noShared)))
struct WholeBookTests {
  static let books = Folders.files(in: Folders.shared.appending(path: "books"), endings: ["epub"])
  static let texts = Folders.files(in: Folders.shared.appending(path: "texts"), endings: ["txt"])
  /// The files in which there is no book.
  private static let withoutText: Set = [
    "ocf-container-not-ocf-error.epub", "ocf-zip-unreadable-image-with-epub-extension-fatal.epub",
  ]
  /// Read once only: what holds for the others holds for it, and it takes its time.
  private static let longest = "se-war-and-peace.epub"

  @Test(arguments: books + texts)
  func `is read to its end, the same on pages of any size, or refused with its name`(
    path: String
  ) throws {
    let publication: Publication
    do throws(PublicationError) {
      publication = try Publication.open(path)
    } catch {
      let name = URL(filePath: path).lastPathComponent
      #expect(error.description.contains(name))
      #expect(Self.withoutText.contains(name), "refused: \(error)")
      return
    }
    let sizes = path.hasSuffix(Self.longest) ? [(60, 30)] : [(60, 30), (20, 5), (200, 60)]
    var said: [String]?
    for (columns, rows) in sizes {
      let book = WholeBook(publication, columns: columns, rows: rows)
      #expect(said == nil || said == book.spoken)
      said = book.spoken
      #expect(book.pagesCrossed == (book.lastPage ?? 0) - (book.firstPage ?? 0))
      #expect(book.spoken.allSatisfy { !$0.isEmpty })
    }
  }

  @Test func `the folder's books were all found`() {
    #expect(Self.books.count > 80)
    #expect(!Self.texts.isEmpty)
  }
}

@Suite("Texts of the corpus")
struct CorpusReadingTests {
  @Test(arguments: CorpusText.prose)
  func `every letter of a text is said once, in order`(text: CorpusText) throws {
    let publication = try Publication.open(text.path)
    let said = WholeBook(publication, columns: 33, rows: 7).spoken.joined()
    let written = (0..<publication.sectionCount)
      .map { number -> String in
        let section = TextSection(
          publication.content(ofSection: number), in: TextSpace(), segmenter: NaiveSegmenter())
        return section.text(in: section.textRange) ?? ""
      }.joined()
    #expect(letters(said) == letters(written))
    #expect(letters(said).count > 1_000)
  }

  private func letters(_ text: String) -> String {
    String(text.unicodeScalars.filter { !$0.properties.isWhitespace })
  }
}

@Suite("Texts that are odd")
struct OddTextTests {
  private func read(_ content: SectionContent) -> ReadAllSimulation? {
    let document = TextDocument(sectionCount: 1, segmenter: ICUSegmenter(), load: { _ in content })
      .laidOut(by: FixedPitchLayout(columns: 60, rows: 30).layout)
    return document.firstElement.map {
      ReadAllSimulation(from: $0, segmenter: ICUSegmenter(), voice: .silent)
    }
  }

  @Test func `a paragraph of five megabytes is read whole`() throws {
    let sentence = "The tide came in over the flats, slowly and without any noise at all. "
    let count = 5_000_000 / sentence.utf8.count
    let text = String(repeating: sentence, count: count)
    let reading = try #require(read(SectionContent(paragraphs: text)))
    #expect(reading.utterances.count == count)
    #expect(reading.ending == .endOfText)
    let lines = (text.utf8.count + 59) / 60
    #expect(reading.turns.count > lines / 31)
  }

  @Test func `a sentence that runs over a section's edge is the same on pages of any size`() {
    let sections = [
      ("He saw it at", TextJoin.newParagraph), (" 5 cwt. (1234 tons) then. Yes.", .sameParagraph),
    ]
    let said = [(200, 60), (14, 1), (5, 1), (1, 1)].map { columns, rows -> [String] in
      let document = TextDocument(sectionCount: 2, segmenter: ICUSegmenter()) { number in
        var builder = SectionBuilder(language: TextLanguage("en"))
        builder.openBlock(.paragraph, join: sections[number].1)
        builder.append(sections[number].0)
        return builder.finish()
      }.laidOut(by: FixedPitchLayout(columns: columns, rows: rows).layout)
      return document.firstElement.map {
        ReadAllSimulation(from: $0, segmenter: ICUSegmenter()).utterances.map(\.text)
      } ?? []
    }
    #expect(said[0] == ["He saw it at 5 cwt. (1234 tons) then. ", "Yes."])
    #expect(Set(said).count == 1)
  }

  @Test func `a megabyte without a space is one word on many pages`() throws {
    let text = String(repeating: "a", count: 1_000_000)
    let reading = try #require(read(SectionContent(paragraphs: text)))
    #expect(reading.utterances.map(\.text) == [text])
    // No word starts on any of the pages it runs over: at its end the view jumps to the last.
    #expect(reading.turns.count == 1)
    #expect(reading.turns.first?.to?.number == (1_000_000 / 60 + 30) / 30)
  }

  @Test(arguments: ["a", "\u{301}", "\u{FEFF}a", "👩‍👩‍👧", "\u{FFFC}", "\u{AD}"])
  func `a text of one character is read`(text: String) throws {
    let reading = try #require(read(SectionContent(paragraphs: text)))
    #expect(reading.ending == .endOfText)
    let isSilent = text == "\u{FFFC}" || text == "\u{AD}"
    #expect(reading.utterances.count == (isSilent ? 0 : 1))
  }

  @Test(arguments: ["One.\r\nTwo.", "One.\nTwo.", "One.\rTwo.", "One.\r\n\r\nTwo.\r\n"])
  func `lines end in every way that lines end`(text: String) throws {
    let reading = try #require(read(SectionContent(paragraphs: text)))
    #expect(reading.utterances.map(\.text) == ["One.", "Two."])
  }
}
