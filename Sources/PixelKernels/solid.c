#include "PixelKernels.h"
#include "vectors.h"

pk_inline void fill(uint32_t *row, size_t count, uint32_t color) {
    const pk_bytes eight = pk_repeated(color);
    size_t x = 0;
    for (; x + pk_lanes <= count; x += pk_lanes) pk_store(row + x, eight);
    for (; x < count; x++) row[x] = color;
}

pk_inline void blend(uint32_t *row, size_t count, uint32_t color) {
    const pk_bytes source = pk_repeated(color);
    const pk_words through = (pk_words){} + (uint16_t)(255 - (color >> 24));
    size_t x = 0;
    for (; x + pk_lanes <= count; x += pk_lanes) pk_store(row + x, pk_all_over(source, pk_load(row + x), through));
    for (; x < count; x++) row[x] = pk_over(color, row[x]);
}

pk_inline void cover(uint32_t *row, size_t count, uint32_t color) {
    if (color >> 24 == 255) fill(row, count, color);
    else blend(row, count, color);
}

pk_inline void cover_pixel(uint32_t *pixel, uint8_t mask, uint32_t color) {
    if (mask == 0) return;
    const uint32_t source = mask == 255 ? color : pk_scaled(color, mask);
    *pixel = source >> 24 == 255 ? source : pk_over(source, *pixel);
}

pk_inline void cover_eight(uint32_t *row, uint64_t mask, uint32_t color) {
    const pk_bytes source = pk_narrowed(pk_multiplied(pk_widened(pk_repeated(color)), pk_widened(pk_spread(mask))));
    pk_store(row, pk_all_over(source, pk_load(row), pk_transparencies(source)));
}

/// Masks are mostly all or nothing.
pk_inline void cover_masked(uint32_t *row, const uint8_t *mask, size_t count, uint32_t color) {
    size_t x = 0;
    for (; x + pk_lanes <= count; x += pk_lanes) {
        uint64_t eight;
        memcpy(&eight, mask + x, sizeof eight);
        if (eight == 0) continue;
        if (eight == UINT64_MAX) cover(row + x, pk_lanes, color);
        else cover_eight(row + x, eight, color);
    }
    for (; x < count; x++) cover_pixel(row + x, mask[x], color);
}

pk_fastest void pk_paint_solid(uint32_t *pixels, size_t stride, size_t width, size_t height, uint32_t color) {
    for (size_t y = 0; y < height; y++) cover(pixels + y * stride, width, color);
}

pk_fastest void pk_paint_masked(
    uint32_t *pixels, size_t stride, const uint8_t *mask, size_t mask_stride, size_t width, size_t height, uint32_t color) {
    for (size_t y = 0; y < height; y++) cover_masked(pixels + y * stride, mask + y * mask_stride, width, color);
}

static inline int32_t at_least(int32_t a, int32_t b) { return a > b ? a : b; }
static inline int32_t at_most(int32_t a, int32_t b) { return a < b ? a : b; }

// optimization: one pass over each row, with the corners left and right of what lies between them. As five steps for pixman, each with
// a mask or without one, a thousand small rectangles took more than ten times as long.
pk_fastest void pk_paint_rounded(uint32_t *pixels, size_t stride, pk_rounded shape, pk_part part, uint32_t color) {
    const int32_t side = shape.side, right = shape.width - side, bottom = shape.height - side;
    // Where the left corners end and the right ones begin, as far as they are painted.
    const int32_t first = at_most(at_least(part.left, side), part.right), last = at_least(at_most(part.right, right), first);
    for (int32_t y = part.top; y < part.bottom; y++) {
        uint32_t *row = pixels + (size_t)(y - part.top) * stride;
        if (y >= side && y < bottom) {
            cover(row, (size_t)(part.right - part.left), color);
            continue;
        }
        const uint8_t *mask = shape.mask + (size_t)(y < side ? y : y - bottom + side) * shape.mask_stride;
        if (part.left < side) cover_masked(row, mask + part.left, (size_t)(first - part.left), color);
        cover(row + (first - part.left), (size_t)(last - first), color);
        if (part.right > right)
            cover_masked(row + (last - part.left), mask + (last - right + side), (size_t)(part.right - last), color);
    }
}
