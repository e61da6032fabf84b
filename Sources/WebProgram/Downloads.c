// Files that the application keeps. The engine fetches them and writes them where the application says; what nobody asked for is cancelled.
#include "Program.h"

/// A download that the application wants, until the engine begins it.
typedef struct {
    guint64 number;
    WebKitWebView *web;
    char *uri;
} Wanted;

typedef struct {
    guint64 number;
    WebKitDownload *object;
    gboolean has_failed;
    /// When the application was last notified of its progress, in microseconds.
    gint64 reported;
} Download;

/// More than these the engine has forgotten to begin.
enum { MOST_WANTED = 256 };
/// Between two reports of progress, in microseconds.
enum { PROGRESS_PAUSE = 100 * 1000 };

static GQueue wanted = G_QUEUE_INIT;
static GHashTable *downloads;

static void wanted_free(Wanted *one) {
    g_free(one->uri);
    g_free(one);
}

// MARK: Which one it is

void downloads_expect(View *view, guint64 number, const char *uri) {
    Wanted *one = g_new(Wanted, 1);
    // The view is compared only, never called: it may be gone by then.
    *one = (Wanted){number, view->web, g_strdup(uri)};
    g_queue_push_tail(&wanted, one);
    if (g_queue_get_length(&wanted) > MOST_WANTED) wanted_free(g_queue_pop_head(&wanted));
}

/// The number under which the application wants a download; 0 where it does not.
static guint64 take_number(WebKitDownload *object) {
    const char *uri = webkit_uri_request_get_uri(webkit_download_get_request(object));
    WebKitWebView *web = webkit_download_get_web_view(object);
    GList *found = NULL;
    for (GList *link = wanted.head; link != NULL && found == NULL; link = link->next) {
        Wanted *one = link->data;
        if (g_strcmp0(one->uri, uri) == 0 && (web == NULL || web == one->web)) found = link;
    }
    if (found == NULL) return 0;
    Wanted *one = found->data;
    guint64 number = one->number;
    wanted_free(one);
    g_queue_delete_link(&wanted, found);
    return number;
}

/// The application does not want it any more, and the engine has not begun it.
static void forget_wanted(guint64 number) {
    for (GList *link = wanted.head; link != NULL; link = link->next) {
        Wanted *one = link->data;
        if (one->number != number) continue;
        wanted_free(one);
        g_queue_delete_link(&wanted, link);
        return;
    }
}

// MARK: What becomes of it

static void forget(Download *download) {
    g_signal_handlers_disconnect_by_data(download->object, download);
    g_hash_table_remove(downloads, &download->number);
    g_object_unref(download->object);
    g_free(download);
}

static void report_progress(Download *download) {
    WebKitURIResponse *response = webkit_download_get_response(download->object);
    Report report = report_begin(WEB_DOWNLOAD_PROGRESS, download->number);
    report_number(&report, (gint64)webkit_download_get_received_data_length(download->object));
    report_number(&report, response ? (gint64)webkit_uri_response_get_content_length(response) : 0);
    report_send(&report);
}

static void received_data(WebKitDownload *object, guint64 count, Download *download) {
    gint64 now = g_get_monotonic_time();
    if (now - download->reported < PROGRESS_PAUSE) return;
    download->reported = now;
    report_progress(download);
}

/// The application says later where it is written; until then nothing is.
static gboolean decide_destination(WebKitDownload *object, const char *suggestion, Download *download) {
    WebKitURIResponse *response = webkit_download_get_response(object);
    Report report = report_begin(WEB_DOWNLOAD_DESTINATION, download->number);
    report_text(&report, suggestion);
    report_response(&report, response);
    report_send(&report);
    return TRUE;
}

static void report_end(Download *download, const char *domain, int code, const char *text) {
    report_progress(download);
    Report report = report_begin(WEB_DOWNLOAD_ENDED, download->number);
    report_text(&report, domain);
    report_number(&report, code);
    report_text(&report, text);
    report_text(&report, webkit_uri_request_get_uri(webkit_download_get_request(download->object)));
    report_send(&report);
}

static void failed(WebKitDownload *object, GError *error, Download *download) {
    download->has_failed = TRUE;
    report_end(download, error ? g_quark_to_string(error->domain) : "", error ? error->code : 0, error ? error->message : NULL);
}

/// Comes after a failure, too.
static void finished(WebKitDownload *object, Download *download) {
    if (!download->has_failed) report_end(download, NULL, 0, NULL);
    forget(download);
}

static void begin(WebKitDownload *object, guint64 number) {
    Download *download = g_new0(Download, 1);
    download->number = number;
    download->object = g_object_ref(object);
    g_object_set_data(G_OBJECT(object), "download", download);
    if (downloads == NULL) downloads = g_hash_table_new(g_int64_hash, g_int64_equal);
    g_hash_table_insert(downloads, &download->number, download);
    g_signal_connect(object, "decide-destination", G_CALLBACK(decide_destination), download);
    g_signal_connect(object, "received-data", G_CALLBACK(received_data), download);
    g_signal_connect(object, "failed", G_CALLBACK(failed), download);
    g_signal_connect(object, "finished", G_CALLBACK(finished), download);
    Report report = report_begin(WEB_DOWNLOAD_STARTED, number);
    report_send(&report);
}

static void started(WebKitWebContext *context, WebKitDownload *object, gpointer data) {
    if (g_object_get_data(G_OBJECT(object), "download") != NULL) return;
    guint64 number = take_number(object);
    if (number != 0) begin(object, number);
    else webkit_download_cancel(object);
}

void downloads_connect(Store *store) { g_signal_connect(store->context, "download-started", G_CALLBACK(started), NULL); }

// MARK: What the application says

void downloads_start(View *view, Fields *fields) {
    guint64 number = (guint64)read_number(fields);
    g_autofree char *uri = read_text(fields);
    if (uri == NULL || number == 0) return;
    downloads_expect(view, number, uri);
    WebKitDownload *object = webkit_web_view_download_uri(view->web, uri);
    // The engine tells of it now or later.
    if (g_object_get_data(G_OBJECT(object), "download") == NULL) {
        take_number(object);
        begin(object, number);
    }
    g_object_unref(object);
}

static void set_destination(Download *download, const char *path) {
    g_autofree char *uri = path ? g_filename_to_uri(path, NULL, NULL) : NULL;
    if (uri != NULL) webkit_download_set_destination(download->object, uri);
    else webkit_download_cancel(download->object);
}

void downloads_handle(WebRequest kind, guint64 number, Fields *fields) {
    Download *download = downloads ? g_hash_table_lookup(downloads, &number) : NULL;
    if (download == NULL) {
        if (kind == WEB_DOWNLOAD_CANCEL) forget_wanted(number);
        return;
    }
    if (kind == WEB_DOWNLOAD_CANCEL) return webkit_download_cancel(download->object);
    g_autofree char *path = read_text(fields);
    set_destination(download, path);
}
