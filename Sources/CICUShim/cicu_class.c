// SPDX-License-Identifier: Apache-2.0
#include <unicode/uchar.h>

#include "cicu_internal.h"

cicu_class cicu_class_of(uint32_t scalar) {
  UChar32 c = (UChar32)scalar;
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

uint32_t cicu_lower(uint32_t scalar) { return (uint32_t)u_tolower((UChar32)scalar); }
