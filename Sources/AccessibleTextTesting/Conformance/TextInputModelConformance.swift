// SPDX-License-Identifier: Apache-2.0
public import AccessibleText

/// Checks everything that the contract of `TextInputModel` lets one ask through the protocol alone, on
/// a chain of elements.
///
/// A host runs this in its own tests, with whatever test library it uses; an empty answer means that
/// all laws held.
///
///     let findings = TextInputModelConformance(of: view.firstTextElement).check()
///     #expect(findings.isEmpty, "\(findings)")
///
/// A big host is sampled: links are followed through `elementLimit` elements, and `sampledElements`
/// of them are asked everything, at `placesInWindow` neighbouring places at their start, at their end
/// and at places chosen by the seed. The same seed asks the same questions.
///
/// - Complexity: O(elements up to the limit, and for each sampled element its text once and some
///   thousands of questions).
public struct TextInputModelConformance {
  /// How many elements are followed at most.
  public var elementLimit = 10_000
  /// How many elements are asked everything: the first ones, the last ones, and some by chance.
  public var sampledElements = 60
  /// How many neighbouring places are asked about at once; of a longer text three such windows.
  public var placesInWindow = 64
  /// A range of a version of the text that has been replaced, for a host whose text can be.
  public var staleRange: TextRange?
  /// What turns the pages of a host that has one page at a time; the check turns them all.
  public var paging: (any TextPaging)?

  private let first: any TextInputModel
  private let seed: UInt64

  /// Makes a check that starts at an element.
  public init(of first: any TextInputModel, seed: UInt64 = 0) {
    self.first = first
    self.seed = seed
  }

  /// Asks everything, and answers with what does not hold.
  public func check() -> [ConformanceFinding] {
    var chain = ChainCheck(from: first, limit: elementLimit, paging: paging)
    chain.run()
    var findings = chain.findings
    var chance = SeededGenerator(seed: seed)
    for number in sampled(of: chain.elements.count, &chance) {
      var check = ElementCheck(
        of: chain.elements[number], number: number, stranger: chain.stranger(to: number),
        stale: staleRange, windowLength: max(1, placesInWindow), chance: chance)
      check.run()
      findings += check.findings
      _ = chance.next()
    }
    return findings.enumerated()
      .sorted { ($0.element.element, $0.offset) < ($1.element.element, $1.offset) }
      .map(\.element)
  }

  /// The first ones and the last ones, a quarter of the sample each, and as many others by chance.
  private func sampled(of count: Int, _ chance: inout SeededGenerator) -> [Int] {
    guard count > sampledElements else { return Array(0..<count) }
    let quarter = max(1, sampledElements / 4)
    var numbers = Set(0..<quarter).union(count - quarter..<count)
    while numbers.count < sampledElements {
      numbers.insert(Int.random(in: 0..<count, using: &chance))
    }
    return numbers.sorted()
  }
}
