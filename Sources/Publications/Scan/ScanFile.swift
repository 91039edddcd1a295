// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// A file of recognized text, parsed.
struct ScanFile: Sendable {
  let pages: [ScanPage]
  let diagnostics: [Diagnostic]

  /// Reads a file: as XML, and if it is not well-formed, as HTML.
  init(_ bytes: [UInt8], place: String) {
    if MarkupDocument.claimsXML(bytes) {
      let reader = HOCRReader(faults: ScanFaults(place: place))
      let result = XMLParser.parse(bytes, handler: reader)
      guard let fault = result.fault else {
        self.init(reader)
        return
      }
      let repaired = HOCRReader(faults: ScanFaults(place: place))
      repaired.faults.add(
        fault.line > 0 ? fault.line : nil,
        "This is not well-formed XML and was read as HTML: \(fault.message).")
      self.init(html: bytes, repaired)
      return
    }
    self.init(html: bytes, HOCRReader(faults: ScanFaults(place: place)))
  }

  private init(html bytes: [UInt8], _ reader: HOCRReader) {
    let input = HTMLInput(bytes)
    if let fault = input.fault { reader.faults.add(nil, fault) }
    HTMLParser.parse(input, handler: reader)
    self.init(reader)
  }

  private init(_ reader: HOCRReader) {
    pages = reader.finish()
    diagnostics = reader.faults.diagnostics
  }

  /// A file that could not be read.
  init(fault: Diagnostic) {
    pages = []
    diagnostics = [fault]
  }

  /// The language of most of its words, where it says one.
  var language: TextLanguage? {
    var counts: [TextLanguage: Int] = [:]
    for paragraph in pages.lazy.flatMap(\.paragraphs) {
      guard let language = paragraph.language else { continue }
      counts[language, default: 0] += paragraph.lines.reduce(0) { $0 + $1.words.count }
    }
    return counts.max { ($0.value, $1.key.tag) < ($1.value, $0.key.tag) }?.key
  }
}
