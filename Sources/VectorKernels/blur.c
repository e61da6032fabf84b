#include "VectorKernels.h"
#include <stdlib.h>

// A line of numbers is longer than what comes out by `reach` on both sides.
typedef struct {
    size_t reach, box;
    int tent;
} kernel;

static kernel make_kernel(size_t size, int tent) {
    const size_t box = tent ? (size + 1) / 2 : size;
    return (kernel){size / 2, box, tent};
}

// Sums of `box` numbers that follow each other; in place, one sum for each place where all of them are there.
static size_t sum_boxes(uint64_t *line, size_t count, size_t box) {
    uint64_t sum = 0;
    for (size_t i = 0; i < box; i++) sum += line[i];
    const size_t sums = count - box + 1;
    for (size_t i = 0; i < sums; i++) {
        const uint64_t first = line[i];
        line[i] = sum;
        if (i + 1 < sums) sum += line[i + box] - first;
    }
    return sums;
}

// Two boxes one after the other make a tent.
static void filter(uint64_t *line, size_t count, kernel k) {
    count = sum_boxes(line, count, k.box);
    if (k.tent) sum_boxes(line, count, k.box);
}

typedef struct {
    kernel k;
    vk_edge edge;
    size_t size, start, count;  // of what comes in, and where in it what comes out begins
    uint64_t *line, *weights;
} pass;

static int begin(pass *p) {
    const size_t length = p->count + 2 * p->k.reach;
    p->line = calloc(length, sizeof(uint64_t));
    p->weights = calloc(length, sizeof(uint64_t));
    if (!p->line || !p->weights) return 0;
    for (size_t i = 0; i < length; i++) {
        const size_t place = p->start + i;
        p->weights[i] = p->edge != vk_edge_truncate || (place >= p->k.reach && place - p->k.reach < p->size);
    }
    filter(p->weights, length, p->k);
    return 1;
}

static void end(pass *p) {
    free(p->line);
    free(p->weights);
}

// The number of a line at each place, with what stands in for those beyond it.
static void run(pass *p, const uint16_t *in, uint16_t outside) {
    const size_t length = p->count + 2 * p->k.reach;
    for (size_t i = 0; i < length; i++) {
        const size_t shifted = p->start + i;
        const int before = shifted < p->k.reach, after = !before && shifted - p->k.reach >= p->size;
        if (!before && !after) p->line[i] = in[shifted - p->k.reach];
        else if (p->edge == vk_edge_color) p->line[i] = outside;
        else if (p->edge == vk_edge_truncate) p->line[i] = 0;
        else p->line[i] = in[before ? 0 : p->size - 1];
    }
    filter(p->line, length, p->k);
    for (size_t i = 0; i < p->count; i++) p->line[i] = (p->line[i] + p->weights[i] / 2) / p->weights[i];
}

static void finish(vk_image source, vk_image target, size_t left, size_t top, size_t x, unsigned channel, const pass *p, kernel across) {
    for (size_t y = 0; y < target.height; y++) {
        uint8_t *out = target.bytes + (ptrdiff_t)y * target.stride + 4 * x + channel;
        const size_t column = left + x, row = top + y;
        const int overhangs = column < across.reach || column + across.reach >= source.width || row < p->k.reach
            || row + p->k.reach >= source.height;
        if (p->edge == vk_edge_copy && overhangs) *out = source.bytes[(ptrdiff_t)row * source.stride + 4 * column + channel];
        else *out = (uint8_t)((p->line[y] + 128) >> 8);
    }
}

// Lines of one of the four bytes, first across and then down. Between them numbers have eight bits more.
static void blur_channel(
    vk_image source, vk_image target, size_t left, size_t top, pass *across, pass *down, unsigned channel, uint8_t color,
    uint16_t *line, uint16_t *between) {
    const uint16_t outside = (uint16_t)(color << 8);
    for (size_t y = 0; y < source.height; y++) {
        const uint8_t *row = source.bytes + (ptrdiff_t)y * source.stride + channel;
        for (size_t x = 0; x < source.width; x++) line[x] = (uint16_t)(row[4 * x] << 8);
        run(across, line, outside);
        for (size_t x = 0; x < target.width; x++) between[x * source.height + y] = (uint16_t)across->line[x];
    }
    for (size_t x = 0; x < target.width; x++) {
        run(down, between + x * source.height, outside);
        finish(source, target, left, top, x, channel, down, across->k);
    }
}

int vk_blur(
    vk_image source, vk_image target, size_t left, size_t top, size_t width, size_t height, int tent, vk_edge edge,
    const uint8_t color[4], unsigned channels) {
    pass across = {make_kernel(width, tent), edge, source.width, left, target.width, NULL, NULL};
    pass down = {make_kernel(height, tent), edge, source.height, top, target.height, NULL, NULL};
    uint16_t *line = malloc(source.width * sizeof *line);
    uint16_t *between = target.width > SIZE_MAX / 2 / source.height ? NULL : malloc(target.width * source.height * sizeof *between);
    const int fits = begin(&across) & begin(&down) && line && between;
    for (unsigned channel = 0; channel < 4 && fits; channel++) {
        if (channels >> channel & 1) {
            blur_channel(source, target, left, top, &across, &down, channel, color[channel], line, between);
        } else if (source.bytes != target.bytes) {
            for (size_t y = 0; y < target.height; y++) {
                const uint8_t *in = source.bytes + (ptrdiff_t)(top + y) * source.stride + 4 * left + channel;
                uint8_t *out = target.bytes + (ptrdiff_t)y * target.stride + channel;
                for (size_t x = 0; x < target.width; x++) out[4 * x] = in[4 * x];
            }
        }
    }
    end(&across);
    end(&down);
    free(line);
    free(between);
    return fits;
}
