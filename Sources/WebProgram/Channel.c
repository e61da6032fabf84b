#include "Program.h"
#include <errno.h>
#include <glib-unix.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { PIECE = 64 * 1024, PENDING_LIMIT = 512 * 1024 * 1024 };

static int channel = -1;
static GByteArray *incoming;
static GByteArray *outgoing;
static gsize sent;
static guint writer;
static GQueue descriptors = G_QUEUE_INIT;

int channel_take_descriptor(void) { return g_queue_is_empty(&descriptors) ? -1 : GPOINTER_TO_INT(g_queue_pop_head(&descriptors)); }

/// Without the application there is nothing to do. The engine's other programs end with this one.
static void end(void) { _exit(0); }

static void handle(const guint8 *bytes, gsize count) {
    guint32 kind;
    guint64 number;
    if (count < sizeof kind + sizeof number) return end();
    memcpy(&kind, bytes, sizeof kind);
    memcpy(&number, bytes + sizeof kind, sizeof number);
    Fields fields = {bytes + sizeof kind + sizeof number, count - sizeof kind - sizeof number, FALSE};
    switch ((WebRequest)kind) {
    case WEB_STORE_CREATE:
    case WEB_STORE_COOKIES:
    case WEB_STORE_SET_COOKIE:
    case WEB_STORE_DELETE_COOKIE:
    case WEB_STORE_CLEAR:
    case WEB_STORE_SCHEME: return store_handle(kind, number, &fields);
    case WEB_SCHEME_RESPOND: return schemes_respond(&fields);
    case WEB_DOWNLOAD_DESTINATION_CHOSEN:
    case WEB_DOWNLOAD_CANCEL: return downloads_handle(kind, number, &fields);
    case WEB_APPEARANCE: g_object_set(gtk_settings_get_default(), "gtk-application-prefer-dark-theme", read_number(&fields) != 0, NULL); return;
    default: view_handle(kind, number, &fields);
    }
}

/// Handles the messages that are complete. One is taken out before it is handled, since that may turn the loop.
static void handle_messages(void) {
    guint32 length;
    while (incoming->len >= sizeof length) {
        memcpy(&length, incoming->data, sizeof length);
        if (length > WEB_MESSAGE_LIMIT) return end();
        if (incoming->len - sizeof length < length) return;
        g_autofree guint8 *message = g_memdup2(incoming->data + sizeof length, length);
        g_byte_array_remove_range(incoming, 0, (guint)(sizeof length + length));
        handle(message, length);
    }
}

static gboolean can_read(gint socket, GIOCondition condition, gpointer data) {
    static guint8 piece[PIECE];
    int descriptor;
    ssize_t count = web_receive(socket, piece, sizeof piece, &descriptor);
    if (count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) return G_SOURCE_CONTINUE;
    if (count <= 0) end();
    if (descriptor >= 0) g_queue_push_tail(&descriptors, GINT_TO_POINTER(descriptor));
    g_byte_array_append(incoming, piece, (guint)count);
    handle_messages();
    return G_SOURCE_CONTINUE;
}

static gboolean write_more(void) {
    while (sent < outgoing->len) {
        ssize_t count = web_send(channel, outgoing->data + sent, outgoing->len - sent, -1);
        if (count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) return TRUE;
        if (count < 0) end();
        sent += (gsize)count;
    }
    g_byte_array_set_size(outgoing, 0);
    sent = 0;
    return FALSE;
}

static gboolean can_write(gint socket, GIOCondition condition, gpointer data) {
    if (write_more()) return G_SOURCE_CONTINUE;
    writer = 0;
    return G_SOURCE_REMOVE;
}

void report_send(Report *report) {
    guint32 length = report->bytes->len - (guint32)sizeof length;
    memcpy(report->bytes->data, &length, sizeof length);
    // An application that does not listen, and pages that talk without end.
    if (length > WEB_MESSAGE_LIMIT || outgoing->len - sent > PENDING_LIMIT) end();
    g_byte_array_append(outgoing, report->bytes->data, report->bytes->len);
    g_byte_array_unref(report->bytes);
    if (writer == 0 && write_more()) writer = g_unix_fd_add(channel, G_IO_OUT, can_write, NULL);
}

void channel_open(int socket) {
    channel = socket;
    incoming = g_byte_array_new();
    outgoing = g_byte_array_new();
    GSource *source = g_unix_fd_source_new(socket, G_IO_IN | G_IO_HUP | G_IO_ERR);
    // A page that opens a window waits for the application's answer while other messages are handled.
    g_source_set_can_recurse(source, TRUE);
    g_source_set_callback(source, (GSourceFunc)(void (*)(void))can_read, NULL, NULL);
    g_source_attach(source, NULL);
    g_source_unref(source);
}
