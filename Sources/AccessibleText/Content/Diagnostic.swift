// SPDX-License-Identifier: Apache-2.0

/// Something in a text that could not be read as it stands, and where; the rest is read.
public struct Diagnostic: Hashable, Sendable {
  /// Where it is: a file of the publication, with a line where one is known.
  public let place: String
  /// What is wrong, as a sentence for people.
  public let message: String

  /// Makes a diagnostic.
  public init(place: String, message: String) {
    self.place = place
    self.message = message
  }
}
