// SPDX-License-Identifier: Apache-2.0
#include <unicode/uchar.h>
#include <unicode/uversion.h>

#include "include/cicu.h"

_Static_assert(U_MAX_VERSION_STRING_LENGTH <= 20, "the header promises 20 bytes are enough");

void cicu_version(char *text) {
  UVersionInfo version;
  u_getVersion(version);
  u_versionToString(version, text);
}

void cicu_unicode_version(char *text) {
  UVersionInfo version;
  u_getUnicodeVersion(version);
  u_versionToString(version, text);
}
