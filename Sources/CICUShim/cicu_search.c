// SPDX-License-Identifier: Apache-2.0
#include "cicu.h"
#include "cicu_internal.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/ubrk.h>
#include <unicode/ucol.h>
#include <unicode/uloc.h>
#include <unicode/usearch.h>

struct cicu_search {
  UCollator *collator;
  UBreakIterator *clusters;
  UStringSearch *search;
};

static UCollator *open_collator(const char *tag, size_t length, bool accents) {
  char locale[ULOC_FULLNAME_CAPACITY + 32];
  UErrorCode error = U_ZERO_ERROR;
  cicu_locale(tag, length, locale);
  uloc_setKeywordValue("collation", "search", locale, sizeof locale, &error);
  error = U_ZERO_ERROR;
  UCollator *collator = ucol_open(locale, &error);
  if (U_FAILURE(error)) return NULL;
  ucol_setStrength(collator, accents ? UCOL_SECONDARY : UCOL_PRIMARY);
  ucol_setAttribute(collator, UCOL_NORMALIZATION_MODE, UCOL_ON, &error);
  if (U_SUCCESS(error)) return collator;
  ucol_close(collator);
  return NULL;
}

cicu_search *cicu_search_open(
  const uint16_t *pattern, size_t count, const char *tag, size_t length, bool accents
) {
  if (count == 0 || count > INT32_MAX) return NULL;
  cicu_search *search = calloc(1, sizeof *search);
  if (search == NULL) return NULL;
  static const UChar empty[] = { 0x20, 0 };
  UErrorCode error = U_ZERO_ERROR;
  search->collator = open_collator(tag, length, accents);
  search->clusters = ubrk_open(UBRK_CHARACTER, "", empty, 1, &error);
  if (search->collator != NULL && U_SUCCESS(error)) {
    search->search = usearch_openFromCollator(
      (const UChar *)pattern, (int32_t)count, empty, 1, search->collator, search->clusters, &error);
  }
  if (search->search != NULL && U_SUCCESS(error)) return search;
  cicu_search_close(search);
  return NULL;
}

void cicu_search_close(cicu_search *search) {
  if (search == NULL) return;
  if (search->search != NULL) usearch_close(search->search);
  if (search->clusters != NULL) ubrk_close(search->clusters);
  if (search->collator != NULL) ucol_close(search->collator);
  free(search);
}

bool cicu_search_set_text(cicu_search *search, const uint16_t *text, size_t count) {
  if (count == 0 || count > INT32_MAX) return false;
  UErrorCode error = U_ZERO_ERROR;
  usearch_setText(search->search, (const UChar *)text, (int32_t)count, &error);
  return U_SUCCESS(error);
}

bool cicu_search_next(cicu_search *search, int32_t *start, int32_t *end) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t found = usearch_next(search->search, &error);
  if (U_FAILURE(error) || found == USEARCH_DONE) return false;
  *start = found;
  *end = found + usearch_getMatchedLength(search->search);
  return true;
}
