// SPDX-License-Identifier: Apache-2.0

/// How many cells of a terminal a scalar takes.
enum CellWidth: UInt32 {
  /// Nothing is drawn: what Unicode says to ignore by default.
  case ignorable = 0x0
  /// One cell.
  case narrow = 0x1
  /// Two cells: East Asian wide and full-width, and emoji.
  case wide = 0x2
  /// Drawn on the cell of its base: marks, and the vowels and finals of conjoining jamo.
  case combining = 0xC

  /// The width of a scalar.
  ///
  /// - Complexity: O(log entries of the table); O(1) for Latin and the common ideographs.
  init(of scalar: UInt32) {
    switch scalar {
    case ..<0xAD, 0xAE..<0x300: self = .narrow
    case 0x4E00...0x9FFF, 0xAC00...0xD7A3: self = .wide
    default: self = Self.lookUp(scalar)
    }
  }

  private static func lookUp(_ scalar: UInt32) -> CellWidth {
    var low = 0
    var high = widthChanges.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if widthChanges[middle] >> 4 > scalar { high = middle } else { low = middle }
    }
    return CellWidth(rawValue: widthChanges[low] & 0xF) ?? .narrow
  }

  /// The cells it takes within a cluster that another scalar begins.
  var cellsInCluster: Int {
    switch self {
    case .ignorable, .combining: 0
    case .narrow: 1
    case .wide: 2
    }
  }

  /// The cells it takes where it begins the cluster; a mark then stands as if on a space.
  var cellsAlone: Int { self == .combining ? 1 : cellsInCluster }
}
