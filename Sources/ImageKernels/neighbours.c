#include "ImageKernels.h"
#include <math.h>
#include <string.h>

// One line of a blur: `step` pixels lie between neighbours. What lies beyond the line is transparent.
static void blur_line(const uint32_t *in, uint32_t *out, size_t count, size_t step, size_t reach) {
    const uint64_t length = 2 * reach + 1;
    // Rounded up, so that the mean of equal numbers is that number.
    const uint64_t scale = ((1ull << 40) + length - 1) / length;
    uint64_t sums[4] = {0, 0, 0, 0};
    for (size_t i = 0; i <= reach && i < count; i++) {
        for (int c = 0; c < 4; c++) sums[c] += in[i * step] >> 8 * c & 255;
    }
    for (size_t i = 0; i < count; i++) {
        uint32_t value = 0;
        for (int c = 0; c < 4; c++) value |= (uint32_t)((sums[c] * scale + (1ull << 39)) >> 40) << 8 * c;
        out[i * step] = value;
        if (i + reach + 1 < count) {
            for (int c = 0; c < 4; c++) sums[c] += in[(i + reach + 1) * step] >> 8 * c & 255;
        }
        if (i >= reach) {
            for (int c = 0; c < 4; c++) sums[c] -= in[(i - reach) * step] >> 8 * c & 255;
        }
    }
}

void ik_box_blur(uint32_t *pixels, uint32_t *scratch, size_t width, size_t height, size_t reach, int passes) {
    for (int pass = 0; pass < passes; pass++) {
        for (size_t row = 0; row < height; row++) blur_line(pixels + row * width, scratch + row * width, width, 1, reach);
        for (size_t column = 0; column < width; column++) blur_line(scratch + column, pixels + column, height, width, reach);
    }
}

void ik_pixellate(uint32_t *pixels, size_t width, size_t height, long left, long top, size_t side) {
    for (long y = top; y < (long)height; y += side) {
        for (long x = left; x < (long)width; x += side) {
            const long x0 = x < 0 ? 0 : x, y0 = y < 0 ? 0 : y;
            const long x1 = x + (long)side < (long)width ? x + (long)side : (long)width;
            const long y1 = y + (long)side < (long)height ? y + (long)side : (long)height;
            uint64_t sums[4] = {0, 0, 0, 0}, count = 0;
            for (long row = y0; row < y1; row++) {
                for (long column = x0; column < x1; column++, count++) {
                    for (int c = 0; c < 4; c++) sums[c] += pixels[row * (long)width + column] >> 8 * c & 255;
                }
            }
            if (count == 0) continue;
            uint32_t value = 0;
            for (int c = 0; c < 4; c++) value |= (uint32_t)((sums[c] + count / 2) / count) << 8 * c;
            for (long row = y0; row < y1; row++) {
                for (long column = x0; column < x1; column++) pixels[row * (long)width + column] = value;
            }
        }
    }
}

// The pixel at a place between four, each by how near it is.
static uint32_t sample(const uint32_t *source, size_t width, size_t height, float x, float y) {
    const float left = floorf(x - 0.5f), top = floorf(y - 0.5f), fx = x - 0.5f - left, fy = y - 0.5f - top;
    uint32_t value = 0;
    for (int c = 0; c < 4; c++) {
        float sum = 0;
        for (int j = 0; j < 2; j++) {
            for (int i = 0; i < 2; i++) {
                const long column = (long)left + i, row = (long)top + j;
                if (column < 0 || row < 0 || column >= (long)width || row >= (long)height) continue;
                sum += (source[row * (long)width + column] >> 8 * c & 255) * (i ? fx : 1 - fx) * (j ? fy : 1 - fy);
            }
        }
        value |= (uint32_t)(sum + 0.5f) << 8 * c;
    }
    return value;
}

void ik_distort(
    const uint32_t *source, uint32_t *target, size_t width, size_t height, float x, float y, float radius, float amount, int kind) {
    for (size_t row = 0; row < height; row++) {
        for (size_t column = 0; column < width; column++) {
            const float dx = column + 0.5f - x, dy = row + 0.5f - y, distance = sqrtf(dx * dx + dy * dy);
            if (!(distance < radius)) {
                target[row * width + column] = source[row * width + column];
                continue;
            }
            const float part = 1 - distance / radius;
            float sx, sy;
            if (kind == 0) {
                const float angle = amount * part * part, cosine = cosf(angle), sine = sinf(angle);
                sx = x + dx * cosine - dy * sine;
                sy = y + dx * sine + dy * cosine;
            } else {
                const float pull = 1 - amount * part * part;
                sx = x + dx * pull;
                sy = y + dy * pull;
            }
            target[row * width + column] = sample(source, width, height, sx, sy);
        }
    }
}
