// SPDX-License-Identifier: Apache-2.0

/// What an offset in a text counts.
public enum TextOffsetUnit: CaseIterable, Hashable, Sendable {
  /// UTF-8 code units, as positions count.
  case utf8
  /// UTF-16 code units, as UIKit and Windows count.
  case utf16
  /// Unicode scalars, as AT-SPI counts.
  case scalar
  /// User-perceived characters (UAX #29 extended grapheme clusters), as readers count.
  case character
}
