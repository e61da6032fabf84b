#include "VectorKernels.h"
#include <math.h>
#include <stdlib.h>

void vk_matrix(
    vk_image source, vk_image target, const int16_t matrix[16], int32_t divisor, const int16_t before[4], const int32_t after[4]) {
    for (size_t y = 0; y < target.height; y++) {
        const uint8_t *in = source.bytes + (ptrdiff_t)y * source.stride;
        uint8_t *out = target.bytes + (ptrdiff_t)y * target.stride;
        for (size_t x = 0; x < target.width; x++, in += 4, out += 4) {
            int64_t sums[4] = {after[0], after[1], after[2], after[3]};
            for (int i = 0; i < 4; i++) {
                const int64_t value = in[i] + before[i];
                for (int j = 0; j < 4; j++) sums[j] += value * matrix[4 * i + j];
            }
            for (int j = 0; j < 4; j++) {
                const int64_t value = sums[j] / divisor;
                out[j] = value < 0 ? 0 : value > 255 ? 255 : (uint8_t)value;
            }
        }
    }
}

void vk_permute(vk_image source, vk_image target, const uint8_t map[4]) {
    for (size_t y = 0; y < target.height; y++) {
        const uint8_t *in = source.bytes + (ptrdiff_t)y * source.stride;
        uint8_t *out = target.bytes + (ptrdiff_t)y * target.stride;
        for (size_t x = 0; x < target.width; x++, in += 4, out += 4) {
            const uint8_t pixel[4] = {in[0], in[1], in[2], in[3]};
            for (int i = 0; i < 4; i++) out[i] = pixel[map[i]];
        }
    }
}

static double lanczos(double x, int lobes) {
    if (x == 0) return 1;
    if (fabs(x) >= lobes) return 0;
    const double p = 3.14159265358979323846 * x;
    return lobes * sin(p) * sin(p / lobes) / (p * p);
}

// For each place that comes out, the weights of `taps` places from `first` on, which may lie beyond the ends.
typedef struct {
    size_t taps;
    ptrdiff_t *first;
    float *weights;
} taps;

static int make_taps(taps *t, size_t from, size_t to, int lobes) {
    const double ratio = (double)from / to, spread = ratio > 1 ? ratio : 1, reach = lobes * spread;
    t->taps = (size_t)(2 * reach) + 2;
    t->first = malloc(to * sizeof *t->first);
    t->weights = to > SIZE_MAX / sizeof *t->weights / t->taps ? NULL : malloc(to * t->taps * sizeof *t->weights);
    if (!t->first || !t->weights) return 0;
    for (size_t i = 0; i < to; i++) {
        const double middle = (i + 0.5) * ratio - 0.5;
        const ptrdiff_t first = (ptrdiff_t)floor(middle - reach) + 1;
        double sum = 0;
        for (size_t tap = 0; tap < t->taps; tap++) sum += lanczos((first + (double)tap - middle) / spread, lobes);
        for (size_t tap = 0; tap < t->taps; tap++) {
            t->weights[i * t->taps + tap] = (float)(lanczos((first + (double)tap - middle) / spread, lobes) / sum);
        }
        t->first[i] = first;
    }
    return 1;
}

static inline size_t within(ptrdiff_t place, size_t count) {
    return place < 0 ? 0 : (size_t)place >= count ? count - 1 : (size_t)place;
}

static void scale_across(vk_image source, float *between, size_t width, const taps *t) {
    for (size_t y = 0; y < source.height; y++) {
        const uint8_t *row = source.bytes + (ptrdiff_t)y * source.stride;
        for (size_t x = 0; x < width; x++) {
            float *out = between + 4 * (y * width + x);
            out[0] = out[1] = out[2] = out[3] = 0;
            for (size_t tap = 0; tap < t->taps; tap++) {
                const uint8_t *pixel = row + 4 * within(t->first[x] + (ptrdiff_t)tap, source.width);
                const float weight = t->weights[x * t->taps + tap];
                for (int c = 0; c < 4; c++) out[c] += pixel[c] * weight;
            }
        }
    }
}

static void scale_down(const float *between, size_t height, vk_image target, const taps *t) {
    for (size_t y = 0; y < target.height; y++) {
        uint8_t *row = target.bytes + (ptrdiff_t)y * target.stride;
        for (size_t x = 0; x < target.width; x++) {
            float sums[4] = {0, 0, 0, 0};
            for (size_t tap = 0; tap < t->taps; tap++) {
                const float *pixel = between + 4 * (within(t->first[y] + (ptrdiff_t)tap, height) * target.width + x);
                const float weight = t->weights[y * t->taps + tap];
                for (int c = 0; c < 4; c++) sums[c] += pixel[c] * weight;
            }
            for (int c = 0; c < 4; c++) row[4 * x + c] = sums[c] <= 0 ? 0 : sums[c] >= 255 ? 255 : (uint8_t)(sums[c] + 0.5f);
        }
    }
}

int vk_scale(vk_image source, vk_image target, int lobes) {
    taps across = {0, NULL, NULL}, down = {0, NULL, NULL};
    float *between = target.width > SIZE_MAX / 16 / source.height ? NULL : malloc(target.width * source.height * 4 * sizeof *between);
    const int fits = between && make_taps(&across, source.width, target.width, lobes) && make_taps(&down, source.height, target.height, lobes);
    if (fits) {
        scale_across(source, between, target.width, &across);
        scale_down(between, source.height, target, &down);
    }
    free(across.first);
    free(across.weights);
    free(down.first);
    free(down.weights);
    free(between);
    return fits;
}
