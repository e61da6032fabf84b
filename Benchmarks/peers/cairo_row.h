// The pictures of a row and of layers, by Cairo, and the fonts of a row, for toolkits that draw with these or that are given pictures.
#pragma once
#include "peer.h"

#include <pango/pangocairo.h>

enum { icon_count = 16 };

// Red, green or blue of a colour of full hue: 5, 3 or 1, as the formula for turning hues into channels has it.
static inline double hue_channel(double hue, double saturation, double brightness, int shift) {
    const double k = fmod(shift + hue * 6, 6);
    return brightness - brightness * saturation * fmax(0, fmin(fmin(k, 4 - k), 1));
}

static inline cairo_t *picture_context(cairo_format_t format, int width, int height) {
    cairo_surface_t *surface = cairo_image_surface_create(format, width * 2, height * 2);
    cairo_surface_set_device_scale(surface, 2, 2);
    cairo_t *context = cairo_create(surface);
    cairo_surface_destroy(surface);
    return context;
}

static inline void add_rounded_rectangle(cairo_t *cairo, double width, double height, double radius) {
    cairo_new_sub_path(cairo);
    cairo_arc(cairo, width - radius, radius, radius, -M_PI / 2, 0);
    cairo_arc(cairo, width - radius, height - radius, radius, 0, M_PI / 2);
    cairo_arc(cairo, radius, height - radius, radius, M_PI / 2, M_PI);
    cairo_arc(cairo, radius, radius, radius, M_PI, M_PI * 3 / 2);
    cairo_close_path(cairo);
}

static inline cairo_surface_t *finished_picture(cairo_t *context) {
    cairo_surface_t *surface = cairo_surface_reference(cairo_get_target(context));
    cairo_destroy(context);
    cairo_surface_flush(surface);
    return surface;
}

static inline cairo_surface_t *make_icon(int index) {
    cairo_t *cairo = picture_context(CAIRO_FORMAT_ARGB32, 29, 29);
    const double hue = (double)index / icon_count;
    cairo_set_source_rgb(cairo, hue_channel(hue, 0.6, 0.9, 5), hue_channel(hue, 0.6, 0.9, 3), hue_channel(hue, 0.6, 0.9, 1));
    add_rounded_rectangle(cairo, 29, 29, 6);
    cairo_fill(cairo);
    return finished_picture(cairo);
}

static inline cairo_surface_t *make_chevron(void) {
    cairo_t *cairo = picture_context(CAIRO_FORMAT_ARGB32, 8, 13);
    cairo_set_source_rgb(cairo, 0xC4 / 255.0, 0xC4 / 255.0, 0xC7 / 255.0);
    cairo_set_line_width(cairo, 2);
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND);
    cairo_move_to(cairo, 1.5, 1.5);
    cairo_line_to(cairo, 6.5, 6.5);
    cairo_line_to(cairo, 1.5, 11.5);
    cairo_stroke(cairo);
    return finished_picture(cairo);
}

static inline cairo_surface_t *make_layer(int index, double alpha) {
    cairo_t *cairo = picture_context(CAIRO_FORMAT_ARGB32, 40, 40);
    cairo_set_source_rgba(
        cairo, layer_channel(index, 37) / 255.0, layer_channel(index, 91) / 255.0, layer_channel(index, 53) / 255.0, alpha);
    add_rounded_rectangle(cairo, 40, 40, 10);
    cairo_fill(cairo);
    return finished_picture(cairo);
}

static inline PangoFontDescription *make_font(int size) {
    PangoFontDescription *font = pango_font_description_new();
    pango_font_description_set_family(font, "Inter");
    pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
    return font;
}

// Keeps a whole screen of pixels as a PNG, if pictures are wanted.
static inline void keep_pixels(const char *what, const char *who, const void *pixels) {
    const char *path = picture_path(what, who);
    if (!path) return;
    cairo_surface_t *surface = cairo_image_surface_create_for_data(
        (unsigned char *)pixels, CAIRO_FORMAT_RGB24, pixel_width, pixel_height, pixel_width * 4);
    cairo_surface_write_to_png(surface, path);
    cairo_surface_destroy(surface);
}
