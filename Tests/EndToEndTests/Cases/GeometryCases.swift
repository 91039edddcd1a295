// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// A row of the shared case files: a question about a text, and the answer.
struct GeometryCase: CustomTestStringConvertible {
  let id: String
  let text: String
  /// What is asked: `closest:(44,5)`, `rects([2,6))`.
  let operation: String
  let options: [String: String]
  let start: String
  let expected: String

  var testDescription: String { id }

  /// Reads the rows that ask for geometry.
  static let all: [GeometryCase] = ["text-input.tsv", "text-cores.tsv"].flatMap { file in
    let url = Folders.shared.appending(path: "cases/\(file)")
    let lines = (try? String(contentsOf: url, encoding: .utf8))?.components(separatedBy: "\n") ?? []
    return lines.dropFirst().compactMap { GeometryCase(row: $0) }
  }

  private static let operations = [
    "selectionRects:", "firstRect:", "caretRect:", "closest:", "closestWithin:", "characterRange:",
    "lineIndexAt:", "lineContent:", "lineContaining", "lineIndexOf", "fullRangeOfLine:", "move:",
    "bidiLevels", "rects(", "hit(", "lineRange(", "move down",
  ]

  private init?(row: String) {
    let columns = row.components(separatedBy: "\t")
    guard columns.count >= 6, Self.operations.contains(where: columns[3].hasPrefix) else {
      return nil
    }
    id = columns[0]
    text = Self.unescape(columns[2])
    start = columns[4]
    expected = columns[5]
    var parts = columns[3].components(separatedBy: "@")
    if parts.count == 1 { parts = columns[3].components(separatedBy: " {") }
    operation = parts[0]
    let named = (parts.count > 1 ? parts[1] : "").replacing("}", with: "")
      .components(separatedBy: ";")
      .map { $0.trimmingCharacters(in: .whitespaces).components(separatedBy: "=") }
      .filter { $0.count == 2 }
    options = Dictionary(named.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
  }

  private static func unescape(_ body: String) -> String {
    let json = Data("[\"\(body)\"]".utf8)
    return (try? JSONSerialization.jsonObject(with: json) as? [String])?.first ?? body
  }

  /// The numbers of a piece of the row, in order.
  static func numbers(_ text: some StringProtocol) -> [Int] {
    text.split { !"-0123456789".contains($0) }.compactMap { Int($0) }
  }
}
