#include "PixelKernels.h"

void pk_swap_red_blue(uint32_t *pixels, size_t count) {
    for (size_t i = 0; i < count; i++) {
        const uint32_t p = pixels[i];
        pixels[i] = (p & 0xFF00FF00u) | (p >> 16 & 0xFFu) | (p & 0xFFu) << 16;
    }
}

// value * alpha / 255, rounded to nearest.
static inline uint32_t multiplied(uint32_t value, uint32_t alpha) {
    const uint32_t product = value * alpha + 128;
    return (product + (product >> 8)) >> 8;
}

void pk_premultiply(uint32_t *pixels, size_t count) {
    for (size_t i = 0; i < count; i++) {
        const uint32_t p = pixels[i], alpha = p >> 24;
        pixels[i] = alpha << 24 | multiplied(p >> 16 & 0xFF, alpha) << 16 | multiplied(p >> 8 & 0xFF, alpha) << 8
            | multiplied(p & 0xFF, alpha);
    }
}

static inline uint32_t divided(uint32_t value, uint32_t alpha) {
    const uint32_t quotient = (value * 255 + alpha / 2) / alpha;
    return quotient > 255 ? 255 : quotient;
}

void pk_unpremultiply(uint32_t *pixels, size_t count) {
    for (size_t i = 0; i < count; i++) {
        const uint32_t p = pixels[i], alpha = p >> 24;
        if (alpha == 255) continue;
        pixels[i] = alpha == 0 ? 0
            : alpha << 24 | divided(p >> 16 & 0xFF, alpha) << 16 | divided(p >> 8 & 0xFF, alpha) << 8 | divided(p & 0xFF, alpha);
    }
}

void pk_set_alpha(uint32_t *pixels, size_t count, uint8_t alpha) {
    for (size_t i = 0; i < count; i++) pixels[i] = (pixels[i] & 0x00FFFFFFu) | (uint32_t)alpha << 24;
}

void pk_extract_alpha(const uint32_t *pixels, uint8_t *alpha, size_t count) {
    for (size_t i = 0; i < count; i++) alpha[i] = (uint8_t)(pixels[i] >> 24);
}

void pk_extract_luminance(const uint32_t *pixels, uint8_t *luminance, size_t count) {
    for (size_t i = 0; i < count; i++) {
        const uint32_t p = pixels[i];
        // The weights times 65536; they add up to 65536.
        const uint32_t sum = 13933 * (p >> 16 & 0xFF) + 46871 * (p >> 8 & 0xFF) + 4732 * (p & 0xFF);
        luminance[i] = (uint8_t)((sum + 32768) >> 16);
    }
}

void pk_invert_bytes(uint8_t *bytes, size_t count) {
    for (size_t i = 0; i < count; i++) bytes[i] = (uint8_t)(255 - bytes[i]);
}

void pk_plus_darker(uint32_t *source, const uint32_t *backdrop, size_t count, uint8_t opaque) {
    for (size_t i = 0; i < count; i++) {
        const int32_t sourceAlpha = source[i] >> 24, backdropAlpha = (backdrop[i] >> 24) | opaque;
        const int32_t alpha = sourceAlpha + backdropAlpha > 255 ? 255 : sourceAlpha + backdropAlpha;
        uint32_t pixel = (uint32_t)alpha << 24;
        for (int shift = 0; shift < 24; shift += 8) {
            const int32_t s = source[i] >> shift & 0xFF, b = backdrop[i] >> shift & 0xFF;
            const int32_t value = alpha - (sourceAlpha - s) - (backdropAlpha - b);
            if (value > 0) pixel |= (uint32_t)value << shift;
        }
        source[i] = pixel;
    }
}

void pk_pack_rgb(const uint32_t *pixels, uint8_t *bytes, size_t count) {
    for (size_t i = 0; i < count; i++) {
        bytes[3 * i] = (uint8_t)(pixels[i] >> 16);
        bytes[3 * i + 1] = (uint8_t)(pixels[i] >> 8);
        bytes[3 * i + 2] = (uint8_t)pixels[i];
    }
}
