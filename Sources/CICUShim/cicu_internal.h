// SPDX-License-Identifier: Apache-2.0
#ifndef CICU_INTERNAL_H
#define CICU_INTERNAL_H

#include <unicode/ubrk.h>
#include <unicode/uloc.h>

#include "include/cicu.h"

struct cicu_segmenter {
  cicu_rules rules;
  char locale[ULOC_FULLNAME_CAPACITY];
  UBreakIterator *iterator;

  const uint8_t *utf8;
  int32_t utf8_length;
  bool is_bytewise;  // Each byte is one UTF-16 unit: the text is ASCII, or broken.
  UChar *scratch;
  size_t scratch_capacity;

  // Where the segment begun last starts and ends: the walk that maps UTF-16 to UTF-8.
  int32_t utf8_start;
  int32_t utf8_end;
  int32_t utf16_end;
};

/// Writes the ICU locale of a BCP 47 tag, "" for root; the memory has ULOC_FULLNAME_CAPACITY bytes.
void cicu_locale(const char *tag, size_t length, char *locale);

/// Fills the scratch with the text as UTF-16 and returns its length. Sentence rules get a space for
/// each line separator; whatever is changed keeps its number of units.
int32_t cicu_transcode(cicu_segmenter *segmenter);

/// Takes a segmenter out of this thread's cache; the caller owns it then. NULL if there is none.
cicu_segmenter *cicu_cache_take(cicu_rules rules, const char *locale);

/// Gives a segmenter to this thread's cache, which owns it then; false if the caller still does.
bool cicu_cache_give(cicu_segmenter *segmenter);

/// Frees a segmenter and all it owns.
void cicu_free(cicu_segmenter *segmenter);

#endif
