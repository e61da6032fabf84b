#include "BlockCounter.h"

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>

// Functions of the program come before those of libraries, so that all libraries allocate here, too.

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static atomic_long blocks;

long live_blocks(void) { return atomic_load(&blocks); }

// A sanitizer has functions of its own in these places, and cannot do without them: nothing is counted then.
#if !__has_feature(thread_sanitizer) && !__has_feature(address_sanitizer)

static void *counted(void *block) {
    if (block != NULL) atomic_fetch_add_explicit(&blocks, 1, memory_order_relaxed);
    return block;
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }
void *calloc(size_t count, size_t size) { return counted(__libc_calloc(count, size)); }
void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

int posix_memalign(void **result, size_t alignment, size_t size) {
    void *block = counted(__libc_memalign(alignment, size));
    if (block == NULL) return ENOMEM;
    *result = block;
    return 0;
}

void *realloc(void *block, size_t size) {
    if (block == NULL) return malloc(size);
    void *moved = __libc_realloc(block, size);
    if (moved == NULL && size == 0) atomic_fetch_sub_explicit(&blocks, 1, memory_order_relaxed);
    return moved;
}

void free(void *block) {
    if (block != NULL) atomic_fetch_sub_explicit(&blocks, 1, memory_order_relaxed);
    __libc_free(block);
}

#endif
