#include "PixelKernels.h"
#include <math.h>

void pk_conic_row(uint32_t *row, size_t width, size_t y, pk_transform toPoint, const uint32_t *colors, size_t colorCount) {
    const double middle = (double)y + 0.5;
    for (size_t x = 0; x < width; x++) {
        const double column = (double)x + 0.5;
        const double px = toPoint.a * column + toPoint.c * middle + toPoint.tx;
        const double py = toPoint.b * column + toPoint.d * middle + toPoint.ty;
        double turn = atan2(py, px) / 6.283185307179586;
        if (turn < 0) turn += 1;
        size_t index = (size_t)(turn * (double)colorCount);
        row[x] = colors[index < colorCount ? index : colorCount - 1];
    }
}
