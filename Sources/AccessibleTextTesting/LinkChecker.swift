// SPDX-License-Identifier: Apache-2.0
public import AccessibleText

/// Walks a chain of elements and finds what is wrong with its links.
///
/// A host runs it in its tests, and while it is debugged: an empty answer means that the links hold.
///
///     assert(LinkChecker.findings(from: firstElement, covering: [section]) == [])
public enum LinkChecker {
  /// What is wrong with a chain, in the order of its elements; holes come last, and only if the chain
  /// is all there: what is still to come may fill them.
  ///
  /// - Parameters:
  ///   - first: Where the chain starts.
  ///   - sections: Texts of which all has to be in elements of the chain.
  ///   - limit: How many elements to go through at most; a chain that goes on is a finding.
  /// - Complexity: O(n log n) in the elements of the chain, and the text of their neighbours.
  public static func findings(
    from first: any TextInputModel, covering sections: [TextSection] = [], limit: Int = 10_000
  ) -> [LinkFinding] {
    let chain = Chain(from: first, limit: limit)
    let coverage = Coverage(of: chain.elements)
    let found =
      chain.faults + neighbourFaults(in: chain.elements) + coverage.overlaps
    let findings = found.sorted { $0.element < $1.element }.map {
      LinkFinding(fault: $0.fault, place: place(of: chain.elements[$0.element], $0.element))
    }
    return findings + (chain.isWhole ? sections.flatMap { coverage.holes(in: $0) } : [])
  }

  /// What two elements that follow each other say of each other.
  private static func neighbourFaults(in elements: [any TextInputModel]) -> [LinkFault] {
    zip(elements.indices, zip(elements, elements.dropFirst())).flatMap { number, pair in
      let (one, next) = pair
      var faults: [LinkFault] = []
      if next.textRange.start.compare(to: one.textRange.start) == .ascending {
        faults.append(LinkFault(number + 1, .outOfOrder))
      } else if let between = TextRange(one.textRange.end, next.textRange.start),
        between.start.section == between.end.section
      {
        if one.joinToNext == .sameParagraph, !one.isLineEnd(between) {
          faults.append(LinkFault(number, .doesNotJoin))
        }
        if one.joinToNext == .newParagraph, one.cutsParagraph(before: next) {
          faults.append(LinkFault(number, .cutsParagraph))
        }
      }
      if let page = one.page, let nextPage = next.page {
        let turns = one.traits.contains(.causesPageTurn)
        if turns == page.isSamePage(as: nextPage) {
          faults.append(LinkFault(number, turns ? .needlessPageTurn : .missingPageTurn))
        }
      }
      return faults
    }
  }

  private static func place(of element: any TextInputModel, _ number: Int) -> String {
    "element \(number), “\((element.text(in: element.textRange) ?? "").excerpt)”"
  }
}

/// A fault at an element of a chain, by its number.
struct LinkFault {
  let element: Int
  let fault: LinkFinding.Fault

  init(_ element: Int, _ fault: LinkFinding.Fault) {
    self.element = element
    self.fault = fault
  }
}

/// A chain as far as it was walked.
struct Chain {
  private(set) var elements: [any TextInputModel] = []
  private(set) var faults: [LinkFault] = []
  /// Whether the chain was walked to its end, behind which nothing is to come.
  private(set) var isWhole = false
  private var seen: [TextElementID: Int] = [:]

  init(from first: any TextInputModel, limit: Int) {
    if let before = first.previousTextElement, limit > 0,
      before.nextTextElement?.textElementID != first.textElementID
    {
      faults.append(LinkFault(0, .asymmetry))
    }
    var element = first
    while elements.count < limit {
      let number = elements.count
      elements.append(element)
      if let other = seen[element.textElementID] {
        faults.append(LinkFault(number, .identityClash(with: other)))
      } else {
        seen[element.textElementID] = number
      }
      guard let next = element.nextTextElement else {
        isWhole =
          element.need(beyond: .forward) == nil && !element.traits.contains(.causesPageTurn)
        return
      }
      if next.previousTextElement?.textElementID != element.textElementID {
        faults.append(LinkFault(number, .asymmetry))
      }
      if let other = seen[next.textElementID], leadsBack(next, to: other) {
        faults.append(LinkFault(number, .ring(to: other)))
        return
      }
      element = next
    }
    if let last = elements.indices.last { faults.append(LinkFault(last, .unfinished)) }
  }

  /// Whether an element is one that was met before, and not another one with its identity.
  private func leadsBack(_ element: any TextInputModel, to number: Int) -> Bool {
    let known = elements[number]
    return known.textRange == element.textRange
      && known.nextTextElement?.textElementID == element.nextTextElement?.textElementID
  }
}

extension TextInputModel {
  /// Whether a range holds nothing, or only what separates two blocks.
  fileprivate func isLineEnd(_ range: TextRange) -> Bool {
    range.isEmpty
      || text(in: range).map { $0.unicodeScalars.allSatisfy(\.isLineEnd) } ?? false
  }

  /// Whether the next element goes on with the last paragraph of this one.
  fileprivate func cutsParagraph(before next: any TextInputModel) -> Bool {
    guard !textRange.isEmpty, !next.textRange.isEmpty,
      let paragraphs = boundaries(of: .paragraph, in: textRange),
      let last = paragraphs.unit(enclosing: textRange.end, affinity: .upstream)
    else { return false }
    return last.end.compare(to: next.textRange.start) == .descending
  }
}

extension Unicode.Scalar {
  fileprivate var isLineEnd: Bool { ["\n", "\r", "\u{2029}"].contains(self) }
}

extension String {
  /// The start of the text, on one line.
  var excerpt: String {
    let line = unicodeScalars.prefix(40).map { $0.isLineEnd ? " " : String($0) }.joined()
    return unicodeScalars.count > 40 ? line + "…" : line
  }
}
