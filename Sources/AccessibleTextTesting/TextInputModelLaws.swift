// SPDX-License-Identifier: Apache-2.0
public import AccessibleText

/// What every `TextInputModel` must hold, checked on a chain of elements.
///
/// A host runs this in its own tests, with whatever test library it uses: an empty answer means that
/// all laws held.
public enum TextInputModelLaws {
  /// Checks a chain from its first element on.
  ///
  /// - Parameter limit: How many elements to go through at most.
  /// - Returns: A sentence for each law that was broken, with the element it was broken at.
  public static func violations(
    from first: any TextInputModel, limit: Int = 10_000
  ) -> [String] {
    let violations = Chain(from: first, limit: limit).elements.enumerated().flatMap {
      number, element in check(element).map { "element \(number): \($0)" }
    }
    return violations
      + LinkChecker.findings(from: first, limit: limit).filter { $0.fault != .unfinished }
      .map(\.description)
  }

  private static func check(_ element: any TextInputModel) -> [String] {
    var broken: [String] = []
    let range = element.textRange
    guard let text = element.text(in: range) else {
      return ["the text in the element's own range is nil"]
    }
    let isOneSection = range.start.section == range.end.section
    if isOneSection, range.end.utf8Offset - range.start.utf8Offset != text.utf8.count {
      broken.append("the text is not as long as its range")
    }
    let foreign = ReferenceModel("foreign").textRange
    if element.text(in: foreign) != nil { broken.append("foreign positions are not answered nil") }
    for granularity in [TextGranularity.character, .word, .sentence] {
      guard let boundaries = element.boundaries(of: granularity, in: range) else { continue }
      if boundaries.unit(enclosing: foreign.start) != nil {
        broken.append("foreign positions have a \(granularity)")
      }
      broken += checkUnits(boundaries, granularity, in: range, text)
    }
    return broken
  }

  /// Units ascend, do not overlap, and characters leave no gap.
  private static func checkUnits(
    _ boundaries: TextBoundaries, _ granularity: TextGranularity, in range: TextRange,
    _ text: String
  ) -> [String] {
    var end = range.start
    var covered = 0
    while let unit = boundaries.unit(startingAtOrAfter: end),
      unit.start.compare(to: range.end) == .ascending
    {
      guard unit.end.compare(to: unit.start) == .descending else {
        return ["a \(granularity) is empty or ends before it starts"]
      }
      guard boundaries.unit(enclosing: unit.start) == unit,
        boundaries.unit(enclosing: unit.end, affinity: .upstream) == unit,
        boundaries.boundary(.forward, of: unit.start) == unit.end
      else { return ["a \(granularity) is not the one that encloses its own edges"] }
      covered += unit.end.utf8Offset - unit.start.utf8Offset
      end = unit.end
    }
    let isTiling =
      granularity == .character
      && boundaries.unit(startingAtOrAfter: range.start)?.start == range.start
    return isTiling && covered < text.utf8.count ? ["characters leave a gap"] : []
  }
}
