// SPDX-License-Identifier: Apache-2.0

/// The style sheets of one document, and what they and an element's own style say of it.
struct StyleCascade {
  private var sheets: [StyleSheet] = []
  /// How many comparisons are still made for the document, so that hostile sheets end.
  private var budget = 1 << 24

  /// What is said of an element.
  struct Answer {
    var declarations = StyleDeclarations()
    /// The selector by which a sheet hides the element.
    var hidingSelector: String?
  }

  mutating func add(_ sheet: StyleSheet) {
    if !sheet.isEmpty { sheets.append(sheet) }
  }

  /// What is said of an element with these ancestors, the outermost first.
  mutating func answer(
    for element: MarkupElement,
    below ancestors: some BidirectionalCollection<MarkupElement>
  ) -> Answer {
    var answer = Answer()
    var own = element["style"].map { StyleBlock($0) }
    if own?.isEmpty == true { own = nil }
    var rules: [StyleSheet.Rule] = []
    for sheet in sheets {
      rules += sheet.rules(for: element, below: ancestors, budget: &budget)
    }
    guard !rules.isEmpty || own != nil else { return answer }
    // The sort is stable: of equal weights the later rule wins.
    rules.sort { $0.selector.specificity < $1.selector.specificity }
    for rule in rules { answer.apply(rule.block.normal, by: rule.selector) }
    if let own { answer.apply(own.normal, by: nil) }
    for rule in rules { answer.apply(rule.block.important, by: rule.selector) }
    if let own { answer.apply(own.important, by: nil) }
    return answer
  }
}

extension StyleCascade.Answer {
  fileprivate mutating func apply(_ declarations: StyleDeclarations, by selector: StyleSelector?) {
    self.declarations.apply(declarations)
    if declarations.isHidden { hidingSelector = selector?.text }
  }
}
