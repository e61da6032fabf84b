// What the parts of the program know of one another.
#pragma once
#include "Engine.h"
#include "WebProtocol.h"

/// A message that is read field by field. What is beyond its end reads as nothing, and `is_broken` says so.
typedef struct {
    const guint8 *bytes;
    gsize left;
    gboolean is_broken;
} Fields;

gint64 read_number(Fields *fields);
double read_real(Fields *fields);
/// NULL where there is none. The caller frees it.
char *read_text(Fields *fields);
GBytes *read_bytes(Fields *fields);

/// A message that is being written.
typedef struct {
    GByteArray *bytes;
} Report;

Report report_begin(WebReport kind, guint64 view);
void report_number(Report *report, gint64 number);
void report_real(Report *report, double number);
void report_text(Report *report, const char *text);
void report_bytes(Report *report, const void *bytes, gsize count);
void report_headers(Report *report, SoupMessageHeaders *headers);
/// Its address, status, type, length and headers.
void report_response(Report *report, WebKitURIResponse *response);
void report_send(Report *report);

/// Reads from and writes to the application until it goes; then the program ends.
void channel_open(int socket);
/// The descriptor that came with the message that is being read; -1 where there is none. The caller closes it.
int channel_take_descriptor(void);

/// Starts a display of the program's own, which nobody sees, and sets the environment to it.
/// - Returns: whether it runs.
gboolean display_start(void);
/// Lets the fonts of Apple's systems stand for the ones that are here.
void fonts_set_up(void);

/// Data that pages leave behind, and the context of views that share them.
typedef struct {
    guint64 number;
    WebKitWebsiteDataManager *data;
    WebKitWebContext *context;
} Store;

Store *store_find(guint64 number);
void store_handle(WebRequest kind, guint64 number, Fields *fields);

typedef struct {
    guint64 number;
    GtkWidget *window;
    GtkWidget *widget;
    WebKitWebView *web;
    WebKitUserContentManager *content;
    WebKitSettings *settings;
    WebKitInputMethodContext *input;
    GPtrArray *handlers;
    /// The memory that is shared with the application.
    guint8 *pixels;
    int width, height;
    cairo_region_t *damage;
    gboolean is_drawing;
    gboolean awaits_application;
    /// Whether what the page leaves free is white.
    gboolean is_opaque;
    /// Looks whether a page that was stopped has answered, and what it has asked meanwhile.
    guint watchdog;
    gboolean has_answered;
    guint dialogs;
    gboolean is_ended_quietly;
    gboolean is_committed;
    /// Counts what happens to loading.
    guint load;
    guint finish;
    /// What a page that has come says of its title, until the engine does.
    char *title;
    /// What the application has to answer: decisions, dialogs, replies and challenges by number.
    GHashTable *questions;
    guint64 last_question;
    /// The number of the view for a window that a page opens, until the engine has it; it may be destroyed before.
    guint64 opened;
    GMainLoop *opening;
    gboolean finds;
    gint64 find_request;
    WebKitOptionMenu *menu;
} View;

View *view_find(guint64 number);
View *view_of_web(WebKitWebView *web);
void view_handle(WebRequest kind, guint64 number, Fields *fields);
void view_end_process(View *view, gboolean quietly);
/// The application has answered which view is for the window that a page opens, or has destroyed the page's.
void view_opening_ended(View *view);

/// Keeps an object until it is answered; `release` is called where it never is.
gint64 question_keep(View *view, gpointer object, GDestroyNotify release);
/// The object of a number, which is no longer kept; NULL where there is none.
gpointer question_take(View *view, gint64 number);

void drawing_connect(View *view);
void drawing_set_pixels(View *view, int width, int height, int descriptor);
void drawing_frame_taken(View *view);
void drawing_end(View *view);

void navigation_connect(View *view);
void navigation_handle(View *view, WebRequest kind, Fields *fields);
void navigation_report_state(View *view);

void scripts_connect(View *view);
void scripts_remove_handlers(View *view);
void scripts_set(View *view, Fields *fields);
void scripts_evaluate(View *view, Fields *fields);
void scripts_reply(View *view, Fields *fields);
void scripts_scroll(View *view, Fields *fields);

void dialogs_connect(View *view);
void dialogs_handle(View *view, WebRequest kind, Fields *fields);

void input_connect(View *view);
void input_handle(View *view, WebRequest kind, Fields *fields);

void pictures_connect(View *view);
void pictures_snapshot(View *view, Fields *fields);
void pictures_find(View *view, Fields *fields);

void printing_write(View *view, Fields *fields);

void schemes_register(Store *store, const char *scheme);
void schemes_respond(Fields *fields);

/// Hears of what the engine downloads for the views of a store.
void downloads_connect(Store *store);
/// The engine is about to begin a download that the application wants, under a number.
void downloads_expect(View *view, guint64 number, const char *uri);
void downloads_start(View *view, Fields *fields);
void downloads_handle(WebRequest kind, guint64 number, Fields *fields);
