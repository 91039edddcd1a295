// SPDX-License-Identifier: Apache-2.0

/// Which of the two units that meet at a position is meant.
///
/// Affinity belongs to carets, selections and lookups; never to a position's identity.
public enum TextAffinity: Sendable {
  /// The unit that ends at the position.
  case upstream
  /// The unit that starts at the position; what a lookup means that does not say.
  case downstream
}

/// A direction along the text as it is stored.
public enum StorageDirection: Sendable {
  /// Towards the end of the text.
  case forward
  /// Towards the start of the text.
  case backward
}
