// What the programs with GTK share: a window of the screen's size, and its contents drawn by GTK's renderer with Cairo.
#pragma once
#include "peer.h"

#include <gtk/gtk.h>

static inline GdkRGBA gray(int red, int green, int blue, float alpha) {
    return (GdkRGBA){(float)red / 255, (float)green / 255, (float)blue / 255, alpha};
}

static inline GdkTexture *make_texture(cairo_surface_t *surface) {
    const int height = cairo_image_surface_get_height(surface), stride = cairo_image_surface_get_stride(surface);
    GBytes *pixels = g_bytes_new(cairo_image_surface_get_data(surface), (gsize)height * (gsize)stride);
    return gdk_memory_texture_new(
        cairo_image_surface_get_width(surface), height, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, pixels, (gsize)stride);
}

static inline void run_loop(int turns) {
    for (int turn = 0; turn < turns; turn++) {
        while (g_main_context_iteration(NULL, FALSE)) {}
        g_usleep(2000);
    }
}

// Shows a widget in a window of its own, and lets GTK come to rest.
static inline GtkWidget *show_window(GtkWidget *content) {
    static const char style[] = "listview, listview > row { padding: 0; margin: 0; border: 0; min-height: 0; background: white; }"
                                "window { background: white; } undershoot, overshoot { background: none; }";
    GtkCssProvider *provider = gtk_css_provider_new();
    gtk_css_provider_load_from_data(provider, style, -1);
    gtk_style_context_add_provider_for_display(
        gdk_display_get_default(), GTK_STYLE_PROVIDER(provider), GTK_STYLE_PROVIDER_PRIORITY_USER);
    g_object_set(
        gtk_settings_get_default(), "gtk-xft-hinting", 0, "gtk-xft-antialias", 1, "gtk-xft-rgba", "none", "gtk-enable-animations", FALSE,
        NULL);
    GtkWidget *window = gtk_window_new();
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    gtk_window_set_default_size(GTK_WINDOW(window), screen_width, screen_height);
    gtk_window_set_resizable(GTK_WINDOW(window), FALSE);
    gtk_widget_set_size_request(content, screen_width, screen_height);
    gtk_window_set_child(GTK_WINDOW(window), content);
    gtk_window_present(GTK_WINDOW(window));
    run_loop(100);
    return window;
}

static inline cairo_surface_t *make_screen(void) {
    return cairo_image_surface_create(CAIRO_FORMAT_RGB24, pixel_width, pixel_height);
}

// A frame of a window's contents, and of something above them.
static inline void paint_window(GtkWidget *window, cairo_surface_t *screen, void (*paint_above)(GtkSnapshot *)) {
    GtkWidget *content = gtk_window_get_child(GTK_WINDOW(window));
    gtk_widget_allocate(content, screen_width, screen_height, -1, NULL);
    GtkSnapshot *snapshot = gtk_snapshot_new();
    gtk_widget_snapshot_child(window, content, snapshot);
    if (paint_above) paint_above(snapshot);
    GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
    cairo_t *cairo = cairo_create(screen);
    cairo_scale(cairo, 2, 2);
    cairo_set_source_rgb(cairo, 1, 1, 1);
    cairo_paint(cairo);
    if (node) {
        gsk_render_node_draw(node, cairo);
        gsk_render_node_unref(node);
    }
    cairo_destroy(cairo);
}

static inline void keep_screen(cairo_surface_t *screen, const char *what) {
    const char *path = picture_path(what, "GTK");
    if (path) cairo_surface_write_to_png(screen, path);
}
