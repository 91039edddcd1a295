// SPDX-License-Identifier: Apache-2.0
#include "door_log.h"

#include <stdarg.h>
#include <stdio.h>

struct door_log door_log_start(char *text, size_t capacity) {
  if (capacity > 0) text[0] = '\0';
  return (struct door_log){text, capacity, 0};
}

void door_print(struct door_log *log, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  int written =
      vsnprintf(log->text + log->length, log->capacity - log->length, format, arguments);
  va_end(arguments);
  if (written > 0 && log->length + (size_t)written < log->capacity) log->length += (size_t)written;
}
