// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// Where an EPUB container starts and which package document it names.
struct ContainerRoot {
  static let containerPath = "META-INF/container.xml"
  private static let packageType = "application/oebps-package+xml"

  /// The folder that everything is in, ending in `/`; empty where there is none.
  let prefix: String
  /// The path of the package document, from the container's own root.
  let packagePath: String
  let diagnostics: [Diagnostic]

  /// Whether this is an EPUB container at all.
  static func prefix(of container: some ResourceContainer) -> String? {
    ([""] + container.topFolders.map { $0 + "/" })
      .first { container.contains($0 + containerPath) }
  }

  /// Reads `META-INF/container.xml`, at the root or one folder down.
  init(_ container: some ResourceContainer, prefix: String) throws(PublicationError) {
    let path = prefix + Self.containerPath
    let place = PublicationPlace(file: container.file, path: path)
    let resource: Resource
    do {
      resource = try container.read(path)
    } catch {
      throw .noPackageDocument(place, reason: error.reason)
    }
    let (root, fault) = MarkupTree.parse(resource.bytes)
    let files = root?.descendants("rootfile") ?? []
    let chosen = files.first { $0["media-type"]?.collapsed == Self.packageType } ?? files.first
    guard let reference = chosen?["full-path"]?.collapsed, !reference.isEmpty else {
      throw .noPackageDocument(
        PublicationPlace(file: container.file, path: path, line: fault?.line),
        reason: fault?.message ?? "no rootfile is named")
    }
    guard let packagePath = container.locate(reference, from: prefix) else {
      throw .noPackageDocument(place, reason: "“\(reference)” is missing")
    }
    self.prefix = prefix
    self.packagePath = packagePath
    var diagnostics = Self.mimetypeFaults(container, prefix: prefix)
    if !prefix.isEmpty {
      diagnostics.append(
        Diagnostic(place: path, message: "The publication is inside a folder of its container."))
    }
    if let fault {
      diagnostics.append(Diagnostic(path: path, line: fault.line, message: "\(fault.message)."))
    }
    self.diagnostics = diagnostics
  }

  private static func mimetypeFaults(_ container: some ResourceContainer, prefix: String)
    -> [Diagnostic]
  {
    let path = prefix + "mimetype"
    let bytes: [UInt8]
    do {
      bytes = try container.read(path).bytes
    } catch {
      return [Diagnostic(place: path, message: "The file that names the media type is missing.")]
    }
    if !bytes.elementsEqual("application/epub+zip".utf8) {
      return [Diagnostic(place: path, message: "The media type is not application/epub+zip.")]
    }
    if let first = container.firstPath, first != path {
      return [Diagnostic(place: path, message: "The media type is not the first file.")]
    }
    return []
  }
}

extension ResourceContainer {
  /// The other resource that a reference in a resource leads to, if there is one.
  ///
  /// References are percent-decoded; where that finds nothing they are taken as they stand.
  func locate(_ reference: String, from base: String) -> String? {
    for decoding in [true, false] {
      let path = ResourcePath.resolve(reference, from: base, decoding: decoding)
      if let path, path != base, contains(path) { return path }
    }
    return nil
  }
}
