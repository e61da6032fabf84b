#include "PixelKernels.h"
#include "vectors.h"

pk_inline void paint_row(uint32_t *row, const uint32_t *source, size_t count) {
    size_t x = 0;
    for (; x + pk_lanes <= count; x += pk_lanes) {
        uint64_t four[4];
        memcpy(four, source + x, sizeof four);
        if ((four[0] | four[1] | four[2] | four[3]) == 0) continue;
        const pk_bytes eight = pk_load(source + x);
        pk_store(row + x, pk_all_over(eight, pk_load(row + x), pk_transparencies(eight)));
    }
    for (; x < count; x++) row[x] = pk_over(source[x], row[x]);
}

// optimization: what layers draw is mostly clear, and of that only the picture is read. pixman reads and writes what is below, too.
pk_fastest void pk_paint_picture(
    uint32_t *pixels, size_t stride, const uint32_t *source, size_t source_stride, size_t width, size_t height) {
    for (size_t y = 0; y < height; y++) paint_row(pixels + y * stride, source + y * source_stride, width);
}
