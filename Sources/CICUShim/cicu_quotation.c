// SPDX-License-Identifier: Apache-2.0
#include <unicode/ulocdata.h>
#include <unicode/ustring.h>

#include "cicu_internal.h"

void cicu_quotation_mark(
  const char *tag, size_t length, bool is_inner, bool is_closing, char *mark) {
  // A unit of UTF-16 is at most three bytes, and there is a NUL.
  enum { UNITS = (CICU_MARK_CAPACITY - 1) / 3 };
  static const ULocaleDataDelimiterType types[2][2] = {
    {ULOCDATA_QUOTATION_START, ULOCDATA_QUOTATION_END},
    {ULOCDATA_ALT_QUOTATION_START, ULOCDATA_ALT_QUOTATION_END},
  };
  char locale[ULOC_FULLNAME_CAPACITY];
  UChar text[UNITS];
  UErrorCode error = U_ZERO_ERROR;
  mark[0] = '\0';
  cicu_locale(tag, length, locale);
  ULocaleData *data = ulocdata_open(locale, &error);
  if (U_FAILURE(error)) return;
  int32_t count = ulocdata_getDelimiter(data, types[is_inner][is_closing], text, UNITS, &error);
  if (U_SUCCESS(error) && count < UNITS) {
    u_strToUTF8(mark, CICU_MARK_CAPACITY, NULL, text, count, &error);
  }
  if (U_FAILURE(error)) mark[0] = '\0';
  ulocdata_close(data);
}
