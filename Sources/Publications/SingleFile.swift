// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// A publication of one file of markup, which is one section.
struct SingleFile: SectionSource {
  let path: String
  let language: TextLanguage

  var count: Int { 1 }

  func place(ofSection index: Int) -> String { path }

  func section(ofFile path: String) -> Int? { path.isEmpty ? 0 : nil }

  func content(ofSection index: Int, recordedBy recorder: OriginRecorder?) -> SectionContent {
    do {
      return readMarkup(try Self.read(path), recordedBy: recorder)
    } catch {
      return .empty(diagnostics: [error.diagnostic(path: path)])
    }
  }

  private func readMarkup(_ bytes: [UInt8], recordedBy recorder: OriginRecorder?) -> SectionContent
  {
    let document = MarkupDocument(place: path, language: language)
    return MarkupDocument.claimsXML(bytes)
      ? document.read(bytes, recordedBy: recorder)
      : document.readHTML(bytes, recordedBy: recorder)
  }

  /// Reads a whole file, unpacked if it was compressed by gzip.
  static func read(_ path: String) throws(ResourceError) -> [UInt8] {
    var bytes: [UInt8]
    do {
      bytes = try OpenFile(path).read(upTo: ContainerLimits.resourceBytes + 1)
    } catch {
      throw .unreadable(error.reason)
    }
    if bytes.starts(with: GzipFile.mark) {
      bytes = try GzipFile.read(path, upTo: ContainerLimits.resourceBytes + 1)
    }
    guard bytes.count <= ContainerLimits.resourceBytes else {
      throw .refused("it is larger than \(ContainerLimits.resourceBytes >> 20) MB")
    }
    return bytes
  }

  /// The name of a file without its folder and its extension; a descriptor has no name.
  static func title(of path: String) -> String? {
    guard !path.hasPrefix("/dev/"), !path.hasPrefix("/proc/") else { return nil }
    guard var name = path.split(separator: "/").last else { return nil }
    if name.hasSuffix(".gz"), name.count > 3 { name = name.dropLast(3) }
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return String(name) }
    return String(name[..<dot])
  }
}
