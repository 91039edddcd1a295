// SPDX-License-Identifier: Apache-2.0
#include <string.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/ustring.h>

#include "cicu_internal.h"

enum { NAME_CAPACITY = 120, REGION_CAPACITY = 80 };

void cicu_name(uint32_t scalar, char *name) {
  UErrorCode status = U_ZERO_ERROR;
  u_charName((UChar32)scalar, U_UNICODE_CHAR_NAME, name, NAME_CAPACITY, &status);
  if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING) name[0] = 0;
}

void cicu_region_name(const char *region, const char *tag, size_t length, char *name) {
  char display[ULOC_FULLNAME_CAPACITY];
  char place[8] = "und_";
  UChar text[REGION_CAPACITY];
  UErrorCode status = U_ZERO_ERROR;
  name[0] = 0;
  cicu_locale(tag, length, display);
  strncat(place, region, 2);
  int32_t count = uloc_getDisplayCountry(place, display, text, REGION_CAPACITY, &status);
  // Where it has no name, ICU warns and gives the letters back.
  if (U_FAILURE(status) || status == U_USING_DEFAULT_WARNING) return;
  // A unit of UTF-16 is at most three bytes, so the promised 240 hold it with its NUL.
  u_strToUTF8(name, 3 * REGION_CAPACITY, NULL, text, count < REGION_CAPACITY ? count : 0, &status);
  if (U_FAILURE(status)) name[0] = 0;
}
