#ifndef BARRIER_H
#define BARRIER_H

/// Keeps the compiler from taking work out of a loop because each turn would give the same; it is no instruction.
static inline void barrier(void) { __asm__ volatile("" ::: "memory"); }

#endif
