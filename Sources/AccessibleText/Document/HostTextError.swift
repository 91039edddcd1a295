// SPDX-License-Identifier: Apache-2.0

/// Why a host's text refused what was handed over; it then is as it was before.
public enum HostTextError: Error, Hashable, Sendable {
  /// The text has a section with this key already.
  case sectionKeyUsedTwice(UInt64)
  /// The text has no section with this key.
  case noSuchSection(UInt64)
  /// The text has as many sections as positions can tell apart.
  case tooManySections
  /// The section has more text than positions can count.
  case sectionTooLong(UInt64)
  /// Two blocks of the section have one key.
  case blockKeyUsedTwice(section: UInt64, block: UInt64)
  /// The layout is not one of the text's sections as they are now.
  case staleLayout
}
