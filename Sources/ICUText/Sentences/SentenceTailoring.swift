// SPDX-License-Identifier: Apache-2.0

/// Which sentences a segmenter finds.
public enum SentenceTailoring: Hashable, Sendable {
  /// Those of prose: UAX #29 with the rules of the language on top.
  case prose
  /// Those of UAX #29 alone, but that a line break ends none.
  case uax29
}
