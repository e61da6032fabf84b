#include "PixelKernels.h"

void pk_fill(uint32_t *pixels, size_t count, uint32_t value) {
    for (size_t i = 0; i < count; i++) pixels[i] = value;
}
