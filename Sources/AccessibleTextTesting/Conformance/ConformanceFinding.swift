// SPDX-License-Identifier: Apache-2.0

/// A law that a host breaks, and where.
public struct ConformanceFinding: Hashable, Sendable, CustomStringConvertible {
  /// What does not hold.
  public let law: TextInputModelLaw
  /// The element, counted from 0 along the chain.
  public let element: Int
  /// The text around the place with marks at it; empty where the law is about the whole element.
  public let place: String
  /// What was asked, and what was answered.
  public let note: String

  /// The law as a sentence, with the place as marked text.
  public var description: String {
    let at = place.isEmpty ? "" : " At “\(place)”."
    return "Element \(element): \(law.rawValue)\(at)\(note.isEmpty ? "" : " " + note)"
  }
}
