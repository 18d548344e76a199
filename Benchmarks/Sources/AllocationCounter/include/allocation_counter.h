#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// The allocations of one thread while it was counted.
typedef struct {
  /// Calls that gave memory: malloc, calloc, realloc and the aligned ones.
  int64_t allocations;
  /// Bytes taken from the heap less bytes given back, as the allocator rounds them.
  int64_t bytes;
} allocation_count;

/// Whether allocations can be counted on this platform: it needs glibc.
bool allocation_counter_is_available(void);

/// Starts counting, from nothing, what the calling thread asks for.
void allocation_counter_start(void);

/// Ends counting.
allocation_count allocation_counter_stop(void);

#endif
