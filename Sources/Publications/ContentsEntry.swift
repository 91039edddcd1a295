// SPDX-License-Identifier: Apache-2.0

/// An entry of a table of contents, or of a list of the printed edition's pages.
public struct ContentsEntry: Hashable, Sendable {
  /// What it says.
  public let title: String
  /// The section it leads to; `nil` if it leads nowhere in the reading order.
  public let section: Int?
  /// The id of the element in the section it leads to; `nil` for the section's start.
  public let anchor: String?
  /// The entries below it.
  public let children: [ContentsEntry]

  /// Makes an entry.
  public init(
    title: String, section: Int?, anchor: String? = nil, children: [ContentsEntry] = []
  ) {
    self.title = title
    self.section = section
    self.anchor = anchor
    self.children = children
  }

  /// The title of each section that an entry leads to: that of the first such entry.
  static func titlesBySection(_ entries: [ContentsEntry]) -> [Int: String] {
    var titles: [Int: String] = [:]
    var waiting = Array(entries.reversed())
    while let entry = waiting.popLast() {
      if let section = entry.section, titles[section] == nil { titles[section] = entry.title }
      waiting.append(contentsOf: entry.children.reversed())
    }
    return titles
  }
}
