// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// The sections of an EPUB, read from its container when they are asked for.
struct SpineSections: SectionSource {
  private let container: any ResourceContainer
  private let sections: [SpineSection]
  private let nonLinear: [SpineSection]
  private let language: TextLanguage
  private let pageLabels: [String: [String: String]]
  private let resources: SharedResources
  private let sectionsByPath: [String: Int]

  /// - Parameter pageLabels: For each file the labels that the page list gives to its elements.
  init(
    container: some ResourceContainer, sections: [SpineSection], nonLinear: [SpineSection],
    language: TextLanguage, pageLabels: [String: [String: String]]
  ) {
    self.container = container
    self.sections = sections
    self.nonLinear = nonLinear
    self.language = language
    self.pageLabels = pageLabels
    resources = SharedResources(container)
    sectionsByPath = SpineSection.indices(ofFilesIn: sections)
  }

  var count: Int { sections.count }

  func place(ofSection index: Int) -> String { sections[index].place }

  func section(ofFile path: String) -> Int? { sectionsByPath[path] }

  func packagePath(ofSection index: Int) -> [CFIStep]? { sections[index].steps }

  func content(ofFile path: String) -> SectionContent? {
    nonLinear.first { $0.paths.contains(path) }.map { content(of: $0, recordedBy: nil) }
  }

  func content(ofSection index: Int, recordedBy recorder: OriginRecorder?) -> SectionContent {
    content(of: sections[index], recordedBy: recorder)
  }

  private func content(of section: SpineSection, recordedBy recorder: OriginRecorder?)
    -> SectionContent
  {
    switch section.content {
    case .nothing(let diagnostic): .empty(diagnostics: [diagnostic])
    case .image(let path): image(path, recordedBy: recorder)
    case .markup(let path): read(path) { markup($0, path, known: $1, recordedBy: recorder) }
    case .plainText(let path):
      read(path) { PlainText(place: path, language: language, known: $1).read($0) }
    }
  }

  private func markup(
    _ bytes: [UInt8], _ path: String, known: [Diagnostic], recordedBy recorder: OriginRecorder?
  ) -> SectionContent {
    MarkupDocument(
      place: path, language: language, known: known, base: path, resources: resources,
      pageLabels: pageLabels[path] ?? [:]
    ).read(bytes, recordedBy: recorder)
  }

  /// What the package calls a picture; its bytes may be a page nevertheless.
  private func image(_ path: String, recordedBy recorder: OriginRecorder?) -> SectionContent {
    guard let resource = try? container.read(path), FileKind(resource.bytes) == .markup else {
      return picture
    }
    let mistake = Diagnostic(
      place: path, message: "The package calls this a picture; it is a page, and is read.")
    return markup(resource.bytes, path, known: [mistake], recordedBy: recorder)
  }

  /// A picture that is an item of the reading order: an object nobody has described.
  private var picture: SectionContent {
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
