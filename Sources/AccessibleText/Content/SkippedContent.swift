// SPDX-License-Identifier: Apache-2.0

/// Something in a text that is left out on purpose: where it is, what it is, and why.
public struct SkippedContent: Hashable, Sendable {
  /// Where it is: a file of the publication, with a line where one is known.
  public let place: String
  /// What it is, by the name of its element; `spine item` for a whole file.
  public let element: String
  /// Why it is left out.
  public let reason: Reason

  /// Makes a note about something that is left out.
  public init(place: String, element: String, reason: Reason) {
    self.place = place
    self.element = element
    self.reason = reason
  }

  /// Why something is left out.
  public enum Reason: Hashable, Sendable, CustomStringConvertible {
    /// It has the attribute `hidden`, or is a dialog that is not open.
    case hidden
    /// It says that it is not for assistive technology.
    case hiddenFromAssistiveTechnology
    /// Its own style hides it.
    case hiddenByStyle
    /// A style sheet hides it, by the selector that is given.
    case hiddenBySelector(String)
    /// It is the closed part of a disclosure.
    case closed
    /// It is program text, a style sheet or a template.
    case script
    /// It is a picture that says it is decoration.
    case decoration
    /// It is an alternative that another one is read instead of.
    case alternative
    /// It is not part of the reading order, and is reached by links alone.
    case nonLinear

    /// The reason, as people say it.
    public var description: String {
      switch self {
      case .hidden: "hidden by an attribute"
      case .hiddenFromAssistiveTechnology: "hidden from assistive technology"
      case .hiddenByStyle: "hidden by its style"
      case .hiddenBySelector(let selector): "hidden by the style sheet rule “\(selector)”"
      case .closed: "in a disclosure that is closed"
      case .script: "not text"
      case .decoration: "a decoration"
      case .alternative: "another alternative is read"
      case .nonLinear: "not in the linear reading order"
      }
    }
  }
}
