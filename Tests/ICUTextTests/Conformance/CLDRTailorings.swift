// SPDX-License-Identifier: Apache-2.0

/// Where the root locale of CLDR breaks otherwise than the tests of Unicode 15, as ICU 72 does it.
enum CLDRTailorings {
  /// A colon is between two words: only Swedish and Finnish write it inside one.
  static let word = rows(
    """
    ÷ 0061 ÷ 003A ÷ 0041 ÷
    ÷ 0061 ÷ 003A × 0308 ÷ 0041 ÷
    ÷ 0061 ÷ 003A ÷ 05D0 ÷
    ÷ 0061 ÷ 003A × 0308 ÷ 05D0 ÷
    ÷ 0061 ÷ 003A ÷ 0061 × 2060 ÷
    ÷ 0061 ÷ 003A × 0308 ÷ 0061 × 2060 ÷
    ÷ 0061 ÷ 003A ÷ 0061 ÷ 003A ÷
    ÷ 0061 ÷ 003A × 0308 ÷ 0061 ÷ 003A ÷
    ÷ 0061 ÷ 003A ÷ 0061 ÷ 0027 ÷
    ÷ 0061 ÷ 003A × 0308 ÷ 0061 ÷ 0027 ÷
    ÷ 0061 ÷ 003A ÷ 0061 ÷ 0027 × 2060 ÷
    ÷ 0061 ÷ 003A × 0308 ÷ 0061 ÷ 0027 × 2060 ÷
    ÷ 0061 ÷ 003A ÷ 0061 ÷ 002C ÷
    ÷ 0061 ÷ 003A × 0308 ÷ 0061 ÷ 002C ÷
    ÷ 0041 ÷ 003A ÷ 0041 ÷
    """)

  /// A hyphen at the start stays with what follows (LB20.09); a full stop or a comma before a
  /// digit belongs to the number, as in the regular expression of UAX #14 (LB14b, LB25).
  static let line = rows(
    """
    × 002D × 0023 ÷
    × 002D × 0308 × 0023 ÷
    × 002D × 00A7 ÷
    × 002D × 0308 × 00A7 ÷
    × 002D × 50005 ÷
    × 002D × 0308 × 50005 ÷
    × 002D × 0E01 ÷
    × 002D × 0308 × 0E01 ÷
    × 002C × 0030 ÷
    × 002C × 0308 × 0030 ÷
    × 0065 × 0071 × 0075 × 0061 × 006C × 0073 × 0020 ÷ 002E × 0033 × 0035 × 0020 ÷ 0063 × \
    0065 × 006E × 0074 × 0073 ÷
    × 0061 × 002E × 0032 × 0020 ÷
    × 0061 × 002E × 0032 × 0020 ÷ 0915 ÷
    × 0061 × 002E × 0032 × 0020 ÷ 672C ÷
    × 0061 × 002E × 0032 × 3000 ÷ 672C ÷
    × 0061 × 002E × 0032 × 3000 ÷ 307E ÷
    × 0061 × 002E × 0032 × 3000 ÷ 0033 ÷
    × 0041 × 002E × 0031 × 0020 ÷ BABB ÷
    × BD24 ÷ C5B4 × 002E × 0020 ÷ 0041 × 002E × 0032 × 0020 ÷ BCFC ÷
    × BD10 ÷ C694 × 002E × 0020 ÷ 0041 × 002E × 0033 × 0020 ÷ BABB ÷
    × C694 × 002E × 0020 ÷ 0041 × 002E × 0034 × 0020 ÷ BABB ÷
    × 0061 × 002E × 0032 × 3000 ÷ 300C ÷
    """)

  private static func rows(_ lines: String) -> [BreakTestRow] {
    lines.split(separator: "\n").compactMap { BreakTestRow(String($0)) }
  }
}
