// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import AccessibleTextTesting
import Foundation
import ICUText
import Publications
import Testing
import TextLayout

/// Reads whole books as a host has them that hands its text over only when it is asked.
@Suite("Books that come late")
struct HostBookTests {
  private static let ours = [
    "the-ferry-of-small-hours", "ar-the-well-of-stars", "zh-the-kite-maker",
    "the-clockmakers-apprentice.txt",
  ].map { Folders.package.appending(path: "Corpus/\($0)").path }
  private static let shared = [
    "se-flatland.epub", "idpf-wasteland.epub", "idpf-regime-anticancer-arabic.epub",
  ].map { Folders.shared.appending(path: "books/\($0)").path }

  @Test(arguments: ours)
  func `a listener hears what he hears of the book that is there`(path: String) throws {
    try compare(path)
  }

  @Test(
    .enabled(if: Folders.hasShared, Comment(rawValue: Folders.noShared)), arguments: shared)
  func `a listener hears what he hears of the real book that is there`(path: String) throws {
    try compare(path)
  }

  private func compare(_ path: String) throws {
    let publication = try Publication.open(path)
    let layout = FixedPitchLayout(columns: 40, rows: 12)
    let document = TextDocument(
      sectionCount: publication.sectionCount, segmenter: ICUSegmenter(),
      load: { publication.content(ofSection: $0) }
    ).laidOut(by: layout.layout)
    let known = ReadAllSimulation(
      from: try #require(document.firstElement), segmenter: ICUSegmenter(), voice: .silent)
    let host = try LateBook(publication, layout)
    let late = ReadAllSimulation(
      from: try #require(host.firstElement()), segmenter: ICUSegmenter(),
      whenTextArrives: { need, place in host.element(need, place) }, voice: .silent)
    #expect(late.transcript.filter { !$0.hasPrefix("await") } == known.transcript)
    #expect(late.transcript.count > known.transcript.count || publication.sectionCount == 1)
    for utterance in late.utterances {
      let place = try #require(utterance.passage.sources.first?.range.start)
      let handed = try #require(host.document.place(of: place, in: .utf16))
      #expect(host.document.position(at: handed) == .known(place))
    }
  }
}

/// A book that is handed over section by section, when it is asked for.
private final class LateBook {
  private var text = HostText(segmenter: ICUSegmenter(), layouts: .pushed)
  private let publication: Publication
  private let layout: FixedPitchLayout

  init(_ publication: Publication, _ layout: FixedPitchLayout) throws {
    self.publication = publication
    self.layout = layout
    for number in 0..<publication.sectionCount { try text.appendSection(UInt64(number) << 32) }
  }

  var document: TextDocument { text.document }

  func firstElement() -> TextElement? {
    while let need = document.nearestElement(fromSection: 0, .forward).need { hand(over: need) }
    return document.firstElement
  }

  func element(_ need: TextNeed, _ place: TextPosition) -> TextElement? {
    hand(over: need)
    return document.element(at: place)
  }

  private func hand(over need: TextNeed) {
    do {
      switch need {
      case .section(let key):
        try text.push(publication.content(ofSection: Int(key >> 32)), for: key)
      case .layout(let key):
        let section = try #require(document.section(Int(key >> 32)))
        try text.push(try #require(layout.layout(section)))
      }
    } catch { Issue.record(error) }
  }
}
