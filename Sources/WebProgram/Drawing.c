#include "Program.h"
#include <sys/mman.h>
#include <unistd.h>

/// Draws what has changed into the shared memory, unless the application has not seen the last picture yet.
static void present(View *view) {
    if (view->pixels == NULL || view->awaits_application || cairo_region_is_empty(view->damage)) return;
    int scale = gtk_widget_get_scale_factor(view->widget);
    cairo_surface_t *surface =
        cairo_image_surface_create_for_data(view->pixels, CAIRO_FORMAT_ARGB32, view->width, view->height, view->width * 4);
    cairo_rectangle_int_t area, all = {0, 0, (view->width + scale - 1) / scale, (view->height + scale - 1) / scale};
    cairo_region_intersect_rectangle(view->damage, &all);
    cairo_region_get_extents(view->damage, &area);
    cairo_region_destroy(view->damage);
    view->damage = cairo_region_create();
    if (area.width > 0 && area.height > 0) {
        cairo_surface_set_device_scale(surface, scale, scale);
        cairo_t *context = cairo_create(surface);
        cairo_rectangle(context, area.x, area.y, area.width, area.height);
        cairo_clip(context);
        cairo_set_operator(context, CAIRO_OPERATOR_CLEAR);
        cairo_paint(context);
        cairo_set_operator(context, CAIRO_OPERATOR_OVER);
        if (view->is_opaque) {
            // The engine paints nothing before the first page has come.
            cairo_set_source_rgb(context, 1, 1, 1);
            cairo_paint(context);
        }
        view->is_drawing = TRUE;
        gtk_widget_draw(view->widget, context);
        view->is_drawing = FALSE;
        cairo_destroy(context);
        cairo_surface_flush(surface);
        view->awaits_application = TRUE;
        Report report = report_begin(WEB_FRAME, view->number);
        report_number(&report, view->width);
        report_number(&report, view->height);
        report_number(&report, area.x * scale);
        report_number(&report, area.y * scale);
        report_number(&report, area.width * scale);
        report_number(&report, area.height * scale);
        report_send(&report);
    }
    cairo_surface_destroy(surface);
}

/// Instead of drawing on the screen.
static gboolean draw(GtkWidget *widget, cairo_t *context, View *view) {
    if (view->is_drawing) return FALSE;
    cairo_rectangle_int_t area;
    if (gdk_cairo_get_clip_rectangle(context, &area)) cairo_region_union_rectangle(view->damage, &area);
    present(view);
    return TRUE;
}

/// What has not been shown yet is drawn with the next frame, when the view has its size.
static void draw_soon(View *view) {
    cairo_rectangle_int_t area;
    cairo_region_get_extents(view->damage, &area);
    if (area.width > 0 && area.height > 0) gtk_widget_queue_draw_area(view->widget, area.x, area.y, area.width, area.height);
}

void drawing_connect(View *view) {
    view->damage = cairo_region_create();
    g_signal_connect(view->web, "draw", G_CALLBACK(draw), view);
}

void drawing_end(View *view) {
    if (view->pixels != NULL) munmap(view->pixels, (size_t)view->width * (size_t)view->height * 4);
    view->pixels = NULL;
    cairo_region_destroy(view->damage);
    view->damage = NULL;
}

void drawing_set_pixels(View *view, int width, int height, int descriptor) {
    drawing_end(view);
    view->damage = cairo_region_create();
    view->awaits_application = FALSE;
    size_t size = (size_t)MAX(width, 0) * (size_t)MAX(height, 0) * 4;
    off_t length = descriptor >= 0 ? lseek(descriptor, 0, SEEK_END) : -1;
    if (size > 0 && length >= (off_t)size) {
        void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
        if (memory != MAP_FAILED) view->pixels = memory;
    }
    if (descriptor >= 0) close(descriptor);
    (view->width = width), (view->height = height);
    cairo_rectangle_int_t all = {0, 0, width, height};
    cairo_region_union_rectangle(view->damage, &all);
    draw_soon(view);
}

void drawing_frame_taken(View *view) {
    view->awaits_application = FALSE;
    draw_soon(view);
}
