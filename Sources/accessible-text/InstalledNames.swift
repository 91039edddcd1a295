// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Glibc
import ICUText

/// The names of emoji and signs from the files that the system has, read when the first is asked for.
struct InstalledNames: CharacterNaming {
  /// English, as all other words of a selection are.
  private static let names = CLDRAnnotations(
    xml: ["annotations", "annotationsDerived"].compactMap {
      contents(of: "/usr/share/unicode/cldr/common/\($0)/en.xml")
    })

  func name(of character: String) -> String? { Self.names.name(of: character) }

  private static func contents(of path: String) -> [UInt8]? {
    guard let file = fopen(path, "rbe") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
      bytes += chunk[..<count]
    }
    return bytes
  }
}
