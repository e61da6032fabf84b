// What the programs of this folder share: the clock, medians, the texts and places of what is shown, and how figures are printed.
#pragma once
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

// The screen in points and in pixels.
enum { screen_width = 390, screen_height = 844, pixel_width = 780, pixel_height = 1688 };

// Milliseconds of the processor that all threads of the program have used.
static inline double processor_time(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec * 1e-6;
}

// Bytes of memory that the program has in use.
static inline double memory_bytes(void) {
    FILE *file = fopen("/proc/self/statm", "r");
    long size = 0, resident = 0;
    if (file) {
        if (fscanf(file, "%ld %ld", &size, &resident) != 2) resident = 0;
        fclose(file);
    }
    return (double)resident * (double)sysconf(_SC_PAGESIZE);
}

static inline int compare_figures(const void *a, const void *b) {
    const double x = *(const double *)a, y = *(const double *)b;
    return x < y ? -1 : x > y;
}

// The figure that a part of all is below; sorts them.
static inline double quantile(double *figures, int count, double part) {
    qsort(figures, (size_t)count, sizeof *figures, compare_figures);
    const int index = (int)(part * count);
    return figures[index < count ? index : count - 1];
}

static inline double mean(const double *figures, int count) {
    double sum = 0;
    for (int i = 0; i < count; i++) sum += figures[i];
    return sum / count;
}

// A line of the output: what was measured, who did it, and the figure. The environment says who, where one program runs with two versions
// of a toolkit.
static inline void report(const char *what, const char *who, double figure) {
    const char *name = getenv("PEER_NAME");
    printf("%s\t%s\t%.5f\n", what, name ? name : who, figure);
}

// Where the last frame of a piece of work is to be kept as a PNG, or nothing, as no pictures are wanted.
static inline const char *picture_path(const char *what, const char *who) {
    static char path[4096];
    const char *folder = getenv("PEER_PICTURES"), *name = getenv("PEER_NAME");
    if (!folder) return NULL;
    snprintf(path, sizeof path, "%s/%s %s.png", folder, what, name ? name : who);
    return path;
}

static const char *const words[64] = {
    "Harbor", "Violet", "Maple", "Signal", "Copper", "Meadow", "Winter", "Lantern", "River", "Summit", "Cobalt", "Garden", "Falcon",
    "Amber", "Canyon", "Mirror", "Orchid", "Timber", "Velvet", "Beacon", "Saffron", "Island", "Marble", "Thunder", "Willow", "Compass",
    "Silver", "Prairie", "Comet", "Juniper", "Quartz", "Anchor", "Crimson", "Valley", "Sparrow", "Indigo", "Granite", "Breeze", "Coral",
    "Desert", "Ember", "Forest", "Glacier", "Horizon", "Ivory", "Jasmine", "Kestrel", "Lagoon", "Monsoon", "Nimbus", "Opal", "Pebble",
    "Quiver", "Ridge", "Sierra", "Tundra", "Umber", "Vertex", "Walnut", "Xenon", "Yarrow", "Zephyr", "Atlas", "Birch"};

enum { text_room = 640 };

static inline void write_title(char *text, int index) {
    snprintf(text, text_room, "%s %s %d", words[index * 7 & 63], words[(index * 13 + 5) & 63], index);
}

static inline void write_subtitle(char *text, int index) {
    snprintf(
        text, text_room, "Updated %d days ago, %d items in %s", index % 29 + 1, index % 97 + 2, words[(index * 29 + 11) & 63]);
}

// 600 characters.
static inline void write_paragraph(char *text, int index) {
    size_t length = 0;
    for (int word = 0; length < 600; word++) {
        const char *next = words[(index * 31 + word * 17 + word * word * 3) & 63];
        length += (size_t)snprintf(text + length, 601 - length, "%s%s", next, word % 9 == 8 ? ". " : " ");
    }
    text[600] = 0;
}

// Rows of 44 points, of which 13 more are seen in each frame.
enum { rows = 100000, row_height = 44, scroll_step = 13, scroll_frames = 600, scroll_frames_before = 60, bar_height = 88 };

static inline int row_icon(int row) { return (row * 5 + row / 16) & 15; }

// Layers of 40×40 points with corners of 10, at whole pixels.
enum { layer_count = 1000, layer_frames = 200, layer_frames_before = 20 };

typedef struct {
    double x, y;
} place;

static inline place layer_place(int index, int frame) {
    const double x = 0.5 + 0.5 * sin(index * 1.7 + frame * (0.010 + 0.0007 * (index % 13)));
    const double y = 0.5 + 0.5 * cos(index * 2.3 + frame * (0.008 + 0.0009 * (index % 11)));
    return (place){floor(x * (pixel_width - 80)) / 2, floor(y * (pixel_height - 80)) / 2};
}

static inline int layer_channel(int index, int factor) { return 40 + index * factor % 200; }
