// SPDX-License-Identifier: Apache-2.0

/// The headings that a plain text shows, and the sections that they part it into.
struct TextOutline {
  /// The level of each heading, by where its stanza starts.
  private(set) var levels: [Int: Int] = [:]
  /// The stanzas of a table of contents.
  private(set) var contents: Set<Int> = []
  /// The pieces of the text, in order; at least one.
  private(set) var sections: [Range<Int>] = []
  /// The table of contents that the headings make.
  private(set) var entries: [ContentsEntry] = []

  /// More sections than this are no book.
  private static let mostSections = 2_000

  /// A heading, or what may be one.
  private struct Found {
    let heading: TextHeading
    let start: Int
    /// Its place among all stanzas.
    let stanza: Int
  }

  /// Finds the headings of a text.
  ///
  /// - Complexity: O(text).
  init(_ utf8: [UInt8], _ shape: TextShape) {
    var found: [Found] = []
    var titles: [Int: (start: Int, text: String)] = [:]
    var stanzas = 0
    TextStanza.forEach(in: utf8, 0..<utf8.count, shape) { stanza in
      guard !stanza.isPageText else { return }
      if let heading = TextHeading(stanza, in: utf8) {
        found.append(Found(heading: heading, start: stanza.start, stanza: stanzas))
      }
      if let last = found.last, last.stanza == stanzas - 1, last.heading.takesTitle,
        let title = stanza.title(in: utf8)
      {
        titles[last.stanza] = (stanza.start, title)
      }
      stanzas += 1
    }
    let all = Self.accepted(found, stanzas: stanzas)
    let entries = Self.withoutContents(all, titles: titles)
    contents = Set(all.map(\.start)).subtracting(entries.map(\.start))
    let kinds = Set(entries.map(\.heading.kind)).sorted()
    for entry in entries {
      let level = min((kinds.firstIndex(of: entry.heading.kind) ?? 0) + 1, 6)
      levels[entry.start] = level
      if let title = titles[entry.stanza], levels[title.start] == nil {
        levels[title.start] = min(level + 1, 6)
      }
    }
    divide(utf8.count, entries, titles.mapValues(\.text))
  }

  /// Those headings that their neighbours agree with.
  private static func accepted(_ found: [Found], stanzas: Int) -> [Found] {
    let capitals = found.count { $0.heading.kind == .capitals }
    let takesCapitals = capitals * 5 <= stanzas || capitals <= 2
    var last: [TextHeading.Kind: Found] = [:]
    var accepted: Set<Int> = []
    for candidate in found {
      let heading = candidate.heading
      if heading.kind.isCertain || heading.kind == .capitals && takesCapitals {
        accepted.insert(candidate.stanza)
      }
      guard let number = heading.number else { continue }
      if let before = last[heading.kind], before.heading.name == heading.name,
        before.heading.number == number - 1
      {
        accepted.formUnion([before.stanza, candidate.stanza])
      }
      last[heading.kind] = candidate
    }
    // A book of one chapter counts no further than one.
    let names = Set(found.filter { accepted.contains($0.stanza) }.map(\.heading.kind))
    return found.filter {
      accepted.contains($0.stanza)
        || $0.heading.kind == .named && names.contains(.named) && $0.heading.number == 1
    }
  }

  /// Leaves out the headings of a table of contents: a run of them with nothing between, all of which
  /// come again.
  private static func withoutContents(_ all: [Found], titles: [Int: (start: Int, text: String)])
    -> [Found]
  {
    var run: [Found] = []
    var kept: [Found] = []
    func close() {
      let isContents =
        run.count >= 3 && run.allSatisfy { $0.heading.kind == run[0].heading.kind }
      if !isContents { kept += run }
      run = []
    }
    for found in all {
      if let last = run.last,
        last.stanza != found.stanza - 1 || last.heading.kind != found.heading.kind
          || run.contains(where: { $0.heading.label == found.heading.label })
      {
        close()
      }
      run.append(found)
    }
    close()
    return kept
  }

  /// Parts the text at its chapters.
  private mutating func divide(_ end: Int, _ headings: [Found], _ titles: [Int: String]) {
    let splits = Self.splits(headings)
    var starts = splits.map(\.start)
    // What is before the first chapter is a section of its own, unless there is nothing.
    let hasFront = splits.first.map { $0.stanza > 0 } ?? true
    if hasFront { starts.insert(0, at: 0) }
    sections = starts.indices.map { index in
      (index == 0 ? 0 : starts[index])..<(index + 1 < starts.count ? starts[index + 1] : end)
    }
    var tree: [(entry: ContentsEntry, isPart: Bool)] = []
    if hasFront, let first = headings.first, splits.first.map({ first.stanza < $0.stanza }) ?? true
    {
      tree.append((ContentsEntry(title: first.heading.text, section: 0), false))
    }
    for (index, split) in splits.enumerated() {
      let heading = split.heading
      let title = [heading.kind == .named ? heading.name : heading.text, titles[split.stanza]]
        .compactMap(\.self).joined(separator: " ")
      let entry = ContentsEntry(title: title, section: index + (hasFront ? 1 : 0))
      if let part = tree.last, part.isPart, heading.kind != .part {
        let children = part.entry.children + [entry]
        tree[tree.count - 1].entry = ContentsEntry(
          title: part.entry.title, section: part.entry.section, children: children)
      } else {
        tree.append((entry, heading.kind == .part))
      }
    }
    entries = tree.map(\.entry)
  }

  /// The headings that begin sections: those of parts and chapters, else of the highest kind that
  /// comes more than once.
  private static func splits(_ headings: [Found]) -> [Found] {
    let chapters = headings.filter { $0.heading.kind.isCertain }
    if chapters.count > 1 { return chapters.count <= mostSections ? chapters : [] }
    for kind in [TextHeading.Kind.named, .numeral, .numbered, .capitals] {
      var splits = headings.filter { $0.heading.kind == kind }
      if kind == .named {
        var last: String?
        splits = splits.filter { found in
          defer { last = found.heading.name }
          return found.heading.name != last
        }
      }
      if splits.count > 1, splits.count <= mostSections { return splits }
    }
    return chapters
  }
}

extension TextHeading {
  /// What tells a chapter from the others, whether its title is there or not.
  fileprivate var label: String {
    text.lowercased().split(separator: " ").prefix(2).joined(separator: " ").trimmedOfMarks
  }

  /// Whether the title of the chapter may stand in a stanza of its own.
  fileprivate var takesTitle: Bool {
    kind == .numeral || kind.isCertain && text.split(separator: " ").count <= 2
  }
}

extension TextStanza {
  /// The text, if it may be the title of a chapter whose number stands before it.
  fileprivate func title(in utf8: [UInt8]) -> String? {
    guard lines.count == 1, let text = shortText(in: utf8), text.unicodeScalars.count <= 60,
      !text.endsSentence, let last = text.unicodeScalars.last,
      let first = text.unicodeScalars.first,
      !",-—\"”’'".unicodeScalars.contains(last), !"\"“‘'-—".unicodeScalars.contains(first),
      !text.startsInLowerCase
    else { return nil }
    return text
  }
}
