// SPDX-License-Identifier: Apache-2.0

/// A piece of text with what stands around it: what finds a place again after the text has changed.
///
/// The place of a caret is a quote of nothing with its surroundings. A reader stores quotes, never
/// positions, which live as long as their text does.
public struct TextQuote: Hashable, Sendable {
  /// The text before.
  public var before: String
  /// The text itself.
  public var exact: String
  /// The text after.
  public var after: String

  /// Makes a quote.
  public init(before: String = "", exact: String = "", after: String = "") {
    self.before = before
    self.exact = exact
    self.after = after
  }

  /// How many scalars around a place are quoted unless one asks for more.
  public static let context = 32
}

extension TextDocument {
  /// A range with what stands around it in its section.
  ///
  /// - Parameters:
  ///   - range: The range; an empty one quotes a place.
  ///   - context: How many scalars are quoted before and after it.
  /// - Returns: `nil` for a foreign or stale range, and for one over several sections.
  /// - Complexity: O(length of the range + context).
  public func quote(_ range: TextRange, context: Int = TextQuote.context) -> TextQuote? {
    guard let section = section(of: range.start), let exact = section.text(in: range) else {
      return nil
    }
    let whole = section.textRange
    let start = section.step(from: range.start, by: -max(context, 0)) ?? whole.start
    let end = section.step(from: range.end, by: max(context, 0)) ?? whole.end
    return TextQuote(
      before: TextRange(start, range.start).flatMap { section.text(in: $0) } ?? "", exact: exact,
      after: TextRange(range.end, end).flatMap { section.text(in: $0) } ?? "")
  }
}

extension TextSection {
  /// The position so many scalars on; `nil` beyond the text.
  fileprivate func step(from position: TextPosition, by count: Int) -> TextPosition? {
    self.position(from: position, offsetBy: count, in: .scalar)
  }
}
