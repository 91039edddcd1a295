// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// A publication of one file and one section.
struct SingleFile: SectionSource {
  let path: String
  let kind: Kind
  let language: TextLanguage

  enum Kind {
    case markup, plainText
  }

  var count: Int { 1 }

  func packagePath(ofSection index: Int) -> [CFIStep]? { nil }

  func place(ofSection index: Int) -> String { path }

  func section(ofFile path: String) -> Int? { path.isEmpty ? 0 : nil }

  func content(ofFile path: String) -> SectionContent? { nil }

  func content(ofSection index: Int, recordedBy recorder: OriginRecorder?) -> SectionContent {
    do {
      let bytes = try Self.read(path)
      return switch kind {
      case .markup: readMarkup(bytes, recordedBy: recorder)
      case .plainText: PlainText(place: path, language: language).read(bytes)
      }
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

  static func read(_ path: String) throws(ResourceError) -> [UInt8] {
    let bytes: [UInt8]
    do {
      bytes = try OpenFile(path).read(upTo: ContainerLimits.resourceBytes + 1)
    } catch {
      throw .unreadable(error.reason)
    }
    guard bytes.count <= ContainerLimits.resourceBytes else {
      throw .refused("it is larger than \(ContainerLimits.resourceBytes >> 20) MB")
    }
    return bytes
  }

  /// The name of a file without its folder and its extension; a descriptor has no name.
  static func title(of path: String) -> String? {
    guard !path.hasPrefix("/dev/"), !path.hasPrefix("/proc/") else { return nil }
    guard let name = path.split(separator: "/").last else { return nil }
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return String(name) }
    return String(name[..<dot])
  }
}
