// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// The sections of an EPUB, read from its container when they are asked for.
struct SpineSections: SectionSource {
  let container: any ResourceContainer
  let sections: [SpineSection]
  let language: TextLanguage

  var count: Int { sections.count }

  func place(ofSection index: Int) -> String { sections[index].place }

  func content(ofSection index: Int) -> SectionContent {
    switch sections[index].content {
    case .nothing(let diagnostic): .empty(diagnostics: [diagnostic])
    case .image: image
    case .markup(let path):
      read(path) { MarkupDocument(place: path, language: language, known: $1).read($0) }
    case .plainText(let path):
      read(path) { PlainText(place: path, language: language, known: $1).read($0) }
    }
  }

  /// A picture that is an item of the reading order: an object nobody has described.
  private var image: SectionContent {
    var builder = SectionBuilder(language: language)
    builder.openBlock(.image)
    builder.appendObject(description: nil)
    return builder.finish()
  }

  private func read(_ path: String, with reader: ([UInt8], [Diagnostic]) -> SectionContent)
    -> SectionContent
  {
    do {
      let resource = try container.read(path)
      let faults = resource.fault.map { fault in
        Diagnostic(place: path, message: "The file is damaged and was read in part: \(fault).")
      }
      return reader(resource.bytes, faults.map { [$0] } ?? [])
    } catch {
      return .empty(diagnostics: [error.diagnostic(path: path)])
    }
  }
}
