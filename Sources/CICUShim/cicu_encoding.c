// SPDX-License-Identifier: Apache-2.0
#include <stdlib.h>
#include <string.h>

#include <unicode/ucnv.h>
#include <unicode/ucnv_cb.h>
#include <unicode/ucsdet.h>

#include "include/cicu.h"

enum { PIVOT = 1024 };

struct cicu_converter {
  UConverter *from;
  UConverter *utf8;
  UChar pivot[PIVOT];
  UChar *pivot_start;
  UChar *pivot_end;
  bool has_begun;
};

// ICU's own callback writes U+001A for a single byte, which is no sign that something is wrong.
static void replace(
  const void *context, UConverterToUnicodeArgs *args, const char *units, int32_t length,
  UConverterCallbackReason reason, UErrorCode *status) {
  (void)context, (void)units, (void)length;
  static const UChar mark = 0xFFFD;
  if (reason > UCNV_IRREGULAR) return;
  *status = U_ZERO_ERROR;
  ucnv_cbToUWriteUChars(args, &mark, 1, 0, status);
}

cicu_converter *cicu_converter_open(const char *name) {
  UErrorCode status = U_ZERO_ERROR;
  cicu_converter *converter = calloc(1, sizeof *converter);
  if (!converter) return NULL;
  converter->from = ucnv_open(name, &status);
  converter->utf8 = ucnv_open("UTF-8", &status);
  if (U_SUCCESS(status)) ucnv_setToUCallBack(converter->from, replace, NULL, NULL, NULL, &status);
  if (U_FAILURE(status)) {
    cicu_converter_close(converter);
    return NULL;
  }
  converter->pivot_start = converter->pivot_end = converter->pivot;
  return converter;
}

void cicu_converter_close(cicu_converter *converter) {
  if (!converter) return;
  ucnv_close(converter->from);
  ucnv_close(converter->utf8);
  free(converter);
}

bool cicu_converter_read(
  cicu_converter *converter, const uint8_t *bytes, size_t length, size_t *offset, uint8_t *utf8,
  size_t room, size_t *count) {
  UErrorCode status = U_ZERO_ERROR;
  const char *source = (const char *)bytes + *offset;
  char *target = (char *)utf8;
  ucnv_convertEx(
    converter->utf8, converter->from, &target, target + room, &source,
    (const char *)bytes + length, converter->pivot, &converter->pivot_start,
    &converter->pivot_end, converter->pivot + PIVOT, !converter->has_begun, true, &status);
  converter->has_begun = true;
  *offset = (size_t)(source - (const char *)bytes);
  *count = (size_t)(target - (char *)utf8);
  return status == U_BUFFER_OVERFLOW_ERROR;
}

void cicu_detect_encodings(const uint8_t *bytes, size_t length, char *names, size_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t count = 0;
  size_t used = 0;
  UCharsetDetector *detector = ucsdet_open(&status);
  if (length > INT32_MAX) length = INT32_MAX;
  ucsdet_setText(detector, (const char *)bytes, (int32_t)length, &status);
  const UCharsetMatch **matches =
    U_SUCCESS(status) ? ucsdet_detectAll(detector, &count, &status) : NULL;
  for (int32_t i = 0; matches && i < count; i++) {
    const char *name = ucsdet_getName(matches[i], &status);
    if (U_FAILURE(status) || used + strlen(name) + 2 > capacity) break;
    memcpy(names + used, name, strlen(name));
    used += strlen(name);
    names[used++] = '\n';
  }
  names[used] = 0;
  if (detector) ucsdet_close(detector);
}
