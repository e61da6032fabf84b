#include "PixelKernels.h"
#include "vectors.h"

/// Eight numbers of coverage.
typedef uint8_t eight __attribute__((vector_size(8)));

pk_inline void add_eight(uint8_t *target, uint64_t source) {
    eight sum;
    memcpy(&sum, target, sizeof sum);
    sum = __builtin_elementwise_add_sat(sum, (eight)source);
    memcpy(target, &sum, sizeof sum);
}

pk_inline uint64_t load_eight(const uint8_t *bytes) {
    uint64_t value;
    memcpy(&value, bytes, sizeof value);
    return value;
}

// optimization: letters are some ten to thirty pixels wide, so eight bytes at once, and the rest of a row with the last eight of it, of which
// only what is left counts: a third of the instructions.
void pk_add_coverage(
    uint8_t *restrict target, size_t targetStride, const uint8_t *restrict source, size_t sourceStride, size_t width, size_t height) {
    const size_t rest = width % 8;
    for (size_t y = 0; y < height; y++) {
        size_t x = 0;
        for (; x + 8 <= width; x += 8) add_eight(target + x, load_eight(source + x));
        if (rest > 0 && width >= 8) {
            // The first of the eight are the lowest bytes.
            add_eight(target + width - 8, load_eight(source + width - 8) >> 8 * (8 - rest) << 8 * (8 - rest));
            x = width;
        }
        for (; x < width; x++) {
            const uint32_t sum = (uint32_t)target[x] + source[x];
            target[x] = sum > 255 ? 255 : (uint8_t)sum;
        }
        target += targetStride;
        source += sourceStride;
    }
}
