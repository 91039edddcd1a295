// SPDX-License-Identifier: Apache-2.0
//
// ICU could read the UTF-8 itself (UText), but is up to 3.6 times slower then.
#include <unicode/utf16.h>
#include <unicode/utf8.h>

#include "cicu_internal.h"

enum { ASCII_BLOCK = 32 };

/// What counts as a plain space in the sentences of prose: a line break ends none.
static bool is_line_break(UChar32 c) {
  return c == '\n' || c == '\r' || c == 0x85 || c == 0x2028 || c == 0x2029;
}

/// Copies a block if all of it is ASCII; compilers make it a few vector instructions.
static bool copy_ascii(const uint8_t *from, UChar *to, bool is_prose) {
  uint8_t all = 0;
  for (int i = 0; i < ASCII_BLOCK; i++) all |= from[i];
  if (all >= 0x80) return false;
  for (int i = 0; i < ASCII_BLOCK; i++) to[i] = from[i];
  for (int i = 0; is_prose && i < ASCII_BLOCK; i++) {
    if (from[i] == '\n' || from[i] == '\r') to[i] = ' ';
  }
  return true;
}

int32_t cicu_transcode(cicu_segmenter *segmenter) {
  bool is_prose = segmenter->rules == CICU_SENTENCE;
  const uint8_t *utf8 = segmenter->utf8;
  int32_t length = segmenter->utf8_length;
  int32_t count = 0;
  int32_t i = 0;
  while (i < length) {
    if (length - i >= ASCII_BLOCK &&
        copy_ascii(utf8 + i, segmenter->scratch + count, is_prose)) {
      i += ASCII_BLOCK;
      count += ASCII_BLOCK;
      continue;
    }
    int32_t end = length - i > ASCII_BLOCK ? i + ASCII_BLOCK : length;
    while (i < end) {
      UChar32 c;
      U8_NEXT(utf8, i, length, c);
      if (c < 0) c = 0xFFFD;
      if (is_prose && is_line_break(c)) c = ' ';
      U16_APPEND_UNSAFE(segmenter->scratch, count, c);
    }
  }
  return count;
}
