// SPDX-License-Identifier: Apache-2.0

/// The rules of a style sheet that matter to a reader.
struct StyleSheet: Sendable {
  /// The sheets it imports for a screen, as they are named.
  private(set) var imports: [String] = []
  private var rules: [Rule] = []
  private var byName: [String: [Int]] = [:]
  private var byClass: [String: [Int]] = [:]
  private var byID: [String: [Int]] = [:]
  private var universal: [Int] = []

  struct Rule: Sendable {
    let selector: StyleSelector
    let block: StyleBlock
  }

  /// What a sheet may have before the rest of it is left unread.
  private static let mostRules = 4096
  private static let mostBytes = 1 << 20

  var isEmpty: Bool { rules.isEmpty }

  /// Reads a sheet; what is not understood is passed over.
  init(_ bytes: [UInt8]) {
    var reader = StyleReader(bytes.prefix(Self.mostBytes))
    while rules.count < Self.mostRules, let item = reader.next() {
      switch item {
      case .imports(let reference): imports.append(reference)
      case .rule(let selectors, let declarations):
        let block = StyleBlock(declarations)
        guard !block.isEmpty else { continue }
        for text in selectors.split(separator: ",") {
          if let selector = StyleSelector(text) { add(Rule(selector: selector, block: block)) }
        }
      }
    }
  }

  /// The rules that mean an element, in the order of the sheet.
  func rules(
    for element: MarkupElement, below ancestors: some BidirectionalCollection<MarkupElement>,
    budget: inout Int
  ) -> [Rule] {
    var candidates = universal + (byName[element.name] ?? [])
    if !byClass.isEmpty {
      for name in element.words("class") { candidates += byClass[String(name)] ?? [] }
    }
    if !byID.isEmpty, let id = element["id"] { candidates += byID[id] ?? [] }
    guard !candidates.isEmpty else { return [] }
    budget -= candidates.count
    guard budget > 0 else { return [] }
    return Set(candidates).sorted().map { rules[$0] }.filter {
      $0.selector.matches(element, below: ancestors, budget: &budget)
    }
  }

  private mutating func add(_ rule: Rule) {
    let index = rules.count
    rules.append(rule)
    guard let compound = rule.selector.compounds.first else { return }
    if let id = compound.id {
      byID[id, default: []].append(index)
    } else if let name = compound.classes.first {
      byClass[name, default: []].append(index)
    } else if let name = compound.name {
      byName[name, default: []].append(index)
    } else {
      universal.append(index)
    }
  }
}
