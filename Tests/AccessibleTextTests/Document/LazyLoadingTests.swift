// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Synchronization
import Testing

@testable import AccessibleText

@Suite("Lazy loading")
struct LazyLoadingTests {
  /// Counts what was asked for, from any thread.
  private final class Counter: Sendable {
    private let numbers = Mutex<[Int]>([])
    var all: [Int] { numbers.withLock { $0 } }
    func add(_ number: Int) { numbers.withLock { $0.append(number) } }
  }

  @Test func `the first element of a large document loads one section, its successor two`() throws {
    let (loads, layouts) = (Counter(), Counter())
    let document = document(of: 300, counting: loads, layouts)
    let first = try #require(document.firstElement)
    #expect(loads.all == [0])
    #expect(layouts.all == [0])
    _ = (first.traits, first.page, first.joinToNext)
    #expect(loads.all == [0, 1])
    _ = first.next?.text(in: first.textRange)
    #expect(loads.all == [0, 1])
    _ = document.lastElement
    #expect(loads.all == [0, 1, 299])
  }

  @Test func `a section that was used lately is not loaded again`() throws {
    let (loads, layouts) = (Counter(), Counter())
    let document = document(of: 10, counting: loads, layouts)
    for _ in 0..<3 { #expect(elements(of: document).count == 10) }
    #expect(loads.all == Array(0..<10))
    #expect(layouts.all == Array(0..<10))
  }

  @Test func `nothing is loaded for a foreign position`() throws {
    let (loads, layouts) = (Counter(), Counter())
    let document = document(of: 10, counting: loads, layouts)
    #expect(document.element(at: MarkedSection("a").section.textRange.start) == nil)
    #expect(loads.all == [])
  }

  @Test func `sections without text do not pile up`() {
    let loads = Counter()
    let document = TextDocument(sectionCount: 2_000, segmenter: NaiveSegmenter()) { number in
      loads.add(number)
      return .empty()
    }
    #expect(document.firstElement == nil)
    _ = document.section(0)
    #expect(loads.all.count == 2_001, "the first was let go")
  }

  private func document(of count: Int, counting loads: Counter, _ layouts: Counter) -> TextDocument
  {
    TextDocument(sectionCount: count, segmenter: NaiveSegmenter()) { number in
      loads.add(number)
      return SectionContent(paragraphs: "Section \(number)")
    }.laidOut { section in
      layouts.add(section.textRange.start.section)
      return pagedLayout("", of: section)
    }
  }
}

@Suite("RecentSections")
struct RecentSectionsTests {
  private let space = TextSpace()

  @Test func `values are let go that were not used for the longest time`() {
    var recent = RecentSections<String>(budget: 30)
    for number in 0..<3 { recent.keep("\(number)", for: id(number), weight: 10) }
    #expect(recent.find(id(0)) == "0")
    recent.keep("3", for: id(3), weight: 10)
    #expect((0..<4).map { recent.find(id($0)) } == ["0", nil, "2", "3"])
  }

  @Test func `two stay, however heavy`() {
    var recent = RecentSections<String>(budget: 30)
    for number in 0..<4 { recent.keep("\(number)", for: id(number), weight: 1_000) }
    #expect((0..<4).map { recent.find(id($0)) } == [nil, nil, "2", "3"])
  }

  @Test func `the first value of a section stays`() {
    var recent = RecentSections<String>(budget: 30)
    recent.keep("one", for: id(0), weight: 10)
    recent.keep("other", for: id(0), weight: 10)
    #expect(recent.find(id(0)) == "one")
  }

  private func id(_ number: Int) -> SectionID {
    SectionID(space: space, ordinal: number, version: 0)
  }
}
