#include "Program.h"
#include <glib/gstdio.h>
#include <libintl.h>
#include <unistd.h>

typedef struct {
    guint64 view;
    gint64 request;
    char *file;
    /// The engine says so twice after a failure.
    gboolean is_finished;
    WebKitPrintOperation *operation;
    /// Printing goes on when the application has dropped its view.
    WebKitWebView *web;
} Printing;

static gboolean release(gpointer data) {
    Printing *printing = data;
    g_object_unref(printing->operation);
    g_object_unref(printing->web);
    g_free(printing->file);
    g_free(printing);
    return G_SOURCE_REMOVE;
}

/// Hands over what was written; nothing where it could not be.
static void finished(WebKitPrintOperation *operation, Printing *printing) {
    if (printing->is_finished) return;
    printing->is_finished = TRUE;
    g_autofree char *bytes = NULL;
    gsize count = 0;
    if (printing->file == NULL || !g_file_get_contents(printing->file, &bytes, &count, NULL) || count > WEB_MESSAGE_LIMIT - 1024) count = 0;
    Report report = report_begin(WEB_DOCUMENT, printing->view);
    report_number(&report, printing->request);
    report_bytes(&report, count > 0 ? bytes : NULL, count);
    report_send(&report);
    if (printing->file != NULL) g_unlink(printing->file);
    // Not now: the engine still has its hands on the operation.
    g_idle_add(release, printing);
}

static GtkPageSetup *page_setup(double width, double height) {
    // 1: points.
    GtkPaperSize *paper = gtk_paper_size_new_custom("page", "page", width, height, 1);
    GtkPageSetup *setup = gtk_page_setup_new();
    gtk_page_setup_set_paper_size(setup, paper);
    gtk_paper_size_free(paper);
    gtk_page_setup_set_top_margin(setup, 0, 1);
    gtk_page_setup_set_bottom_margin(setup, 0, 1);
    gtk_page_setup_set_left_margin(setup, 0, 1);
    gtk_page_setup_set_right_margin(setup, 0, 1);
    return setup;
}

void printing_write(View *view, Fields *fields) {
    Printing *printing = g_new0(Printing, 1);
    *printing = (Printing){view->number, read_number(fields), NULL, FALSE, webkit_print_operation_new(view->web), g_object_ref(view->web)};
    double width = read_real(fields), height = read_real(fields);
    WebKitPrintOperation *operation = printing->operation;
    int descriptor = g_file_open_tmp("forastero-page-XXXXXX.pdf", &printing->file, NULL);
    if (descriptor < 0) return finished(operation, printing);
    close(descriptor);
    g_autofree char *address = g_filename_to_uri(printing->file, NULL, NULL);
    GtkPrintSettings *settings = gtk_print_settings_new();
    // The printer that is a file has its name in the language of the user.
    gtk_print_settings_set(settings, "printer", dgettext("gtk30", "Print to File"));
    gtk_print_settings_set(settings, "output-uri", address);
    gtk_print_settings_set(settings, "output-file-format", "pdf");
    GtkPageSetup *setup = page_setup(CLAMP(width, 1, 100000), CLAMP(height, 1, 100000));
    webkit_print_operation_set_print_settings(operation, settings);
    webkit_print_operation_set_page_setup(operation, setup);
    g_object_unref(settings);
    g_object_unref(setup);
    // It comes after a failure, too.
    g_signal_connect(operation, "finished", G_CALLBACK(finished), printing);
    webkit_print_operation_print(operation);
}
