// SPDX-License-Identifier: Apache-2.0
// A program in C that uses the door as its users do; a Swift test calls it and reads what it writes.
#ifndef DOOR_PROGRAM_H
#define DOOR_PROGRAM_H

#include <stddef.h>

/// Hands a text over piece by piece and asks about it; writes what it was answered, line by line.
void door_read(char *log, size_t capacity);

/// Does all that a program may do wrong; writes each answer that is not the right one.
void door_misuse(char *log, size_t capacity);

#endif
