// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import ICUText
import Publications
import TextLayout

/// Reads whole books, from the file to the last utterance.
///
/// The peer is the least that any reader must do: extract the text and let ICU find its sentences,
/// words and line opportunities, with no layout, no pages and no read-all.
struct ReadAllSuite {
  let path: String

  func run(_ report: inout Report) throws(PublicationError) {
    let name = String(path.split(separator: "/").last ?? "")
    let publication = try Publication.open(path)
    let peer = Measurement { segmentOnly(publication) }
    report.add("\(name): extract and segment only", peer)
    report.add(
      "\(name): open", Measurement { _ = try? Publication.open(path) })
    report.add("\(name): first utterance", Measurement { _ = read(path, limit: 1) })
    report.add(
      "\(name): read all, \(read(path)) utterances", Measurement { _ = read(path) },
      peer: ("segment only", peer))
  }

  private func segmentOnly(_ publication: Publication) {
    for number in 0..<publication.sectionCount {
      let space = TextSpace()
      let section = TextSection(
        publication.content(ofSection: number), in: space, segmenter: ICUSegmenter())
      for kind in [SegmentKind.sentence, .word, .lineOpportunity] { _ = section.count(of: kind) }
    }
  }

  private func read(_ path: String, limit: Int = .max) -> Int {
    guard let publication = try? Publication.open(path) else { return 0 }
    let layout = FixedPitchLayout(columns: 60, rows: 30, bidi: ICUBidiResolver())
    let document = TextDocument(
      sectionCount: publication.sectionCount, segmenter: ICUSegmenter(),
      load: { publication.content(ofSection: $0) }
    ).laidOut(by: layout.layout)
    guard let first = document.firstElement else { return 0 }
    var controller = ReadAllController(from: first, segmenter: ICUSegmenter())
    var effects = controller.handle(.start)[...]
    var utterances = 0
    while let effect = effects.popFirst(), utterances < limit {
      guard case .speak(let utterance) = effect else { continue }
      utterances += 1
      effects += controller.handle(.finished(utterance.id))
    }
    return utterances
  }
}
