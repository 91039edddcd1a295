// SPDX-License-Identifier: Apache-2.0
//
// Text segmentation and bidi levels by the linked ICU. No ICU header is included here: distributions export
// suffixed symbols (ubrk_open_72) behind macros, and Swift must never see either.
#ifndef CICU_H
#define CICU_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// One break iterator with its scratch; used by one thread at a time.
typedef struct cicu_segmenter cicu_segmenter;

typedef enum {
  CICU_CHARACTER,
  CICU_WORD,
  CICU_LINE,
  CICU_SENTENCE,
} cicu_rules;

/// A stretch between two boundaries, in UTF-8 offsets of the text.
typedef struct {
  int32_t start;
  int32_t end;
  int32_t status;  // ICU's rule status, for CICU_WORD alone.
} cicu_segment;

/// The rule status from which on a word segment is one of letters, digits, kana or ideographs.
extern const int32_t CICU_STATUS_WORD;

/// Gives a segmenter that the caller owns and returns with cicu_close; NULL if ICU cannot make one.
/// A tag that is not well-formed BCP 47, whatever its bytes, means the root locale.
cicu_segmenter *_Nullable cicu_open(cicu_rules rules, const char *_Nullable tag, size_t length);

/// Takes a segmenter back; this thread keeps it for the next cicu_open, or frees it.
void cicu_close(cicu_segmenter *_Nullable segmenter);

/// Begins at a text, which is borrowed until the next cicu_set_text or cicu_close.
/// False, and no segments, beyond INT32_MAX bytes or without memory. Ill-formed sequences are
/// segmented as U+FFFD.
bool cicu_set_text(cicu_segmenter *segmenter, const uint8_t *_Nullable utf8, size_t length);

/// Gives the next segment; false at the end of the text.
bool cicu_next(cicu_segmenter *segmenter, cicu_segment *segment);

/// Whether the segment that cicu_next gave last holds an emoji (an Extended_Pictographic, a pair of
/// regional indicators, a keycap) or an object (U+FFFC).
bool cicu_has_symbol(const cicu_segmenter *segmenter);

/// Whether the segment that cicu_next gave last holds a letter or a digit.
bool cicu_has_letter_or_digit(const cicu_segmenter *segmenter);

/// A walk through the collation elements of texts; used by one thread at a time.
typedef struct cicu_collation cicu_collation;

/// A collation element: its weights, as ICU packs them, and the UTF-16 units it is made of, which
/// several may share.
typedef struct {
  uint32_t weights;
  uint32_t start;
  uint32_t end;
} cicu_collation_element;

/// Gives a walk by the search collation of a BCP 47 tag, which the caller owns and returns with
/// cicu_collation_close; NULL if ICU cannot make one.
cicu_collation *_Nullable cicu_collation_open(const char *_Nullable tag, size_t length);

/// Takes a walk back.
void cicu_collation_close(cicu_collation *_Nullable collation);

/// Begins at a UTF-16 text, which is borrowed until the next one or cicu_collation_close. False, and
/// there are no elements, for an empty text and beyond INT32_MAX units.
bool cicu_collation_begin(cicu_collation *collation, const uint16_t *text, size_t count);

/// Gives the next elements in order, as many as there is room for, and returns how many; 0 at the
/// end.
size_t cicu_collation_next(
  cicu_collation *collation, cicu_collation_element *elements, size_t capacity);

/// Gives the offset of the next mark that sentence rules look at, the length if there is none: one
/// that may end a sentence, in some language, or the start of a bracket or quotation. Some other
/// scalars are given too. The text is borrowed for the call.
size_t cicu_next_mark(const uint8_t *_Nullable utf8, size_t offset, size_t length);

/// What a scalar is to the rules of sentences.
typedef enum {
  CICU_CLASS_OTHER,
  CICU_CLASS_SPACE,
  CICU_CLASS_LOWER,
  CICU_CLASS_UPPER,  // and title case
  CICU_CLASS_LETTER,  // without case
  CICU_CLASS_DIGIT,
  CICU_CLASS_EXTEND,  // a combining mark, or a format character
  CICU_CLASS_TERMINAL,
  CICU_CLASS_PAUSE,  // a comma or a colon: SContinue, but for dashes
  CICU_CLASS_OPEN,
  CICU_CLASS_CLOSE,
  CICU_CLASS_QUOTE,  // a mark that may open or close
  CICU_CLASS_DASH,
} cicu_class;

/// The property Sentence_Break of a scalar, as UAX #29 names its values.
typedef enum {
  CICU_SB_OTHER,
  CICU_SB_ATERM,
  CICU_SB_STERM,
  CICU_SB_CLOSE,
  CICU_SB_SPACE,  // Sp, and what separates lines or paragraphs
  CICU_SB_SCONTINUE,
  CICU_SB_EXTEND,  // and Format
  CICU_SB_NUMERIC,
  CICU_SB_OLETTER,
  CICU_SB_LOWER,
  CICU_SB_UPPER,
} cicu_sentence_break;

enum { CICU_TRAIT_BLOCK = 256 };

/// What ICU knows of scalars, a block at a time; a block is made when its first scalar is asked for, and kept.
/// A trait has the scalar's class in its low half, and its Sentence_Break in the high one.
extern const uint8_t *_Nullable cicu_trait_blocks[0x110000 / CICU_TRAIT_BLOCK];

/// Makes a block, or gives it if another thread has.
const uint8_t *cicu_make_trait_block(uint32_t block);

static inline uint8_t cicu_traits(uint32_t scalar) {
  if (scalar >= 0x110000) return 0;
  uint32_t block = scalar / CICU_TRAIT_BLOCK;
  const uint8_t *traits = __atomic_load_n(&cicu_trait_blocks[block], __ATOMIC_ACQUIRE);
  if (traits == NULL) traits = cicu_make_trait_block(block);
  return traits[scalar % CICU_TRAIT_BLOCK];
}

/// Gives the class of a scalar.
static inline uint8_t cicu_class_of(uint32_t scalar) { return cicu_traits(scalar) & 0xF; }

/// Gives the property Sentence_Break of a scalar.
static inline uint8_t cicu_sentence_break_of(uint32_t scalar) { return cicu_traits(scalar) >> 4; }

/// Gives the offset of the next scalar that is ATerm, STerm or a sign of ASCII that ends sentences in one
/// language (0 where there is none); the length if there is none. The text is borrowed for the call.
size_t cicu_next_terminator(
  const uint8_t *_Nullable utf8, size_t offset, size_t length, uint8_t sign);

enum { CICU_MARK_CAPACITY = 24 };

/// Writes the mark that opens or closes a quotation in a language, "" where nothing is known; the memory
/// has CICU_MARK_CAPACITY bytes.
void cicu_quotation_mark(
  const char *_Nullable tag, size_t length, bool is_inner, bool is_closing, char *mark);

/// Gives the small letter of a scalar, by Unicode's simple mapping.
uint32_t cicu_lower(uint32_t scalar);

/// Writes the Unicode name of a scalar in capitals, "" where it has none; at most 120 bytes with the
/// NUL, written to the caller's memory.
void cicu_name(uint32_t scalar, char *name);

/// Writes the name of a region of two capital letters in the language of a BCP 47 tag, as UTF-8; ""
/// where ICU knows none. At most 240 bytes with the NUL, written to the caller's memory.
void cicu_region_name(const char *region, const char *_Nullable tag, size_t length, char *name);

/// Writes the embedding level (UAX #9) of each byte of a paragraph to the caller's memory, which has
/// as many bytes as the text, and gives the level of the paragraph. The base is 0 for left to right, 1
/// for right to left, -1 for the first strong character's. Ill-formed sequences count as U+FFFD.
/// -1, and nothing is written, beyond INT32_MAX bytes, without memory, or if ICU fails.
int32_t cicu_bidi_levels(
  const uint8_t *_Nullable utf8, size_t length, int32_t base, uint8_t *_Nullable levels);

/// The version of the linked ICU; at most 20 bytes with the NUL, written to the caller's memory.
void cicu_version(char *text);

/// The version of Unicode that the linked ICU implements; written as cicu_version does.
void cicu_unicode_version(char *text);

/// One converter from an encoding to UTF-8; used by one thread at a time.
typedef struct cicu_converter cicu_converter;

/// Gives a converter that the caller owns and frees with cicu_converter_close; NULL if ICU does not
/// know the encoding, or is out of memory.
cicu_converter *_Nullable cicu_converter_open(const char *name);

/// Frees a converter.
void cicu_converter_close(cicu_converter *_Nullable converter);

/// Converts what there is room for, and moves both offsets; bytes that are not of the encoding become
/// U+FFFD. True while there is more to write: call again with room. Both memories are the caller's.
bool cicu_converter_read(
  cicu_converter *converter, const uint8_t *bytes, size_t length, size_t *offset, uint8_t *utf8,
  size_t room, size_t *count);

/// Writes the names of the encodings that a text may be in, the likeliest first, each ended by a line
/// feed; at most so many bytes with the NUL, written to the caller's memory. "" where none is likely.
void cicu_detect_encodings(const uint8_t *bytes, size_t length, char *names, size_t capacity);

#pragma clang assume_nonnull end

#endif
