// Labels of one line and paragraphs of 600 characters: laid out by Pango, measured, and drawn by Cairo.
#include "peer.h"

#include <pango/pangocairo.h>

enum { labels = 10000, paragraphs = 200, passes = 6 };

static cairo_t *cairo;
static PangoLayout *layout;

static void set_up(void) {
    cairo_surface_t *picture = cairo_image_surface_create(CAIRO_FORMAT_RGB24, pixel_width, pixel_height);
    cairo = cairo_create(picture);
    cairo_scale(cairo, 2, 2);
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    PangoContext *context = pango_cairo_create_context(cairo);
    pango_cairo_context_set_font_options(context, options);
    PangoFontDescription *font = pango_font_description_new();
    pango_font_description_set_family(font, "Inter");
    pango_font_description_set_absolute_size(font, 17 * PANGO_SCALE);
    layout = pango_layout_new(context);
    pango_layout_set_font_description(layout, font);
}

static void keep_picture(const char *what) {
    const char *path = picture_path(what, "Pango");
    if (path) cairo_surface_write_to_png(cairo_get_target(cairo), path);
}

static void clear(void) {
    cairo_set_source_rgb(cairo, 1, 1, 1);
    cairo_paint(cairo);
    cairo_set_source_rgb(cairo, 0, 0, 0);
}

static void show(const char *text, double x, double y) {
    int width, height;
    pango_layout_set_text(layout, text, -1);
    pango_layout_get_size(layout, &width, &height);
    cairo_move_to(cairo, x, y);
    pango_cairo_show_layout(cairo, layout);
}

static double label_time(int pass) {
    char text[text_room];
    double clearing = 0;
    const double start = processor_time();
    for (int index = 0; index < labels; index++) {
        if (index % 40 == 0) {
            const double before = processor_time();
            clear();
            clearing += processor_time() - before;
        }
        write_title(text, index + pass * labels);
        show(text, 10, index % 40 * 21);
    }
    return (processor_time() - start - clearing) * 1e3 / labels;
}

static double paragraph_time(int index) {
    char text[text_room];
    write_paragraph(text, index);
    clear();
    const double start = processor_time();
    show(text, 16, 0);
    return (processor_time() - start) * 1e3;
}

int main(void) {
    double times[paragraphs];
    set_up();
    for (int pass = 0; pass < passes; pass++) times[pass] = label_time(pass);
    keep_picture("label");
    report("label", "Pango", quantile(times + 1, passes - 1, 0.5));
    pango_layout_set_width(layout, 358 * PANGO_SCALE);
    for (int index = 0; index < paragraphs; index++) times[index] = paragraph_time(index);
    keep_picture("paragraph");
    report("paragraph", "Pango", quantile(times + 20, paragraphs - 20, 0.5));
    return 0;
}
