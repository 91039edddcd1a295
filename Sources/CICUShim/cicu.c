// SPDX-License-Identifier: Apache-2.0
//
// ICU sees the text as UTF-16 in a scratch; a walk forward in the UTF-8 maps each boundary back.
#include "cicu.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/utf8.h>

#include "cicu_internal.h"

// A thread keeps the scratch of a usual paragraph, not that of a whole book.
enum { MAX_KEPT_SCRATCH = 32 * 1024 };

static UBreakIterator *open_iterator(cicu_rules rules, const char *locale) {
  static const UBreakIteratorType types[] = {
    [CICU_CHARACTER] = UBRK_CHARACTER,
    [CICU_WORD] = UBRK_WORD,
    [CICU_LINE] = UBRK_LINE,
    [CICU_SENTENCE] = UBRK_SENTENCE,
  };
  UErrorCode error = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(types[rules], locale, NULL, 0, &error);
  if (U_SUCCESS(error)) return iterator;
  if (iterator != NULL) ubrk_close(iterator);
  return NULL;
}

cicu_segmenter *cicu_open(cicu_rules rules, const char *tag, size_t length) {
  char locale[ULOC_FULLNAME_CAPACITY];
  cicu_locale(tag, length, locale);
  cicu_segmenter *segmenter = cicu_cache_take(rules, locale);
  if (segmenter != NULL) return segmenter;

  segmenter = calloc(1, sizeof *segmenter);
  if (segmenter == NULL) return NULL;
  segmenter->rules = rules;
  strcpy(segmenter->locale, locale);
  segmenter->iterator = open_iterator(rules, locale);
  if (segmenter->iterator != NULL) return segmenter;
  cicu_free(segmenter);
  return NULL;
}

void cicu_free(cicu_segmenter *segmenter) {
  if (segmenter->iterator != NULL) ubrk_close(segmenter->iterator);
  free(segmenter->scratch);
  free(segmenter);
}

void cicu_close(cicu_segmenter *segmenter) {
  if (segmenter == NULL) return;
  bool is_empty = cicu_set_text(segmenter, NULL, 0);
  if (segmenter->scratch_capacity > MAX_KEPT_SCRATCH) {
    free(segmenter->scratch);
    segmenter->scratch = NULL;
    segmenter->scratch_capacity = 0;
  }
  if (!is_empty || !cicu_cache_give(segmenter)) cicu_free(segmenter);
}

bool cicu_set_text(cicu_segmenter *segmenter, const uint8_t *utf8, size_t length) {
  static const UChar nothing[1];
  bool fits = length <= INT32_MAX;
  if (fits && length > segmenter->scratch_capacity) {
    // No scalar has more UTF-16 units than UTF-8 bytes, nor has what stands for an ill-formed one.
    free(segmenter->scratch);
    segmenter->scratch = malloc(length * sizeof(UChar));
    segmenter->scratch_capacity = segmenter->scratch == NULL ? 0 : length;
    fits = segmenter->scratch != NULL;
  }
  segmenter->utf8 = utf8;
  segmenter->utf8_length = fits ? (int32_t)length : 0;
  segmenter->utf8_start = segmenter->utf8_end = segmenter->utf16_end = 0;

  int32_t count = cicu_transcode(segmenter);
  segmenter->is_bytewise = count == segmenter->utf8_length;
  UErrorCode error = U_ZERO_ERROR;
  ubrk_setText(segmenter->iterator, count == 0 ? nothing : segmenter->scratch, count, &error);
  return fits && U_SUCCESS(error);
}

bool cicu_next(cicu_segmenter *segmenter, cicu_segment *segment) {
  int32_t boundary = ubrk_next(segmenter->iterator);
  if (boundary == UBRK_DONE) return false;

  int32_t end = segmenter->utf8_end;
  segmenter->utf8_start = end;
  if (segmenter->is_bytewise) {
    end = boundary;
  } else {
    int32_t utf16 = segmenter->utf16_end;
    while (utf16 < boundary && end < segmenter->utf8_length) {
      UChar32 c;
      U8_NEXT(segmenter->utf8, end, segmenter->utf8_length, c);
      utf16 += c > 0xFFFF ? 2 : 1;
    }
    segmenter->utf16_end = utf16;
  }
  segmenter->utf8_end = end;
  int32_t status = segmenter->rules == CICU_WORD ? ubrk_getRuleStatus(segmenter->iterator) : 0;
  *segment = (cicu_segment){segmenter->utf8_start, end, status};
  return true;
}
