#include "PixelKernels.h"
#include <string.h>

/// The first of `count` pixels that is not zero; `count` if all are.
static size_t first_ink(const uint32_t *pixels, size_t count) {
    size_t x = 0;
    for (; x + 8 <= count; x += 8) {
        uint64_t four[4];
        memcpy(four, pixels + x, sizeof four);
        if (four[0] | four[1] | four[2] | four[3]) break;
    }
    while (x < count && pixels[x] == 0) x++;
    return x;
}

/// How many of the first `count` pixels remain when those that are zero are taken off the end.
static size_t ink_end(const uint32_t *pixels, size_t count) {
    while (count >= 8) {
        uint64_t four[4];
        memcpy(four, pixels + count - 8, sizeof four);
        if (four[0] | four[1] | four[2] | four[3]) break;
        count -= 8;
    }
    while (count > 0 && pixels[count - 1] == 0) count--;
    return count;
}

pk_rect pk_ink_bounds(const uint32_t *pixels, size_t width, size_t height, size_t stride) {
    pk_rect ink = {0, 0, 0, 0};
    while (ink.y < height && first_ink(pixels + ink.y * stride, width) == width) ink.y++;
    if (ink.y == height) return (pk_rect){0, 0, 0, 0};
    size_t last = height - 1;
    while (first_ink(pixels + last * stride, width) == width) last--;
    size_t left = width, right = 0;
    for (size_t y = ink.y; y <= last; y++) {
        const uint32_t *row = pixels + y * stride;
        // Only the margins that all rows so far have in common are looked at.
        left = first_ink(row, left);
        right += ink_end(row + right, width - right);
    }
    ink.x = left;
    ink.width = right - left;
    ink.height = last - ink.y + 1;
    return ink;
}
