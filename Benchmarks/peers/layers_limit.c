// How fast a thousand layers with round corners can be painted in memory: a span of one colour in each line, eight pixels at a time where
// there is AVX2, and beside it the few pixels that the corners cover in part.
#include "cairo_row.h"
#ifdef __AVX2__
#include <immintrin.h>
#endif

enum { side = 80 };

static uint32_t *screen, alpha_of_all;
// How much of each pixel of a layer is inside, between 0 and 255, and where in each line all of it is.
static uint8_t coverage[side][side];
static int span_start[side], span_end[side];

static inline uint32_t scaled(uint32_t color, uint32_t by) {
    uint32_t even = (color & 0xFF00FF) * by + 0x800080, odd = (color >> 8 & 0xFF00FF) * by + 0x800080;
    even = (even + (even >> 8 & 0xFF00FF)) >> 8 & 0xFF00FF;
    odd = (odd + (odd >> 8 & 0xFF00FF)) & 0xFF00FF00;
    return even | odd;
}

static void fill(uint32_t *pixels, uint32_t color, int count) {
    for (int i = 0; i < count; i++) pixels[i] = color;
}

#ifdef __AVX2__
static inline __m256i scaled_channels(__m256i channels, __m256i by) {
    const __m256i product = _mm256_add_epi16(_mm256_mullo_epi16(channels, by), _mm256_set1_epi16(128));
    return _mm256_srli_epi16(_mm256_add_epi16(product, _mm256_srli_epi16(product, 8)), 8);
}
#endif

static void lay_over(uint32_t *pixels, uint32_t color, int count) {
    int i = 0;
#ifdef __AVX2__
    const __m256i none = _mm256_setzero_si256(), all = _mm256_set1_epi32((int)color), rest = _mm256_set1_epi16(255 - (color >> 24));
    for (; i + 8 <= count; i += 8) {
        const __m256i eight = _mm256_loadu_si256((const __m256i *)(pixels + i));
        const __m256i low = scaled_channels(_mm256_unpacklo_epi8(eight, none), rest);
        const __m256i high = scaled_channels(_mm256_unpackhi_epi8(eight, none), rest);
        _mm256_storeu_si256((__m256i *)(pixels + i), _mm256_add_epi8(all, _mm256_packus_epi16(low, high)));
    }
#endif
    for (; i < count; i++) pixels[i] = color + scaled(pixels[i], 255 - (color >> 24));
}

static void lay_edge_over(uint32_t *pixels, uint32_t color, const uint8_t *inside, int start, int end) {
    for (int i = start; i < end; i++) {
        if (!inside[i]) continue;
        const uint32_t seen = scaled(color, inside[i]);
        pixels[i] = seen + scaled(pixels[i], 255 - (seen >> 24));
    }
}

static void paint(int index, int frame) {
    const place at = layer_place(index, frame);
    uint32_t *pixels = screen + (int)(at.y * 2) * pixel_width + (int)(at.x * 2);
    const uint32_t opaque = 0xFF000000u | (uint32_t)layer_channel(index, 37) << 16 | (uint32_t)layer_channel(index, 91) << 8
        | (uint32_t)layer_channel(index, 53);
    const uint32_t color = scaled(opaque, alpha_of_all);
    for (int line = 0; line < side; line++, pixels += pixel_width) {
        const int start = span_start[line], end = span_end[line];
        lay_edge_over(pixels, color, coverage[line], 0, start);
        if (alpha_of_all == 255) fill(pixels + start, color, end - start);
        else lay_over(pixels + start, color, end - start);
        lay_edge_over(pixels, color, coverage[line], end, side);
    }
}

static void find_spans(void) {
    cairo_surface_t *layer = make_layer(0, 1);
    const uint32_t *pixels = (const uint32_t *)cairo_image_surface_get_data(layer);
    for (int line = 0; line < side; line++) {
        span_start[line] = side;
        for (int i = 0; i < side; i++) {
            coverage[line][i] = (uint8_t)(pixels[line * side + i] >> 24);
            if (coverage[line][i] < 255) continue;
            if (span_start[line] == side) span_start[line] = i;
            span_end[line] = i + 1;
        }
        if (span_start[line] == side) span_end[line] = side;
    }
    cairo_surface_destroy(layer);
}

static void measure(const char *what, uint32_t alpha) {
    static double times[layer_frames];
    alpha_of_all = alpha;
    for (int frame = -layer_frames_before; frame < layer_frames; frame++) {
        const double start = processor_time();
        memset(screen, 0xFF, (size_t)pixel_width * pixel_height * sizeof *screen);
        for (int index = 0; index < layer_count; index++) paint(index, frame + layer_frames_before);
        if (frame >= 0) times[frame] = processor_time() - start;
    }
    keep_pixels(what, "limit", screen);
    report(what, "limit", quantile(times, layer_frames, 0.5));
}

int main(void) {
    if (posix_memalign((void **)&screen, 64, (size_t)pixel_width * pixel_height * sizeof *screen)) return 1;
    find_spans();
    measure("layers-opaque", 255);
    measure("layers-translucent", 128);
    return 0;
}
