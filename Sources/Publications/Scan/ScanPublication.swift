// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// Scanned pages: a file of them, or a folder with a file for each.
struct ScanPublication: SectionSource {
  let paths: [String]
  let language: TextLanguage

  /// How many files on either side are looked at: running heads differ on left and right pages.
  private static let neighbours = 2

  var count: Int { paths.count }

  func place(ofSection index: Int) -> String { paths[index] }

  func content(ofSection index: Int, recordedBy _: OriginRecorder?) -> SectionContent {
    text(ofSection: index).content
  }

  var hasOwnLayout: Bool { true }

  func layout(of section: TextSection, number: Int) -> SectionLayout? {
    text(ofSection: number).layout(of: section)
  }

  private func text(ofSection index: Int) -> ScanText {
    let first = max(0, index - Self.neighbours)
    let last = min(paths.count - 1, index + Self.neighbours)
    let files = (first...last).map { Self.file(paths[$0]) }
    let before = files[..<(index - first)].reduce(0) { $0 + $1.pages.count }
    let file = files[index - first]
    return ScanText(
      files.flatMap(\.pages), of: before..<before + file.pages.count, language: language,
      diagnostics: file.diagnostics)
  }

  static func file(_ path: String) -> ScanFile {
    do {
      return ScanFile(try SingleFile.read(path), place: path)
    } catch {
      return ScanFile(fault: error.diagnostic(path: path))
    }
  }
}

extension Publication {
  /// Scanned pages, in the language that most of the first file is in.
  init(scans paths: [String], title: String?) {
    let language =
      paths.lazy.compactMap { ScanPublication.file($0).language }.first ?? .undetermined
    self.init(
      metadata: PublicationMetadata(title: title, language: language),
      source: ScanPublication(paths: paths, language: language))
  }
}
