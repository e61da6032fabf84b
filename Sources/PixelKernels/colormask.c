#include "PixelKernels.h"

static int within(uint32_t value, uint8_t low, uint8_t high) {
    return value >= low && value <= high;
}

void pk_mask_colors(const uint32_t *source, uint32_t *target, size_t count, const uint8_t *low, const uint8_t *high) {
    for (size_t x = 0; x < count; x++) {
        const uint32_t red = source[x] >> 16 & 255, green = source[x] >> 8 & 255, blue = source[x] & 255;
        const int isMasked = within(red, low[0], high[0]) && within(green, low[1], high[1]) && within(blue, low[2], high[2]);
        target[x] = isMasked ? 0 : source[x] | 0xFF000000u;
    }
}
