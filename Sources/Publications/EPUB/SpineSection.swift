// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// One section of an EPUB: what is to be read for an item of the spine.
struct SpineSection: Sendable {
  /// The file it is read from, or the package document where there is none.
  let place: String
  let content: Content
  /// The steps to it through the package document, for fragment identifiers.
  let steps: [CFIStep]
  /// The files that lead here: what is read, and what it stands in for.
  private(set) var paths: [String] = []
  /// Whether the item names a place inside the file, so that the file may have been named before.
  private(set) var isPartOfFile = false

  enum Content: Sendable, Equatable {
    case markup(path: String)
    case plainText(path: String)
    case image(path: String)
    case nothing(Diagnostic)
  }

  /// Finds what can be read for an item: itself, else what it falls back to.
  init(
    _ spineItem: PackageDocument.SpineItem, in package: PackageDocument,
    container: some ResourceContainer, encryption: Encryption
  ) {
    steps = spineItem.steps
    guard let item = package.manifest[spineItem.id] else {
      place = package.path
      content = .nothing(
        Diagnostic(
          path: package.path, line: spineItem.line,
          message: "The spine names “\(spineItem.id)”, which the manifest does not have."))
      return
    }
    let chain = package.manifest.chain(from: item)
    let readable = chain.first { Self.isMarkup($0.mediaType) }
    let chosen = readable ?? chain.first { $0.mediaType.hasPrefix("image/") } ?? item
    guard let path = container.locate(chosen.reference, from: package.path) else {
      let wanted = ResourcePath.resolve(chosen.reference, from: package.path)
      place = wanted ?? package.path
      content = .nothing(
        Diagnostic(
          path: package.path, line: chosen.line,
          message: wanted == nil
            ? "The file “\(chosen.reference)” is outside the publication and is not read."
            : "The file “\(chosen.reference)” is missing."))
      return
    }
    place = path
    isPartOfFile = chosen.reference.contains("#")
    paths = [path] + chain.compactMap { ResourcePath.resolve($0.reference, from: package.path) }
    guard !encryption.covers(path) else {
      content = .nothing(
        Diagnostic(place: path, message: "The file is encrypted and cannot be read."))
      return
    }
    content = Self.content(of: chosen, path: path, package: package.path)
  }

  /// The section that each file leads to, the first where there are several.
  static func indices(ofFilesIn sections: [SpineSection]) -> [String: Int] {
    Dictionary(
      sections.enumerated().flatMap { index, section in section.paths.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
  }

  private static func isMarkup(_ mediaType: String) -> Bool {
    switch mediaType {
    case "application/xhtml+xml", "text/html", "image/svg+xml", "application/x-dtbook+xml",
      "text/x-oeb1-document":
      true
    default: false
    }
  }

  private static func content(of item: Manifest.Item, path: String, package: String) -> Content {
    switch item.mediaType {
    case let type where isMarkup(type): .markup(path: path)
    case let type where type.hasPrefix("image/"): .image(path: path)
    case "text/plain": .plainText(path: path)
    // Wrongly labelled text is still worth trying; anything else would be noise.
    case let type where type.isEmpty || type.hasSuffix("xml"): .markup(path: path)
    default:
      .nothing(
        Diagnostic(
          path: package, line: item.line,
          message: "The file “\(path)” is of the type \(item.mediaType), which is not read."))
    }
  }
}
