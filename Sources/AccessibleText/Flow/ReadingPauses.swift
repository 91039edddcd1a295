// SPDX-License-Identifier: Apache-2.0

/// How a passage is set off from the one before.
public enum ReadingBreak: Int, Comparable, CaseIterable, Hashable, Sendable {
  /// It goes on in the same paragraph.
  case sentence
  /// It starts a paragraph.
  case paragraph
  /// It is a heading, or follows one.
  case heading
  /// It starts a scene: a break stands before it.
  case scene
  /// It starts a section.
  case section

  /// Whether a break is the smaller of two.
  public static func < (one: ReadingBreak, other: ReadingBreak) -> Bool {
    one.rawValue < other.rawValue
  }

  /// The break's name, stable for programs.
  public var name: String {
    switch self {
    case .sentence: "sentence"
    case .paragraph: "paragraph"
    case .heading: "heading"
    case .scene: "scene"
    case .section: "section"
    }
  }
}

/// How long a voice is silent where the text breaks, beside what it does of itself.
public struct ReadingPauses: Hashable, Sendable {
  private var durations: [ReadingBreak: Duration] = [
    .paragraph: .milliseconds(250), .heading: .milliseconds(500), .scene: .milliseconds(900),
    .section: .milliseconds(1_200),
  ]

  /// Pauses as a reader makes them.
  public init() {}

  /// The pause at a break; never negative.
  public subscript(_ reading: ReadingBreak) -> Duration {
    get { durations[reading] ?? .zero }
    set { durations[reading] = max(newValue, .zero) }
  }
}
