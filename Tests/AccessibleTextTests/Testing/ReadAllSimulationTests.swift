// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import AccessibleTextTesting
import Testing

@Suite("ReadAllSimulation")
struct ReadAllSimulationTests {
  private func host() -> PageAtATimeHost { PageAtATimeHost(pages: ["One.", "Two.", "Three."]) }

  @Test func `the same seed gives the same transcript`() throws {
    var paging = ReadAllSimulation.Paging()
    paging.longestDelay = 500
    paging.isDoubled = true
    #expect(
      try transcript(of: host(), voice: .unreliable, paging: paging)
        == transcript(of: host(), voice: .unreliable, paging: paging))
  }

  @Test(arguments: 1...2)
  func `the turn that is to fail fails`(turn: Int) throws {
    var paging = ReadAllSimulation.Paging()
    paging.failingTurn = turn
    let host = host()
    #expect(try transcript(of: host, paging: paging).hasSuffix("end pageRefused"))
    #expect(host.turns == turn - 1)
  }

  @Test func `without a host every turn is refused`() throws {
    let first = try #require(host().firstElement)
    let reading = ReadAllSimulation(from: first, segmenter: NaiveSegmenter())
    #expect(reading.transcript == ["speak One.", "end pageRefused"])
    #expect(reading.turns == [])
  }

  @Test func `a reading that does not end within the limit has no ending`() throws {
    let first = try #require(pagedDocument(["One. Two. Three."]).firstElement)
    let reading = ReadAllSimulation(from: first, segmenter: NaiveSegmenter(), eventLimit: 3)
    #expect(reading.ending == nil)
    #expect(reading.transcript.first == "speak One.")
  }

  @Test func `a host counts its pages, and has none before the first or after the last`() {
    let host = host()
    #expect(host.scroll(.previous) == .refused)
    #expect(host.scroll(.next) == .moved(status: "Page 2 of 3"))
    #expect(host.scroll(.previous) == .moved(status: "Page 1 of 3"))
    #expect(host.shown == 0 && host.turns == 2)
    #expect(PageAtATimeHost(pages: []).firstElement == nil)
    #expect(PageAtATimeHost(pages: []).scroll(.next) == .refused)
  }
}
