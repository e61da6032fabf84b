#include "Program.h"

static GHashTable *tasks;
static gint64 last_task;

enum { BODY_LIMIT = 64 * 1024 * 1024 };

static GByteArray *read_body(WebKitURISchemeRequest *request) {
    GInputStream *stream = webkit_uri_scheme_request_get_http_body(request);
    if (stream == NULL) return NULL;
    GByteArray *body = g_byte_array_new();
    guint8 piece[16 * 1024];
    gssize count;
    while (body->len < BODY_LIMIT && (count = g_input_stream_read(stream, piece, sizeof piece, NULL, NULL)) > 0)
        g_byte_array_append(body, piece, (guint)count);
    g_object_unref(stream);
    return body;
}

static void started(WebKitURISchemeRequest *request, gpointer data) {
    View *view = view_of_web(webkit_uri_scheme_request_get_web_view(request));
    if (tasks == NULL) tasks = g_hash_table_new_full(g_int64_hash, g_int64_equal, g_free, g_object_unref);
    gint64 task = ++last_task;
    g_hash_table_insert(tasks, g_memdup2(&task, sizeof task), g_object_ref(request));
    Report report = report_begin(WEB_SCHEME_TASK, view ? view->number : 0);
    report_number(&report, task);
    report_text(&report, webkit_uri_scheme_request_get_uri(request));
    report_text(&report, webkit_uri_scheme_request_get_http_method(request));
    report_headers(&report, webkit_uri_scheme_request_get_http_headers(request));
    GByteArray *body = read_body(request);
    if (body != NULL) report_bytes(&report, body->data, body->len);
    else report_text(&report, NULL);
    if (body != NULL) g_byte_array_unref(body);
    report_send(&report);
}

void schemes_register(Store *store, const char *scheme) {
    if (scheme != NULL) webkit_web_context_register_uri_scheme(store->context, scheme, started, NULL, NULL);
}

static void finish(WebKitURISchemeRequest *request, gint64 status, Fields *fields) {
    g_autofree char *type = read_text(fields);
    // 1: of a response.
    SoupMessageHeaders *headers = soup_message_headers_new(1);
    gint64 count = read_number(fields);
    for (gint64 i = 0; i < count && !fields->is_broken; i++) {
        g_autofree char *name = read_text(fields);
        g_autofree char *value = read_text(fields);
        if (name != NULL && value != NULL) soup_message_headers_append(headers, name, value);
    }
    GBytes *body = read_bytes(fields);
    if (body == NULL) body = g_bytes_new(NULL, 0);
    GInputStream *stream = g_memory_input_stream_new_from_bytes(body);
    WebKitURISchemeResponse *response = webkit_uri_scheme_response_new(stream, (gint64)g_bytes_get_size(body));
    webkit_uri_scheme_response_set_status(response, (guint)status, NULL);
    webkit_uri_scheme_response_set_content_type(response, type ? type : "application/octet-stream");
    // Takes the headers.
    webkit_uri_scheme_response_set_http_headers(response, headers);
    webkit_uri_scheme_request_finish_with_response(request, response);
    g_object_unref(response);
    g_object_unref(stream);
    g_bytes_unref(body);
}

void schemes_respond(Fields *fields) {
    gint64 task = read_number(fields);
    WebKitURISchemeRequest *request = tasks ? g_hash_table_lookup(tasks, &task) : NULL;
    if (request == NULL) return;
    gint64 status = read_number(fields);
    if (status > 0) {
        finish(request, status, fields);
    } else {
        g_autofree char *reason = read_text(fields);
        GError *error = g_error_new_literal(g_quark_from_static_string("forastero-scheme"), 1, reason ? reason : "");
        webkit_uri_scheme_request_finish_error(request, error);
        g_error_free(error);
    }
    g_hash_table_remove(tasks, &task);
}
