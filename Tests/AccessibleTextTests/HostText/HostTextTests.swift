// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("HostText")
struct HostTextTests {
  @Test func `what has not been handed over is an answer, and reading goes on when it has`() throws
  {
    var host = try PagedHost(["One", "Two|2", "-", "", "Three"])
    #expect(shownUpToNeed(host.text.document) == ["section(100)"])
    try host.hand(over: 100)
    #expect(shownUpToNeed(host.text.document) == ["1: One", "section(101)"])
    try host.hand(over: 104)
    #expect(shownUpToNeed(host.text.document) == ["1: One", "section(101)"])
    try host.hand(over: 101)
    try host.hand(over: 102)
    #expect(shownUpToNeed(host.text.document) == ["1: One", "2: Two", "3: 2", "section(103)"])
    try host.hand(over: 103)
    #expect(shownUpToNeed(host.text.document) == ["1: One", "2: Two", "3: 2", "5: Three"])
  }

  @Test func `backward the same is missing`() throws {
    var host = try PagedHost(["One", "Two", "-", "", "Three"])
    for key: UInt64 in [100, 104, 102, 103] { try host.hand(over: key) }
    let last = try #require(host.text.document.lastElement)
    #expect(last.previousTextElement == nil)
    #expect(last.need(beyond: .backward) == .section(101))
    #expect(last.need(beyond: .forward) == nil)
    #expect(host.text.document.nearestElement(fromSection: 1, .backward).need == .section(101))
    try host.hand(over: 101)
    let now = try #require(host.text.document.lastElement)
    #expect(now.previous.map { now.text(in: $0.textRange) ?? $0.text(in: $0.textRange) } == "Two")
    #expect(now.previous?.need(beyond: .backward) == nil)
  }

  @Test func `a snapshot stays as it was`() throws {
    var host = try PagedHost(["One", "Two"])
    let empty = host.text.document
    try host.hand(over: 100)
    let one = host.text.document
    try host.hand(over: 101)
    host.change(100, to: "Uno")
    try host.hand(over: 100)
    host.relayout()
    #expect(shownUpToNeed(empty) == ["section(100)"])
    #expect(shownUpToNeed(one) == ["1: One", "section(101)"])
    #expect(shownUpToNeed(host.text.document) == ["-: Uno", "-: Two"])
  }

  @Test func `positions in a replaced section are stale, all others stay valid`() throws {
    var host = try PagedHost(["One", "Two", "Three"])
    for key: UInt64 in [100, 101, 102] { try host.hand(over: key) }
    let old = host.text.document
    let starts = elements(of: old).map(\.textRange.start)
    try host.hand(over: 101)
    let new = host.text.document
    #expect(starts.map { new.element(at: $0) != nil } == [true, false, true])
    #expect(starts.map { old.element(at: $0) != nil } == [true, true, true])
    #expect(starts.map { new.place(of: $0, in: .utf8)?.section } == [100, nil, 102])
    try host.text.skip(section: 102)
    #expect(host.text.document.element(at: starts[2]) == nil)
    #expect(shownUpToNeed(host.text.document) == ["1: One", "2: Two"])
  }

  @Test func `relayout moves no position`() throws {
    var host = try PagedHost(["One two", "Three"])
    for key: UInt64 in [100, 101] { try host.hand(over: key) }
    let before = elements(of: host.text.document).map(\.textRange)
    host.relayout()
    #expect(elements(of: host.text.document).map(\.textRange) == before)
    #expect(host.text.document.firstElement?.layoutNeed == .layout(100))
    host.change(100, to: "One| two")
    try host.handLayout(over: 100)
    #expect(shownUpToNeed(host.text.document) == ["1: One", "2:  two", "-: Three"])
    #expect(before.map { host.text.document.element(at: $0.start) != nil } == [true, true])
  }

  @Test func `a layout of content that has been replaced is refused`() throws {
    var host = try PagedHost(["One"])
    try host.hand(over: 100)
    let stale = try #require(host.text.document.section(0))
    let late = try #require(pagedLayout("One", of: stale))
    try host.handContent(over: 100)
    #expect(throws: HostTextError.staleLayout) { try host.text.push(late) }
    let foreign = MarkedSection("One").section
    let other = try #require(pagedLayout("One", of: foreign))
    #expect(throws: HostTextError.staleLayout) { try host.text.push(other) }
    let beyond = TextSection(
      .empty(), in: TextSpace(), ordinal: .max, segmenter: NaiveSegmenter())
    let nowhere = try #require(pagedLayout("", of: beyond))
    #expect(throws: HostTextError.staleLayout) { try host.text.push(nowhere) }
    #expect(host.text.document.firstElement?.layoutNeed == .layout(100))
  }

  @Test func `a key that is used twice, or by nobody, is refused and changes nothing`() throws {
    var host = try PagedHost(["One"])
    try host.hand(over: 100)
    #expect(throws: HostTextError.sectionKeyUsedTwice(100)) { try host.text.appendSection(100) }
    #expect(throws: HostTextError.noSuchSection(7)) { try host.text.push(.empty(), for: 7) }
    #expect(throws: HostTextError.noSuchSection(7)) { try host.text.skip(section: 7) }
    #expect(throws: HostTextError.noSuchSection(7)) { try host.text.skipLayout(ofSection: 7) }
    var builder = SectionBuilder()
    for key: UInt64? in [1, nil, nil, 1] { builder.openBlock(.paragraph, key: key) }
    let content = builder.finish()
    #expect(throws: HostTextError.blockKeyUsedTwice(section: 100, block: 1)) {
      try host.text.push(content, for: 100)
    }
    #expect(shownUpToNeed(host.text.document) == ["1: One"])
  }

  @Test func `a text has no more sections than positions can tell apart`() throws {
    var text = HostText(segmenter: NaiveSegmenter(), layouts: .none, sectionLimit: 2)
    for key: UInt64 in [.max, 0] { try text.appendSection(key) }
    #expect(throws: HostTextError.tooManySections) { try text.appendSection(1) }
    try text.push(keyedContent("One"), for: 0)
    #expect(text.document.sectionCount == 2)
    #expect(text.document.sectionNumber(ofKey: 1) == nil)
    #expect(shownUpToNeed(text.document) == ["section(\(UInt64.max))"])
  }

  @Test func `a host without layouts is read without pages, and waits for none`() throws {
    var host = try PagedHost(["One", "Two"], layouts: .none)
    for key: UInt64 in [100, 101] { try host.handContent(over: key) }
    let first = try #require(host.text.document.firstElement)
    #expect(first.layoutNeed == nil && first.traits == [])
    #expect(said(from: first) == ["One", "Two"])
    #expect(host.text.document.selectionRects(for: first.textRange) == .none)
  }

  @Test func `a host's text can be laid out on first touch, too`() throws {
    var host = try PagedHost(["One", "Two"], layouts: .none)
    for key: UInt64 in [100, 101] { try host.handContent(over: key) }
    let document = host.text.document.laidOut { pagedLayout("", of: $0) }
    #expect(shown(document) == ["1: One", "2: Two"])
    #expect(document.replacingSection(0, with: .empty()) == nil)
  }

  @Test func `estimates agree with each other also where pages are counted anew`() throws {
    var host = try PagedHost(["a", "b|c|d", "e"])
    for key: UInt64 in [101, 102] { try host.hand(over: key) }
    func numbers() throws -> [Int] {
      try (1...2).map { number in
        let element = try #require(host.text.document.firstElement(fromSection: number))
        let page = try #require(element.page)
        #expect(page.isNumberEstimated)
        return page.number
      }
    }
    let before = try numbers()
    #expect(before[1] - before[0] == 3)
    host.change(101, to: "bcd|")
    try host.handLayout(over: 101)
    let replaced = try numbers()
    #expect(replaced[1] - replaced[0] == 2)
    host.relayout()
    host.change(101, to: "bcd")
    for key: UInt64 in [101, 102] { try host.handLayout(over: key) }
    let anew = try numbers()
    #expect(anew[1] - anew[0] == 1)
  }

  @Test func `page numbers of sections behind a missing layout are estimates that agree`() throws {
    var host = try PagedHost(["a|b|c", "d", "e|f", "g", "-", "~h", "i"])
    for number in [2, 3, 4, 5, 6] { try host.hand(over: PagedHost.key(number)) }
    try host.handContent(over: 101)
    let document = host.text.document
    let inTheMiddle = Array(
      sequence(first: document.firstElement(fromSection: 2)) { $0?.next }
        .prefix { $0 != nil }
        .map { element in
          let page = element?.page
          return page.map { "\($0.number)\($0.isNumberEstimated ? "?" : "")" } ?? "-"
        })
    #expect(inTheMiddle == ["3?", "4?", "5?", "-", "6?"])
    try host.hand(over: 100)
    #expect(
      host.text.document.firstElement(fromSection: 3)?.page?.number == 5, "it gives way to none")
    try host.hand(over: 101)
    #expect(
      shown(host.text.document)
        == ["1: a", "2: b", "3: c", "4: d", "5: e", "6: f", "7: g", "-: h", "8: i"])
  }
}
