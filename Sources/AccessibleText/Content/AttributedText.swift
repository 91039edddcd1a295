// SPDX-License-Identifier: Apache-2.0

/// A text with how each piece of it is set off: what a platform's attributed string is made of.
///
/// *Law: the runs tile the text in order, none is empty, and one ends wherever anything begins or ends
/// that is known of the text.* So two pictures or links that touch are two runs, also if they are
/// alike; what only sets text off (an emphasis, a language) goes on where one like it begins.
public struct AttributedText: Hashable, Sendable {
  /// The text.
  public private(set) var text: String
  /// Its runs, in order.
  public private(set) var runs: [Run]

  /// A piece of the text that is set off in one way.
  public struct Run: Hashable, Sendable {
    /// Where the piece is in the text, in UTF-8 code units.
    public let utf8: Range<Int>
    /// How it is set off.
    public let style: TextStyle
  }

  /// Makes a text from one whose attributes may nest and overlap.
  ///
  /// - Parameters:
  ///   - attributes: What is known of the text, in any order, in UTF-8 code units of the text; what
  ///     lies outside of it is cut off.
  /// - Complexity: O(n log n + n × depth) in the number of attributes.
  public init(
    _ text: String, role: TextRole = .paragraph, language: TextLanguage = .undetermined,
    attributes: [(utf8: Range<Int>, attribute: TextAttribute)] = []
  ) {
    self.text = text
    let whole = 0..<text.utf8.count
    let cut = attributes.map { (utf8: $0.utf8.clamped(to: whole), attribute: $0.attribute) }
      .filter { !$0.utf8.isEmpty }
    let nested = Self.nested(Self.joined(cut))
    let edges = Set(
      nested.flatMap { [$0.utf8.lowerBound, $0.utf8.upperBound] } + [whole.upperBound])
    var next = nested[...]
    var open: [(utf8: Range<Int>, attribute: TextAttribute)] = []
    var start = 0
    runs = []
    for edge in edges.sorted() where edge > start {
      open.removeAll { $0.utf8.upperBound <= start }
      while let first = next.first, first.utf8.lowerBound <= start {
        open.append(first)
        next.removeFirst()
      }
      let style = TextStyle(role: role, language: language, of: open.map(\.attribute))
      runs.append(Run(utf8: start..<edge, style: style))
      start = edge
    }
  }

  private typealias Attribute = (utf8: Range<Int>, attribute: TextAttribute)

  /// The outer one of two that begin together comes first; of equals the one that was given first.
  private static func nested(_ attributes: [Attribute]) -> [Attribute] {
    attributes.enumerated().sorted { one, other in
      (one.element.utf8.lowerBound, -one.element.utf8.upperBound, one.offset)
        < (other.element.utf8.lowerBound, -other.element.utf8.upperBound, other.offset)
    }.map(\.element)
  }

  /// Those that are one with an equal one in front of them are joined to it.
  private static func joined(_ attributes: [Attribute]) -> [Attribute] {
    guard attributes.contains(where: \.attribute.goesOn) else { return attributes }
    var result: [Attribute] = []
    var ends: [TextAttribute: [Int: Int]] = [:]
    for (utf8, attribute) in nested(attributes) {
      guard attribute.goesOn else {
        result.append((utf8, attribute))
        continue
      }
      if let index = ends[attribute]?.removeValue(forKey: utf8.lowerBound) {
        result[index].utf8 = result[index].utf8.lowerBound..<utf8.upperBound
        ends[attribute, default: [:]][utf8.upperBound] = index
      } else {
        ends[attribute, default: [:]][utf8.upperBound] = result.count
        result.append((utf8, attribute))
      }
    }
    return result
  }

  /// Adds a text behind this one.
  mutating func append(_ other: AttributedText) {
    let shift = text.utf8.count
    text += other.text
    runs += other.runs.map { run in
      Run(utf8: run.utf8.lowerBound + shift..<run.utf8.upperBound + shift, style: run.style)
    }
  }
}

/// How a piece of text is set off: what it is to its reader, its language, and what else is known.
public struct TextStyle: Hashable, Sendable {
  /// What the text is a part of; the level of a heading is in it.
  public let role: TextRole
  /// The language of the innermost run that has one.
  public let language: TextLanguage
  /// What else is known, the outermost first; languages are not among it.
  public let attributes: [TextAttribute]

  /// Makes the style of text inside of attributes, the outermost first.
  public init(role: TextRole, language: TextLanguage, of attributes: [TextAttribute] = []) {
    self.role = role
    var (innermost, others) = (language, [TextAttribute]())
    for attribute in attributes {
      if case .language(let language) = attribute {
        innermost = language
      } else {
        others.append(attribute)
      }
    }
    self.language = innermost
    self.attributes = others
  }

  /// The level of a heading, from 1; `nil` in other text.
  public var headingLevel: Int? {
    if case .heading(let level) = role { level } else { nil }
  }
}

extension TextAttribute {
  /// Whether two equal ones that touch are one.
  fileprivate var goesOn: Bool {
    switch self {
    case .emphasis, .language: true
    default: false
    }
  }
}
