// SPDX-License-Identifier: Apache-2.0
#include <inttypes.h>
#include <string.h>

#include "accessible_text.h"
#include "door_log.h"
#include "door_program.h"

static axt_block block(uint64_t key, const char *text, int32_t role) {
  return (axt_block){.key = key,
                     .text = {text, strlen(text)},
                     .language = {"en", 2},
                     .role = role,
                     .level = role == AXT_HEADING_ROLE ? 1 : 0};
}

static void push(axt_text text, uint64_t section, axt_block *blocks, size_t count) {
  axt_text_push_section(text, section, blocks, count, sizeof *blocks, NULL);
}

static axt_line line(uint64_t block, uint64_t start, uint64_t end, uint32_t page) {
  return (axt_line){.block = block,
                    .start = start,
                    .end = end,
                    .x = 10,
                    .y = 20.0 * (double)block,
                    .width = 8.0 * (double)(end - start),
                    .height = 20,
                    .page = page,
                    .direction = AXT_LEFT_TO_RIGHT};
}

static void print_range(struct door_log *log, axt_text text, axt_range range) {
  char words[100];
  size_t length = 0;
  axt_status status = axt_text_copy(text, range, words, sizeof words, &length, NULL);
  door_print(log, "%" PRIu64 ":%" PRIu64 ":%" PRIu64 " to %" PRIu64 ":%" PRIu64 ":%" PRIu64,
             range.start.section, range.start.block, range.start.offset, range.end.section,
             range.end.block, range.end.offset);
  if (status == AXT_OK) door_print(log, " “%.*s”\n", (int)length, words);
  else door_print(log, " (%d)\n", (int)status);
}

static void print_unit(
    struct door_log *log, axt_text text, axt_position position, int32_t granularity) {
  axt_range unit;
  uint64_t needed = 0;
  axt_status status =
      axt_text_unit(text, position, granularity, AXT_DOWNSTREAM, &unit, &needed);
  door_print(log, "unit %d: ", (int)granularity);
  if (status == AXT_OK) print_range(log, text, unit);
  else door_print(log, "(%d, %" PRIu64 ")\n", (int)status, needed);
}

static axt_position print_move(
    struct door_log *log, axt_text text, axt_position position, int32_t granularity,
    int64_t count) {
  axt_move move;
  uint64_t needed = 0;
  axt_status status =
      axt_text_move(text, position, granularity, count, AXT_TO_START, &move, &needed);
  door_print(log, "move %" PRId64 " of %d: ", count, (int)granularity);
  if (status != AXT_OK) {
    door_print(log, "(%d, %" PRIu64 ")\n", (int)status, needed);
    return position;
  }
  door_print(log, "%" PRIu64 " to %" PRIu64 ":%" PRIu64 ":%" PRIu64 ", pages %" PRIu64 "\n",
             move.units, move.position.section, move.position.block, move.position.offset,
             move.pages);
  return move.position;
}

static void print_element(
    struct door_log *log, axt_text text, axt_position position, int32_t which) {
  axt_element element;
  uint64_t needed = 0;
  axt_status status = axt_text_element(text, position, which, &element, &needed);
  door_print(log, "element %d: ", (int)which);
  if (status != AXT_OK) {
    door_print(log, "(%d, %" PRIu64 ")\n", (int)status, needed);
    return;
  }
  door_print(log, "page %" PRIu64 ", role %d.%d, flags %u, ", element.page_number,
             (int)element.role, (int)element.level, (unsigned)element.flags);
  print_range(log, text, element.range);
}

static void print_rects(struct door_log *log, axt_text text, axt_range range) {
  axt_rect rects[4];
  size_t count = 0;
  uint64_t needed = 0;
  axt_status status = axt_text_rects(text, range, rects, 4, &count, &needed);
  door_print(log, "rects: %d, %zu, %" PRIu64 "\n", (int)status, count, needed);
  for (size_t index = 0; index < count && index < 4 && status == AXT_OK; index++) {
    door_print(log, "  %" PRIu64 ".%u %.0f,%.0f %.0fx%.0f %u\n", rects[index].section,
               (unsigned)rects[index].page_index, rects[index].x, rects[index].y,
               rects[index].width, rects[index].height, (unsigned)rects[index].flags);
  }
}

void door_read(char *buffer, size_t capacity) {
  struct door_log log = door_log_start(buffer, capacity);
  const uint64_t keys[] = {70, 71, 72};
  axt_text text;
  axt_text_create(AXT_UTF16, AXT_WITH_LAYOUTS, &text);
  axt_text_append_sections(text, keys, 3);
  const axt_position start = {.section = 70, .block = 1, .offset = 0};

  door_print(&log, "— nothing is there\n");
  print_unit(&log, text, start, AXT_WORD);

  axt_block first[] = {block(1, "Morning 🌊", AXT_HEADING_ROLE),
                       block(2, "The tide was out. Nobody", AXT_PARAGRAPH_ROLE)};
  push(text, 70, first, 2);
  door_print(&log, "— one section\n");
  print_unit(&log, text, start, AXT_WORD);
  print_unit(&log, text, start, AXT_SENTENCE);
  print_unit(&log, text, start, AXT_LINE);
  axt_position place = print_move(&log, text, start, AXT_WORD, 4);
  print_unit(&log, text, place, AXT_WORD);
  print_element(&log, text, place, AXT_NEXT);
  print_element(&log, text, start, AXT_PREVIOUS);
  print_move(&log, text, start, AXT_LINE, 1);
  axt_range range = {start, {.section = 70, .block = 2, .offset = 8}};
  print_rects(&log, text, range);

  const axt_line lines[] = {line(1, 0, 10, 0), line(2, 0, 18, 0), line(2, 18, 24, 1)};
  axt_text_push_layout(text, 70, 0, lines, 3, sizeof *lines, 2);
  door_print(&log, "— with its lines\n");
  print_unit(&log, text, place, AXT_LINE);
  print_element(&log, text, place, AXT_HERE);
  print_element(&log, text, place, AXT_NEXT);
  print_rects(&log, text, range);

  push(text, 71, NULL, 0);
  axt_block last[] = {block(AXT_NO_KEY, "came.", AXT_PARAGRAPH_ROLE)};
  last[0].continues = 1;
  push(text, 72, last, 1);
  door_print(&log, "— with all sections\n");
  place = print_move(&log, text, start, AXT_WORD, 100);
  print_element(&log, text, place, AXT_HERE);
  print_element(&log, text, place, AXT_PREVIOUS);
  print_move(&log, text, place, AXT_WORD, 1);
  print_move(&log, text, place, AXT_WORD, INT64_MIN);
  print_unit(&log, text, place, AXT_PAGE);
  print_range(&log, text, (axt_range){place, start});

  axt_text_free(text);
}
