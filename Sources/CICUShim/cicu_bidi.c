// SPDX-License-Identifier: Apache-2.0
#include "cicu.h"

#include <stdlib.h>
#include <unicode/ubidi.h>
#include <unicode/utf16.h>
#include <unicode/utf8.h>

static int32_t transcode(const uint8_t *utf8, int32_t length, UChar *utf16) {
  int32_t count = 0;
  for (int32_t i = 0; i < length;) {
    UChar32 c;
    U8_NEXT_OR_FFFD(utf8, i, length, c);
    U16_APPEND_UNSAFE(utf16, count, c);
  }
  return count;
}

static void spread(const UBiDiLevel *from, const uint8_t *utf8, int32_t length, uint8_t *levels) {
  int32_t unit = 0;
  for (int32_t i = 0; i < length;) {
    int32_t start = i;
    UChar32 c;
    U8_NEXT_OR_FFFD(utf8, i, length, c);
    for (; start < i; start++) levels[start] = from[unit];
    unit += U16_LENGTH(c);
  }
}

int32_t cicu_bidi_levels(const uint8_t *utf8, size_t length, int32_t base, uint8_t *levels) {
  if (length > INT32_MAX) return -1;
  if (length == 0) return base == 1 ? 1 : 0;
  // No scalar has more UTF-16 units than UTF-8 bytes, nor has what stands for an ill-formed one.
  UChar *utf16 = malloc(length * sizeof *utf16);
  UBiDi *bidi = ubidi_open();
  int32_t result = -1;
  if (utf16 != NULL && bidi != NULL) {
    int32_t count = transcode(utf8, (int32_t)length, utf16);
    UErrorCode error = U_ZERO_ERROR;
    // One direction for the whole, also where ICU would see several paragraphs (U+0085).
    if (base < 0) base = ubidi_getBaseDirection(utf16, count) == UBIDI_RTL ? 1 : 0;
    ubidi_setPara(bidi, utf16, count, base == 1 ? 1 : 0, NULL, &error);
    const UBiDiLevel *found = ubidi_getLevels(bidi, &error);
    if (U_SUCCESS(error) && found != NULL) {
      spread(found, utf8, (int32_t)length, levels);
      result = base == 1 ? 1 : 0;
    }
  }
  if (bidi != NULL) ubidi_close(bidi);
  free(utf16);
  return result;
}
