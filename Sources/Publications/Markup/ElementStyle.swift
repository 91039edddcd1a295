// SPDX-License-Identifier: Apache-2.0

/// What an element's own `style` attribute says that matters to a reader.
struct ElementStyle {
  private(set) var isHidden = false
  private(set) var whiteSpace: WhiteSpace?

  init(_ attribute: String?) {
    guard let attribute else { return }
    for declaration in attribute.lowercased().split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let value = parts[1].prefix { $0 != "!" }.collapsed
      switch (parts[0].collapsed, value) {
      case ("display", "none"), ("visibility", "hidden"), ("visibility", "collapse"):
        isHidden = true
      case ("white-space", "pre"), ("white-space", "pre-wrap"), ("white-space", "break-spaces"):
        whiteSpace = .keep
      case ("white-space", "pre-line"): whiteSpace = .keepLines
      case ("white-space", "normal"), ("white-space", "nowrap"): whiteSpace = .collapse
      default: break
      }
    }
  }
}

extension MarkupElement {
  /// Whether the element says that it is not for this reader.
  var isHidden: Bool {
    self["hidden"] != nil || self["aria-hidden"]?.collapsed.lowercased() == "true"
      || name == "dialog" && self["open"] == nil
  }

  /// The label of an inline element that says it is a picture, whatever is in it.
  var pictureLabel: String? {
    guard name != "img", name != "svg", self["role"]?.collapsed.lowercased() == "img",
      let label = self["aria-label"]?.collapsed, !label.isEmpty
    else { return nil }
    return label
  }

  /// What it is by its `epub:type` and `role`, in lower case.
  var semantics: [String] {
    (words("epub:type") + words("role")).map { $0.lowercased() }
  }
}
