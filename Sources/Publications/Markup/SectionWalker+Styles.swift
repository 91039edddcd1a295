// SPDX-License-Identifier: Apache-2.0
import AccessibleText

extension SectionWalker {
  /// Reads the style sheet or the lexicon that a `link` names.
  func readLink(_ element: MarkupElement) {
    guard let resources = document.resources, let reference = element["href"]?.collapsed else {
      return
    }
    let relations = element.words("rel").map { $0.lowercased() }
    if relations.contains("stylesheet"), !relations.contains("alternate"),
      StyleMedium.isScreen(element["media"] ?? "")
    {
      for sheet in resources.styleSheets(reference, from: document.base) { cascade.add(sheet) }
    } else if relations.contains("pronunciation") {
      lexicons += resources.lexicon(reference, from: document.base).map { [$0] } ?? []
    }
  }

  /// Gathers the text of a `style` element.
  func captureStyleSheet(_ frame: inout Frame) {
    guard StyleMedium.isScreen(frame.element["media"] ?? ""),
      ["", "text/css"].contains(frame.element["type"]?.collapsed.lowercased() ?? "")
    else { return }
    frame.capture = frames.count
    frame.ending = .styleSheet
  }
}
