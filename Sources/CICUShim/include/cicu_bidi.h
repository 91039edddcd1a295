// SPDX-License-Identifier: Apache-2.0
//
// The bidirectional algorithm by the linked ICU. No ICU header is included here; see cicu.h.
#ifndef CICU_BIDI_H
#define CICU_BIDI_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Writes the embedding level (UAX #9) of each byte of a paragraph to the caller's memory, which has
/// as many bytes as the text, and gives the level of the paragraph. The base is 0 for left to right, 1
/// for right to left, -1 for the first strong character's. Ill-formed sequences count as U+FFFD.
/// -1, and nothing is written, beyond INT32_MAX bytes, without memory, or if ICU fails.
int32_t cicu_bidi_levels(
  const uint8_t *_Nullable utf8, size_t length, int32_t base, uint8_t *_Nullable levels);

#pragma clang assume_nonnull end

#endif
