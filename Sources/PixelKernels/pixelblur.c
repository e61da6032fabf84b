#include "PixelKernels.h"
#include "vectors.h"
#include <string.h>

// Four numbers at once: the channels of one pixel.
typedef uint32_t channels __attribute__((vector_size(16)));
typedef uint8_t bytes __attribute__((vector_size(4)));
// The channels of two pixels, one of each of two rows.
typedef uint32_t two_channels __attribute__((vector_size(32)));
typedef uint8_t two_bytes __attribute__((vector_size(8)));

pk_inline channels unpack(uint32_t pixel) {
    bytes b;
    memcpy(&b, &pixel, 4);
    return __builtin_convertvector(b, channels);
}

pk_inline uint32_t pack(channels c) {
    const bytes b = __builtin_convertvector(c, bytes);
    uint32_t pixel;
    memcpy(&pixel, &b, 4);
    return pixel;
}

pk_fastest void pk_halve(const uint32_t *source, size_t width, size_t height, size_t sourceStride, uint32_t *target, size_t targetStride) {
    const uint32_t odd = 0x00FF00FF;
    for (size_t y = 0; y < (height + 1) / 2; y++) {
        const uint32_t *first = source + 2 * y * sourceStride;
        // The last row and column of an odd picture stand for their missing neighbours.
        const uint32_t *second = 2 * y + 1 < height ? first + sourceStride : first;
        uint32_t *out = target + y * targetStride;
        for (size_t x = 0; x < width / 2; x++) {
            const uint32_t a = first[2 * x], b = first[2 * x + 1], c = second[2 * x], d = second[2 * x + 1];
            const uint32_t low = (a & odd) + (b & odd) + (c & odd) + (d & odd) + 0x00020002;
            const uint32_t high = (a >> 8 & odd) + (b >> 8 & odd) + (c >> 8 & odd) + (d >> 8 & odd) + 0x00020002;
            out[x] = (low >> 2 & odd) | (high >> 2 & odd) << 8;
        }
        if (width % 2 == 1) {
            const uint32_t a = first[width - 1], c = second[width - 1];
            const uint32_t low = (a & odd) + (c & odd) + 0x00010001;
            const uint32_t high = (a >> 8 & odd) + (c >> 8 & odd) + 0x00010001;
            out[width / 2] = (low >> 1 & odd) | (high >> 1 & odd) << 8;
        }
    }
}

// Division by the length of the box as a multiplication; exact enough for `pk_pixel_blur_limit`.
pk_inline channels average(channels sum, uint32_t scale) { return (sum * scale + (1u << 15)) >> 16; }

pk_inline void blur_row(const uint32_t *in, uint32_t *out, size_t width, size_t reach, uint32_t scale) {
    channels sum = unpack(in[0]) * (uint32_t)(reach + 1);
    for (size_t i = 1; i <= reach; i++) sum += unpack(in[i < width ? i : width - 1]);
    for (size_t x = 0; x < width; x++) {
        out[x] = pack(average(sum, scale));
        const size_t entering = x + reach + 1;
        sum += unpack(in[entering < width ? entering : width - 1]);
        sum -= unpack(in[x >= reach ? x - reach : 0]);
    }
}

pk_inline two_channels unpack_two(uint32_t first, uint32_t second) {
    const uint64_t both = (uint64_t)second << 32 | first;
    two_bytes b;
    memcpy(&b, &both, 8);
    return __builtin_convertvector(b, two_channels);
}

// optimization: a sum waits for the one before it, so that two rows side by side take as long as one.
pk_inline void blur_two_rows(
    const uint32_t *in, size_t inStride, uint32_t *out, size_t outStride, size_t width, size_t reach, uint32_t scale) {
    const uint32_t *below = in + inStride;
    two_channels sum = unpack_two(in[0], below[0]) * (uint32_t)(reach + 1);
    for (size_t i = 1; i <= reach; i++) {
        const size_t x = i < width ? i : width - 1;
        sum += unpack_two(in[x], below[x]);
    }
    for (size_t x = 0; x < width; x++) {
        const two_bytes b = __builtin_convertvector((sum * scale + (1u << 15)) >> 16, two_bytes);
        uint64_t both;
        memcpy(&both, &b, 8);
        out[x] = (uint32_t)both;
        out[outStride + x] = (uint32_t)(both >> 32);
        const size_t entering = x + reach + 1 < width ? x + reach + 1 : width - 1, leaving = x >= reach ? x - reach : 0;
        sum += unpack_two(in[entering], below[entering]) - unpack_two(in[leaving], below[leaving]);
    }
}

pk_fastest void pk_blur_pixel_rows(
    const uint32_t *source, size_t sourceStride, uint32_t *target, size_t targetStride, size_t width, size_t height, size_t reach) {
    const uint32_t scale = ((1u << 16) + reach) / (uint32_t)(2 * reach + 1);
    size_t y = 0;
    for (; y + 2 <= height; y += 2)
        blur_two_rows(source + y * sourceStride, sourceStride, target + y * targetStride, targetStride, width, reach, scale);
    if (y < height) blur_row(source + y * sourceStride, target + y * targetStride, width, reach, scale);
}

pk_fastest void pk_blur_pixel_columns(
    const uint32_t *source, size_t sourceStride, uint32_t *target, size_t targetStride, size_t width, size_t height, size_t reach,
    uint32_t *restrict sums) {
    const uint32_t scale = ((1u << 16) + reach) / (uint32_t)(2 * reach + 1);
    const uint8_t *bottom = (const uint8_t *)(source + (height - 1) * sourceStride);
    for (size_t i = 0; i < width * 4; i++) sums[i] = ((const uint8_t *)source)[i] * (uint32_t)(reach + 1);
    for (size_t y = 1; y <= reach; y++) {
        const uint8_t *row = y < height ? (const uint8_t *)(source + y * sourceStride) : bottom;
        for (size_t i = 0; i < width * 4; i++) sums[i] += row[i];
    }
    for (size_t y = 0; y < height; y++) {
        uint8_t *restrict out = (uint8_t *)(target + y * targetStride);
        const uint8_t *entering = y + reach + 1 < height ? (const uint8_t *)(source + (y + reach + 1) * sourceStride) : bottom;
        const uint8_t *leaving = (const uint8_t *)(source + (y >= reach ? y - reach : 0) * sourceStride);
        for (size_t i = 0; i < width * 4; i++) {
            out[i] = (uint8_t)((sums[i] * scale + (1u << 15)) >> 16);
            sums[i] += entering[i];
            sums[i] -= leaving[i];
        }
    }
}

pk_fastest void pk_saturate(uint32_t *pixels, size_t count, float saturation) {
    for (size_t i = 0; i < count; i++) {
        const uint32_t pixel = pixels[i];
        const float alpha = (float)(pixel >> 24);
        const float red = (float)(pixel >> 16 & 255), green = (float)(pixel >> 8 & 255), blue = (float)(pixel & 255);
        const float grey = 0.2126f * red + 0.7152f * green + 0.0722f * blue;
        float colors[3] = {red, green, blue};
        uint32_t result = pixel & 0xFF000000;
        for (int c = 0; c < 3; c++) {
            float value = grey + (colors[c] - grey) * saturation;
            value = value < 0 ? 0 : value > alpha ? alpha : value;
            result |= (uint32_t)(value + 0.5f) << (16 - 8 * c);
        }
        pixels[i] = result;
    }
}
