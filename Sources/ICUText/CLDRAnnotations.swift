// SPDX-License-Identifier: Apache-2.0
public import AccessibleText

/// The short names that the Unicode CLDR gives to emoji and signs, in the language of the listener:
/// `grinning face`, `visage rieur`.
///
/// They are no part of ICU's data, but of files that a system may have: on Debian those in the folders
/// `annotations` and `annotationsDerived` of the package `unicode-cldr-core`. Their form is that of
/// UTS #35, Part 2, Annotations.
public struct CLDRAnnotations: CharacterNaming {
  private var names: [String: String] = [:]

  /// Reads files of names, each as UTF-8; of two names for a character the later one holds, so the
  /// file of a region comes behind that of its language.
  ///
  /// What is no name in a file is passed over.
  ///
  /// - Complexity: O(size of the files).
  public init(xml files: [[UInt8]]) {
    for file in files {
      for line in file.split(separator: UInt8(ascii: "\n")) {
        let line = Substring(decoding: line, as: UTF8.self)
        guard let (character, name) = line.annotation else { continue }
        names[character.withoutEmojiSelectors] = name
      }
    }
  }

  /// The name of a character; `nil` for letters and digits, and where CLDR has none.
  public func name(of character: String) -> String? {
    names[character] ?? names[character.withoutEmojiSelectors]
  }
}

extension Substring {
  /// What is said for which character, where the line has the name that is spoken.
  fileprivate var annotation: (character: String, name: String)? {
    guard let spoken = firstRange(of: "type=\"tts\""), let cp = between("cp=\"", "\""),
      let name = self[spoken.upperBound...].between(">", "</")
    else { return nil }
    // Where a name says nothing new the file has arrows.
    guard name != "↑↑↑", !name.isEmpty else { return nil }
    return (cp.unescaped, name.unescaped)
  }

  private func between(_ start: String, _ end: String) -> Substring? {
    guard let opening = firstRange(of: start) else { return nil }
    let rest = self[opening.upperBound...]
    return rest.firstRange(of: end).map { rest[..<$0.lowerBound] }
  }

  private func firstRange(of word: String) -> Range<Index>? {
    var start = utf8.startIndex
    while let found = utf8[start...].firstIndex(of: word.utf8.first ?? 0) {
      if utf8[found...].starts(with: word.utf8) {
        return found..<utf8.index(found, offsetBy: word.utf8.count)
      }
      start = utf8.index(after: found)
    }
    return nil
  }

  private var unescaped: String {
    guard utf8.contains(UInt8(ascii: "&")) else { return String(self) }
    let entities = ["lt": "<", "gt": ">", "quot": "\"", "apos": "'", "amp": "&"]
    var result = ""
    var rest = self
    while let start = rest.firstIndex(of: "&"), let end = rest[start...].firstIndex(of: ";") {
      result += rest[..<start]
      let name = String(rest[rest.index(after: start)..<end])
      result += entities[name] ?? "&\(name);"
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}

extension String {
  fileprivate var withoutEmojiSelectors: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { $0 != "\u{FE0F}" }))
  }
}
