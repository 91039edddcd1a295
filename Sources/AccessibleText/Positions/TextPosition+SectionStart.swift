// SPDX-License-Identifier: Apache-2.0

extension TextPosition {
  /// Where the section starts that the position is in, in the same version: the same for all positions
  /// that can be compared by their offsets.
  package var sectionStart: TextPosition { advanced(by: -utf8Offset, atMost: self) }
}
