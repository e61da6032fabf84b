#include "PixelKernels.h"
#include "vectors.h"
#include <stdlib.h>

/// The channels of four pixels.
typedef uint16_t four __attribute__((vector_size(32)));
typedef uint8_t four_bytes __attribute__((vector_size(16)));

enum { whole = 8 };

/// Where the middle of a pixel of the target lies in the source: between which two lines, and how much the second counts, in eighths.
typedef struct {
    size_t first, second;
    uint16_t share;
} between;

pk_inline between find(size_t place, size_t cell, size_t count) {
    const size_t half = cell / 2;
    if (place < half) return (between){0, 0, 0};
    const size_t line = (place - half) / cell;
    if (line + 1 >= count) return (between){count - 1, count - 1, 0};
    return (between){line, line + 1, (uint16_t)((2 * ((place - half) % cell) + 1) * whole / (2 * cell))};
}

/// Mixes two rows into one of sixteen bits a channel, eight times as bright.
pk_inline void mix_rows(const uint8_t *a, const uint8_t *b, uint16_t share, uint16_t *mixed, size_t count) {
    for (size_t x = 0; x < count; x++) mixed[x] = (uint16_t)(a[x] * (whole - share) + b[x] * share);
}

pk_inline four load_pixel(const uint16_t *mixed) {
    typedef uint16_t one __attribute__((vector_size(8)));
    one pixel;
    memcpy(&pixel, mixed, sizeof pixel);
    return __builtin_shufflevector(pixel, pixel, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3);
}

pk_inline void store_four(uint32_t *row, four first, four second, four share) {
    const four sum = first * (whole - share) + second * share + whole * whole / 2;
    const four_bytes bytes = __builtin_convertvector(sum / (whole * whole), four_bytes);
    memcpy(row, &bytes, sizeof bytes);
}

/// The pixels between the middles of two neighbours, for each pair of them: `cell` from each. The outermost ones are their own neighbours.
pk_inline void spread_by_four(const uint16_t *mixed, size_t pairs, uint32_t *row) {
    const four share = {1, 1, 1, 1, 3, 3, 3, 3, 5, 5, 5, 5, 7, 7, 7, 7};
    for (size_t i = 0; i < pairs; i++) store_four(row + 4 * i, load_pixel(mixed + 4 * i), load_pixel(mixed + 4 * i + 4), share);
}

pk_inline void spread_by_two(const uint16_t *mixed, size_t pairs, uint32_t *row) {
    const four share = {2, 2, 2, 2, 6, 6, 6, 6, 2, 2, 2, 2, 6, 6, 6, 6};
    for (size_t i = 0; i < pairs; i += 2) {
        const four a = load_pixel(mixed + 4 * i), b = load_pixel(mixed + 4 * i + 4), c = load_pixel(mixed + 4 * i + 8);
        const four first = __builtin_shufflevector(a, b, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23);
        const four second = __builtin_shufflevector(b, c, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23);
        store_four(row + 2 * i, first, second, share);
    }
}

// optimization: pixman finds for each pixel anew between which four it lies, and how much each of them counts, which are always the same
// few numbers here.
pk_fastest int pk_enlarge(pk_small source, size_t cell, uint32_t *target, size_t stride, pk_rect part) {
    // One more than there are on the left, and up to three on the right.
    const size_t count = source.width + 4;
    uint16_t *mixed = calloc(count, 4 * sizeof *mixed);
    uint32_t *row = malloc(count * cell * sizeof *row);
    if (mixed != NULL && row != NULL) {
        for (size_t y = 0; y < part.height; y++) {
            const between rows = find(part.y + y, cell, source.height);
            mix_rows(
                (const uint8_t *)(source.pixels + rows.first * source.stride), (const uint8_t *)(source.pixels + rows.second * source.stride),
                rows.share, mixed + 4, source.width * 4);
            memcpy(mixed, mixed + 4, 4 * sizeof *mixed);
            memcpy(mixed + 4 + source.width * 4, mixed + source.width * 4, 4 * sizeof *mixed);
            if (cell == 4) spread_by_four(mixed, source.width + 1, row);
            else spread_by_two(mixed, source.width + 1, row);
            for (size_t x = 0; x < part.width; x++) target[y * stride + x] = row[cell / 2 + part.x + x] | 0xFF000000u;
        }
    }
    free(mixed);
    free(row);
    return mixed != NULL && row != NULL;
}
