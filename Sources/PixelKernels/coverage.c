#include "PixelKernels.h"

void pk_add_coverage(
    uint8_t *restrict target, size_t targetStride, const uint8_t *restrict source, size_t sourceStride, size_t width, size_t height) {
    for (size_t y = 0; y < height; y++) {
        for (size_t x = 0; x < width; x++) {
            const uint32_t sum = (uint32_t)target[x] + source[x];
            target[x] = sum > 255 ? 255 : (uint8_t)sum;
        }
        target += targetStride;
        source += sourceStride;
    }
}
