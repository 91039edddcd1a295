// SPDX-License-Identifier: Apache-2.0

extension TextPosition {
  /// Where the section starts that the position is in, in the same version: the same for all positions
  /// that can be compared by their offsets.
  package var sectionStart: TextPosition { advanced(by: -utf8Offset, atMost: self) }

  /// The text and the version of its section that the position is of, for those who have to tell
  /// stale positions that they gave away; never 0.
  package var contentVersion: UInt64 { UInt64(spaceNumber) << 32 | UInt64(version) }
}

extension TextSpace {
  /// Whether a content version is of this text.
  package func isSpace(ofVersion version: UInt64) -> Bool { version >> 32 == UInt64(number) }
}
