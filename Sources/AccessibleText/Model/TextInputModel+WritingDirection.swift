// SPDX-License-Identifier: Apache-2.0

extension TextInputModel {
  /// Which way the lines of the paragraph at a position run: as the model says, else as the first
  /// strong character of the paragraph does (UAX #9, P2 and P3), else from left to right.
  ///
  /// Where two paragraphs meet, the direction decides which is meant.
  ///
  /// - Returns: `nil` for a position that is foreign, stale or out of range.
  /// - Complexity: O(length of the paragraph) at worst.
  public func baseWritingDirection(
    at position: TextPosition, looking direction: StorageDirection
  ) -> WritingDirection? {
    guard textRange.contains(position) else { return nil }
    if let writingDirection { return writingDirection }
    let sides: [TextAffinity] =
      direction == .forward ? [.downstream, .upstream] : [.upstream, .downstream]
    let units = units(.paragraph, at: position)
    let paragraph = sides.lazy.compactMap { units?.unit(enclosing: position, affinity: $0) }.first
    let text = text(in: paragraph ?? textRange) ?? ""
    return WritingDirection.firstStrong(in: text.unicodeScalars) ?? .leftToRight
  }

  /// Which way the lines of the paragraph that a position starts run.
  public func baseWritingDirection(at position: TextPosition) -> WritingDirection? {
    baseWritingDirection(at: position, looking: .forward)
  }

  /// The direction along the storage that a direction means at a position.
  func storageDirection(
    _ direction: TextDirection, at position: TextPosition
  ) -> StorageDirection {
    switch direction {
    case .forward, .down: .forward
    case .backward, .up: .backward
    case .left, .right:
      direction.storageDirection(in: baseWritingDirection(at: position) ?? .leftToRight)
    }
  }
}
