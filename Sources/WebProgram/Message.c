#include "Program.h"
#include <string.h>

static gboolean take(Fields *fields, void *place, gsize count) {
    if (fields->left < count) {
        fields->is_broken = TRUE;
        fields->left = 0;
        return FALSE;
    }
    memcpy(place, fields->bytes, count);
    fields->bytes += count;
    fields->left -= count;
    return TRUE;
}

gint64 read_number(Fields *fields) {
    gint64 number = 0;
    return take(fields, &number, sizeof number) ? number : 0;
}

double read_real(Fields *fields) {
    double number = 0;
    return take(fields, &number, sizeof number) ? number : 0;
}

/// The count before bytes; -1 where there are none.
static gint64 read_count(Fields *fields) {
    gint64 count = read_number(fields);
    if (count < 0 || (guint64)count > fields->left) {
        if (count >= 0) fields->is_broken = TRUE;
        return -1;
    }
    return count;
}

char *read_text(Fields *fields) {
    gint64 count = read_count(fields);
    if (count < 0) return NULL;
    char *text = g_strndup((const char *)fields->bytes, (gsize)count);
    fields->bytes += count;
    fields->left -= (gsize)count;
    return text;
}

GBytes *read_bytes(Fields *fields) {
    gint64 count = read_count(fields);
    if (count < 0) return NULL;
    GBytes *bytes = g_bytes_new(fields->bytes, (gsize)count);
    fields->bytes += count;
    fields->left -= (gsize)count;
    return bytes;
}

Report report_begin(WebReport kind, guint64 view) {
    Report report = {g_byte_array_new()};
    guint32 start[2] = {0, kind};
    g_byte_array_append(report.bytes, (const guint8 *)start, sizeof start);
    g_byte_array_append(report.bytes, (const guint8 *)&view, sizeof view);
    return report;
}

void report_number(Report *report, gint64 number) { g_byte_array_append(report->bytes, (const guint8 *)&number, sizeof number); }

void report_real(Report *report, double number) { g_byte_array_append(report->bytes, (const guint8 *)&number, sizeof number); }

void report_text(Report *report, const char *text) {
    if (text == NULL) return report_number(report, -1);
    report_bytes(report, text, strlen(text));
}

void report_bytes(Report *report, const void *bytes, gsize count) {
    report_number(report, (gint64)count);
    g_byte_array_append(report->bytes, bytes, (guint)count);
}

static void add_header(const char *name, const char *value, gpointer list) {
    g_ptr_array_add(list, g_strdup(name));
    g_ptr_array_add(list, g_strdup(value));
}

void report_headers(Report *report, SoupMessageHeaders *headers) {
    GPtrArray *list = g_ptr_array_new_with_free_func(g_free);
    if (headers != NULL) soup_message_headers_foreach(headers, add_header, list);
    report_number(report, list->len / 2);
    for (guint i = 0; i < list->len; i++) report_text(report, list->pdata[i]);
    g_ptr_array_unref(list);
}

void report_response(Report *report, WebKitURIResponse *response) {
    report_text(report, response ? webkit_uri_response_get_uri(response) : NULL);
    report_number(report, response ? webkit_uri_response_get_status_code(response) : 0);
    report_text(report, response ? webkit_uri_response_get_mime_type(response) : NULL);
    report_number(report, response ? (gint64)webkit_uri_response_get_content_length(response) : 0);
    report_headers(report, response ? webkit_uri_response_get_http_headers(response) : NULL);
}
