// SPDX-License-Identifier: Apache-2.0

/// Cuts a style sheet into rules, in one pass, whatever is wrong with it.
struct StyleReader {
  private var bytes: ArraySlice<UInt8>
  /// How many blocks of rules, such as those for a medium, are open.
  private var openBlocks = 0

  enum Item {
    /// Another sheet, as it is named.
    case imports(String)
    case rule(selectors: String, declarations: String)
  }

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// The next rule that holds on a screen.
  mutating func next() -> Item? {
    while true {
      skipSpace()
      guard let byte = bytes.first else { return nil }
      if byte == UInt8(ascii: "}") {
        bytes = bytes.dropFirst()
        openBlocks = max(0, openBlocks - 1)
      } else if byte == UInt8(ascii: "@") {
        if let item = atRule() { return item }
      } else {
        let selectors = text(until: "{}")
        guard bytes.popFirst() == UInt8(ascii: "{") else { continue }
        let declarations = text(until: "}")
        bytes = bytes.dropFirst()
        return .rule(selectors: selectors, declarations: declarations)
      }
    }
  }

  private mutating func atRule() -> Item? {
    let prelude = text(until: "{;}")
    let name = prelude.dropFirst().prefix { $0.isLetter || $0 == "-" }.lowercased()
    let condition = prelude.dropFirst(name.count + 1)
    guard bytes.first == UInt8(ascii: "{") else {
      if bytes.first == UInt8(ascii: ";") { bytes = bytes.dropFirst() }
      return name == "import" ? Self.importedSheet(condition) : nil
    }
    bytes = bytes.dropFirst()
    if name == "media", StyleMedium.isScreen(condition) {
      openBlocks += 1
    } else {
      skipBlock()
    }
    return nil
  }

  private static func importedSheet(_ condition: Substring) -> Item? {
    let words = condition.replacing("url(", with: " ").replacing(")", with: " ").collapsed
    let parts = words.split(separator: " ", maxSplits: 1)
    guard let name = parts.first, parts.count < 2 || StyleMedium.isScreen(parts[1]) else {
      return nil
    }
    return .imports(name.filter { $0 != "\"" && $0 != "'" })
  }

  private mutating func skipSpace() {
    while let byte = bytes.first {
      if byte.isMarkupSpace {
        bytes = bytes.dropFirst()
      } else if bytes.starts(with: "/*".utf8) {
        skipComment()
      } else if bytes.starts(with: "<!--".utf8) {
        bytes = bytes.dropFirst(4)
      } else if bytes.starts(with: "-->".utf8) {
        bytes = bytes.dropFirst(3)
      } else {
        return
      }
    }
  }

  private mutating func skipComment() {
    bytes = bytes.dropFirst(2)
    while !bytes.isEmpty, !bytes.starts(with: "*/".utf8) { bytes = bytes.dropFirst() }
    bytes = bytes.dropFirst(2)
  }

  /// Takes text up to one of some signs, which stays; comments are left out, strings are whole.
  private mutating func text(until signs: String) -> String {
    var taken: [UInt8] = []
    while let byte = bytes.first, !signs.utf8.contains(byte) {
      if bytes.starts(with: "/*".utf8) {
        skipComment()
        taken.append(UInt8(ascii: " "))
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        taken.append(contentsOf: string(quotedBy: byte))
      } else {
        taken.append(byte)
        bytes = bytes.dropFirst()
      }
    }
    return String(decoding: taken, as: UTF8.self)
  }

  /// Takes a string with its quotes; one that is not ended ends with its line.
  private mutating func string(quotedBy quote: UInt8) -> [UInt8] {
    var taken = [quote]
    bytes = bytes.dropFirst()
    while let byte = bytes.popFirst() {
      taken.append(byte)
      if byte == quote || byte == UInt8(ascii: "\n") { break }
      if byte == UInt8(ascii: "\\"), let escaped = bytes.popFirst() { taken.append(escaped) }
    }
    return taken
  }

  /// Passes over the rest of a block, with the blocks in it.
  private mutating func skipBlock() {
    var depth = 1
    while depth > 0, !bytes.isEmpty {
      _ = text(until: "{}")
      guard let sign = bytes.popFirst() else { return }
      depth += sign == UInt8(ascii: "{") ? 1 : -1
    }
  }
}

/// The media of style sheets.
enum StyleMedium {
  /// Whether a list of media queries surely holds on a screen.
  ///
  /// Whether a query about sizes or colours holds is not known here; it is taken not to.
  static func isScreen(_ queries: some StringProtocol) -> Bool {
    let queries = queries.collapsed.lowercased()
    guard !queries.isEmpty else { return true }
    return queries.split(separator: ",").contains { query in
      switch query.collapsed {
      case "all", "screen", "only all", "only screen": true
      case "not print", "not speech", "not tty", "not handheld", "not projection": true
      default: false
      }
    }
  }
}
