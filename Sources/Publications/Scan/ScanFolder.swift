// SPDX-License-Identifier: Apache-2.0
import Glibc

/// A folder with a file of recognized text for each page.
enum ScanFolder {
  /// The files, in the order of their names, numbers by their value; none where the folder has none.
  static func paths(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while names.count < ContainerLimits.entries, let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { FileNameOrder($0) < FileNameOrder($1) }
      .map { "\(folder)/\($0)" }.filter(isScan)
  }

  private static func isScan(_ path: String) -> Bool {
    do {
      let file = try OpenFile(path)
      guard try file.status().kind == .file else { return false }
      return FileKind(try file.read(upTo: FileKind.sampleSize)) == .scan
    } catch {
      return false
    }
  }
}

/// The order of file names in which `page-10` comes after `page-9`.
struct FileNameOrder: Comparable {
  private let parts: [Part]
  private let name: String

  private enum Part: Comparable {
    /// A number by its length without zeros, then by its digits.
    case number(Int, String)
    case text(String)
  }

  init(_ name: String) {
    var parts: [Part] = []
    var rest = Array(name.utf8)[...]
    while let first = rest.first {
      let isDigit = (0x30...0x39).contains(first)
      let part = rest.prefix { (0x30...0x39).contains($0) == isDigit }
      rest = rest.dropFirst(part.count)
      let digits = part.drop { $0 == 0x30 }
      parts.append(
        isDigit
          ? .number(digits.count, String(decoding: digits, as: UTF8.self))
          : .text(String(decoding: part, as: UTF8.self)))
    }
    self.parts = parts
    self.name = name
  }

  static func == (one: Self, other: Self) -> Bool { one.name == other.name }

  static func < (one: Self, other: Self) -> Bool {
    for (left, right) in zip(one.parts, other.parts) where left != right { return left < right }
    return one.parts.count != other.parts.count
      ? one.parts.count < other.parts.count : one.name < other.name
  }
}
