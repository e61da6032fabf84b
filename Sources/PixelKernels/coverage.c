#include "PixelKernels.h"
#include "vectors.h"

/// Sixteen numbers of coverage.
typedef uint8_t sixteen __attribute__((vector_size(16)));

/// The first numbers of a row and those that are added to them.
pk_inline sixteen sum(const uint8_t *target, const uint8_t *source, size_t count) {
    sixteen a = {}, b = {};
    memcpy(&a, target, count);
    memcpy(&b, source, count);
    return __builtin_elementwise_add_sat(a, b);
}

// optimization: what is left of a row is taken as the last numbers of it, and read before anything of the row is written. What both have in
// common comes out the same twice. To read anew what was written a moment ago, in part, makes the processor wait: that took six times as
// long.
/// Adds rows that are at least so many numbers wide, which are a register.
pk_inline void add_rows(
    uint8_t *target, size_t targetStride, const uint8_t *source, size_t sourceStride, size_t width, size_t height, size_t lanes) {
    for (size_t y = 0; y < height; y++) {
        const sixteen last = sum(target + width - lanes, source + width - lanes, lanes);
        for (size_t x = 0; x + lanes < width; x += lanes) {
            const sixteen next = sum(target + x, source + x, lanes);
            memcpy(target + x, &next, lanes);
        }
        memcpy(target + width - lanes, &last, lanes);
        target += targetStride;
        source += sourceStride;
    }
}

// Letters are some four to thirty pixels wide.
void pk_add_coverage(
    uint8_t *restrict target, size_t targetStride, const uint8_t *restrict source, size_t sourceStride, size_t width, size_t height) {
    if (width >= 16) add_rows(target, targetStride, source, sourceStride, width, height, 16);
    else if (width >= 8) add_rows(target, targetStride, source, sourceStride, width, height, 8);
    else if (width >= 4) add_rows(target, targetStride, source, sourceStride, width, height, 4);
    else if (width > 0) add_rows(target, targetStride, source, sourceStride, width, height, 1);
}
