// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

/// Random schedules of what a host may do, against a model that goes through lists.
@Suite("Host schedules", .timeLimit(.minutes(20)))
struct HostScheduleTests {
  @Test(arguments: 0..<60 as Range<UInt64>)
  func `whatever a host does, the text is what a list of its sections says`(seed: UInt64) throws {
    var chance = TextGenerator(seed: seed)
    var host = try PagedHost([])
    var model = NaiveHost()
    var snapshots: [(document: TextDocument, shown: [String])] = []
    for step in 0..<40 {
      try model.act(on: &host, by: &chance, step)
      let document = host.text.document
      #expect(withoutEstimates(shownUpToNeed(document)) == model.shown(), "step \(step)")
      #expect(backward(document) == model.shownBackward(), "step \(step)")
      for held in model.held {
        let isValid = model.sections[held.number].serial == held.serial
        #expect((document.section(of: held.position) != nil) == isValid)
        let place = document.place(of: held.position, in: .utf16)
        #expect(place?.section == (isValid ? model.sections[held.number].key : nil))
        if let place { #expect(document.position(at: place) == .known(held.position)) }
      }
      snapshots.append((document, shownUpToNeed(document)))
    }
    for snapshot in snapshots {
      #expect(withoutPages(shownUpToNeed(snapshot.document)) == withoutPages(snapshot.shown))
    }
  }

  private func withoutEstimates(_ shown: [String]) -> [String] {
    shown.map { line in
      let page = line.prefix { $0 != ":" }
      return page.hasSuffix("?") ? "?" + line.dropFirst(page.count) : line
    }
  }

  /// Estimates of an old snapshot may since have become better.
  private func withoutPages(_ shown: [String]) -> [Substring] {
    shown.map { $0.drop { $0 != ":" } }
  }

  private func backward(_ document: TextDocument) -> [String] {
    let number = document.sectionCount - 1
    guard let last = document.lastElement else {
      return document.nearestElement(fromSection: number, .backward).need.map { ["\($0)"] } ?? []
    }
    let all = sequence(first: last, next: \.previous).map { $0 }
    return all.map { $0.text(in: $0.textRange) ?? "nil" }
      + (all.last?.need(beyond: .backward).map { ["\($0)"] } ?? [])
  }
}

/// A host's text as a list.
private struct NaiveHost {
  struct Section {
    let key: UInt64
    /// `nil` where it is awaited.
    var text: String?
    /// The text with the page edges of its layout.
    var layout: String?
    /// Which push its content is of.
    var serial = 0
  }

  var sections: [Section] = []
  var held: [(position: TextPosition, number: Int, serial: Int)] = []

  mutating func act(
    on host: inout PagedHost, by chance: inout TextGenerator, _ step: Int
  ) throws {
    let key = UInt64(chance.number(in: 0...12))
    let number = sections.firstIndex { $0.key == key }
    switch chance.number(in: 0...9) {
    case 0...2:
      if number == nil {
        try host.text.appendSection(key)
        sections.append(Section(key: key))
      } else {
        #expect(throws: HostTextError.sectionKeyUsedTwice(key)) {
          try host.text.appendSection(key)
        }
      }
    case 3...5:
      let texts = ["Ann\n\nBob", "", "Cleo", "Dé|ora", "Eve| Fay||\nGus", "&Hal"]
      let marked = texts[chance.number(in: 0...texts.count - 1)]
      guard let number else {
        #expect(throws: HostTextError.noSuchSection(key)) {
          try host.text.push(keyedContent(marked), for: key)
        }
        return
      }
      try host.text.push(keyedContent(marked), for: key)
      sections[number].text = marked
      sections[number].layout = nil
      sections[number].serial = step + 1
      let range = try #require(host.text.document.section(number)).textRange
      for position in [range.start, range.end] { held.append((position, number, step + 1)) }
    case 6:
      guard let number else { return }
      try host.text.skip(section: key)
      sections[number].text = "-"
      sections[number].layout = nil
      sections[number].serial = step + 1
    case 7...8:
      guard let number, let text = sections[number].text, text != "-" else { return }
      let section = try #require(host.text.document.section(number))
      try host.text.push(try #require(pagedLayout(text, of: section)))
      sections[number].layout = text
    default:
      guard chance.number(in: 0...2) == 0 else { return }
      host.relayout()
      for index in sections.indices { sections[index].layout = nil }
    }
  }

  /// The elements up to the first section that is awaited; what is not certain of page numbers is
  /// asked of the text, whose estimates have a law of their own.
  func shown() -> [String] {
    var shown: [String] = []
    var pages: Int? = 0
    for section in sections {
      guard let text = section.text else { return shown + ["section(\(section.key))"] }
      guard text != "-" else { continue }
      shown += section.elements.map { element in
        guard let page = element.page else { return "-: \(element.text)" }
        return pages.map { "\($0 + page + 1): \(element.text)" } ?? "?: \(element.text)"
      }
      guard text != "" || section.layout != nil else {
        pages = pages.map { $0 + 1 }
        continue
      }
      pages = section.layout.flatMap { layout in pages.map { $0 + layout.count("|") + 1 } }
    }
    return shown
  }

  func shownBackward() -> [String] {
    var shown: [String] = []
    for section in sections.reversed() {
      guard let text = section.text else { return shown + ["section(\(section.key))"] }
      if text != "-" { shown += section.elements.reversed().map(\.text) }
    }
    return shown
  }
}

extension NaiveHost.Section {
  /// The pieces of the paragraphs that page edges leave, with the pages they are on.
  fileprivate var elements: [(text: String, page: Int?)] {
    guard let text, text != "" else { return [] }
    guard layout != nil else {
      return text.filter { $0 != "|" && $0 != "&" }.split(
        separator: "\n", omittingEmptySubsequences: false
      ).map { (String($0), nil) }
    }
    var elements: [(text: String, page: Int?)] = []
    var page = 0
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let pieces = paragraph.filter { $0 != "&" }.split(
        separator: "|", omittingEmptySubsequences: false)
      for (number, piece) in pieces.enumerated() {
        if number > 0 { page += 1 }
        if !piece.isEmpty || pieces.count == 1 { elements.append((String(piece), page)) }
      }
    }
    return elements
  }
}

extension String {
  fileprivate func count(_ character: Character) -> Int { filter { $0 == character }.count }
}
