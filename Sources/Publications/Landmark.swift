// SPDX-License-Identifier: Apache-2.0

/// A place of a publication that readers look for: where the text starts, the index.
public struct Landmark: Hashable, Sendable {
  /// What it is, by its name in the EPUB vocabulary: `bodymatter`, `toc`, `index`.
  public let kind: String
  /// What the publication calls it.
  public let title: String
  /// The section it is in; `nil` if that is not in the reading order.
  public let section: Int?
  /// The id of the element in the section; `nil` for the section's start.
  public let anchor: String?
}
