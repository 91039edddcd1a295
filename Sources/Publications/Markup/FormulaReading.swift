// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// Gathers a formula as a tree.
typealias FormulaBuilder = MarkupTreeBuilder

/// Says a formula: by the alternative text it has, else by its parts, one after another.
///
/// Parts are said in English words in an English text; in any other in signs, which each voice names
/// in its own language. Nothing is glued: between two parts there is always a space.
struct FormulaReading {
  private let words: Bool

  /// What is said of a formula; `nil` for an empty one.
  static func text(of formula: MarkupTree, language: TextLanguage) -> String? {
    let given = (formula["alttext"] ?? formula["aria-label"])?.collapsed
    if let given, !given.isEmpty { return given }
    if let annotation = annotation(of: formula) { return annotation }
    let isEnglish = language.primary == "en" || language == .undetermined
    let text = FormulaReading(words: isEnglish).say(formula)
    if !text.isEmpty { return text }
    let source = formula.descendants("annotation").first?.text ?? ""
    return source.isEmpty ? nil : source
  }

  /// An annotation that is meant for people; TeX and the like are not.
  private static func annotation(of formula: MarkupTree) -> String? {
    formula.descendants("annotation")
      .first { ["text/plain", "text"].contains($0["encoding"]?.collapsed.lowercased() ?? "") }
      .map(\.text).flatMap { $0.isEmpty ? nil : $0 }
  }

  func say(_ element: MarkupTree) -> String {
    let children = element.children
    switch element.name {
    case "mi", "mn", "ms", "mtext": return element.text
    case "mo": return operation(element.text)
    case "mfrac": return fraction(element)
    case "msqrt": return root(list(children), degree: nil)
    case "mroot" where children.count > 1: return root(say(children[0]), degree: say(children[1]))
    case "msup" where children.count > 1: return power(say(children[0]), say(children[1]))
    case "msub" where children.count > 1: return index(say(children[0]), say(children[1]))
    case "msubsup" where children.count > 2:
      return ranged(children) ?? power(index(say(children[0]), say(children[1])), say(children[2]))
    case "munder" where children.count > 1: return below(children)
    case "mover" where children.count > 1: return above(say(children[0]), say(children[1]))
    case "munderover" where children.count > 2:
      return ranged(children) ?? above(below(children), say(children[2]))
    case "mtable": return rows(children)
    case "mfenced": return fenced(element)
    case "semantics", "maction": return children.first.map { say($0) } ?? ""
    case "annotation", "annotation-xml", "mphantom", "mspace", "none", "mprescripts": return ""
    default: return children.isEmpty ? element.text : list(children)
    }
  }

  private func list(_ elements: [MarkupTree]) -> String {
    join(elements.map { say($0) })
  }

  private func join(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// A part that would run into what is next to it, in brackets or between words.
  private func group(_ part: String) -> String { part.isOneWord ? part : "( \(part) )" }

  private func fraction(_ element: MarkupTree) -> String {
    guard element.children.count > 1 else { return list(element.children) }
    let (top, bottom) = (say(element.children[0]), say(element.children[1]))
    guard words else { return "\(group(top)) / \(group(bottom))" }
    let thickness = element["linethickness"]?.prefix { $0.isNumber || $0 == "." }
    if let thickness, Double(String(thickness)) == 0 { return "\(top) choose \(bottom)" }
    return top.isOneWord && bottom.isOneWord
      ? "\(top) over \(bottom)" : "the fraction \(top) over \(bottom), end of fraction,"
  }

  private func root(_ part: String, degree: String?) -> String {
    guard words else { return join([degree ?? "", "√", group(part)]) }
    let name =
      switch degree {
      case nil, "2": "the square root of"
      case "3": "the cube root of"
      case let degree?: "the root of degree \(degree) of"
      }
    return part.isOneWord ? "\(name) \(part)" : "\(name) \(part), end of root,"
  }

  private func power(_ base: String, _ exponent: String) -> String {
    if ["′", "'"].contains(exponent) { return words ? "\(base) prime" : "\(base)′" }
    guard words else {
      let small = ["1": "¹", "2": "²", "3": "³"]
      return small[exponent].map { group(base) + $0 } ?? "\(group(base)) ^ \(group(exponent))"
    }
    return switch exponent {
    case "2": "\(base) squared"
    case "3": "\(base) cubed"
    case _ where exponent.isOneWord: "\(base) to the power \(exponent)"
    default: "\(base) to the power \(exponent), end of power,"
    }
  }

  private func index(_ base: String, _ index: String) -> String {
    words ? "\(base) sub \(index)" : "\(base) \(index)"
  }

  /// A sum or an integral with its bounds.
  private func ranged(_ children: [MarkupTree]) -> String? {
    guard words, FormulaSigns.ranged.contains(children[0].text) else { return nil }
    return "\(say(children[0])) from \(say(children[1])) to \(say(children[2])) of"
  }

  private func below(_ children: [MarkupTree]) -> String {
    let (base, part) = (say(children[0]), say(children[1]))
    guard words else { return join([base, group(part)]) }
    if children[0].text == "lim" { return "the limit as \(part) of" }
    if FormulaSigns.ranged.contains(children[0].text) { return "\(base) over \(part) of" }
    return "\(base) with \(part) below"
  }

  private func above(_ base: String, _ part: String) -> String {
    guard words else { return join([base, part]) }
    return FormulaSigns.accents[part].map { "\(base) \($0)" } ?? "\(base) with \(part) above"
  }

  private func rows(_ rows: [MarkupTree]) -> String {
    rows.map { row in row.children.map { say($0) }.joined(separator: ", ") }
      .joined(separator: "; ")
  }

  private func fenced(_ element: MarkupTree) -> String {
    let parts = element.children.map { say($0) }.joined(separator: ", ")
    return join([element["open"] ?? "(", parts, element["close"] ?? ")"])
  }

  private func operation(_ sign: String) -> String {
    if FormulaSigns.invisible.contains(sign) { return "" }
    return words ? FormulaSigns.names[sign] ?? sign : sign
  }
}

extension String {
  /// Whether it is one word or sign.
  fileprivate var isOneWord: Bool { !utf8.contains(UInt8(ascii: " ")) }
}
