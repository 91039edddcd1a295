// SPDX-License-Identifier: Apache-2.0
//
// Opening the rules of a language takes ICU a look through its data each time; so each thread keeps the segmenters it gave back. A segmenter
// in use is in no cache: it has one owner, and no lock is needed.
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "cicu_internal.h"

// Four kinds in four languages.
enum { CAPACITY = 16 };

typedef struct {
  int count;
  cicu_segmenter *idle[CAPACITY];  // The one given back first comes first.
} cache;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t key;
static bool has_key;

static void free_cache(void *pointer) {
  cache *cache = pointer;
  for (int i = 0; i < cache->count; i++) cicu_free(cache->idle[i]);
  free(cache);
}

static void make_key(void) { has_key = pthread_key_create(&key, free_cache) == 0; }

static cache *this_thread(void) {
  pthread_once(&once, make_key);
  if (!has_key) return NULL;
  cache *known = pthread_getspecific(key);
  if (known != NULL) return known;
  cache *made = calloc(1, sizeof *made);
  if (made == NULL || pthread_setspecific(key, made) == 0) return made;
  free(made);
  return NULL;
}

static cicu_segmenter *remove_at(cache *cache, int index) {
  cicu_segmenter *segmenter = cache->idle[index];
  cache->count--;
  memmove(&cache->idle[index], &cache->idle[index + 1],
          (size_t)(cache->count - index) * sizeof segmenter);
  return segmenter;
}

cicu_segmenter *cicu_cache_take(cicu_rules rules, const char *locale) {
  cache *cache = this_thread();
  if (cache == NULL) return NULL;
  for (int i = cache->count - 1; i >= 0; i--) {
    if (cache->idle[i]->rules == rules && strcmp(cache->idle[i]->locale, locale) == 0) {
      return remove_at(cache, i);
    }
  }
  return NULL;
}

bool cicu_cache_give(cicu_segmenter *segmenter) {
  cache *cache = this_thread();
  if (cache == NULL) return false;
  if (cache->count == CAPACITY) cicu_free(remove_at(cache, 0));
  cache->idle[cache->count++] = segmenter;
  return true;
}
