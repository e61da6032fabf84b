#include "PixelKernels.h"
#include <string.h>

void pk_gather(const uint8_t *source, pk_layout layout, uint32_t *target, size_t count) {
    for (size_t i = 0; i < count; i++, source += layout.size) {
        const uint32_t alpha = layout.alpha < 0 ? 255 : source[layout.alpha];
        target[i] = alpha << 24 | (uint32_t)source[layout.red] << 16 | (uint32_t)source[layout.green] << 8 | source[layout.blue];
    }
}

void pk_scatter(const uint32_t *source, uint8_t *target, pk_layout layout, size_t count) {
    memset(target, 255, count * (size_t)layout.size);
    for (size_t i = 0; i < count; i++, target += layout.size) {
        const uint32_t p = source[i];
        target[layout.red] = (uint8_t)(p >> 16);
        target[layout.green] = (uint8_t)(p >> 8);
        target[layout.blue] = (uint8_t)p;
        if (layout.alpha >= 0) target[layout.alpha] = (uint8_t)(p >> 24);
    }
}

void pk_scatter_luminance(const uint32_t *source, uint8_t *target, pk_layout layout, size_t count) {
    memset(target, 255, count * (size_t)layout.size);
    for (size_t i = 0; i < count; i++, target += layout.size) {
        const uint32_t p = source[i];
        // The weights of pk_extract_luminance.
        target[layout.red] = (uint8_t)((13933 * (p >> 16 & 0xFF) + 46871 * (p >> 8 & 0xFF) + 4732 * (p & 0xFF) + 32768) >> 16);
        if (layout.alpha >= 0) target[layout.alpha] = (uint8_t)(p >> 24);
    }
}

void pk_unpack_gray(const uint8_t *source, int32_t bits, int32_t step, uint8_t *target, size_t count) {
    if (bits == 8) {
        for (size_t i = 0; i < count; i++) target[i] = source[i * (size_t)(step / 8)];
        return;
    }
    int32_t most = (1 << bits) - 1;
    for (size_t i = 0; i < count; i++) {
        size_t bit = i * (size_t)bits;
        int32_t value = (source[bit / 8] >> (8 - bits - (int32_t)(bit % 8))) & most;
        target[i] = (uint8_t)(value * 255 / most);
    }
}
