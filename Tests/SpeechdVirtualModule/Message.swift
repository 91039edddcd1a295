// SPDX-License-Identifier: Apache-2.0

/// What the server gives a synthesizer: text in SSML, with marks.
struct Message {
  /// The message as it came.
  let source: String
  /// What is to be said.
  private(set) var text = ""
  /// How many scalars that is.
  private(set) var scalars = 0
  /// The marks, each with the number of scalars before it.
  private(set) var marks: [(place: Int, name: String?)] = []
  /// The languages that are asked for inside the text.
  private(set) var languages: [String] = []

  init(_ source: String) {
    self.source = source
    var rest = source[...]
    while let next = rest.first {
      if next == "<", let end = rest.firstIndex(of: ">") {
        take(tag: rest[..<end].dropFirst())
        rest = rest[rest.index(after: end)...]
      } else if next == "&", let end = rest.firstIndex(of: ";") {
        let entities = ["&lt": "<", "&gt": ">", "&amp": "&"]
        append(entities[String(rest[..<end])] ?? "?")
        rest = rest[rest.index(after: end)...]
      } else {
        append(String(next))
        rest = rest.dropFirst()
      }
    }
  }

  private mutating func append(_ piece: String) {
    text += piece
    scalars += piece.unicodeScalars.count
  }

  private mutating func take(tag: Substring) {
    let parts = tag.split(separator: "\"")
    guard parts.count > 1 else { return }
    if tag.hasPrefix("mark ") { marks.append((scalars, String(parts[1]))) }
    if tag.hasPrefix("voice ") { languages.append(String(parts[1])) }
  }
}
