// SPDX-License-Identifier: Apache-2.0
//
// ICU could read the UTF-8 itself (UText), but is up to 3.6 times slower then.
#include <unicode/utf16.h>
#include <unicode/utf8.h>

#include "cicu_internal.h"

enum { ASCII_BLOCK = 32 };

/// Copies a block if all of it is ASCII; compilers make it a few vector instructions.
static bool copy_ascii(const uint8_t *from, UChar *to) {
  uint8_t all = 0;
  for (int i = 0; i < ASCII_BLOCK; i++) all |= from[i];
  if (all >= 0x80) return false;
  for (int i = 0; i < ASCII_BLOCK; i++) to[i] = from[i];
  return true;
}

int32_t cicu_transcode(cicu_segmenter *segmenter) {
  const uint8_t *utf8 = segmenter->utf8;
  int32_t length = segmenter->utf8_length;
  int32_t count = 0;
  int32_t i = 0;
  while (i < length) {
    if (length - i >= ASCII_BLOCK && copy_ascii(utf8 + i, segmenter->scratch + count)) {
      i += ASCII_BLOCK;
      count += ASCII_BLOCK;
      continue;
    }
    int32_t end = length - i > ASCII_BLOCK ? i + ASCII_BLOCK : length;
    while (i < end) {
      UChar32 c;
      U8_NEXT(utf8, i, length, c);
      if (c < 0) c = 0xFFFD;
      U16_APPEND_UNSAFE(segmenter->scratch, count, c);
    }
  }
  return count;
}
