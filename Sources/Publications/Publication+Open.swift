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
    case .file: return try open(file: path, sample: unpacked(found.sample, path), size: found.size)
    case .other: throw .notAPublication(place, kind: "neither a file nor a folder")
    }
  }

  /// The first bytes of a file that gzip has compressed; as they are where that cannot be unpacked.
  private static func unpacked(_ sample: [UInt8], _ path: String) -> [UInt8] {
    guard sample.starts(with: GzipFile.mark) else { return sample }
    let text = try? GzipFile.read(path, upTo: FileKind.sampleSize)
    return text.flatMap { FileKind($0) == .archive ? nil : $0 } ?? sample
  }

  private static func open(folder path: String) throws(PublicationError) -> Publication {
    let container = FolderContainer(file: path)
    if let prefix = ContainerRoot.prefix(of: container) {
      return try Publication(epub: container, prefix: prefix)
    }
    let scans = ScanFolder.paths(in: path)
    guard !scans.isEmpty else {
      throw .notAPublication(
        PublicationPlace(file: path),
        kind: "a folder without \(ContainerRoot.containerPath) and without hOCR files")
    }
    return Publication(scans: scans, title: SingleFile.title(of: path))
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
    case .scan: return Publication(scans: [path], title: SingleFile.title(of: path))
    case .plainText:
      let metadata = PublicationMetadata(title: SingleFile.title(of: path))
      let book = PlainTextBook(path: path, bytes: try read(path), language: metadata.language)
      let navigation = Navigation(contents: book.contents)
      return Publication(metadata: metadata, navigation: navigation, source: book)
    case .other(let kind): throw .notAPublication(PublicationPlace(file: path), kind: kind)
    }
  }

  private static func read(_ path: String) throws(PublicationError) -> [UInt8] {
    do {
      return try SingleFile.read(path)
    } catch {
      throw .refused(PublicationPlace(file: path), reason: error.reason)
    }
  }

  private init(markup path: String) throws(PublicationError) {
    let head = DocumentHead.read(try Self.read(path))
    self.init(
      metadata: PublicationMetadata(
        title: head.title ?? SingleFile.title(of: path), language: head.language),
      source: SingleFile(path: path, language: head.language))
  }
}
