#include "PixelKernels.h"
#include "vectors.h"

/// True if any of 32 pixels is not zero.
pk_inline int has_ink(const uint32_t *pixels) {
    return pk_has_bits((pk_load(pixels) | pk_load(pixels + 8)) | (pk_load(pixels + 16) | pk_load(pixels + 24)));
}

/// The first of `count` pixels that is not zero; `count` if all are.
pk_inline size_t first_ink(const uint32_t *pixels, size_t count) {
    size_t x = 0;
    while (x + 32 <= count && !has_ink(pixels + x)) x += 32;
    while (x + 8 <= count && !pk_has_bits(pk_load(pixels + x))) x += 8;
    while (x < count && pixels[x] == 0) x++;
    return x;
}

/// How many of the first `count` pixels remain when those that are zero are taken off the end.
pk_inline size_t ink_end(const uint32_t *pixels, size_t count) {
    while (count >= 32 && !has_ink(pixels + count - 32)) count -= 32;
    while (count >= 8 && !pk_has_bits(pk_load(pixels + count - 8))) count -= 8;
    while (count > 0 && pixels[count - 1] == 0) count--;
    return count;
}

// optimization: most of a label is clear; 32 pixels at once take a quarter of the instructions that eight took.
pk_fastest pk_rect pk_ink_bounds(const uint32_t *pixels, size_t width, size_t height, size_t stride) {
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
