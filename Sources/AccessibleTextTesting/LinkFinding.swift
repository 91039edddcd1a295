// SPDX-License-Identifier: Apache-2.0

/// Something that is wrong with the links of a chain of elements, or with what the chain shows.
public struct LinkFinding: Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public let fault: Fault
  /// Where: the number of the element, counted from 0, and the start of its text; or the text itself.
  public let place: String

  /// What can be wrong.
  public enum Fault: Hashable, Sendable {
    /// The element before or after one does not lead back to it.
    case asymmetry
    /// The chain comes back to an element, by its number.
    case ring(to: Int)
    /// The chain goes on behind the limit; no more of it was looked at.
    case unfinished
    /// Another element, by its number, has the same identity.
    case identityClash(with: Int)
    /// The element comes before the one that leads to it, in their text.
    case outOfOrder
    /// Another element, by its number, shows some of the same text.
    case overlap(with: Int)
    /// Text that no element shows.
    case hole
    /// The paragraph is said to go on in the next element, which starts elsewhere.
    case doesNotJoin
    /// The next element goes on with the paragraph, and is said to start one.
    case cutsParagraph
    /// The next element is on another page, and no page turn is said.
    case missingPageTurn
    /// The next element is on the same page, and a page turn is said.
    case needlessPageTurn
  }

  /// The place and the fault, as a sentence.
  public var description: String { "\(place): \(sentence)" }

  private var sentence: String {
    switch fault {
    case .asymmetry: "next and previous are not inverse"
    case .ring(let number): "the chain is a ring; it comes back to element \(number)"
    case .unfinished: "the chain goes on; the rest was not checked"
    case .identityClash(let number): "it has the identity of element \(number)"
    case .outOfOrder: "its text comes before that of the element that leads to it"
    case .overlap(let number): "it shows text that element \(number) shows too"
    case .hole: "no element shows this text"
    case .doesNotJoin: "its paragraph is said to go on, but the next element starts elsewhere"
    case .cutsParagraph: "its paragraph goes on in the next element, which is said to start one"
    case .missingPageTurn: "the next element is on another page, but no page turn is said"
    case .needlessPageTurn: "a page turn is said, but the next element is on the same page"
    }
  }
}
