// SPDX-License-Identifier: Apache-2.0

/// A selector of a style sheet: types, classes, ids and `*`, alone or compounded, below (` `) or
/// directly below (`>`) others.
///
/// What asks for anything else, an attribute, a state or a sibling, is not understood, and then says
/// nothing: text is rather read than lost.
struct StyleSelector: Sendable {
  /// As it is written, for people.
  let text: String
  /// How much it weighs against others.
  let specificity: Int
  /// The element itself first, then what it has to be below.
  let compounds: [Compound]

  struct Compound: Sendable {
    var name: String?
    var id: String?
    var classes: [String] = []
    /// Whether the next compound is that of the parent, not of any ancestor.
    var isChild = false

    func matches(_ element: MarkupElement) -> Bool {
      (name == nil || name == element.name) && (id == nil || id == element["id"])
        && classes.allSatisfy { element.hasWord($0, in: "class") }
    }
  }

  private static let mostCompounds = 8

  /// Reads one selector; `nil` if it is not understood.
  init?(_ text: some StringProtocol) {
    let words = String(text).replacing(">", with: " > ").collapsed
    var compounds: [Compound] = []
    var isChild = false
    for word in words.split(separator: " ") {
      if word == ">" {
        guard !compounds.isEmpty, !isChild else { return nil }
        isChild = true
        continue
      }
      guard var compound = Self.compound(word) else { return nil }
      compound.isChild = isChild
      isChild = false
      compounds.append(compound)
    }
    guard !compounds.isEmpty, !isChild, compounds.count <= Self.mostCompounds else { return nil }
    self.text = words
    specificity = compounds.reduce(0) { sum, compound in
      sum + (compound.id == nil ? 0 : 10_000) + compound.classes.count * 100
        + (compound.name == nil ? 0 : 1)
    }
    self.compounds = compounds.reversed()
  }

  /// Whether an element with these ancestors, the outermost first, is meant.
  ///
  /// Each comparison is paid from the budget; when it is used up, nothing is meant any more.
  func matches(
    _ element: MarkupElement, below ancestors: some BidirectionalCollection<MarkupElement>,
    budget: inout Int
  ) -> Bool {
    guard let first = compounds.first, first.matches(element) else { return false }
    return matches(rest: 1, below: ancestors[...], budget: &budget)
  }

  private func matches<Ancestors: BidirectionalCollection<MarkupElement>>(
    rest: Int, below ancestors: Ancestors, budget: inout Int
  ) -> Bool where Ancestors.SubSequence == Ancestors {
    guard rest < compounds.count else { return true }
    let isChild = compounds[rest - 1].isChild
    var ancestors = ancestors
    while let nearest = ancestors.last, budget > 0 {
      budget -= 1
      ancestors = ancestors.dropLast()
      if compounds[rest].matches(nearest),
        matches(rest: rest + 1, below: ancestors, budget: &budget)
      {
        return true
      }
      if isChild { return false }
    }
    return false
  }

  private static func compound(_ word: Substring) -> Compound? {
    var compound = Compound()
    var rest = word.utf8[...]
    if rest.first == UInt8(ascii: "*") {
      rest = rest.dropFirst()
    } else if let name = takeName(&rest) {
      compound.name = name
    }
    while let sign = rest.popFirst() {
      guard let name = takeName(&rest) else { return nil }
      switch sign {
      case UInt8(ascii: "."): compound.classes.append(name)
      case UInt8(ascii: "#") where compound.id == nil: compound.id = name
      default: return nil
      }
    }
    return compound
  }

  private static func takeName(_ rest: inout Substring.UTF8View.SubSequence) -> String? {
    let name = rest.prefix { byte in
      byte >= 0x80 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    guard !name.isEmpty else { return nil }
    rest = rest[name.endIndex...]
    return String(Substring(name))
  }
}
