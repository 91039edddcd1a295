// SPDX-License-Identifier: Apache-2.0
#include "cicu_internal.h"

// Of each 64 scalars that share all bytes but the last: whether one of them ends sentences.
enum { UNKNOWN, NONE, SOME };
static uint8_t rows[0x10000 / 64];

static bool is_terminator(uint32_t scalar) {
  uint8_t property = cicu_sentence_break_of(scalar);
  return property == CICU_SB_ATERM || property == CICU_SB_STERM;
}

/// Looks at a row for the first time; two threads that do find the same.
static uint8_t look_at_row(uint32_t row) {
  uint8_t found = NONE;
  for (uint32_t scalar = row * 64; scalar < row * 64 + 64; scalar++) {
    if (is_terminator(scalar)) found = SOME;
  }
  __atomic_store_n(&rows[row], found, __ATOMIC_RELAXED);
  return found;
}

static inline bool has_terminator(uint32_t row) {
  uint8_t known = __atomic_load_n(&rows[row], __ATOMIC_RELAXED);
  return (known == UNKNOWN ? look_at_row(row) : known) == SOME;
}

static inline bool is_trail(uint8_t byte) { return (byte & 0xC0) == 0x80; }

/// Goes over a scalar above ASCII, or an ill-formed byte; `is_end` tells whether it ends sentences.
static inline size_t pass(
  const uint8_t *utf8, size_t offset, size_t length, uint8_t sign, bool *is_end) {
  uint8_t a = utf8[offset];
  size_t left = length - offset;
  if (a >= 0xC2 && a < 0xE0 && left > 1 && is_trail(utf8[offset + 1])) {
    uint32_t row = a & 0x1F;
    uint32_t scalar = row << 6 | (utf8[offset + 1] & 0x3F);
    *is_end = (has_terminator(row) && is_terminator(scalar)) || (scalar == 0x37E && sign == ';');
    return 2;
  }
  if (a >= 0xE0 && a < 0xF0 && left > 2 && is_trail(utf8[offset + 1]) && is_trail(utf8[offset + 2])) {
    uint32_t row = (uint32_t)(a & 0xF) << 6 | (utf8[offset + 1] & 0x3F);
    *is_end = has_terminator(row) && is_terminator(row << 6 | (utf8[offset + 2] & 0x3F));
    return 3;
  }
  if (a >= 0xF0 && a < 0xF5 && left > 3 && is_trail(utf8[offset + 1]) && is_trail(utf8[offset + 2]) &&
      is_trail(utf8[offset + 3])) {
    *is_end = is_terminator((uint32_t)(a & 7) << 18 | (uint32_t)(utf8[offset + 1] & 0x3F) << 12 |
                            (uint32_t)(utf8[offset + 2] & 0x3F) << 6 | (utf8[offset + 3] & 0x3F));
    return 4;
  }
  *is_end = false;
  return 1;
}

size_t cicu_next_terminator(const uint8_t *utf8, size_t offset, size_t length, uint8_t sign) {
  // A full stop is one anyhow.
  if (sign == 0) sign = '.';
  while (offset < length) {
    while (length - offset >= sizeof(cicu_block)) {
      cicu_block bytes = cicu_load(utf8 + offset);
      cicu_block found = (cicu_block)(bytes == '.' | bytes == '!' | bytes == '?' | bytes == sign) | (bytes & 0x80);
      size_t skipped = cicu_first_set(found);
      offset += skipped;
      if (skipped < sizeof(cicu_block)) break;
    }
    if (offset == length) break;
    uint8_t a = utf8[offset];
    if (a < 0x80) {
      if (a == '.' || a == '!' || a == '?' || a == sign) return offset;
      offset += 1;
      continue;
    }
    // What is not ASCII seldom stands alone.
    do {
      bool is_end;
      size_t width = pass(utf8, offset, length, sign, &is_end);
      if (is_end) return offset;
      offset += width;
      if (offset < length && utf8[offset] == ' ') offset += 1;
    } while (offset < length && utf8[offset] >= 0x80);
  }
  return length;
}
