#include "PixelKernels.h"
#include "vectors.h"

pk_inline void paint_row(uint32_t *row, const uint32_t *source, size_t count) {
    size_t x = 0;
    for (; x + pk_lanes <= count; x += pk_lanes) {
        const pk_bytes eight = pk_load(source + x);
        if (!pk_has_bits(eight)) continue;
        pk_store(row + x, pk_all_over(eight, pk_load(row + x), pk_transparencies(eight)));
    }
    for (; x < count; x++)
        if (source[x] != 0) row[x] = pk_over(source[x], row[x]);
}

// optimization: what layers draw is mostly clear, and of that only the picture is read. pixman reads and writes what is below, too.
pk_fastest void pk_paint_picture(
    uint32_t *pixels, size_t stride, const uint32_t *source, size_t source_stride, size_t width, size_t height) {
    for (size_t y = 0; y < height; y++) paint_row(pixels + y * stride, source + y * source_stride, width);
}

pk_inline void paint_row_on_color(uint32_t *row, const uint32_t *source, size_t count, uint32_t color) {
    const pk_bytes below = pk_repeated(color);
    size_t x = 0;
    for (; x + pk_lanes <= count; x += pk_lanes) {
        const pk_bytes eight = pk_load(source + x);
        if (!pk_has_bits(eight)) {
            pk_store(row + x, below);
            continue;
        }
        pk_store(row + x, pk_all_over(eight, below, pk_transparencies(eight)));
    }
    for (; x < count; x++) row[x] = pk_over(source[x], color);
}

// optimization: each pixel is written once and never read. A page of text is shown in two thirds of the time that its background and
// its letters take one after the other.
pk_fastest void pk_paint_picture_on_color(
    uint32_t *pixels, size_t stride, const uint32_t *source, size_t source_stride, size_t width, size_t height, uint32_t color) {
    for (size_t y = 0; y < height; y++) paint_row_on_color(pixels + y * stride, source + y * source_stride, width, color);
}

pk_inline void copy_opaque_row(uint32_t *row, const uint32_t *source, size_t count) {
    const pk_bytes alpha = pk_repeated(0xFF000000u);
    size_t x = 0;
    // Memory is what it waits for: the more is asked for at once, the better.
    for (; x + 4 * pk_lanes <= count; x += 4 * pk_lanes) {
        const pk_bytes first = pk_load(source + x), second = pk_load(source + x + pk_lanes);
        const pk_bytes third = pk_load(source + x + 2 * pk_lanes), fourth = pk_load(source + x + 3 * pk_lanes);
        pk_store(row + x, first | alpha);
        pk_store(row + x + pk_lanes, second | alpha);
        pk_store(row + x + 2 * pk_lanes, third | alpha);
        pk_store(row + x + 3 * pk_lanes, fourth | alpha);
    }
    for (; x + pk_lanes <= count; x += pk_lanes) pk_store(row + x, pk_load(source + x) | alpha);
    for (; x < count; x++) row[x] = source[x] | 0xFF000000u;
}

// optimization: pixman moves 16 bytes at a time. A screen full of photographs took half as long again.
pk_fastest void pk_copy_opaque(
    uint32_t *pixels, size_t stride, const uint32_t *source, size_t source_stride, size_t width, size_t height) {
    for (size_t y = 0; y < height; y++) copy_opaque_row(pixels + y * stride, source + y * source_stride, width);
}
