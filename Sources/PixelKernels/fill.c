#include "PixelKernels.h"
#include <string.h>

void pk_fill(uint32_t *pixels, size_t count, uint32_t value) {
    for (size_t i = 0; i < count; i++) pixels[i] = value;
}

void pk_copy_rect(
    const uint32_t *restrict source, size_t sourceStride, uint32_t *restrict target, size_t targetStride, size_t width, size_t height,
    int whole) {
    if (whole && sourceStride == targetStride && height > 0) {
        memcpy(target, source, ((height - 1) * targetStride + width) * sizeof *target);
        return;
    }
    for (size_t y = 0; y < height; y++) {
        memcpy(target, source, width * sizeof *target);
        source += sourceStride;
        target += targetStride;
    }
}
