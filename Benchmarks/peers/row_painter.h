// Paints a whole row of the list into one picture, for programs that copy rows from pictures.
#pragma once
#include "cairo_row.h"

enum { pixel_row_height = row_height * 2 };

static cairo_surface_t *row_icons[icon_count], *row_chevron;
static cairo_t *row_cairo;
static PangoLayout *row_title, *row_subtitle;

static inline PangoLayout *make_text(int size) {
    PangoLayout *layout = pango_cairo_create_layout(row_cairo);
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    pango_cairo_context_set_font_options(pango_layout_get_context(layout), options);
    pango_layout_set_font_description(layout, make_font(size));
    return layout;
}

static inline void show_picture(cairo_surface_t *picture, double x, double y) {
    cairo_set_source_surface(row_cairo, picture, x, y);
    cairo_pattern_set_filter(cairo_get_source(row_cairo), CAIRO_FILTER_NEAREST);
    cairo_paint(row_cairo);
}

static inline void show_text(PangoLayout *layout, const char *text, double y) {
    pango_layout_set_text(layout, text, -1);
    cairo_move_to(row_cairo, 59, y);
    pango_cairo_show_layout(row_cairo, layout);
}

// The picture is painted anew by the next call.
static inline cairo_surface_t *paint_row(int row) {
    char text[text_room];
    cairo_set_source_rgb(row_cairo, 1, 1, 1);
    cairo_paint(row_cairo);
    show_picture(row_icons[row_icon(row)], 15, 7.5);
    cairo_set_source_rgb(row_cairo, 0, 0, 0);
    write_title(text, row);
    show_text(row_title, text, 3);
    cairo_set_source_rgb(row_cairo, 0x8A / 255.0, 0x8A / 255.0, 0x8E / 255.0);
    write_subtitle(text, row);
    show_text(row_subtitle, text, 24);
    show_picture(row_chevron, screen_width - 23, 15.5);
    cairo_set_source_rgb(row_cairo, 0xC6 / 255.0, 0xC6 / 255.0, 0xC8 / 255.0);
    cairo_rectangle(row_cairo, 59, row_height - 0.5, screen_width - 59, 0.5);
    cairo_fill(row_cairo);
    cairo_surface_flush(cairo_get_target(row_cairo));
    return cairo_get_target(row_cairo);
}

static inline void make_row_painter(void) {
    row_cairo = picture_context(CAIRO_FORMAT_RGB24, screen_width, row_height);
    for (int index = 0; index < icon_count; index++) row_icons[index] = make_icon(index);
    row_chevron = make_chevron();
    row_title = make_text(17);
    row_subtitle = make_text(12);
}
