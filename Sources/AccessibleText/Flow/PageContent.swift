// SPDX-License-Identifier: Apache-2.0

/// The text of one page of a host that shows a page at a time, element by element.
///
/// A host that says it has turned, and shows what it had shown before, is at its end, also where it
/// has made all elements anew (SEMANTICS C19: identity and text are compared).
struct PageContent {
  private var texts: [String] = []

  /// A page with more elements than this is not looked at to its end.
  private static let limit = 10_000

  /// The page that an element is the last of, as far back as elements are linked.
  init(upTo last: any TextInputModel) {
    texts = Self.texts(from: last) { element in
      element.previousTextElement.flatMap { $0.traits.contains(.causesPageTurn) ? nil : $0 }
    }.reversed()
  }

  /// The page that an element is the first of.
  init(from first: any TextInputModel) {
    texts = Self.texts(from: first) { element in
      element.traits.contains(.causesPageTurn) ? nil : element.nextTextElement
    }
  }

  /// Whether the page shows, at its end, all that another one is known to show.
  ///
  /// Two pages without any text are not taken for the same one: blank pages are passed.
  func ends(like other: PageContent) -> Bool {
    !other.texts.allSatisfy(\.isEmpty) && texts.suffix(other.texts.count) == other.texts[...]
  }

  private static func texts(
    from start: any TextInputModel, next: (any TextInputModel) -> (any TextInputModel)?
  ) -> [String] {
    var texts: [String] = []
    var element: (any TextInputModel)? = start
    while let current = element, texts.count < limit {
      texts.append(current.text(in: current.textRange) ?? "")
      element = next(current)
    }
    return texts
  }
}
