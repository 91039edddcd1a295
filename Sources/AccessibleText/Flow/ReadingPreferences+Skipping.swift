// SPDX-License-Identifier: Apache-2.0

extension ReadingPreferences {
  /// Whether a structure is passed over.
  func passesOver(_ structure: TextStructure) -> Bool {
    switch structure.kind {
    case .footnote, .endnotes: notes != .inPlace || skipped.contains(structure.kind)
    default: skipped.contains(structure.kind)
    }
  }

  /// Whether a block is passed over for its role: a host may know roles and no structures.
  func passesOver(_ role: TextRole) -> Bool {
    switch role {
    case .artifact: true
    case .note: notes != .inPlace || skipped.contains(.footnote)
    case .aside: skipped.contains(.aside)
    case .caption: skipped.contains(.caption)
    case .tableOfContentsEntry: skipped.contains(.tableOfContents)
    default: false
    }
  }
}

extension TextInputModel {
  /// The structures that all of the element lies in, the outer ones first.
  var structures: [TextStructure] {
    let range = textRange
    return attributes(in: range).compactMap {
      guard case .structure(let structure) = $0.attribute, $0.range == range else { return nil }
      return structure
    }
  }
}
