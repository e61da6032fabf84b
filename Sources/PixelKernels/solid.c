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

/// The same for an opaque colour: the coverage itself is the alpha. One that is plain needs no products either.
pk_inline void cover_eight_opaquely(uint32_t *row, uint64_t mask, uint32_t color, int plain) {
    const pk_bytes coverage = pk_spread(mask), colors = pk_repeated(color);
    const pk_words wide = pk_widened(coverage);
    const pk_bytes source = plain ? coverage & colors : pk_narrowed(pk_multiplied(pk_widened(colors), wide));
    pk_store(row, pk_all_over(source, pk_load(row), 255 - wide));
}

/// True if each byte of a colour is all or nothing, as in black and white, which most texts have.
pk_inline int is_plain(uint32_t color) { return (color & 0x01010101u) * 255 == color; }

pk_inline uint64_t load_mask(const uint8_t *mask) {
    uint64_t eight;
    memcpy(&eight, mask, sizeof eight);
    return eight;
}

/// Masks are mostly all or nothing.
pk_inline void cover_group(uint32_t *row, uint64_t mask, uint32_t color) {
    if (mask == 0) return;
    if (mask == UINT64_MAX) cover(row, pk_lanes, color);
    else if (color >> 24 == 255) cover_eight_opaquely(row, mask, color, 0);
    else cover_eight(row, mask, color);
}

// optimization: what is left of a row is covered by the last group of it, in which what belongs to whole groups counts for nothing. It comes
// first: to read what was written a moment ago, in part, would make the processor wait.
/// The mask of the last eight pixels of a row, but for those that whole groups cover.
pk_inline uint64_t load_rest(const uint8_t *mask, size_t count) {
    const size_t rest = count % pk_lanes;
    return rest == 0 ? 0 : load_mask(mask + count - pk_lanes) >> 8 * (pk_lanes - rest) << 8 * (pk_lanes - rest);
}

pk_inline void cover_masked(uint32_t *row, const uint8_t *mask, size_t count, uint32_t color) {
    size_t x = 0;
    if (count >= pk_lanes) cover_group(row + count - pk_lanes, load_rest(mask, count), color);
    for (; x + pk_lanes <= count; x += pk_lanes) cover_group(row + x, load_mask(mask + x), color);
    if (count < pk_lanes) {
        for (; x < count; x++) cover_pixel(row + x, mask[x], color);
    }
}

/// Letters are neither all nor nothing in most groups of eight pixels: not to look is faster.
pk_inline void cover_letters(uint32_t *row, const uint8_t *mask, size_t count, uint32_t color, int plain) {
    size_t x = 0;
    if (count >= pk_lanes) {
        const uint64_t rest = load_rest(mask, count);
        if (rest != 0) cover_eight_opaquely(row + count - pk_lanes, rest, color, plain);
    }
    for (; x + pk_lanes <= count; x += pk_lanes) {
        const uint64_t eight = load_mask(mask + x);
        if (eight != 0) cover_eight_opaquely(row + x, eight, color, plain);
    }
    if (count < pk_lanes) {
        for (; x < count; x++) cover_pixel(row + x, mask[x], color);
    }
}

// optimization: a row of a small rectangle lies in other memory than the row before, so that the processor does not foresee it. With this,
// translucent ones take a quarter less time.
/// Tells the processor of a row that is going to be read and written. Of long ones it finds out itself.
pk_inline void announce(const uint32_t *row, size_t count) {
    if (count > 256) return;
    for (size_t x = 0; x < count; x += 16) __builtin_prefetch(row + x, 1);
}

enum { announced_rows = 4 };

pk_fastest void pk_paint_solid(uint32_t *pixels, size_t stride, size_t width, size_t height, uint32_t color) {
    for (size_t y = 0; y < height; y++, pixels += stride) {
        if (color >> 24 < 255 && height - y > announced_rows) announce(pixels + announced_rows * stride, width);
        cover(pixels, width, color);
    }
}

pk_fastest void pk_paint_masked(
    uint32_t *pixels, size_t stride, const uint8_t *mask, size_t mask_stride, size_t width, size_t height, uint32_t color) {
    if (color >> 24 < 255) {
        for (size_t y = 0; y < height; y++) cover_masked(pixels + y * stride, mask + y * mask_stride, width, color);
    } else if (is_plain(color)) {
        for (size_t y = 0; y < height; y++) cover_letters(pixels + y * stride, mask + y * mask_stride, width, color, 1);
    } else {
        for (size_t y = 0; y < height; y++) cover_letters(pixels + y * stride, mask + y * mask_stride, width, color, 0);
    }
}

static inline int32_t at_least(int32_t a, int32_t b) { return a > b ? a : b; }
static inline int32_t at_most(int32_t a, int32_t b) { return a < b ? a : b; }

/// How many pixels a corner takes when it is made up to whole groups of eight.
pk_inline int32_t whole_groups(int32_t side) { return (side + pk_lanes - 1) / pk_lanes * pk_lanes; }

// optimization: pixels that are left of a row, taken one by one, took half of the time of a rectangle.
/// A row through the corners, each together with as many pixels of the middle as make it up to whole groups.
pk_inline void cover_round_row(uint32_t *row, const uint8_t *mask, int32_t width, int32_t side, uint32_t color) {
    const int32_t reach = whole_groups(side), more = reach - side;
    // So many of a group's pixels belong to the middle: the last ones at the left corner, the first ones at the right corner.
    const uint64_t last = more == 0 ? 0 : UINT64_MAX << 8 * (pk_lanes - more), first = more == 0 ? 0 : UINT64_MAX >> 8 * (pk_lanes - more);
    int32_t x = 0;
    for (; x < reach - pk_lanes; x += pk_lanes) cover_group(row + x, load_mask(mask + x), color);
    cover_group(row + x, load_mask(mask + x) | last, color);
    cover(row + reach, (size_t)(width - 2 * reach), color);
    row += width - reach;
    mask += side - more;
    cover_group(row, load_mask(mask) | first, color);
    for (x = pk_lanes; x < reach; x += pk_lanes) cover_group(row + x, load_mask(mask + x), color);
}

/// A part of a row through the corners.
pk_inline void cover_part_of_round_row(uint32_t *row, const uint8_t *mask, pk_rounded shape, pk_part part, uint32_t color) {
    const int32_t side = shape.side, right = shape.width - side;
    // Where the left corners end and the right ones begin, as far as they are painted.
    const int32_t first = at_most(at_least(part.left, side), part.right), last = at_least(at_most(part.right, right), first);
    if (part.left < side) cover_masked(row, mask + part.left, (size_t)(first - part.left), color);
    cover(row + (first - part.left), (size_t)(last - first), color);
    if (part.right > right)
        cover_masked(row + (last - part.left), mask + (last - right + side), (size_t)(part.right - last), color);
}

// optimization: one pass over each row, with the corners left and right of what lies between them. As five steps for pixman, each with
// a mask or without one, a thousand small rectangles took more than ten times as long.
pk_fastest void pk_paint_rounded(uint32_t *pixels, size_t stride, pk_rounded shape, pk_part part, uint32_t color) {
    const int32_t side = shape.side, bottom = shape.height - side, reach = whole_groups(side);
    const int isWhole = part.left == 0 && part.right == shape.width && 2 * reach <= shape.width && reach <= 2 * side;
    const size_t count = (size_t)(part.right - part.left);
    for (int32_t y = part.top; y < part.bottom; y++, pixels += stride) {
        if (color >> 24 < 255 && part.bottom - y > announced_rows) announce(pixels + announced_rows * stride, count);
        if (y >= side && y < bottom) {
            cover(pixels, count, color);
            continue;
        }
        const uint8_t *mask = shape.mask + (size_t)(y < side ? y : y - bottom + side) * shape.mask_stride;
        if (isWhole) cover_round_row(pixels, mask, shape.width, side, color);
        else cover_part_of_round_row(pixels, mask, shape, part, color);
    }
}
