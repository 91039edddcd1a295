// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("A host that has one page at a time")
struct PageAtATimeTests {
  @Test(
    arguments: [
      (["One.", "Two."], [], "speak One. · page 1 → ? · speak Two. · end endOfText"),
      (
        ["A long", " sentence. Next."], [0],
        "page 1 → ? · speak A long sentence. · speak Next. · end endOfText"
      ),
      (
        ["One. A", "", "\n", "cut."], [],
        "speak One. · speak A · page 1 → ? · page 2 → ? · page 3 → ? · speak cut. · end endOfText"
      ),
      (
        ["A cut", "", " sentence."], [0, 1],
        "page 1 → ? · page 2 → ? · speak A cut sentence. · end endOfText"
      ),
      (["One.\n", "Two."], [], "speak One. · page 1 → ? · speak Two. · end endOfText"),
      (["", "One."], [], "page 1 → ? · speak One. · end endOfText"),
      (["One.", ""], [], "speak One. · page 1 → ? · end endOfText"),
      (["One."], [], "speak One. · end endOfText"),
    ] as [([String], Set<Int>, String)],
    [ReadAllSimulation.Voice.words, .silent, .unreliable])
  func `each page is asked for once`(
    host: ([String], Set<Int>, String), voice: ReadAllSimulation.Voice
  ) throws {
    let (pages, cuts, expected) = host
    #expect(try transcript(of: PageAtATimeHost(pages: pages, cuts: cuts), voice: voice) == expected)
  }

  @Test func `a refusal ends the reading, when what was held back has been said`() throws {
    let host = PageAtATimeHost(pages: ["One. And", " two."], cuts: [0])
    host.refusesToTurn = true
    #expect(try transcript(of: host) == "speak One. · speak And · end pageRefused")
  }

  @Test func `what is held back is announced, said and served by its asides`() throws {
    let model = LyingModel("A boat \u{FFFC} and")
    model.role = .heading(level: 1)
    model.traits = .causesPageTurn
    model.joinToNext = .sameParagraph
    let place = MarkedSection("A boat \u{FFFC} and").section.textRange
    model.textRange = place
    model.textAnswer = { $0 == place ? "A boat \u{FFFC} and" : nil }
    model.attributesAnswer = [
      AttributeRun(range: place, attribute: .object(description: "a ship"))
    ]
    var preferences = ReadingPreferences()
    preferences.announcements = [.heading]
    preferences.objects = .aside
    let reading = ReadAllSimulation(
      from: model, segmenter: NaiveSegmenter(), preferences: preferences)
    #expect(
      reading.transcript == [
        "speak Heading level 1", "speak A boat  and", "speak a ship", "end pageRefused",
      ])
  }

  @Test func `the same page again ends the reading`() throws {
    final class Stuck: TextPaging {
      func scroll(_ direction: ScrollDirection) -> ScrollResult { .moved(status: nil) }
    }
    let page = ReferenceModel("One. And")
    page.traits = .causesPageTurn
    page.joinToNext = .sameParagraph
    let reading = ReadAllSimulation(from: page, segmenter: NaiveSegmenter(), host: Stuck())
    #expect(
      reading.transcript == ["speak One.", "page ? → ?", "speak And", "end samePage"])
  }

  @Test func `the same page again ends the reading, also where the host has made it anew`() {
    let reading = pages(["One.\nThe end.", "One.\nThe end.", "Never."])
    #expect(
      reading.transcript == [
        "speak One.", "speak The end.", "page 1 → ?", "end samePage",
      ])
  }

  @Test func `pages that end alike are read, and so are blank ones`() {
    let reading = pages(["One.\nRow, row.", "Two.\nRow, row.", "", "", "Three."])
    #expect(reading.ending == .endOfText)
    #expect(reading.utterances.map(\.text) == ["One.", "Row, row.", "Two.", "Row, row.", "Three."])
    #expect(reading.turns.count == 4)
  }

  private func pages(_ texts: [String]) -> ReadAllSimulation {
    let host = PageAtATimeHost(pages: texts)
    let first = host.firstElement ?? ReferenceModel("")
    return ReadAllSimulation(from: first, segmenter: NaiveSegmenter(), host: host)
  }

  @Test func `late and doubled answers, and answers to other turns, turn nothing`() throws {
    let host = PageAtATimeHost(pages: ["One.", "Two."])
    let first = try #require(host.firstElement)
    var controller = ReadAllController(from: first, segmenter: NaiveSegmenter())
    _ = controller.acts(on: .start)
    #expect(controller.acts(on: .pageTurned(1)) == [])
    #expect(controller.acts(on: .finished(1)).count == 1)
    for event in [
      ReadAllEvent.pageTurned(0), .pageTurned(2), .pageRefused(2), .finished(1), .began(1),
      .reached(1, spokenUTF8: 0), .start,
    ] {
      #expect(controller.acts(on: event) == [])
    }
    _ = host.scroll(.next)
    #expect(controller.acts(on: .pageTurned(1)).count == 1)
    #expect(controller.acts(on: .pageTurned(1)) == [])
    #expect(controller.acts(on: .pageRefused(1)) == [])
    #expect(controller.acts(on: .finished(2)) == [.finish(.endOfText)])
  }

  @Test func `a stop while a page is awaited silences nothing, and ends`() throws {
    let first = try #require(PageAtATimeHost(pages: ["One.", "Two."]).firstElement)
    var controller = ReadAllController(from: first, segmenter: NaiveSegmenter())
    _ = controller.acts(on: .start)
    _ = controller.acts(on: .finished(1))
    #expect(controller.acts(on: .stop) == [.finish(.stopped)])
    #expect(controller.acts(on: .pageTurned(1)) == [])
  }
}
