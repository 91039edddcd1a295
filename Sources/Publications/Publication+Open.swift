// SPDX-License-Identifier: Apache-2.0
import AccessibleText

extension Publication {
  /// Opens a file or a folder; what it is, is judged by what is in it.
  ///
  /// - Throws: What keeps it from being read, and where. Faults that leave something to read are
  ///   not thrown; `diagnostics` has them.
  /// - Complexity: O(package document and table of contents); no section is read.
  public static func open(_ path: String) throws(PublicationError) -> Publication {
    let place = PublicationPlace(file: path)
    let found: (kind: OpenFile.Kind, size: Int, sample: [UInt8])
    do {
      let file = try OpenFile(path)
      let status = try file.status()
      let sample = status.kind == .file ? try file.read(upTo: FileKind.sampleSize) : []
      found = (status.kind, status.size, sample)
    } catch {
      throw error.isMissing ? .notFound(place) : .notReadable(place, reason: error.reason)
    }
    switch found.kind {
    case .folder: return try open(folder: path)
    case .file: return try open(file: path, sample: found.sample, size: found.size)
    case .other: throw .notAPublication(place, kind: "neither a file nor a folder")
    }
  }

  private static func open(folder path: String) throws(PublicationError) -> Publication {
    let container = FolderContainer(file: path)
    guard let prefix = ContainerRoot.prefix(of: container) else {
      throw .notAPublication(
        PublicationPlace(file: path), kind: "a folder without \(ContainerRoot.containerPath)")
    }
    return try Publication(epub: container, prefix: prefix)
  }

  private static func open(file path: String, sample: [UInt8], size: Int) throws(PublicationError)
    -> Publication
  {
    switch FileKind(sample) {
    case .archive:
      let container = try ZipContainer(path, archiveSize: size)
      guard let prefix = ContainerRoot.prefix(of: container) else {
        throw .notAPublication(
          PublicationPlace(file: path), kind: "a zip archive without \(ContainerRoot.containerPath)"
        )
      }
      return try Publication(epub: container, prefix: prefix)
    case .markup: return try Publication(markup: path)
    case .plainText:
      let metadata = PublicationMetadata(title: SingleFile.title(of: path))
      return Publication(
        metadata: metadata,
        source: SingleFile(path: path, kind: .plainText, language: metadata.language))
    case .other(let kind): throw .notAPublication(PublicationPlace(file: path), kind: kind)
    }
  }

  private init(markup path: String) throws(PublicationError) {
    let bytes: [UInt8]
    do {
      bytes = try SingleFile.read(path)
    } catch {
      throw .refused(PublicationPlace(file: path), reason: error.reason)
    }
    let head = DocumentHead.read(bytes)
    self.init(
      metadata: PublicationMetadata(
        title: head.title ?? SingleFile.title(of: path), language: head.language),
      source: SingleFile(path: path, kind: .markup, language: head.language))
  }
}
