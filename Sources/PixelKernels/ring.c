#define _GNU_SOURCE
#include "PixelKernels.h"

#include <sys/mman.h>
#include <unistd.h>

// The same pages side by side twice. Their file has no name and is gone with the last mapping.
void *pk_make_ring(size_t size) {
    int file = memfd_create("pixels", MFD_CLOEXEC);
    if (file < 0) return NULL;
    uint8_t *start = MAP_FAILED;
    if (ftruncate(file, (off_t)size) == 0) start = mmap(NULL, 2 * size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (start != MAP_FAILED)
        for (int half = 0; half < 2; half++)
            if (mmap(start + half * size, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, file, 0) == MAP_FAILED) {
                munmap(start, 2 * size);
                start = MAP_FAILED;
                break;
            }
    close(file);
    return start == MAP_FAILED ? NULL : start;
}

void pk_free_ring(void *start, size_t size) { munmap(start, 2 * size); }
