// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import ICUText
import Publications

/// What the sentence layer costs on top of UAX #29, over the paragraphs of a whole book.
struct SentenceSuite {
  let path: String

  func run(_ report: inout Report) throws(PublicationError) {
    let name = String(path.split(separator: "/").last ?? "")
    let publication = try Publication.open(path)
    let sections = (0..<publication.sectionCount).map { publication.content(ofSection: $0) }
    let plain = Measurement(runs: 15) { count(sections, ICUSegmenter(sentences: .uax29)) }
    report.add("\(name): sentences of UAX #29", plain)
    report.add(
      "\(name): sentences of prose", Measurement(runs: 15) { count(sections, ICUSegmenter()) },
      peer: ("UAX #29", plain))
  }

  private func count(_ sections: [SectionContent], _ segmenter: ICUSegmenter) {
    let space = TextSpace()
    for content in sections {
      _ = TextSection(content, in: space, segmenter: segmenter).count(of: .sentence)
    }
  }
}
