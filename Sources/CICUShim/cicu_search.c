// SPDX-License-Identifier: Apache-2.0
#include "cicu.h"
#include "cicu_internal.h"

#include <stdlib.h>
#include <unicode/ucol.h>
#include <unicode/ucoleitr.h>
#include <unicode/uloc.h>

struct cicu_collation {
  UCollator *collator;
  UCollationElements *walk;
  // The characters of the element that was given last.
  int32_t start;
  int32_t end;
};

cicu_collation *cicu_collation_open(const char *tag, size_t length) {
  static const UChar empty[] = { 0x20, 0 };
  // Room for the language and for the kind of collation.
  char locale[ULOC_FULLNAME_CAPACITY + 32];
  UErrorCode error = U_ZERO_ERROR;
  cicu_locale(tag, length, locale);
  uloc_setKeywordValue("collation", "search", locale, sizeof locale, &error);
  error = U_ZERO_ERROR;
  cicu_collation *collation = calloc(1, sizeof *collation);
  if (collation == NULL) return NULL;
  collation->collator = ucol_open(locale, &error);
  if (U_SUCCESS(error)) {
    ucol_setAttribute(collation->collator, UCOL_NORMALIZATION_MODE, UCOL_ON, &error);
    collation->walk = ucol_openElements(collation->collator, empty, 1, &error);
  }
  if (U_SUCCESS(error)) return collation;
  cicu_collation_close(collation);
  return NULL;
}

void cicu_collation_close(cicu_collation *collation) {
  if (collation == NULL) return;
  if (collation->walk != NULL) ucol_closeElements(collation->walk);
  if (collation->collator != NULL) ucol_close(collation->collator);
  free(collation);
}

bool cicu_collation_begin(cicu_collation *collation, const uint16_t *text, size_t count) {
  if (count == 0 || count > INT32_MAX) return false;
  UErrorCode error = U_ZERO_ERROR;
  ucol_setText(collation->walk, (const UChar *)text, (int32_t)count, &error);
  collation->start = 0;
  collation->end = 0;
  return U_SUCCESS(error);
}

size_t cicu_collation_next(
  cicu_collation *collation, cicu_collation_element *elements, size_t capacity
) {
  UErrorCode error = U_ZERO_ERROR;
  size_t count = 0;
  while (count < capacity) {
    int32_t order = ucol_next(collation->walk, &error);
    if (U_FAILURE(error) || order == UCOL_NULLORDER) break;
    // A walk that stands still gives a further element of the same characters.
    int32_t reached = ucol_getOffset(collation->walk);
    if (reached > collation->end) {
      collation->start = collation->end;
      collation->end = reached;
    }
    elements[count++] = (cicu_collation_element){
      (uint32_t)order, (uint32_t)collation->start, (uint32_t)collation->end,
    };
  }
  return count;
}
