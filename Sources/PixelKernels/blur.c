#include "PixelKernels.h"
#include <string.h>

// Division by the size of the box, rounded to nearest, as a multiplication by 2^24 / n.
static inline uint64_t reciprocal(size_t n) { return ((1u << 24) + n / 2) / n; }
static inline uint8_t average(uint64_t sum, uint64_t scale) {
    const uint64_t value = (sum * scale + (1u << 23)) >> 24;
    return value > 255 ? 255 : (uint8_t)value;
}

void pk_box_blur_rows(const uint8_t *source, uint8_t *target, size_t width, size_t height, size_t stride, size_t before, size_t after) {
    const uint64_t scale = reciprocal(before + after + 1);
    for (size_t y = 0; y < height; y++) {
        const uint8_t *in = source + y * stride;
        uint8_t *out = target + y * stride;
        uint64_t sum = 0;
        for (size_t x = 0; x < after && x < width; x++) sum += in[x];
        for (size_t x = 0; x < width; x++) {
            if (x + after < width) sum += in[x + after];
            out[x] = average(sum, scale);
            if (x >= before) sum -= in[x - before];
        }
    }
}

void pk_box_blur_columns(
    const uint8_t *source, uint8_t *target, size_t width, size_t height, size_t stride, size_t before, size_t after, uint32_t *sums) {
    const uint64_t scale = reciprocal(before + after + 1);
    memset(sums, 0, width * sizeof *sums);
    for (size_t y = 0; y < after && y < height; y++)
        for (size_t x = 0; x < width; x++) sums[x] += source[y * stride + x];
    for (size_t y = 0; y < height; y++) {
        if (y + after < height) {
            const uint8_t *entering = source + (y + after) * stride;
            for (size_t x = 0; x < width; x++) sums[x] += entering[x];
        }
        uint8_t *out = target + y * stride;
        for (size_t x = 0; x < width; x++) out[x] = average(sums[x], scale);
        if (y >= before) {
            const uint8_t *leaving = source + (y - before) * stride;
            for (size_t x = 0; x < width; x++) sums[x] -= leaving[x];
        }
    }
}
