// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("Reading a host's text", .timeLimit(.minutes(20)))
struct HostReadingTests {
  @Test func `a reading waits for a section and its layout, and goes on`() throws {
    let heard = try transcript(["One. Two ", "&and| three. Four.", "-", "Five."])
    #expect(
      heard == [
        "await section(100)", "await layout(100)", "speak One.", "await section(101)",
        "await layout(101)", "speak Two and three.", "page 1 → 2", "page 2 → 3",
        "await section(102)", "await section(103)", "speak Four.", "await layout(103)",
        "speak Five.", "page 3 → 4", "end endOfText",
      ])
  }

  @Test
  func `what a listener hears of a text that comes late is what he hears of one that is there`()
    throws
  {
    for seed in 0..<200 as Range<UInt64> {
      let sections = randomSections(seed: seed)
      let complete = try PagedHost.complete(sections)
      let late = try transcript(sections, seed: seed).filter { !$0.hasPrefix("await") }
      guard let first = complete.firstElement else {
        #expect(late == ["end endOfText"] || late == [])
        continue
      }
      let known = ReadAllSimulation(from: first, segmenter: NaiveSegmenter()).transcript
      #expect(late == known, "seed \(seed)")
    }
  }

  @Test func `a section that is replaced while it is read is read anew`() throws {
    var host = try PagedHost(["One. Two. Three."], layouts: .none)
    try host.handContent(over: 100)
    var controller = ReadAllController(
      from: try #require(host.text.document.firstElement), segmenter: NaiveSegmenter())
    #expect(spoken(controller.handle(.start)) == ["One."])
    host.change(100, to: "Uno. Due.")
    try host.handContent(over: 100)
    #expect(host.text.document.element(at: controller.position) == nil)
    #expect(controller.textDidChange(to: try #require(host.text.document.firstElement)) == [])
    #expect(spoken(controller.handle(.finished(1))) == ["Uno."])
  }

  @Test func `a relayout while something is spoken changes nothing of what is said`() throws {
    var host = try PagedHost(["One. Two| three. Four."])
    try host.hand(over: 100)
    var controller = ReadAllController(
      from: try #require(host.text.document.firstElement), segmenter: NaiveSegmenter())
    #expect(spoken(controller.handle(.start)) == ["One."])
    host.relayout()
    host.change(100, to: "One.| Two three.| Four.")
    try host.handLayout(over: 100)
    let place = controller.position
    _ = controller.textDidChange(to: try #require(host.text.document.element(at: place)))
    #expect(spoken(controller.handle(.finished(1))) == ["Two three."])
    #expect(spoken(controller.handle(.finished(2))) == ["Four."])
  }

  @Test func `a reading that waits can be stopped, and then hears of nothing`() throws {
    var host = try PagedHost(["One.", "Two."])
    try host.hand(over: 100)
    var controller = ReadAllController(
      from: try #require(host.text.document.firstElement), segmenter: NaiveSegmenter())
    #expect(controller.handle(.start) == [.awaitText(.section(101))])
    #expect(controller.handle(.pageTurned(1)) == [])
    #expect(controller.handle(.stop) == [.finish(.stopped)])
    try host.hand(over: 101)
    let first = try #require(host.text.document.firstElement)
    #expect(controller.textDidChange(to: first) == [])
  }

  @Test func `a heading that is cut by a section's edge is announced once`() throws {
    var host = HostText(segmenter: NaiveSegmenter())
    for key: UInt64 in [1, 2] { try host.appendSection(key) }
    var head = SectionBuilder()
    head.openBlock(.heading(level: 1))
    head.append("One. ")
    try host.push(head.finish(), for: 1)
    var preferences = ReadingPreferences()
    preferences.announcements = [.heading]
    var flow = ReadingFlow(
      from: try #require(host.document.firstElement), segmenter: NaiveSegmenter(),
      preferences: preferences)
    #expect(flow.next() == .awaits(.section(2)))
    var rest = SectionBuilder()
    rest.openBlock(.heading(level: 1), join: .sameParagraph)
    rest.append("Two.")
    try host.push(rest.finish(), for: 2)
    flow.textDidChange(to: try #require(host.document.element(at: flow.position)))
    var said: [String] = []
    while case .passage(let passage) = flow.next() { said.append(passage.text) }
    #expect(said == ["Heading level 1", "One. ", "Two."])
  }

  /// Reads a text of which nothing is there at first, and which comes when it is asked for, sometimes
  /// with other pieces and after them.
  private func transcript(_ sections: [String], seed: UInt64? = nil) throws -> [String] {
    let arrivals = try LateHost(sections, seed: seed)
    guard let first = arrivals.firstElement() else { return [] }
    return arrivals.awaited
      + ReadAllSimulation(
        from: first, segmenter: NaiveSegmenter(), whenTextArrives: arrivals.element
      ).transcript
  }

  private func spoken(_ effects: [ReadAllEffect]) -> [String] {
    effects.compactMap { effect in
      guard case .speak(let utterance) = effect else { return nil }
      return utterance.spoken.text
    }
  }
}

/// A host whose text comes when it is asked for.
private final class LateHost {
  private var host: PagedHost
  private var chance: TextGenerator?
  private let keys: [UInt64]
  private(set) var awaited: [String] = []

  init(_ sections: [String], seed: UInt64?) throws {
    host = try PagedHost(sections)
    keys = sections.indices.map(PagedHost.key)
    chance = seed.map { TextGenerator(seed: $0) }
  }

  func firstElement() -> (any TextInputModel)? {
    while let need = host.text.document.nearestElement(fromSection: 0, .forward).need {
      awaited.append("await \(need)")
      do { try host.hand(over: need) } catch { return nil }
    }
    return host.text.document.firstElement
  }

  func element(_ need: TextNeed, _ place: TextPosition) -> (any TextInputModel)? {
    do {
      // Something else comes first now and then, also what is there already: its layout anew.
      if let other = chance?.number(in: 0...keys.count * 2), other < keys.count,
        keys[other] > keys[place.section]
      {
        try host.hand(over: keys[other])
      } else {
        try host.hand(over: need)
      }
    } catch { Issue.record(error) }
    return host.text.document.element(at: place)
  }
}

/// The sections of a random text: some empty, some never come, some paragraphs run on.
func randomSections(seed: UInt64) -> [String] {
  var chance = TextGenerator(seed: seed)
  return (0..<chance.number(in: 1...6)).map { _ in
    switch chance.number(in: 0...6) {
    case 0: return "-"
    case 1: return ""
    default:
      let paragraphs = (0..<chance.number(in: 1...3)).map { _ in
        let words = (0..<chance.number(in: 0...8)).map { _ in
          ["One", "two.", "|three", "|", "four!", "fi|ve."][chance.number(in: 0...5)]
        }
        return (chance.number(in: 0...2) == 0 ? "&" : "") + words.joined(separator: " ")
      }
      let text = paragraphs.joined(separator: "\n")
      return text.isEmpty ? "One" : (chance.number(in: 0...5) == 0 ? "~" + text : text)
    }
  }
}
