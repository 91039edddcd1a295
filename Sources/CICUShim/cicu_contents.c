// SPDX-License-Identifier: Apache-2.0
#include <unicode/uchar.h>
#include <unicode/utf8.h>

#include "cicu_internal.h"

const int32_t CICU_STATUS_WORD = UBRK_WORD_NUMBER;

static bool is_keycap_base(UChar32 c) { return (c >= '0' && c <= '9') || c == '#' || c == '*'; }

// Asked of every scalar of every word, so the scripts below U+203C do not pay for a lookup.
static bool is_pictograph(UChar32 c) {
  if (c < 0xA9 || (c > 0xAE && c < 0x203C)) return false;
  return u_hasBinaryProperty(c, UCHAR_EXTENDED_PICTOGRAPHIC);
}

static bool is_regional_indicator(UChar32 c) { return c >= 0x1F1E6 && c <= 0x1F1FF; }

bool cicu_has_symbol(const cicu_segmenter *segmenter) {
  if (segmenter->is_bytewise) return false;
  UChar32 base = 0;  // The scalar before, looking through a variation selector.
  int32_t i = segmenter->utf8_start;
  while (i < segmenter->utf8_end) {
    UChar32 c;
    U8_NEXT(segmenter->utf8, i, segmenter->utf8_end, c);
    bool ends_pair = is_regional_indicator(c) && is_regional_indicator(base);
    bool ends_keycap = c == 0x20E3 && is_keycap_base(base);
    if (ends_pair || ends_keycap || c == 0xFFFC || is_pictograph(c)) return true;
    if (c != 0xFE0F) base = c;
  }
  return false;
}

bool cicu_has_letter_or_digit(const cicu_segmenter *segmenter) {
  int32_t i = segmenter->utf8_start;
  while (i < segmenter->utf8_end) {
    UChar32 c;
    U8_NEXT(segmenter->utf8, i, segmenter->utf8_end, c);
    if (c >= 0 && (u_isUAlphabetic(c) || u_isdigit(c))) return true;
  }
  return false;
}
