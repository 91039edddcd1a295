// SPDX-License-Identifier: Apache-2.0

/// Finds a piece in a row of numbers that come one by one, by Knuth, Morris and Pratt: linear in both,
/// so that a text of one letter is no trap.
package struct PieceMatcher {
  private let piece: [UInt32]
  /// For each prefix of the piece, how long its longest border is.
  private let borders: [Int]
  private var matched = 0

  /// Makes a matcher; an empty piece is found nowhere.
  package init(_ piece: [UInt32]) {
    self.piece = piece
    var borders = [0]
    var length = 0
    for number in piece.dropFirst() {
      while length > 0, piece[length] != number { length = borders[length - 1] }
      if piece[length] == number { length += 1 }
      borders.append(length)
    }
    self.borders = borders
  }

  /// Takes the next number.
  ///
  /// - Returns: Whether the piece ends with it.
  package mutating func ends(with number: UInt32) -> Bool {
    guard !piece.isEmpty else { return false }
    if matched == piece.count { matched = borders[matched - 1] }
    while matched > 0, piece[matched] != number { matched = borders[matched - 1] }
    if piece[matched] == number { matched += 1 }
    return matched == piece.count
  }

  /// Forgets what has come, so that the next find does not overlap the last.
  package mutating func restart() { matched = 0 }
}
