// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// What declarations say of an element that matters to a reader; `nil` where they say nothing.
struct StyleDeclarations: Sendable {
  var isDisplayed: Bool?
  /// Whether an inline element stands on lines of its own.
  var isBlock: Bool?
  var isFloating: Bool?
  var isVisible: Bool?
  var whiteSpace: WhiteSpace?
  var direction: WritingDirection?
  var writingMode: WritingMode?
  var marker: ListMarker?
  /// Whether the marks around quotations are those of the text itself.
  var hasOwnQuotes: Bool?

  var isHidden: Bool { isDisplayed == false || isVisible == false }

  /// Takes over what others say; where both say something, they win.
  mutating func apply(_ others: StyleDeclarations) {
    isDisplayed = others.isDisplayed ?? isDisplayed
    isBlock = others.isBlock ?? isBlock
    isFloating = others.isFloating ?? isFloating
    isVisible = others.isVisible ?? isVisible
    whiteSpace = others.whiteSpace ?? whiteSpace
    direction = others.direction ?? direction
    writingMode = others.writingMode ?? writingMode
    marker = others.marker ?? marker
    hasOwnQuotes = others.hasOwnQuotes ?? hasOwnQuotes
  }

  /// Takes one declaration, in lower case.
  ///
  /// - Returns: Whether it says anything to a reader.
  mutating func take(_ property: String, _ value: String) -> Bool {
    switch property {
    case "display":
      isDisplayed = value != "none"
      isBlock = value == "block" || value == "list-item" || value.hasPrefix("table")
    case "float": isFloating = value != "none"
    case "visibility": isVisible = value != "hidden" && value != "collapse"
    case "white-space": whiteSpace = WhiteSpace(style: value)
    case "direction": direction = value == "rtl" ? .rightToLeft : .leftToRight
    case "writing-mode", "-epub-writing-mode", "-webkit-writing-mode":
      guard let mode = WritingMode(style: value) else { return false }
      writingMode = mode
    case "quotes": hasOwnQuotes = value == "none"
    case "list-style", "list-style-type": marker = ListMarker(style: value) ?? marker
    default: return false
    }
    return true
  }
}

extension WhiteSpace {
  fileprivate init?(style: String) {
    switch style {
    case "pre", "pre-wrap", "break-spaces": self = .keep
    case "pre-line": self = .keepLines
    case "normal", "nowrap": self = .collapse
    default: return nil
    }
  }
}

extension WritingMode {
  fileprivate init?(style: String) {
    switch style {
    case "horizontal-tb", "lr-tb", "rl-tb", "lr", "rl": self = .horizontal
    case "vertical-rl", "tb-rl", "tb": self = .verticalRightToLeft
    case "vertical-lr", "tb-lr": self = .verticalLeftToRight
    default: return nil
    }
  }
}

/// The declarations of one block: those of a rule, or of an element's own `style` attribute.
struct StyleBlock: Sendable {
  private(set) var normal = StyleDeclarations()
  private(set) var important = StyleDeclarations()
  /// Whether nothing in it matters to a reader.
  private(set) var isEmpty = true

  init(_ text: some StringProtocol) {
    for declaration in text.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let property = parts[0].collapsed.lowercased()
      let words = parts[1].split(separator: "!", maxSplits: 1)
      let value = (words.first ?? "").collapsed.lowercased()
      let isImportant = words.count > 1 && words[1].collapsed.lowercased() == "important"
      let counts =
        isImportant ? important.take(property, value) : normal.take(property, value)
      if counts { isEmpty = false }
    }
  }
}
