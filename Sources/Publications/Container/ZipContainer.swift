// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// A publication in a zip archive.
///
/// The archive is opened anew for each read, so a container has no state and any thread may read.
/// Names compare as Swift strings do, so a reference in another normalisation finds its entry.
struct ZipContainer: ResourceContainer {
  let file: String
  let firstPath: String?
  let diagnostics: [Diagnostic]
  private let entries: [String: [Entry]]

  private struct Entry {
    let name: String
    let index: Int
  }

  /// Reads the archive's directory.
  init(_ file: String, archiveSize: Int) throws(PublicationError) {
    let archive: ZipArchive
    do {
      archive = try ZipArchive(file)
    } catch {
      throw error.isSystemError
        ? .notReadable(PublicationPlace(file: file), reason: error.reason)
        : .damagedArchive(PublicationPlace(file: file), reason: error.reason)
    }
    let count = archive.count
    guard count <= ContainerLimits.entries else {
      throw .refused(
        PublicationPlace(file: file),
        reason: "the archive has more than \(ContainerLimits.entries) entries")
    }
    var entries: [String: [Entry]] = [:]
    var diagnostics: [Diagnostic] = []
    var stored = 0
    let tooMuch = archiveSize + 1
    for index in 0..<count {
      // The sizes are claims, and two of them may be more than a number holds.
      stored = min(stored + min(archive.storedSize(at: index), tooMuch), tooMuch)
      guard let name = archive.name(at: index) else { continue }
      if let fault = Self.fault(archive, index, name) {
        diagnostics.append(Diagnostic(place: Self.printable(name), message: fault))
      } else {
        entries[name, default: []].append(Entry(name: name, index: index))
      }
    }
    guard stored < tooMuch else {
      throw .refused(
        PublicationPlace(file: file), reason: "entries of the archive overlap one another")
    }
    self.file = file
    self.entries = entries
    self.diagnostics = diagnostics
    firstPath = archive.name(at: 0)
  }

  var topFolders: [String] {
    Set(entries.keys.compactMap { name in name.firstIndex(of: "/").map { String(name[..<$0]) } })
      .sorted()
  }

  func contains(_ path: String) -> Bool { entries[path] != nil }

  func read(_ path: String) throws(ResourceError) -> Resource {
    guard let candidates = entries[path],
      let entry = candidates.first(where: { $0.name.utf8.elementsEqual(path.utf8) })
        ?? candidates.first
    else { throw .missing }
    let archive: ZipArchive
    do {
      archive = try ZipArchive(file)
    } catch {
      throw .unreadable(error.reason)
    }
    guard archive.name(at: entry.index) == entry.name else {
      throw .unreadable("the archive has changed since it was opened")
    }
    return try archive.read(at: entry.index)
  }

  /// Why an entry is left out.
  private static func fault(_ archive: borrowing ZipArchive, _ index: Int, _ name: String)
    -> String?
  {
    if !ResourcePath.isSafe(name) { return "An entry was left out because its name is unsafe." }
    if archive.isSymbolicLink(at: index) { return "A symbolic link was left out." }
    return nil
  }

  private static func printable(_ name: String) -> String {
    String(String.UnicodeScalarView(name.unicodeScalars.map { $0.value < 0x20 ? "\u{FFFD}" : $0 }))
  }
}
