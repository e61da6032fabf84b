#include "Program.h"

typedef struct {
    guint64 view;
    gint64 request;
} Request;

static void took_snapshot(GObject *web, GAsyncResult *result, gpointer data) {
    Request *request = data;
    cairo_surface_t *surface = webkit_web_view_get_snapshot_finish((WebKitWebView *)web, result, NULL);
    Report report = report_begin(WEB_PICTURE, request->view);
    report_number(&report, request->request);
    gboolean has_pixels = surface != NULL && cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE;
    if (has_pixels) cairo_surface_flush(surface);
    int height = has_pixels ? cairo_image_surface_get_height(surface) : 0, stride = has_pixels ? cairo_image_surface_get_stride(surface) : 0;
    gsize size = (gsize)height * (gsize)stride;
    // What does not fit into a message is not shown.
    if (size > WEB_MESSAGE_LIMIT - 1024) size = 0;
    report_number(&report, size > 0 ? cairo_image_surface_get_width(surface) : 0);
    report_number(&report, size > 0 ? height : 0);
    report_number(&report, stride);
    report_bytes(&report, size > 0 ? cairo_image_surface_get_data(surface) : NULL, size);
    report_send(&report);
    if (surface != NULL) cairo_surface_destroy(surface);
    g_free(request);
}

void pictures_snapshot(View *view, Fields *fields) {
    Request *request = g_new0(Request, 1);
    *request = (Request){view->number, read_number(fields)};
    // 0: what is seen; 1: all of the page.
    gboolean is_whole = read_number(fields) != 0, is_transparent = read_number(fields) != 0;
    webkit_web_view_get_snapshot(view->web, is_whole, is_transparent ? 2 : 0, NULL, took_snapshot, request);
}

static void report_found(View *view, guint count) {
    if (!view->finds) return;
    view->finds = FALSE;
    Report report = report_begin(WEB_FOUND, view->number);
    report_number(&report, view->find_request);
    report_number(&report, count);
    report_send(&report);
}

static void found(WebKitFindController *controller, guint count, View *view) { report_found(view, count); }

static void found_nothing(WebKitFindController *controller, View *view) { report_found(view, 0); }

void pictures_find(View *view, Fields *fields) {
    report_found(view, 0);
    view->find_request = read_number(fields);
    view->finds = TRUE;
    g_autofree char *text = read_text(fields);
    guint32 options = (guint32)read_number(fields);
    webkit_find_controller_search(webkit_web_view_get_find_controller(view->web), text ? text : "", options, G_MAXUINT);
}

void pictures_connect(View *view) {
    WebKitFindController *controller = webkit_web_view_get_find_controller(view->web);
    g_signal_connect(controller, "found-text", G_CALLBACK(found), view);
    g_signal_connect(controller, "failed-to-find-text", G_CALLBACK(found_nothing), view);
}
