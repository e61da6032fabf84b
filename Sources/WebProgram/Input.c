#include "Program.h"

// Numbers of GDK's interface.
enum { MOTION = 3, PRESS = 4, RELEASE = 7, KEY_PRESS = 8, KEY_RELEASE = 9, FOCUS_CHANGE = 12, SCROLL = 31, SMOOTH = 4, FIRST_BUTTON = 1 << 8 };

static GdkSeat *seat(void) { return gdk_display_get_default_seat(gdk_display_get_default()); }

static GdkEvent *make_event(View *view, int type) {
    GdkEvent *event = gdk_event_new(type);
    event->button.window = g_object_ref(gtk_widget_get_window(view->widget));
    event->button.time = (guint32)(g_get_monotonic_time() / 1000);
    gdk_event_set_device(event, type == KEY_PRESS || type == KEY_RELEASE ? gdk_seat_get_keyboard(seat()) : gdk_seat_get_pointer(seat()));
    return event;
}

static void send_event(View *view, GdkEvent *event) {
    gtk_widget_event(view->widget, event);
    gdk_event_free(event);
}

static void send_button(View *view, int type, double x, double y, guint state) {
    GdkEvent *event = make_event(view, type);
    event->button.x = event->button.x_root = x;
    event->button.y = event->button.y_root = y;
    event->button.button = 1;
    event->button.state = state;
    send_event(view, event);
}

static void send_motion(View *view, double x, double y, guint state) {
    GdkEvent *event = make_event(view, MOTION);
    event->motion.x = event->motion.x_root = x;
    event->motion.y = event->motion.y_root = y;
    event->motion.state = state;
    send_event(view, event);
}

/// 0: moves; 1: goes down; 2: goes up.
static void point(View *view, Fields *fields) {
    gint64 kind = read_number(fields);
    double x = read_real(fields), y = read_real(fields);
    guint modifiers = (guint)read_number(fields);
    if (kind == 0) return send_motion(view, x, y, modifiers);
    if (kind == 1) return send_button(view, PRESS, x, y, modifiers);
    send_button(view, RELEASE, x, y, modifiers | FIRST_BUTTON);
}

static void turn_wheel(View *view, Fields *fields) {
    GdkEvent *event = make_event(view, SCROLL);
    event->scroll.x = event->scroll.x_root = read_real(fields);
    event->scroll.y = event->scroll.y_root = read_real(fields);
    event->scroll.direction = SMOOTH;
    event->scroll.delta_x = read_real(fields);
    event->scroll.delta_y = read_real(fields);
    event->scroll.device = gdk_seat_get_pointer(seat());
    send_event(view, event);
}

static void press_key(View *view, Fields *fields) {
    gboolean is_down = read_number(fields) != 0;
    GdkEvent *event = make_event(view, is_down ? KEY_PRESS : KEY_RELEASE);
    event->key.keyval = (guint)read_number(fields);
    event->key.state = (guint)read_number(fields);
    GdkKeymapKey *keys = NULL;
    int count = 0;
    if (gdk_keymap_get_entries_for_keyval(gdk_keymap_get_for_display(gdk_display_get_default()), event->key.keyval, &keys, &count) && count > 0) {
        event->key.hardware_keycode = (guint16)keys[0].keycode;
        event->key.group = (guint8)keys[0].group;
    }
    g_free(keys);
    send_event(view, event);
}

static void focus(View *view, gboolean has_focus) {
    if (has_focus) gtk_widget_grab_focus(view->widget);
    // The window is not one of a display's, so nobody else tells it.
    GdkEvent *event = gdk_event_new(FOCUS_CHANGE);
    event->focus.window = g_object_ref(gtk_widget_get_window(view->window));
    event->focus.in = (gint16)has_focus;
    gtk_widget_event(view->window, event);
    gdk_event_free(event);
}

void input_handle(View *view, WebRequest kind, Fields *fields) {
    switch (kind) {
    case WEB_VIEW_POINTER: return point(view, fields);
    case WEB_VIEW_WHEEL: return turn_wheel(view, fields);
    case WEB_VIEW_KEY: return press_key(view, fields);
    case WEB_VIEW_FOCUS: return focus(view, read_number(fields) != 0);
    default: {
        g_autofree char *text = read_text(fields);
        if (text != NULL) g_signal_emit_by_name(view->input, "committed", text);
    }
    }
}

// MARK: Typed text

// Text comes from the application, which has the keyboard. The engine's own class of such sources is one to inherit from.

/// The functions of the class, after those of its signals.
typedef struct {
    GObjectClass parent;
    void *signals[5];
    void (*set_enable_preedit)(WebKitInputMethodContext *, gboolean);
    void (*get_preedit)(WebKitInputMethodContext *, char **, GList **, guint *);
    gboolean (*filter_key_event)(WebKitInputMethodContext *, GdkEventKey *);
    void (*notify_focus_in)(WebKitInputMethodContext *);
    void (*notify_focus_out)(WebKitInputMethodContext *);
} TextSourceClass;

static void report_editing(WebKitInputMethodContext *context, gboolean is_editing) {
    View *view = g_object_get_data(G_OBJECT(context), "view");
    if (view == NULL) return;
    Report report = report_begin(WEB_EDITING, view->number);
    report_number(&report, is_editing);
    report_number(&report, webkit_input_method_context_get_input_purpose(context));
    report_send(&report);
}

static void focus_in(WebKitInputMethodContext *context) { report_editing(context, TRUE); }
static void focus_out(WebKitInputMethodContext *context) { report_editing(context, FALSE); }

static void set_up_class(gpointer class, gpointer data) {
    TextSourceClass *functions = class;
    functions->notify_focus_in = focus_in;
    functions->notify_focus_out = focus_out;
}

static GType text_source_type(void) {
    static GType type;
    if (type != 0) return type;
    GTypeQuery parent;
    g_type_query(webkit_input_method_context_get_type(), &parent);
    GTypeInfo info = {.class_size = (guint16)parent.class_size, .class_init = set_up_class, .instance_size = (guint16)parent.instance_size};
    return type = g_type_register_static(parent.type, "ForasteroTextSource", &info, 0);
}

void input_connect(View *view) {
    view->input = g_object_new(text_source_type(), NULL);
    g_object_set_data(G_OBJECT(view->input), "view", view);
    webkit_web_view_set_input_method_context(view->web, view->input);
}
