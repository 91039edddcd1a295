// SPDX-License-Identifier: Apache-2.0
#include <stdlib.h>
#include <unicode/uchar.h>

#include "cicu_internal.h"

const uint8_t *cicu_trait_blocks[0x110000 / CICU_TRAIT_BLOCK];

static cicu_class ascii_class(UChar32 c) {
  switch (c) {
    case ' ': case '\t': case '\n': case '\v': case '\f': case '\r': return CICU_CLASS_SPACE;
    case '.': case '!': case '?': return CICU_CLASS_TERMINAL;
    case ',': case ':': case ';': return CICU_CLASS_PAUSE;
    // `*` and `_` enclose words in plain text as quotation marks do.
    case '"': case '\'': case '*': case '_': return CICU_CLASS_QUOTE;
    case '(': case '[': case '{': return CICU_CLASS_OPEN;
    case ')': case ']': case '}': return CICU_CLASS_CLOSE;
    case '-': return CICU_CLASS_DASH;
    default: break;
  }
  if (c >= '0' && c <= '9') return CICU_CLASS_DIGIT;
  if (c >= 'a' && c <= 'z') return CICU_CLASS_LOWER;
  return c >= 'A' && c <= 'Z' ? CICU_CLASS_UPPER : CICU_CLASS_OTHER;
}

static cicu_class class_of(UChar32 c) {
  if (c < 0x80) return ascii_class(c);
  switch (u_charType(c)) {
    case U_DASH_PUNCTUATION: return CICU_CLASS_DASH;
    case U_START_PUNCTUATION: return CICU_CLASS_OPEN;
    case U_END_PUNCTUATION: return CICU_CLASS_CLOSE;
    case U_INITIAL_PUNCTUATION:
    case U_FINAL_PUNCTUATION: return CICU_CLASS_QUOTE;
    default: break;
  }
  switch (u_getIntPropertyValue(c, UCHAR_SENTENCE_BREAK)) {
    case U_SB_CR:
    case U_SB_LF:
    case U_SB_SEP:
    case U_SB_SP: return CICU_CLASS_SPACE;
    case U_SB_LOWER: return CICU_CLASS_LOWER;
    case U_SB_UPPER: return CICU_CLASS_UPPER;
    case U_SB_OLETTER: return CICU_CLASS_LETTER;
    case U_SB_NUMERIC: return CICU_CLASS_DIGIT;
    case U_SB_FORMAT:
    case U_SB_EXTEND: return CICU_CLASS_EXTEND;
    case U_SB_ATERM:
    case U_SB_STERM: return CICU_CLASS_TERMINAL;
    case U_SB_SCONTINUE: return CICU_CLASS_PAUSE;
    case U_SB_CLOSE: return CICU_CLASS_QUOTE;
    default: return CICU_CLASS_OTHER;
  }
}

static cicu_sentence_break sentence_break_of(UChar32 c) {
  switch (u_getIntPropertyValue(c, UCHAR_SENTENCE_BREAK)) {
    case U_SB_ATERM: return CICU_SB_ATERM;
    case U_SB_STERM: return CICU_SB_STERM;
    case U_SB_CLOSE: return CICU_SB_CLOSE;
    case U_SB_CR:
    case U_SB_LF:
    case U_SB_SEP:
    case U_SB_SP: return CICU_SB_SPACE;
    case U_SB_SCONTINUE: return CICU_SB_SCONTINUE;
    case U_SB_EXTEND:
    case U_SB_FORMAT: return CICU_SB_EXTEND;
    case U_SB_NUMERIC: return CICU_SB_NUMERIC;
    case U_SB_OLETTER: return CICU_SB_OLETTER;
    case U_SB_LOWER: return CICU_SB_LOWER;
    case U_SB_UPPER: return CICU_SB_UPPER;
    default: return CICU_SB_OTHER;
  }
}

const uint8_t *cicu_make_trait_block(uint32_t block) {
  // What is said of scalars when there is no memory to know better.
  static const uint8_t nothing[CICU_TRAIT_BLOCK];
  uint8_t *made = malloc(CICU_TRAIT_BLOCK);
  if (made == NULL) return nothing;
  for (uint32_t i = 0; i < CICU_TRAIT_BLOCK; i++) {
    UChar32 c = (UChar32)(block * CICU_TRAIT_BLOCK + i);
    made[i] = (uint8_t)(sentence_break_of(c) << 4 | class_of(c));
  }
  const uint8_t *first = NULL;
  if (__atomic_compare_exchange_n(&cicu_trait_blocks[block], &first, made, false, __ATOMIC_ACQ_REL,
                                  __ATOMIC_ACQUIRE)) {
    return made;
  }
  free(made);
  return first;
}

uint32_t cicu_lower(uint32_t scalar) { return (uint32_t)u_tolower((UChar32)scalar); }
