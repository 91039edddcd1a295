// SPDX-License-Identifier: Apache-2.0

/// The sections of a host's text in reading order, by number.
///
/// Copies share what they have in common, so that each snapshot of a text of any length costs as
/// little as the section that has changed. The pages before a section are summed on the way to it.
///
/// - Complexity: O(log n) to find, to add and to change a section, with 32 branches to a node.
struct SectionTable: Sendable {
  private static let branchBits = 5

  private final class Node: Sendable {
    let children: [Node]
    let sections: [HostSection]
    let pages: PageSum

    init(children: [Node]) {
      self.children = children
      sections = []
      pages = children.reduce(into: PageSum()) { $0.add($1.pages) }
    }

    init(sections: [HostSection]) {
      children = []
      self.sections = sections
      pages = sections.reduce(into: PageSum()) { $0.add($1) }
    }
  }

  private var root = Node(sections: [])
  /// How many levels are above the leaves.
  private var height = 0
  /// How many sections there are.
  private(set) var count = 0

  /// The section with a number; `nil` for any other.
  subscript(number: Int) -> HostSection? {
    guard (0..<count).contains(number) else { return nil }
    var node = root
    for level in stride(from: height, to: 0, by: -1) {
      node = node.children[Self.branch(of: number, level)]
    }
    return node.sections[Self.branch(of: number, 0)]
  }

  /// Adds a section behind the last.
  mutating func append(_ section: HostSection) {
    if count == 1 << (Self.branchBits * (height + 1)) {
      root = Node(children: [root])
      height += 1
    }
    root = Self.putting(section, at: count, into: root, height)
    count += 1
  }

  /// Puts a section in another one's place; a number that none has changes nothing.
  mutating func replace(_ number: Int, with section: HostSection) {
    guard (0..<count).contains(number) else { return }
    root = Self.putting(section, at: number, into: root, height)
  }

  /// The pages of all sections before one, as far as they are known.
  func pages(before number: Int) -> PageSum {
    guard number < count else { return root.pages }
    var sum = PageSum()
    var node = root
    for level in stride(from: height, to: 0, by: -1) {
      let branch = Self.branch(of: number, level)
      for child in node.children[..<branch] { sum.add(child.pages) }
      node = node.children[branch]
    }
    for section in node.sections[..<Self.branch(of: number, 0)] { sum.add(section) }
    return sum
  }

  private static func branch(of number: Int, _ level: Int) -> Int {
    number >> (level * branchBits) & (1 << branchBits - 1)
  }

  /// A copy of a node, or a new one, in which a section has its place; at most one is added.
  private static func putting(
    _ section: HostSection, at number: Int, into node: Node?, _ level: Int
  ) -> Node {
    let branch = branch(of: number, level)
    guard level > 0 else {
      var sections = node?.sections ?? []
      if branch < sections.count { sections[branch] = section } else { sections.append(section) }
      return Node(sections: sections)
    }
    var children = node?.children ?? []
    let isNew = branch == children.count
    let child = putting(section, at: number, into: isNew ? nil : children[branch], level - 1)
    if isNew { children.append(child) } else { children[branch] = child }
    return Node(children: children)
  }
}

/// How many pages a run of sections fills.
struct PageSum: Sendable {
  /// The pages of the sections whose pages are known.
  private(set) var known = 0
  /// How many sections fill pages that are known.
  private(set) var laidOut = 0
  /// How many sections fill nobody knows how many pages.
  private(set) var unknown = 0

  mutating func add(_ section: HostSection) {
    switch section.pageCount {
    case nil: unknown += 1
    case 0?: break
    case let count?:
      known += count
      laidOut += 1
    }
  }

  mutating func add(_ other: PageSum) {
    known += other.known
    laidOut += other.laidOut
    unknown += other.unknown
  }
}
