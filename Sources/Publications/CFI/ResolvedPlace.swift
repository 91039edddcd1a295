// SPDX-License-Identifier: Apache-2.0
public import AccessibleText

/// Where a stored place of a publication is now.
public struct ResolvedPlace: Hashable, Sendable {
  /// The text that is meant; empty for a place.
  public let range: TextRange
  /// Which side of a line's or page's edge a place is on.
  public let affinity: TextAffinity
  /// How sure that is.
  public let certainty: Certainty

  /// Makes a resolved place.
  init(range: TextRange, affinity: TextAffinity = .downstream, certainty: Certainty) {
    self.range = range
    self.affinity = affinity
    self.certainty = certainty
  }

  /// How sure it is that a place was found again; the surer one is less.
  public enum Certainty: Int, Hashable, Sendable, Comparable {
    /// The place is there as it was stored, and nothing speaks against it.
    case exact
    /// The text has changed, and the place was found again by its words.
    case repaired
    /// The place is not there any more; this is the nearest that is known.
    case approximate

    /// Whether one is surer than the other.
    public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }
}
