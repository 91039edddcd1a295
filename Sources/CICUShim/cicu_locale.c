// SPDX-License-Identifier: Apache-2.0
#include <string.h>

#include "cicu_internal.h"

// Longer than any language, script, region and variants that ICU has rules for.
enum { MAX_TAG = 100 };

void cicu_locale(const char *tag, size_t length, char *locale) {
  locale[0] = '\0';
  if (tag == NULL || length == 0 || length > MAX_TAG || memchr(tag, 0, length) != NULL) return;

  char copy[MAX_TAG + 1];
  for (size_t i = 0; i < length; i++) copy[i] = tag[i] == '_' ? '-' : tag[i];
  copy[length] = '\0';

  UErrorCode error = U_ZERO_ERROR;
  char full[ULOC_FULLNAME_CAPACITY];
  uloc_forLanguageTag(copy, full, sizeof full, NULL, &error);
  // Without its extensions: a text does not choose other rules than its language has.
  int32_t written = uloc_getBaseName(full, locale, ULOC_FULLNAME_CAPACITY, &error);
  if (U_FAILURE(error) || written >= ULOC_FULLNAME_CAPACITY) locale[0] = '\0';
}
