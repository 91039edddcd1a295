// SPDX-License-Identifier: Apache-2.0
#include "cicu_internal.h"

// What a byte may start: nothing, a mark of its own, or one of the scalars listed below.
enum { NONE, MARK, LEAD };

static const uint8_t starts[256] = {
  ['.'] = MARK, ['!'] = MARK, ['?'] = MARK, ['"'] = MARK, ['('] = MARK, ['['] = MARK,
  [':'] = MARK, [';'] = MARK,
  [0xCD] = LEAD, [0xD6] = LEAD, [0xD8] = LEAD, [0xDB] = LEAD, [0xE0] = LEAD, [0xE1] = LEAD,
  [0xE2] = LEAD, [0xE3] = LEAD, [0xEF] = LEAD,
};

/// Whether the bytes of a scalar above ASCII are a mark's, or nearly.
static bool is_mark(uint8_t a, uint8_t b, uint8_t c) {
  switch (a) {
    case 0xCD: return b == 0xBE;  // U+037E
    case 0xD6: return b == 0x89;  // U+0589
    case 0xD8: return b == 0x9F;  // U+061F
    case 0xDB: return b == 0x94;  // U+06D4
    case 0xE0:                    // U+0964 U+0965, U+0F0D to U+0F12
      return (b == 0xA5 && (c & 0xFE) == 0xA4) || (b == 0xBC && c >= 0x8D && c <= 0x92);
    case 0xE1:  // U+104A U+104B, U+1362 U+1367 U+1368, U+17D4 U+17D5, and neighbours
      return b == 0x81 || b == 0x8D || b == 0x9F;
    case 0xE2:  // U+2026, U+203C U+203D, U+2047 to U+2049, U+22EF, U+2E2E, and neighbours
      if (b == 0x80) return c == 0xA6 || (c & 0xFE) == 0xBC;
      return (b == 0x81 && c >= 0x87 && c <= 0x89) || b == 0x8B || b == 0xB8;
    case 0xE3: return b == 0x80 && c == 0x82;  // U+3002
    case 0xEF:                                 // U+FF01 U+FF08 U+FF0E U+FF1F, U+FF61
      if (b == 0xBD) return c == 0xA1;
      return b == 0xBC && (c == 0x81 || c == 0x88 || c == 0x8E || c == 0x9F);
    default: return false;
  }
}

/// The bytes of a block that may start something: marks, and all that is not ASCII.
static inline cicu_block may_start(cicu_block bytes) {
  return (cicu_block)(bytes == '.' | bytes == '!' | bytes == '?' | bytes == '"' | bytes == '(' |
                      bytes == '[' | bytes == ':' | bytes == ';') |
         (bytes & 0x80);
}

size_t cicu_next_mark(const uint8_t *utf8, size_t offset, size_t length) {
  // While the scalar, and what is looked at in one step, lies within the text.
  while (length - offset >= 4) {
    uint8_t a = utf8[offset];
    // Kana and ideographs, and Arabic words, of which whole texts consist.
    if (a >= 0xE3 && a <= 0xE9) {
      do {
        if (a == 0xE3 && utf8[offset + 1] == 0x80 && utf8[offset + 2] == 0x82) return offset;
        offset += 3;
        a = utf8[offset];
      } while (a >= 0xE3 && a <= 0xE9 && length - offset >= 4);
    } else if (a == 0xD8 || a == 0xD9) {
      do {
        if (a == 0xD8 && utf8[offset + 1] == 0x9F) return offset;
        offset += 2;
        a = utf8[offset];
        if (a == ' ') a = utf8[++offset];
      } while ((a == 0xD8 || a == 0xD9) && length - offset >= 4);
    } else if (starts[a] == NONE) {
      offset += 1;
      while (a < 0x80 && length - offset >= sizeof(cicu_block)) {
        size_t skipped = cicu_first_set(may_start(cicu_load(utf8 + offset)));
        offset += skipped;
        if (skipped < sizeof(cicu_block)) break;
      }
      while (length - offset >= 4 && (starts[utf8[offset]] | starts[utf8[offset + 1]] |
                                      starts[utf8[offset + 2]] | starts[utf8[offset + 3]]) == NONE) {
        offset += 4;
      }
    } else if (starts[a] == MARK || is_mark(a, utf8[offset + 1], utf8[offset + 2])) {
      return offset;
    } else {
      offset += a >= 0xE0 ? 3 : 2;
    }
  }
  for (; offset < length; offset++) {
    uint8_t b = length - offset > 1 ? utf8[offset + 1] : 0;
    uint8_t c = length - offset > 2 ? utf8[offset + 2] : 0;
    if (starts[utf8[offset]] == MARK || is_mark(utf8[offset], b, c)) return offset;
  }
  return length;
}
