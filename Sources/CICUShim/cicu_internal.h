// SPDX-License-Identifier: Apache-2.0
#ifndef CICU_INTERNAL_H
#define CICU_INTERNAL_H

#include <string.h>
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

/// Fills the scratch with the text as UTF-16 and returns its length.
int32_t cicu_transcode(cicu_segmenter *segmenter);

/// Takes a segmenter out of this thread's cache; the caller owns it then. NULL if there is none.
cicu_segmenter *cicu_cache_take(cicu_rules rules, const char *locale);

/// Gives a segmenter to this thread's cache, which owns it then; false if the caller still does.
bool cicu_cache_give(cicu_segmenter *segmenter);

/// Frees a segmenter and all it owns.
void cicu_free(cicu_segmenter *segmenter);

/// Bytes that are looked at in one step.
typedef uint8_t cicu_block __attribute__((vector_size(16)));

static inline cicu_block cicu_load(const uint8_t *bytes) {
  cicu_block block;
  memcpy(&block, bytes, sizeof block);
  return block;
}

/// The index of the first byte of a block that is not zero; the size of a block if all are.
static inline size_t cicu_first_set(cicu_block block) {
  uint64_t halves[2];
  memcpy(halves, &block, sizeof halves);
  for (size_t half = 0; half < 2; half++) {
    if (halves[half] == 0) continue;
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    return half * 8 + (size_t)__builtin_ctzll(halves[half]) / 8;
#else
    return half * 8 + (size_t)__builtin_clzll(halves[half]) / 8;
#endif
  }
  return sizeof block;
}

#endif
