// SPDX-License-Identifier: Apache-2.0

/// The signs of formulas, with what they are called in English.
enum FormulaSigns {
  static let names = [
    "+": "plus", "-": "minus", "−": "minus", "±": "plus or minus", "∓": "minus or plus",
    "×": "times", "⋅": "times", "·": "times", "∗": "times", "÷": "divided by",
    "/": "divided by", "=": "equals", "≠": "is not equal to", "≈": "is about",
    "≡": "is identical to",
    "<": "is less than", ">": "is greater than", "≤": "is at most", "≥": "is at least",
    "∈": "in", "∉": "not in", "⊂": "is a subset of", "⊆": "is a subset of", "∪": "union",
    "∩": "intersection", "→": "to", "⇒": "implies", "⇔": "if and only if", "∀": "for all",
    "∃": "there exists", "∧": "and", "∨": "or", "¬": "not", "∑": "the sum", "∏": "the product",
    "∫": "the integral", "∂": "partial", "∇": "nabla", "√": "the square root of", "!": "factorial",
    "∝": "is proportional to", "∞": "infinity", "|": "vertical bar", "°": "degrees",
    "…": "and so on", "⋯": "and so on",
  ]

  /// What is there for a program and says nothing: function application, times, comma, plus.
  static let invisible: Set<String> = ["\u{2061}", "\u{2062}", "\u{2063}", "\u{2064}"]

  /// Signs that have bounds.
  static let ranged: Set<String> = ["∑", "∏", "∫", "⋃", "⋂"]

  /// Marks over a sign.
  static let accents = [
    "¯": "bar", "‾": "bar", "_": "bar", "^": "hat", "ˆ": "hat", "~": "tilde", "˜": "tilde",
    "˙": "dot", "¨": "double dot", "to": "vector", "⃗": "vector",
  ]
}
