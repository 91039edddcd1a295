// SPDX-License-Identifier: Apache-2.0
// The functions are in Swift (AccessibleTextABI); a C target has to have a source file.
#include "accessible_text.h"
