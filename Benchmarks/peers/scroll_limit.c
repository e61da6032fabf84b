// How fast the list of scroll_qt.cpp can be in memory: what is seen is moved by one call, and only what appears is copied from pictures of
// rows. Under a bar the rows beneath it are copied again, and the bar is laid over them.
#include "row_painter.h"

enum { kept_rows = 32, row_pixels = pixel_width * pixel_row_height, strip = scroll_step * 2, bar_pixels = bar_height * 2 };

static uint32_t *screen, pictures[kept_rows][row_pixels];
static int painted[kept_rows];

static const uint32_t *row_picture(int row) {
    uint32_t *picture = pictures[row % kept_rows];
    if (painted[row % kept_rows] != row + 1) {
        memcpy(picture, cairo_image_surface_get_data(paint_row(row)), sizeof pictures[0]);
        painted[row % kept_rows] = row + 1;
    }
    return picture;
}

// Lines of the screen from one to another, when the list is scrolled to an offset in pixels.
static void copy_lines(int first, int end, int offset) {
    for (int line = first; line < end;) {
        const int place = line + offset, within = place % pixel_row_height;
        int count = pixel_row_height - within;
        if (count > end - line) count = end - line;
        memcpy(
            screen + line * pixel_width, row_picture(place / pixel_row_height) + within * pixel_width,
            (size_t)count * pixel_width * sizeof *screen);
        line += count;
    }
}

// A colour over opaque pixels, two channels at a time.
static void lay_over(uint32_t *pixels, int count, uint32_t gray, uint32_t alpha) {
    const uint32_t color = gray * alpha / 255 * 0x10001u, rest = 255 - alpha;
    for (int i = 0; i < count; i++) {
        uint32_t even = (pixels[i] & 0xFF00FF) * rest + 0x800080, odd = (pixels[i] >> 8 & 0xFF) * rest + 0x80;
        even = (even + (even >> 8 & 0xFF00FF)) >> 8 & 0xFF00FF;
        odd = (odd + (odd >> 8)) >> 8;
        pixels[i] = 0xFF000000u | (even + color) | (odd + (color & 0xFF)) << 8;
    }
}

static void show(int offset, int has_bar) {
    const int top = has_bar ? bar_pixels : 0, bottom = pixel_height - strip;
    memmove(
        screen + top * pixel_width, screen + (top + strip) * pixel_width, (size_t)(bottom - top) * pixel_width * sizeof *screen);
    copy_lines(bottom, pixel_height, offset);
    if (!has_bar) return;
    copy_lines(0, bar_pixels, offset);
    lay_over(screen, (bar_pixels - 1) * pixel_width, 249, 204);
    lay_over(screen + (bar_pixels - 1) * pixel_width, pixel_width, 249, 204);
    lay_over(screen + (bar_pixels - 1) * pixel_width, pixel_width, 0, 77);
}

static void measure(const char *what, const char *slowest, int has_bar) {
    static double times[scroll_frames];
    copy_lines(0, pixel_height, 0);
    for (int frame = -scroll_frames_before; frame < scroll_frames; frame++) {
        const double start = processor_time();
        show((frame + scroll_frames_before + 1) * strip, has_bar);
        if (frame >= 0) times[frame] = processor_time() - start;
    }
    keep_pixels(what, "limit", screen);
    report(what, "limit", mean(times, scroll_frames));
    report(slowest, "limit", quantile(times, scroll_frames, 0.99));
}

int main(void) {
    if (posix_memalign((void **)&screen, 64, (size_t)pixel_width * pixel_height * sizeof *screen)) return 1;
    make_row_painter();
    measure("scroll", "scroll-slowest", 0);
    measure("scroll-bar", "scroll-bar-slowest", 1);
    return 0;
}
