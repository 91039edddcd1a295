// SPDX-License-Identifier: Apache-2.0
#include <stdint.h>
#include <string.h>

#include "accessible_text.h"
#include "door_log.h"
#include "door_program.h"

#define EXPECT(status, call)                                                       \
  do {                                                                             \
    axt_status answer = (call);                                                    \
    if (answer != (status))                                                        \
      door_print(&log, "line %d: %d, not %s\n", __LINE__, (int)answer, #status); \
  } while (0)

static const axt_line whole_line = {
    .block = 1, .end = 3, .width = 30, .height = 10, .direction = AXT_LEFT_TO_RIGHT};

static axt_block plain(uint64_t key, const char *text, size_t length) {
  return (axt_block){.key = key, .text = {text, length}};
}

static axt_text two_sections(void) {
  const uint64_t keys[] = {1, 2};
  axt_text text;
  axt_text_create(AXT_UTF8, AXT_WITH_LAYOUTS, &text);
  axt_text_append_sections(text, keys, 2);
  const axt_block block = plain(1, "One", 3);
  axt_text_push_section(text, 1, &block, 1, sizeof block, NULL);
  return text;
}

static struct door_log misuse_of_building(struct door_log log) {
  axt_text text = two_sections();
  EXPECT(AXT_BAD_POINTER, axt_text_create(AXT_UTF8, AXT_WITH_LAYOUTS, NULL));
  axt_text unused;
  EXPECT(AXT_BAD_VALUE, axt_text_create(3, AXT_WITH_LAYOUTS, &unused));
  EXPECT(AXT_BAD_VALUE, axt_text_create(INT32_MIN, AXT_WITH_LAYOUTS, &unused));
  EXPECT(AXT_BAD_VALUE, axt_text_create(AXT_UTF8, 2, &unused));

  const uint64_t known[] = {3, 1}, twice[] = {3, 3};
  EXPECT(AXT_KEY_USED_TWICE, axt_text_append_sections(text, known, 2));
  EXPECT(AXT_KEY_USED_TWICE, axt_text_append_sections(text, twice, 2));
  EXPECT(AXT_BAD_POINTER, axt_text_append_sections(text, NULL, 1));
  EXPECT(AXT_BAD_POINTER, axt_text_append_sections(text, known, SIZE_MAX));
  EXPECT(AXT_BAD_POINTER, axt_text_append_sections(text, known, SIZE_MAX / 4));
  EXPECT(AXT_BAD_POINTER,
         axt_text_append_sections(text, (const uint64_t *)((const char *)known + 1), 1));
  EXPECT(AXT_OK, axt_text_append_sections(text, NULL, 0));

  axt_block block = plain(1, "One", 3);
  size_t size = sizeof block;
  EXPECT(AXT_UNKNOWN_KEY, axt_text_push_section(text, 3, &block, 1, size, NULL));
  EXPECT(AXT_BAD_SIZE, axt_text_push_section(text, 1, &block, 1, size - 8, NULL));
  EXPECT(AXT_BAD_SIZE, axt_text_push_section(text, 1, &block, 1, 0, NULL));
  EXPECT(AXT_BAD_SIZE, axt_text_push_section(text, 1, &block, 1, SIZE_MAX, NULL));
  EXPECT(AXT_BAD_POINTER, axt_text_push_section(text, 1, NULL, 1, size, NULL));
  const axt_block pair[] = {block, block};
  EXPECT(AXT_KEY_USED_TWICE, axt_text_push_section(text, 1, pair, 2, size, NULL));
  const char *bad[] = {"\xff", "\xc3", "\xed\xa0\x80", "a\nb", "a\r", "\xe2\x80\xa9"};
  for (int index = 0; index < 6; index++) {
    block = plain(1, bad[index], strlen(bad[index]));
    EXPECT(index < 3 ? AXT_INVALID_UTF8 : AXT_BAD_VALUE,
           axt_text_push_section(text, 1, &block, 1, size, NULL));
  }
  block = plain(1, NULL, 1);
  EXPECT(AXT_BAD_POINTER, axt_text_push_section(text, 1, &block, 1, size, NULL));
  block = plain(1, "One", SIZE_MAX);
  EXPECT(AXT_BAD_POINTER, axt_text_push_section(text, 1, &block, 1, size, NULL));
  block = plain(1, "One", 3);
  block.language = (axt_string){"\xff", 1};
  EXPECT(AXT_INVALID_UTF8, axt_text_push_section(text, 1, &block, 1, size, NULL));
  block = plain(1, "One", 3);
  block.role = AXT_HEADING_ROLE;
  EXPECT(AXT_BAD_VALUE, axt_text_push_section(text, 1, &block, 1, size, NULL));
  block.role = 14;
  EXPECT(AXT_BAD_VALUE, axt_text_push_section(text, 1, &block, 1, size, NULL));
  block = plain(1, "One", 3);
  block.direction = 3;
  EXPECT(AXT_BAD_VALUE, axt_text_push_section(text, 1, &block, 1, size, NULL));
  block.direction = 0;
  block.continues = -1;
  EXPECT(AXT_BAD_VALUE, axt_text_push_section(text, 1, &block, 1, size, NULL));
  axt_text_free(text);
  return log;
}

static struct door_log misuse_of_layouts(struct door_log log) {
  axt_text text = two_sections();
  size_t size = sizeof whole_line;
  axt_line line = whole_line;
  EXPECT(AXT_NEEDS_SECTION, axt_text_push_layout(text, 2, 0, &line, 1, size, 1));
  EXPECT(AXT_UNKNOWN_KEY, axt_text_push_layout(text, 3, 0, &line, 1, size, 1));
  EXPECT(AXT_FOREIGN, axt_text_push_layout(text, 1, 7, &line, 1, size, 1));
  EXPECT(AXT_BAD_SIZE, axt_text_push_layout(text, 1, 0, &line, 1, size + 1, 1));
  EXPECT(AXT_BAD_POINTER, axt_text_push_layout(text, 1, 0, NULL, 1, size, 1));
  EXPECT(AXT_BAD_LAYOUT, axt_text_push_layout(text, 1, 0, &line, 1, size, 0));
  EXPECT(AXT_BAD_LAYOUT, axt_text_push_layout(text, 1, 0, &line, 1, size, UINT32_MAX));
  const axt_line backwards[] = {whole_line, whole_line};
  EXPECT(AXT_BAD_LAYOUT, axt_text_push_layout(text, 1, 0, backwards, 2, size, 1));
  line.page = 1;
  EXPECT(AXT_BAD_LAYOUT, axt_text_push_layout(text, 1, 0, &line, 1, size, 1));
  line = whole_line;
  line.end = 4;
  EXPECT(AXT_OUT_OF_RANGE, axt_text_push_layout(text, 1, 0, &line, 1, size, 1));
  line.end = UINT64_MAX;
  EXPECT(AXT_OUT_OF_RANGE, axt_text_push_layout(text, 1, 0, &line, 1, size, 1));
  line = whole_line;
  line.start = 3;
  line.end = 1;
  EXPECT(AXT_BAD_LAYOUT, axt_text_push_layout(text, 1, 0, &line, 1, size, 1));
  line = whole_line;
  line.block = 9;
  EXPECT(AXT_UNKNOWN_KEY, axt_text_push_layout(text, 1, 0, &line, 1, size, 1));
  line = whole_line;
  line.width = -1;
  EXPECT(AXT_BAD_LAYOUT, axt_text_push_layout(text, 1, 0, &line, 1, size, 1));
  line.width = 1.0 / (double)(line.page * 1.0);
  EXPECT(AXT_BAD_LAYOUT, axt_text_push_layout(text, 1, 0, &line, 1, size, 1));
  line = whole_line;
  line.direction = AXT_NATURAL;
  EXPECT(AXT_BAD_LAYOUT, axt_text_push_layout(text, 1, 0, &line, 1, size, 1));

  const axt_block block = plain(1, "One", 3);
  uint64_t old = 0, new = 0;
  axt_text_push_section(text, 1, &block, 1, sizeof block, &old);
  axt_text_push_section(text, 1, &block, 1, sizeof block, &new);
  EXPECT(AXT_STALE, axt_text_push_layout(text, 1, old, &whole_line, 1, size, 1));
  EXPECT(AXT_OK, axt_text_push_layout(text, 1, new, &whole_line, 1, size, 3));
  axt_text_free(text);
  return log;
}

static struct door_log misuse_of_places(struct door_log log) {
  axt_text text = two_sections(), other = two_sections();
  axt_range unit;
  axt_move move;
  axt_element element;
  axt_rect rect;
  char byte;
  size_t count = 0;
  uint64_t needed = 0;
  const axt_position start = {.section = 1, .block = 1};
  EXPECT(AXT_OK, axt_text_unit(text, start, AXT_WORD, AXT_DOWNSTREAM, &unit, NULL));
  const axt_range word = unit;

  axt_position place = start;
  place.offset = 4;
  EXPECT(AXT_OUT_OF_RANGE, axt_text_unit(text, place, AXT_WORD, 0, &unit, &needed));
  place.offset = UINT64_MAX;
  EXPECT(AXT_OUT_OF_RANGE, axt_text_unit(text, place, AXT_WORD, 0, &unit, &needed));
  place = start;
  place.block = 2;
  EXPECT(AXT_UNKNOWN_KEY, axt_text_unit(text, place, AXT_WORD, 0, &unit, &needed));
  place.section = 3;
  EXPECT(AXT_UNKNOWN_KEY, axt_text_unit(text, place, AXT_WORD, 0, &unit, &needed));
  place.section = 2;
  EXPECT(AXT_NEEDS_SECTION, axt_text_unit(text, place, AXT_WORD, 0, &unit, &needed));
  if (needed != 2) door_print(&log, "the needed section is not told\n");
  EXPECT(AXT_NEEDS_SECTION, axt_text_unit(text, place, AXT_WORD, 0, &unit, NULL));
  EXPECT(AXT_FOREIGN, axt_text_unit(other, word.start, AXT_WORD, 0, &unit, &needed));

  EXPECT(AXT_BAD_POINTER, axt_text_unit(text, start, AXT_WORD, 0, NULL, &needed));
  EXPECT(AXT_BAD_VALUE, axt_text_unit(text, start, 10, 0, &unit, &needed));
  EXPECT(AXT_BAD_VALUE, axt_text_unit(text, start, -1, 0, &unit, &needed));
  EXPECT(AXT_BAD_VALUE, axt_text_unit(text, start, AXT_WORD, 2, &unit, &needed));
  EXPECT(AXT_BAD_POINTER, axt_text_move(text, start, AXT_WORD, 1, 0, NULL, &needed));
  EXPECT(AXT_BAD_VALUE, axt_text_move(text, start, AXT_WORD, 1, 2, &move, &needed));
  EXPECT(AXT_NEEDS_SECTION, axt_text_move(text, start, AXT_WORD, INT64_MAX, 0, &move, &needed));
  EXPECT(AXT_END, axt_text_move(text, start, AXT_WORD, INT64_MIN, 0, &move, &needed));
  EXPECT(AXT_BAD_POINTER, axt_text_element(text, start, AXT_HERE, NULL, &needed));
  EXPECT(AXT_BAD_VALUE, axt_text_element(text, start, 2, &element, &needed));
  EXPECT(AXT_BAD_POINTER, axt_text_rects(text, word, &rect, 1, NULL, &needed));
  EXPECT(AXT_BAD_POINTER, axt_text_rects(text, word, NULL, 1, &count, &needed));
  EXPECT(AXT_NEEDS_LAYOUT, axt_text_rects(text, word, &rect, 1, &count, &needed));
  EXPECT(AXT_OK, axt_text_push_layout(text, 1, 0, &whole_line, 1, sizeof whole_line, 1));
  EXPECT(AXT_BUFFER_TOO_SMALL, axt_text_rects(text, word, NULL, 0, &count, &needed));
  if (count != 1) door_print(&log, "the number of rects is not told\n");
  EXPECT(AXT_BUFFER_TOO_SMALL, axt_text_copy(text, word, &byte, 1, &count, &needed));
  if (count != 3) door_print(&log, "the length of the text is not told\n");
  EXPECT(AXT_BAD_POINTER, axt_text_copy(text, word, NULL, 3, &count, &needed));
  EXPECT(AXT_BAD_POINTER, axt_text_copy(text, word, &byte, SIZE_MAX, &count, &needed));
  EXPECT(AXT_BAD_POINTER, axt_text_copy(text, word, &byte, 1, NULL, &needed));

  const axt_block block = plain(1, "One", 3);
  axt_text_push_section(text, 1, &block, 1, sizeof block, NULL);
  EXPECT(AXT_STALE, axt_text_unit(text, word.start, AXT_WORD, 0, &unit, &needed));
  EXPECT(AXT_STALE, axt_text_copy(text, word, &byte, 1, &count, &needed));
  EXPECT(AXT_OK, axt_text_unit(text, start, AXT_WORD, 0, &unit, &needed));
  axt_text_push_section(text, 1, NULL, 0, sizeof block, NULL);
  EXPECT(AXT_UNKNOWN_KEY, axt_text_unit(text, start, AXT_WORD, 0, &unit, &needed));
  place = (axt_position){.section = 1, .block = AXT_NO_KEY};
  EXPECT(AXT_NONE, axt_text_unit(text, place, AXT_WORD, 0, &unit, &needed));
  EXPECT(AXT_NONE, axt_text_move(text, place, AXT_WORD, 1, 0, &move, &needed));

  EXPECT(AXT_OK, axt_text_free(other));
  EXPECT(AXT_BAD_HANDLE, axt_text_free(other));
  EXPECT(AXT_BAD_HANDLE, axt_text_unit(other, start, AXT_WORD, 0, &unit, &needed));
  EXPECT(AXT_BAD_HANDLE, axt_text_free((axt_text){0}));
  EXPECT(AXT_BAD_HANDLE, axt_text_free((axt_text){UINT64_MAX}));
  axt_text_free(text);
  return log;
}

void door_misuse(char *buffer, size_t capacity) {
  struct door_log log = door_log_start(buffer, capacity);
  log = misuse_of_building(log);
  log = misuse_of_layouts(log);
  misuse_of_places(log);
}
