#include "ImageKernels.h"
#include <math.h>

static inline float bounded(float value, float most) { return value < 0 ? 0 : value > most ? most : value; }

static inline float light(float stored) { return stored <= 0.04045f ? stored / 12.92f : powf((stored + 0.055f) / 1.055f, 2.4f); }

static inline float stored(float light) { return light <= 0.0031308f ? light * 12.92f : 1.055f * powf(light, 1 / 2.4f) - 0.055f; }

// From light back to what is stored, in as many steps that neighbours differ by less than half a number.
enum { steps = 4096 };

static void fill(float *toLight, uint8_t *fromLight) {
    for (int i = 0; i < 256; i++) toLight[i] = light(i / 255.0f);
    for (int i = 0; i <= steps; i++) fromLight[i] = (uint8_t)(stored((float)i / steps) * 255 + 0.5f);
}

static inline uint32_t multiplied(float red, float green, float blue, float alpha) {
    const uint32_t a = (uint32_t)(alpha * 255 + 0.5f);
    return a << 24 | (uint32_t)(red * alpha * 255 + 0.5f) << 16 | (uint32_t)(green * alpha * 255 + 0.5f) << 8
        | (uint32_t)(blue * alpha * 255 + 0.5f);
}

void ik_color_matrix(uint32_t *pixels, size_t count, const float *matrix, int linear) {
    float toLight[256];
    uint8_t fromLight[steps + 1];
    if (linear) fill(toLight, fromLight);
    for (size_t i = 0; i < count; i++) {
        const uint32_t pixel = pixels[i], alpha = pixel >> 24;
        float in[4] = {0, 0, 0, alpha / 255.0f}, out[4];
        for (int c = 0; c < 3 && alpha > 0; c++) {
            const uint32_t value = ((pixel >> (16 - 8 * c) & 255) * 255 + alpha / 2) / alpha;
            in[c] = linear ? toLight[value > 255 ? 255 : value] : bounded(value / 255.0f, 1);
        }
        for (int row = 0; row < 4; row++) {
            const float *m = matrix + 5 * row;
            out[row] = bounded(m[0] * in[0] + m[1] * in[1] + m[2] * in[2] + m[3] * in[3] + m[4], 1);
        }
        for (int c = 0; c < 3 && linear; c++) out[c] = fromLight[(int)(out[c] * steps + 0.5f)] / 255.0f;
        pixels[i] = multiplied(out[0], out[1], out[2], out[3]);
    }
}

void ik_color_table(uint32_t *pixels, size_t count, const uint8_t *table) {
    for (size_t i = 0; i < count; i++) {
        const uint32_t pixel = pixels[i], alpha = pixel >> 24;
        if (alpha == 0) continue;
        uint32_t result = alpha << 24;
        for (int shift = 0; shift < 24; shift += 8) {
            const uint32_t value = ((pixel >> shift & 255) * 255 + alpha / 2) / alpha;
            result |= (table[value > 255 ? 255 : value] * alpha + 127) / 255 << shift;
        }
        pixels[i] = result;
    }
}

void ik_vignette(uint32_t *pixels, size_t width, size_t height, float x, float y, float inner, float outer, float amount) {
    for (size_t row = 0; row < height; row++) {
        for (size_t column = 0; column < width; column++) {
            const float dx = column + 0.5f - x, dy = row + 0.5f - y;
            const float part = bounded((sqrtf(dx * dx + dy * dy) - inner) / (outer > inner ? outer - inner : 1), 1);
            const float keep = bounded(1 - amount * part * part * (3 - 2 * part), 1);
            uint32_t *pixel = pixels + row * width + column;
            const uint32_t value = *pixel;
            *pixel = (value & 0xFF000000) | (uint32_t)((value >> 16 & 255) * keep + 0.5f) << 16
                | (uint32_t)((value >> 8 & 255) * keep + 0.5f) << 8 | (uint32_t)((value & 255) * keep + 0.5f);
        }
    }
}

void ik_gradient(
    uint32_t *pixels, size_t width, size_t height, int radial, float ax, float ay, float bx, float by, const float *colors) {
    const float dx = bx - ax, dy = by - ay, length = dx * dx + dy * dy;
    for (size_t row = 0; row < height; row++) {
        for (size_t column = 0; column < width; column++) {
            const float x = column + 0.5f, y = row + 0.5f;
            float part;
            if (radial) {
                // The radii stand in b.
                part = bx == by ? 1 : (sqrtf((x - ax) * (x - ax) + (y - ay) * (y - ay)) - bx) / (by - bx);
            } else {
                part = length > 0 ? ((x - ax) * dx + (y - ay) * dy) / length : 0;
            }
            part = bounded(part, 1);
            uint32_t value = 0;
            for (int c = 0; c < 4; c++) {
                const float mixed = bounded(colors[c] + (colors[4 + c] - colors[c]) * part, 1);
                value |= (uint32_t)(mixed * 255 + 0.5f) << (c == 3 ? 24 : 16 - 8 * c);
            }
            pixels[row * width + column] = value;
        }
    }
}

void ik_hues(uint32_t *pixels, size_t width, size_t height, float x, float y, float radius, float value) {
    for (size_t row = 0; row < height; row++) {
        for (size_t column = 0; column < width; column++) {
            const float dx = column + 0.5f - x, dy = y - (row + 0.5f), distance = sqrtf(dx * dx + dy * dy);
            const float alpha = bounded(radius - distance + 0.5f, 1);
            if (alpha <= 0) continue;
            const float saturation = radius > 0 ? bounded(distance / radius, 1) : 0;
            const float hue = atan2f(dy, dx) * (float)(3 / M_PI) + 6;
            uint32_t pixel = (uint32_t)(alpha * 255 + 0.5f) << 24;
            for (int c = 0; c < 3; c++) {
                // Red, green and blue are a third of the circle apart, and full as far as a sixth to either side.
                const float away = fabsf(fmodf(hue + 3 - 2 * c, 6) - 3);
                const float pure = bounded(2 - away, 1);
                pixel |= (uint32_t)(value * (1 - saturation * (1 - pure)) * alpha * 255 + 0.5f) << (16 - 8 * c);
            }
            pixels[row * width + column] = pixel;
        }
    }
}

void ik_unsharp(uint32_t *pixels, const uint32_t *blurred, size_t count, float amount) {
    for (size_t i = 0; i < count; i++) {
        const uint32_t pixel = pixels[i], alpha = pixel >> 24;
        uint32_t result = alpha << 24;
        for (int shift = 0; shift < 24; shift += 8) {
            const float value = pixel >> shift & 255, other = blurred[i] >> shift & 255;
            result |= (uint32_t)bounded(value + amount * (value - other) + 0.5f, (float)alpha) << shift;
        }
        pixels[i] = result;
    }
}

void ik_blend_mask(uint32_t *first, const uint32_t *second, const uint8_t *mask, size_t count) {
    for (size_t i = 0; i < count; i++) {
        uint32_t result = 0;
        for (int shift = 0; shift < 32; shift += 8) {
            const uint32_t a = first[i] >> shift & 255, b = second[i] >> shift & 255;
            result |= (a * mask[i] + b * (255u - mask[i]) + 127) / 255 << shift;
        }
        first[i] = result;
    }
}
