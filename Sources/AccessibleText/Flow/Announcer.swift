// SPDX-License-Identifier: Apache-2.0

/// Finds what is to be said before a passage, and remembers what has been said before.
struct Announcer {
  private var list: TextStructure?
  private var table: TextStructure?
  private var listItem: ListItem?
  private var tableCell: TableCell?
  private var language: TextLanguage?

  /// The announcements due before a passage, in the order in which they are said.
  mutating func announcements(
    before passage: Passage, isParagraphStart: Bool, _ preferences: ReadingPreferences
  ) -> [Passage] {
    guard !preferences.announcements.isEmpty else { return [] }
    let words = preferences.words ?? ReadingWords(for: passage.language)
    var said: [String] = []
    func say(_ announcement: ReadingAnnouncement, _ text: String?) {
      guard let text, preferences.announcements.contains(announcement) else { return }
      said.append(text)
    }
    for label in passage.printPages {
      say(.printPage, RotorWords.fill(words.printPage, with: label))
    }
    let structures = passage.structures
    let (list, table) = (structures.last(.list), structures.last(.table))
    let (item, cell) = (passage.listItem, passage.tableCell)
    if table != self.table, table != nil { say(.table, words.table) }
    if list != self.list, let item, item.depth > listItem?.depth ?? 0 || item.index == 1 {
      say(.list, words.list(of: item.count))
    }
    if isParagraphStart {
      if cell != tableCell, let cell, !cell.isHeader {
        for header in cell.headers {
          say(.tableHeader, RotorWords.fill(words.tableHeader, with: header))
        }
      }
      if item != listItem, let item { say(.listMarker, item.spokenMarker) }
      switch passage.role {
      case .heading(let level): say(.heading, RotorWords.fill(words.heading, with: "\(level)"))
      case .image: say(.image, words.image)
      default: break
      }
    }
    let language = passage.language(atUTF8: 0)
    if let last = self.language, last.primary != language.primary {
      say(.language, words.languages[language.primary])
    }
    (self.list, self.table, listItem, tableCell) = (list, table, item, cell)
    self.language = passage.language(atUTF8: max(passage.text.utf8.count - 1, 0))
    return said.map { passage.serving(.announcement, $0, in: words.language) }
  }
}

extension ListItem {
  /// The marker without the dot after it; bullets and other signs are not said.
  fileprivate var spokenMarker: String? {
    guard let marker, marker.unicodeScalars.contains(where: \.isLetterOrDigit) else { return nil }
    return marker
  }
}

extension Unicode.Scalar {
  fileprivate var isLetterOrDigit: Bool {
    properties.isAlphabetic || properties.numericType != nil
  }
}

extension [TextStructure] {
  fileprivate func last(_ kind: TextStructure.Kind) -> TextStructure? {
    last { $0.kind == kind }
  }
}

extension Passage {
  fileprivate var printPages: [String] {
    attributes.compactMap {
      guard case .printPage(let label) = $0.attribute else { return nil }
      return label
    }
  }

  fileprivate var listItem: ListItem? {
    for run in attributes.reversed() where run.utf8.lowerBound == 0 {
      if case .listItem(let item) = run.attribute { return item }
    }
    return nil
  }

  fileprivate var tableCell: TableCell? {
    for run in attributes.reversed() where run.utf8.lowerBound == 0 {
      if case .tableCell(let cell) = run.attribute { return cell }
    }
    return nil
  }
}
