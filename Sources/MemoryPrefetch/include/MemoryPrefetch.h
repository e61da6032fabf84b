// Asks the processor for memory ahead of its use. Swift has no instruction for that.
#pragma once
#include <stddef.h>

/// Begins to bring memory, of which some will be written, into the processor's cache, and returns at once. Reads nothing.
static inline void mp_prefetch(const void *start, size_t length) {
    enum { line = 64 };
    for (size_t offset = 0; offset < length; offset += line) __builtin_prefetch((const char *)start + offset, 1);
}
