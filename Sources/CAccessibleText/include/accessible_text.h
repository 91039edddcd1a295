/* SPDX-License-Identifier: Apache-2.0 */

/**
 * AccessibleText for programs in C and C++: a draft.
 *
 * A program that has its own parser and layout hands over its text section by section and block by
 * block, under keys of its own, and asks what assistive technology asks. Every answer comes in those
 * keys. Nothing is called back: what has not been handed over is an answer, AXT_NEEDS_SECTION or
 * AXT_NEEDS_LAYOUT, and the question is asked again when it has.
 *
 * All functions may be called from any thread. None traps: what is wrong with an argument is a status,
 * and then nothing has changed and nothing was written, but for what a function says it writes.
 * Offsets count what axt_text_create was told; text is UTF-8 with its length, and without a final NUL.
 */
#ifndef ACCESSIBLE_TEXT_H
#define ACCESSIBLE_TEXT_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** What came of a call: 0 is success, above it are answers, below it mistakes of the caller. */
typedef int32_t axt_status;
enum {
  AXT_OK = 0,
  /** The text ends here. */
  AXT_END = 1,
  /** There is no such unit here: the place is in a gap, or the text is not laid out. */
  AXT_NONE = 2,
  /** A section has to be handed over first; its key is in `needed`. */
  AXT_NEEDS_SECTION = 3,
  /** A layout has to be handed over first; the key of its section is in `needed`. */
  AXT_NEEDS_LAYOUT = 4,
  /** The buffer is too small; the size that is needed has been written. */
  AXT_BUFFER_TOO_SMALL = 5,
  /** A pointer is null that must not be, or is not aligned. */
  AXT_BAD_POINTER = -1,
  /** The text has been freed, or never was. */
  AXT_BAD_HANDLE = -2,
  /** A number is none of those that its parameter may have. */
  AXT_BAD_VALUE = -3,
  /** The size of a structure is not that of this version of the header. */
  AXT_BAD_SIZE = -4,
  /** The text has no section with this key, or the section no block. */
  AXT_UNKNOWN_KEY = -5,
  /** The key is in use, or twice in one call. */
  AXT_KEY_USED_TWICE = -6,
  /** The bytes are not valid UTF-8. */
  AXT_INVALID_UTF8 = -7,
  /** The offset is beyond the text of its block. */
  AXT_OUT_OF_RANGE = -8,
  /** The place is in content that has been replaced. */
  AXT_STALE = -9,
  /** The place is of another text. */
  AXT_FOREIGN = -10,
  /** The lines or pages cannot be drawn: out of order, outside of their blocks, not finite. */
  AXT_BAD_LAYOUT = -11,
  /** The text has as many sections, or the section as much text, as can be counted. */
  AXT_TOO_MUCH = -12
};

/** What offsets count. */
enum { AXT_UTF8 = 0, AXT_UTF16 = 1, AXT_SCALARS = 2 };

/** Whether the program has lines and pages. */
enum { AXT_WITHOUT_LAYOUTS = 0, AXT_WITH_LAYOUTS = 1 };

/** The units of text. */
enum {
  AXT_CHARACTER = 0,
  AXT_WORD = 1,
  AXT_WORD_WITH_SPACE = 2,
  AXT_SPOKEN_WORD = 3,
  AXT_SENTENCE = 4,
  AXT_LINE = 5,
  AXT_PARAGRAPH = 6,
  AXT_PAGE = 7,
  AXT_SECTION = 8,
  AXT_DOCUMENT = 9
};

/** Which of the two units is meant that meet at a place. */
enum { AXT_DOWNSTREAM = 0, AXT_UPSTREAM = 1 };

/** Which end of a unit a move goes to. */
enum { AXT_TO_START = 0, AXT_TO_END = 1 };

/** Which element is meant. */
enum { AXT_PREVIOUS = -1, AXT_HERE = 0, AXT_NEXT = 1 };

/** What a block is to its reader. */
enum {
  AXT_PARAGRAPH_ROLE = 0,
  AXT_HEADING_ROLE = 1,
  AXT_LIST_ITEM_ROLE = 2,
  AXT_QUOTATION_ROLE = 3,
  AXT_VERSE_ROLE = 4,
  AXT_TABLE_CELL_ROLE = 5,
  AXT_CAPTION_ROLE = 6,
  AXT_IMAGE_ROLE = 7,
  AXT_NOTE_ROLE = 8,
  AXT_ASIDE_ROLE = 9,
  AXT_CODE_ROLE = 10,
  AXT_MATH_ROLE = 11,
  AXT_SEPARATOR_ROLE = 12,
  AXT_CONTENTS_ENTRY_ROLE = 13
};

/** The direction of a block. */
enum { AXT_NATURAL = 0, AXT_LEFT_TO_RIGHT = 1, AXT_RIGHT_TO_LEFT = 2 };

/** What is true of an element, as bits. */
enum {
  /** The page turns behind it. */
  AXT_CAUSES_PAGE_TURN = 1,
  /** Its paragraph goes on in the next element. */
  AXT_JOINS_NEXT = 2,
  /** Its page is known. */
  AXT_HAS_PAGE = 4,
  /** The number of its page is an estimate. */
  AXT_PAGE_NUMBER_ESTIMATED = 8
};

/** What is true of a rectangle, as bits. */
enum {
  /** The range starts in it. */
  AXT_CONTAINS_START = 1,
  /** The range ends in it. */
  AXT_CONTAINS_END = 2,
  /** Its text is written from right to left. */
  AXT_IS_RIGHT_TO_LEFT = 4,
  /** Its line runs from top to bottom. */
  AXT_IS_VERTICAL = 8,
  /** An edge had to be interpolated. */
  AXT_IS_APPROXIMATE = 16
};

/** A block key that no block has: the offset then counts from the start of the section. */
#define AXT_NO_KEY UINT64_MAX

/** A text that is open; a number that is never used again, so copies of it may outlive the text. */
typedef struct axt_text {
  uint64_t id;
} axt_text;

/** Text with its length in bytes; `utf8` may be null where the length is 0. */
typedef struct axt_string {
  const char *utf8;
  size_t length;
} axt_string;

/** A block of a section. */
typedef struct axt_block {
  /** The program's key for it, unique in its section; AXT_NO_KEY for none. */
  uint64_t key;
  /** Its text; it holds no line end but U+2028, so that offsets stay the program's own. */
  axt_string text;
  /** Its language, a BCP 47 tag; empty where it is not known. */
  axt_string language;
  /** What it is: one of the roles. */
  int32_t role;
  /** The level of a heading, 1 to 6. */
  int32_t level;
  /** Its direction. */
  int32_t direction;
  /** Whether it goes on with the paragraph of the block before: 0 or 1. */
  int32_t continues;
} axt_block;

/** A line: a piece of one block in a box, in the coordinates of its page. */
typedef struct axt_line {
  /** The key of its block. */
  uint64_t block;
  /** Where its text starts in the block. */
  uint64_t start;
  /** Where its text ends, with the spaces that hang there. */
  uint64_t end;
  double x;
  double y;
  double width;
  double height;
  /** Its page in the section, from 0; a number that is passed over is a blank page. */
  uint32_t page;
  /** AXT_LEFT_TO_RIGHT or AXT_RIGHT_TO_LEFT. */
  int32_t direction;
} axt_line;

/** A place between two characters. */
typedef struct axt_position {
  uint64_t section;
  uint64_t block;
  uint64_t offset;
  /**
   * Which version of the section it is of; answers have it, and 0 means the section as it is now. A
   * place of an old version is answered AXT_STALE, one of another text AXT_FOREIGN.
   */
  uint64_t version;
} axt_position;

/** The text between two places, which are taken in either order. */
typedef struct axt_range {
  axt_position start;
  axt_position end;
} axt_range;

/** What a move came to. */
typedef struct axt_move {
  axt_position position;
  /** How many units were really moved; fewer than asked where the text ends, or is not there yet. */
  uint64_t units;
  /** How many pages were turned. */
  uint64_t pages;
  /** The side of the place that was reached, where two lines meet. */
  int32_t affinity;
} axt_move;

/** A piece of a block on one page: what an assistive technology focuses. */
typedef struct axt_element {
  axt_range range;
  /** The number of its page in the text, from 1, and in the section, from 0. */
  uint64_t page_number;
  uint32_t page_index;
  int32_t role;
  int32_t level;
  uint32_t flags;
} axt_element;

/** What a range covers of one line and one direction, in the coordinates of a page. */
typedef struct axt_rect {
  uint64_t section;
  uint32_t page_index;
  uint32_t flags;
  double x;
  double y;
  double width;
  double height;
} axt_rect;

/**
 * Opens a text without sections.
 * The caller owns `*text`, and ends it with axt_text_free.
 */
axt_status axt_text_create(int32_t offset_unit, int32_t layouts, axt_text *text);

/**
 * Names sections that come after all others, in reading order; either all of them or none.
 * `keys` is copied, and stays the caller's.
 */
axt_status axt_text_append_sections(axt_text text, const uint64_t *keys, size_t count);

/**
 * Hands over the blocks of a section, or others in the place of those it had; none for a section
 * without text. `version`, which may be null, receives the section's version.
 * `blocks` and all text in them are copied, and stay the caller's.
 */
axt_status axt_text_push_section(
    axt_text text, uint64_t section, const axt_block *blocks, size_t count, size_t block_size,
    uint64_t *version);

/**
 * Hands over the lines and pages of a section, for the first time or at relayout. Lines are in the
 * order of the text; `version` is that of the content that was laid out, or 0.
 * `lines` is copied, and stays the caller's.
 */
axt_status axt_text_push_layout(
    axt_text text, uint64_t section, uint64_t version, const axt_line *lines, size_t count,
    size_t line_size, uint32_t page_count);

/**
 * Finds the unit around a place.
 * `*unit` and `*needed`, which may be null, are the caller's and are written by value.
 */
axt_status axt_text_unit(
    axt_text text, axt_position position, int32_t granularity, int32_t affinity, axt_range *unit,
    uint64_t *needed);

/**
 * Moves by units, forward or, where `count` is negative, backward, over elements, pages and sections.
 * `*move` and `*needed`, which may be null, are the caller's and are written by value.
 */
axt_status axt_text_move(
    axt_text text, axt_position position, int32_t granularity, int64_t count, int32_t edge,
    axt_move *move, uint64_t *needed);

/**
 * Finds the element that holds a place, or its neighbour.
 * `*element` and `*needed`, which may be null, are the caller's and are written by value.
 */
axt_status axt_text_element(
    axt_text text, axt_position position, int32_t which, axt_element *element, uint64_t *needed);

/**
 * Finds the rectangles of a range, in the order of the text; `*count` receives how many there are, and
 * as many as fit are written.
 * `rects`, which may be null where the capacity is 0, stays the caller's, as do `*count` and `*needed`,
 * which may be null.
 */
axt_status axt_text_rects(
    axt_text text, axt_range range, axt_rect *rects, size_t capacity, size_t *count,
    uint64_t *needed);

/**
 * Copies the text in a range, blocks separated by line feeds; `*length` receives its length in bytes,
 * and nothing is copied if it does not fit.
 * `utf8`, which may be null where the capacity is 0, stays the caller's, as do `*length` and `*needed`,
 * which may be null.
 */
axt_status axt_text_copy(
    axt_text text, axt_range range, char *utf8, size_t capacity, size_t *length, uint64_t *needed);

/**
 * Ends a text.
 * The caller owns nothing of it any more; the same handle is AXT_BAD_HANDLE from then on.
 */
axt_status axt_text_free(axt_text text);

#ifdef __cplusplus
}
#endif

#endif
