// SPDX-License-Identifier: Apache-2.0
#ifndef DOOR_LOG_H
#define DOOR_LOG_H

#include <stddef.h>

/// Where the program writes to; what does not fit is left out.
struct door_log {
  char *text;
  size_t capacity;
  size_t length;
};

/// Starts an empty log.
struct door_log door_log_start(char *text, size_t capacity);

/// Adds to the log, as printf does.
void door_print(struct door_log *log, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
