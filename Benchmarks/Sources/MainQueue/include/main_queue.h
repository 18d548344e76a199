#ifndef MAIN_QUEUE_H
#define MAIN_QUEUE_H

#include <stdint.h>
#include <time.h>

#ifdef __APPLE__
#include <CoreFoundation/CoreFoundation.h>
#else
extern void _dispatch_main_queue_callback_4CF(void *);
#endif

/// Runs what waits on the main queue, as a run loop does when it wakes. To be called on the main thread.
static inline void main_queue_turn(void) {
#ifdef __APPLE__
  CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, false);
#else
  _dispatch_main_queue_callback_4CF(0);
#endif
}

/// The time since some moment, in nanoseconds, read as quickly as it can be.
static inline uint64_t main_queue_clock(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

#endif
