#include "Program.h"
#include <unistd.h>

static GHashTable *views;

View *view_find(guint64 number) { return views ? g_hash_table_lookup(views, &number) : NULL; }

View *view_of_web(WebKitWebView *web) { return web ? g_object_get_data(G_OBJECT(web), "view") : NULL; }

// MARK: Questions

typedef struct {
    gpointer object;
    GDestroyNotify release;
} Question;

static void release_question(gpointer data) {
    Question *question = data;
    if (question->object != NULL) question->release(question->object);
    g_free(question);
}

gint64 question_keep(View *view, gpointer object, GDestroyNotify release) {
    Question *question = g_new(Question, 1);
    *question = (Question){object, release};
    gint64 number = (gint64)++view->last_question;
    g_hash_table_insert(view->questions, g_memdup2(&number, sizeof number), question);
    return number;
}

gpointer question_take(View *view, gint64 number) {
    Question *question = g_hash_table_lookup(view->questions, &number);
    if (question == NULL) return NULL;
    gpointer object = question->object;
    question->object = NULL;
    g_hash_table_remove(view->questions, &number);
    return object;
}

// MARK: Life

static void set_size(View *view, int width, int height) {
    (width = CLAMP(width, 1, 8192)), (height = CLAMP(height, 1, 8192));
    gtk_widget_set_size_request(view->widget, width, height);
    gtk_window_resize((GtkWindow *)view->window, width, height);
}

static void set_settings(View *view, Fields *fields) {
    g_autofree char *agent = read_text(fields);
    gboolean runs_scripts = read_number(fields) != 0;
    gboolean opens_windows = read_number(fields) != 0;
    gboolean needs_gesture = read_number(fields) != 0;
    gboolean plays_inline = read_number(fields) != 0;
    double font_size = read_real(fields);
    double zoom = read_real(fields);
    GdkRGBA ground = {read_real(fields), read_real(fields), read_real(fields), read_real(fields)};
    g_object_set(
        view->settings, "user-agent", agent, "enable-javascript-markup", runs_scripts, "javascript-can-open-windows-automatically", opens_windows,
        "media-playback-requires-user-gesture", needs_gesture, "media-playback-allows-inline", plays_inline, "minimum-font-size",
        (guint)CLAMP(font_size, 0, 1000), NULL);
    if (zoom > 0.01 && zoom < 100) webkit_web_view_set_zoom_level(view->web, zoom);
    webkit_web_view_set_background_color(view->web, &ground);
    view->is_opaque = ground.alpha == 1;
}

static WebKitSettings *make_settings(void) {
    WebKitSettings *settings = webkit_settings_new();
    // 2: pages are drawn without a graphics card. Fonts as on Apple's systems.
    g_object_set(
        settings, "hardware-acceleration-policy", 2, "default-font-family", "Times", "serif-font-family", "Times", "sans-serif-font-family",
        "Helvetica", "monospace-font-family", "Courier", "enable-fullscreen", FALSE, "enable-back-forward-navigation-gestures", FALSE,
        "enable-webgl", FALSE, NULL);
    return settings;
}

static void create(guint64 number, Fields *fields) {
    Store *store = store_find((guint64)read_number(fields));
    View *opener = view_find((guint64)read_number(fields));
    int width = (int)read_number(fields), height = (int)read_number(fields);
    if (store == NULL || view_find(number) != NULL) return;
    View *view = g_new0(View, 1);
    view->number = number;
    view->settings = make_settings();
    view->content = webkit_user_content_manager_new();
    view->handlers = g_ptr_array_new();
    view->questions = g_hash_table_new_full(g_int64_hash, g_int64_equal, g_free, release_question);
    GObject *web = opener != NULL
        ? g_object_new(webkit_web_view_get_type(), "related-view", opener->web, "settings", view->settings, "user-content-manager", view->content, NULL)
        : g_object_new(webkit_web_view_get_type(), "web-context", store->context, "settings", view->settings, "user-content-manager", view->content, NULL);
    view->web = (WebKitWebView *)web;
    view->widget = (GtkWidget *)web;
    g_object_set_data(web, "view", view);
    g_object_ref_sink(web);
    // 1: a window that no manager of windows looks after.
    view->window = gtk_window_new(1);
    gtk_widget_set_app_paintable(view->window, TRUE);
    gtk_container_add((GtkContainer *)view->window, view->widget);
    set_size(view, width, height);
    if (views == NULL) views = g_hash_table_new(g_int64_hash, g_int64_equal);
    g_hash_table_insert(views, &view->number, view);
    set_settings(view, fields);
    drawing_connect(view);
    navigation_connect(view);
    scripts_connect(view);
    dialogs_connect(view);
    input_connect(view);
    pictures_connect(view);
    gtk_widget_show_all(view->window);
}

/// Ends what would still call for the view.
static void disconnect(View *view) {
    GObject *const sources[] = {
        G_OBJECT(view->web), G_OBJECT(view->content), G_OBJECT(webkit_web_view_get_back_forward_list(view->web)),
        G_OBJECT(webkit_web_view_get_find_controller(view->web))};
    for (gsize i = 0; i < G_N_ELEMENTS(sources); i++) g_signal_handlers_disconnect_by_data(sources[i], view);
    g_object_set_data(G_OBJECT(view->input), "view", NULL);
    if (view->menu != NULL) g_signal_handlers_disconnect_by_data(view->menu, view);
    g_object_set_data(G_OBJECT(view->web), "view", NULL);
    if (view->watchdog != 0) g_source_remove(view->watchdog);
    if (view->finish != 0) g_source_remove(view->finish);
    scripts_remove_handlers(view);
}

static void release(View *view) {
    g_hash_table_unref(view->questions);
    drawing_end(view);
    gtk_widget_destroy(view->window);
    g_object_unref(view->web);
    g_object_unref(view->content);
    g_object_unref(view->settings);
    g_object_unref(view->input);
    g_ptr_array_unref(view->handlers);
    g_free(view->title);
    g_free(view);
}

static gboolean release_now(gpointer view) {
    release(view);
    return G_SOURCE_REMOVE;
}

void view_opening_ended(View *view) {
    view->opening = NULL;
    if (view_find(view->number) != view) g_idle_add(release_now, view);
}

static void destroy(View *view) {
    g_hash_table_remove(views, &view->number);
    disconnect(view);
    // The engine, which waits for a window that the page opens, goes on in the page: it stays until that is over.
    if (view->opening != NULL) g_main_loop_quit(view->opening);
    else release(view);
}

void view_end_process(View *view, gboolean quietly) {
    view->is_ended_quietly = quietly;
    webkit_web_view_terminate_web_process(view->web);
    view->is_ended_quietly = FALSE;
}

static void resize(View *view, Fields *fields) {
    int width = (int)read_number(fields), height = (int)read_number(fields);
    set_size(view, width, height);
}

void view_handle(WebRequest kind, guint64 number, Fields *fields) {
    if (kind == WEB_VIEW_CREATE) return create(number, fields);
    View *view = view_find(number);
    if (view == NULL) {
        int descriptor = kind == WEB_VIEW_PIXELS ? channel_take_descriptor() : -1;
        if (descriptor >= 0) close(descriptor);
        return;
    }
    switch (kind) {
    case WEB_VIEW_DESTROY: return destroy(view);
    case WEB_VIEW_RESIZE: return resize(view, fields);
    case WEB_VIEW_PIXELS: {
        int width = (int)read_number(fields), height = (int)read_number(fields);
        return drawing_set_pixels(view, width, height, channel_take_descriptor());
    }
    case WEB_VIEW_FRAME_TAKEN: return drawing_frame_taken(view);
    case WEB_VIEW_SETTINGS: return set_settings(view, fields);
    case WEB_VIEW_SCRIPTS: return scripts_set(view, fields);
    case WEB_VIEW_VISIBLE: return read_number(fields) != 0 ? gtk_widget_show(view->widget) : gtk_widget_hide(view->widget);
    case WEB_VIEW_EVALUATE: return scripts_evaluate(view, fields);
    case WEB_VIEW_REPLY: return scripts_reply(view, fields);
    case WEB_VIEW_SCROLL: return scripts_scroll(view, fields);
    case WEB_VIEW_CLOSE_DIALOG:
    case WEB_VIEW_CREATED:
    case WEB_VIEW_CHOOSE:
    case WEB_VIEW_AUTHENTICATE: return dialogs_handle(view, kind, fields);
    case WEB_VIEW_POINTER:
    case WEB_VIEW_WHEEL:
    case WEB_VIEW_KEY:
    case WEB_VIEW_TEXT:
    case WEB_VIEW_FOCUS: return input_handle(view, kind, fields);
    case WEB_VIEW_SNAPSHOT: return pictures_snapshot(view, fields);
    case WEB_VIEW_FIND: return pictures_find(view, fields);
    case WEB_VIEW_PRINT: return printing_write(view, fields);
    case WEB_VIEW_DOWNLOAD: return downloads_start(view, fields);
    default: navigation_handle(view, kind, fields);
    }
}
