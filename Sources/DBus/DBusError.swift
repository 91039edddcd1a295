// SPDX-License-Identifier: Apache-2.0

/// What is wrong with a connection, or with what came over it.
public enum DBusError: Error, Hashable, Sendable {
  /// The address is none, or of a kind that is not spoken: `unix:path=` and `unix:abstract=` are.
  case unknownAddress(String)
  /// The bus cannot be reached.
  case unreachable(reason: String)
  /// The bus does not let this user in.
  case refused(answer: String)
  /// The bus did not answer in time.
  case timedOut
  /// The bytes are no message, from an offset on.
  case malformed(offset: Int)
  /// The bus is gone.
  case closed
}
