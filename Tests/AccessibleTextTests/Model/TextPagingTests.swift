// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Testing

@Suite("TextPaging")
struct TextPagingTests {
  /// Scrolls where it is told to, and keeps what it was asked for.
  private final class Container: TextPaging {
    let known: [ScrollDirection: ScrollResult]
    let pagingParentReference: Container?
    let pageProgression: WritingDirection
    var asked: [ScrollDirection] = []
    weak var ring: Container?

    init(
      _ known: [ScrollDirection: ScrollResult] = [:],
      _ progression: WritingDirection = .leftToRight, in parent: Container? = nil
    ) {
      self.known = known
      pagingParentReference = parent
      pageProgression = progression
    }

    var pagingParent: (any TextPaging)? { ring ?? pagingParentReference }

    func scroll(_ direction: ScrollDirection) -> ScrollResult {
      asked.append(direction)
      return known[direction] ?? .refused
    }
  }

  private let moved = ScrollResult.moved(status: "Page 2 of 3")

  @Test func `a container that refuses hands on to the one around it`() {
    let outer = Container([.next: moved])
    let middle = Container(in: outer)
    let inner = Container([.down: .pending], in: middle)
    #expect(inner.scrollChain(.next) == moved)
    #expect(middle.asked == [.next, .right])
    #expect(inner.scrollChain(.down) == .pending)
    #expect(outer.asked == [.next], "who is asked for what another one does is asked in vain")
    #expect(inner.scrollChain(.up) == .refused)
  }

  @Test(arguments: [WritingDirection.leftToRight, .rightToLeft])
  func `next and previous are the sides that pages go to`(progression: WritingDirection) {
    let isRight = progression == .leftToRight
    let sides = Container(
      [.right: .moved(status: "right"), .left: .moved(status: "left")], progression)
    #expect(sides.scrollChain(.next) == .moved(status: isRight ? "right" : "left"))
    #expect(sides.scrollChain(.previous) == .moved(status: isRight ? "left" : "right"))
    let pages = Container(
      [.next: .moved(status: "next"), .previous: .moved(status: "previous")], progression)
    #expect(pages.scrollChain(.right) == .moved(status: isRight ? "next" : "previous"))
    #expect(pages.scrollChain(.left) == .moved(status: isRight ? "previous" : "next"))
    #expect(pages.scrollChain(.down) == .refused)
  }

  @Test func `what a container answers itself goes before what is alike`() {
    let container = Container([.next: .pending, .right: moved])
    #expect(container.scrollChain(.next) == .pending)
    #expect(container.asked == [.next])
  }

  @Test func `a chain that is a ring refuses`() {
    let one = Container()
    let other = Container(in: one)
    one.ring = other
    #expect(other.scrollChain(.next) == .refused)
    #expect(one.asked.count == 2)
  }

  @Test func `a page status says its page, its spread and what is an estimate`() {
    #expect(PageStatus(3, of: 9).text == "Page 3 of 9")
    #expect(PageStatus(3).text == "Page 3")
    #expect(PageStatus(5, through: 4, of: 9).text == "Pages 4 to 5 of 9")
    #expect(PageStatus(3, of: 90, isCountEstimated: true).text == "Page 3 of about 90")
    #expect(
      PageStatus(4, through: 5, isNumberEstimated: true).text == "About pages 4 to 5")
    let page = TextPage(index: 0, number: 12, isNumberEstimated: true)
    #expect(PageStatus(page, of: 90, isCountEstimated: true).text == "About page 12 of about 90")
    var words = PageWords()
    words.page = "Seite …"
    words.count = " von …"
    #expect(PageStatus(3, of: 9).text(in: words) == "Seite 3 von 9")
  }
}
