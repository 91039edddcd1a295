// SPDX-License-Identifier: Apache-2.0

/// The identity of a text element: two elements of one text never start at the same position.
public struct TextElementID: Hashable, Sendable {
  private let start: TextPosition

  /// The identity of the element whose text starts at a position.
  public init(_ start: TextPosition) {
    self.start = start
  }
}
