// SPDX-License-Identifier: Apache-2.0

extension TextSection {
  /// The text of the element with an id, where links and tables of contents lead to.
  ///
  /// An element without text has the place at which its text would be.
  ///
  /// - Returns: `nil` if no element has the id.
  /// - Complexity: O(1).
  public func range(ofAnchor id: String) -> TextRange? {
    content.anchors[id].map { TextRange(self.id, $0) }
  }
}
