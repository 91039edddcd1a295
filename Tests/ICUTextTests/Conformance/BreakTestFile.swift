// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// A file of break tests from the Unicode Character Database, as Debian's `unicode-data` installs it.
struct BreakTestFile {
  let unicodeVersion: String
  let rows: [BreakTestRow]

  /// - Returns: `nil` where the file is not installed.
  init?(_ name: String) throws {
    let path = "/usr/share/unicode/auxiliary/\(name)BreakTest.txt"
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let lines = try String(contentsOfFile: path, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let heading = try #require(lines.first)
    let version = try #require(heading.split(separator: "-").last).split(separator: ".")
    unicodeVersion = version.prefix(2).joined(separator: ".")
    rows = lines.compactMap { BreakTestRow(String($0.prefix { $0 != "#" })) }
  }
}

/// A row of such a file: scalars with a `÷` where there is a boundary and a `×` where there is none.
struct BreakTestRow: Hashable, CustomStringConvertible {
  let scalars: [Unicode.Scalar]
  /// The offsets of the boundaries, in scalars.
  let boundaries: Set<Int>

  init(_ scalars: [Unicode.Scalar], boundaries: Set<Int>) {
    self.scalars = scalars
    self.boundaries = boundaries
  }

  /// - Returns: `nil` for a line without a test.
  init?(_ line: String) {
    var scalars: [Unicode.Scalar] = []
    var boundaries: Set<Int> = []
    for field in line.split(whereSeparator: \.isWhitespace) {
      if field == "÷" {
        boundaries.insert(scalars.count)
      } else if let scalar = UInt32(field, radix: 16).flatMap(Unicode.Scalar.init) {
        scalars.append(scalar)
      }
    }
    guard !scalars.isEmpty else { return nil }
    self.init(scalars, boundaries: boundaries)
  }

  var text: String { String(String.UnicodeScalarView(scalars)) }

  /// The row as the file has it.
  var description: String {
    let fields = scalars.enumerated().flatMap { index, scalar in
      [mark(index), String(format: "%04X", scalar.value)]
    }
    return (fields + [mark(scalars.count)]).joined(separator: " ")
  }

  private func mark(_ offset: Int) -> String { boundaries.contains(offset) ? "÷" : "×" }
}
