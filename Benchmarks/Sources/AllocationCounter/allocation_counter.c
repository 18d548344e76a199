#define _GNU_SOURCE
#include "allocation_counter.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

#if defined(__linux__) && defined(__GLIBC__)

#include <malloc.h>

// Definitions in an executable take the place of the C library's in every library that is loaded, the Swift runtime's
// among them. glibc keeps its own under these names, so nothing has to be looked up before the first allocation.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

// Each thread has its own, so what other threads do is not counted and nothing has to be atomic.
static __thread bool is_counting;
static __thread allocation_count count;

static void *counted(void *memory) {
  if (is_counting && memory) {
    count.allocations += 1;
    count.bytes += (int64_t)malloc_usable_size(memory);
  }
  return memory;
}

static void given_back(void *memory) {
  if (is_counting && memory) count.bytes -= (int64_t)malloc_usable_size(memory);
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }

void *calloc(size_t number, size_t size) { return counted(__libc_calloc(number, size)); }

void *realloc(void *memory, size_t size) {
  given_back(memory);
  return counted(__libc_realloc(memory, size));
}

void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  void *memory = counted(__libc_memalign(alignment, size));
  if (!memory) return ENOMEM;
  *result = memory;
  return 0;
}

void free(void *memory) {
  given_back(memory);
  __libc_free(memory);
}

bool allocation_counter_is_available(void) { return true; }

void allocation_counter_start(void) {
  count = (allocation_count){0, 0};
  is_counting = true;
}

allocation_count allocation_counter_stop(void) {
  is_counting = false;
  return count;
}

#else

bool allocation_counter_is_available(void) { return false; }

void allocation_counter_start(void) {}

allocation_count allocation_counter_stop(void) { return (allocation_count){0, 0}; }

#endif
