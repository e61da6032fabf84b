#include "Program.h"

// MARK: Questions of scripts

static void drop_dialog(gpointer data) {
    webkit_script_dialog_close(data);
    webkit_script_dialog_unref(data);
}

static gboolean script_dialog(WebKitWebView *web, WebKitScriptDialog *dialog, View *view) {
    // 0: alert; 1: confirm; 2: prompt; 3: whether to leave the page.
    int kind = webkit_script_dialog_get_dialog_type(dialog);
    if (kind == 3) {
        webkit_script_dialog_confirm_set_confirmed(dialog, TRUE);
        return TRUE;
    }
    view->dialogs++;
    Report report = report_begin(WEB_DIALOG, view->number);
    report_number(&report, question_keep(view, webkit_script_dialog_ref(dialog), drop_dialog));
    report_number(&report, kind);
    report_text(&report, webkit_script_dialog_get_message(dialog));
    report_text(&report, kind == 2 ? webkit_script_dialog_prompt_get_default_text(dialog) : NULL);
    report_send(&report);
    return TRUE;
}

static void close_dialog(View *view, Fields *fields) {
    WebKitScriptDialog *dialog = question_take(view, read_number(fields));
    gboolean is_confirmed = read_number(fields) != 0;
    g_autofree char *text = read_text(fields);
    if (dialog == NULL) return;
    int kind = webkit_script_dialog_get_dialog_type(dialog);
    if (kind == 1) webkit_script_dialog_confirm_set_confirmed(dialog, is_confirmed);
    if (kind == 2 && text != NULL) webkit_script_dialog_prompt_set_text(dialog, text);
    drop_dialog(dialog);
}

// MARK: Windows that pages open

/// The page waits for its window, so the application is waited for here while everything else goes on.
static GtkWidget *create(WebKitWebView *web, WebKitNavigationAction *action, View *view) {
    if (view->opening != NULL) return NULL;
    guint64 number = view->number;
    WebKitURIRequest *request = webkit_navigation_action_get_request(action);
    Report report = report_begin(WEB_NEW_VIEW, number);
    report_number(&report, webkit_navigation_action_get_navigation_type(action));
    report_number(&report, webkit_navigation_action_is_user_gesture(action));
    report_text(&report, webkit_uri_request_get_uri(request));
    report_text(&report, webkit_uri_request_get_http_method(request));
    report_headers(&report, webkit_uri_request_get_http_headers(request));
    report_send(&report);
    GMainLoop *loop = g_main_loop_new(NULL, FALSE);
    view->opening = loop;
    view->opened = 0;
    g_main_loop_run(loop);
    g_main_loop_unref(loop);
    // The view may have been destroyed meanwhile.
    View *opened = view_find(number) == view ? view_find(view->opened) : NULL;
    view_opening_ended(view);
    return opened != NULL ? opened->widget : NULL;
}

static void created(View *view, Fields *fields) {
    view->opened = (guint64)read_number(fields);
    if (view->opening != NULL) g_main_loop_quit(view->opening);
}

static void closed(WebKitWebView *web, View *view) {
    Report report = report_begin(WEB_CLOSED, view->number);
    report_send(&report);
}

// MARK: Menus of choices

static void menu_closed(WebKitOptionMenu *menu, View *view) {
    if (view->menu != menu) return;
    view->menu = NULL;
    g_object_unref(menu);
}

static gboolean show_menu(WebKitWebView *web, WebKitOptionMenu *menu, GdkEvent *event, cairo_rectangle_int_t *place, View *view) {
    view->menu = g_object_ref(menu);
    g_signal_connect(menu, "close", G_CALLBACK(menu_closed), view);
    Report report = report_begin(WEB_MENU, view->number);
    report_number(&report, place->x);
    report_number(&report, place->y);
    report_number(&report, place->width);
    report_number(&report, place->height);
    guint count = webkit_option_menu_get_n_items(menu);
    report_number(&report, count);
    for (guint i = 0; i < count; i++) {
        WebKitOptionMenuItem *item = webkit_option_menu_get_item(menu, i);
        report_text(&report, webkit_option_menu_item_get_label(item));
        report_number(&report, webkit_option_menu_item_is_enabled(item) && !webkit_option_menu_item_is_group_label(item));
        report_number(&report, webkit_option_menu_item_is_selected(item));
    }
    report_send(&report);
    return TRUE;
}

static void choose(View *view, Fields *fields) {
    WebKitOptionMenu *menu = view->menu;
    gint64 index = read_number(fields);
    if (menu == NULL) return;
    g_object_ref(menu);
    if (index >= 0 && index < webkit_option_menu_get_n_items(menu)) webkit_option_menu_activate_item(menu, (guint)index);
    webkit_option_menu_close(menu);
    g_object_unref(menu);
}

// MARK: Passwords

static void drop_challenge(gpointer data) {
    webkit_authentication_request_cancel(data);
    g_object_unref(data);
}

static gboolean authenticate(WebKitWebView *web, WebKitAuthenticationRequest *request, View *view) {
    Report report = report_begin(WEB_CHALLENGE, view->number);
    report_number(&report, question_keep(view, g_object_ref(request), drop_challenge));
    report_text(&report, webkit_authentication_request_get_host(request));
    report_number(&report, webkit_authentication_request_get_port(request));
    report_text(&report, webkit_authentication_request_get_realm(request));
    report_number(&report, webkit_authentication_request_get_scheme(request));
    report_number(&report, webkit_authentication_request_is_retry(request));
    report_send(&report);
    return TRUE;
}

static void answer_challenge(View *view, Fields *fields) {
    WebKitAuthenticationRequest *request = question_take(view, read_number(fields));
    g_autofree char *user = read_text(fields);
    g_autofree char *password = read_text(fields);
    if (request == NULL) return;
    if (user != NULL) {
        // 1: for as long as the program runs.
        WebKitCredential *credential = webkit_credential_new(user, password ? password : "", 1);
        webkit_authentication_request_authenticate(request, credential);
        webkit_credential_free(credential);
    } else {
        webkit_authentication_request_authenticate(request, NULL);
    }
    g_object_unref(request);
}

// MARK: What is not offered

static gboolean deny(WebKitWebView *web, WebKitPermissionRequest *request, View *view) {
    webkit_permission_request_deny(request);
    return TRUE;
}

static gboolean choose_no_file(WebKitWebView *web, WebKitFileChooserRequest *request, View *view) {
    webkit_file_chooser_request_cancel(request);
    return TRUE;
}

/// Takes a signal that would otherwise open a window on the program's display, where nobody sees it.
static gboolean take(void) { return TRUE; }

void dialogs_handle(View *view, WebRequest kind, Fields *fields) {
    switch (kind) {
    case WEB_VIEW_CLOSE_DIALOG: return close_dialog(view, fields);
    case WEB_VIEW_CREATED: return created(view, fields);
    case WEB_VIEW_CHOOSE: return choose(view, fields);
    default: return answer_challenge(view, fields);
    }
}

void dialogs_connect(View *view) {
    g_signal_connect(view->web, "script-dialog", G_CALLBACK(script_dialog), view);
    g_signal_connect(view->web, "create", G_CALLBACK(create), view);
    g_signal_connect(view->web, "close", G_CALLBACK(closed), view);
    g_signal_connect(view->web, "show-option-menu", G_CALLBACK(show_menu), view);
    g_signal_connect(view->web, "authenticate", G_CALLBACK(authenticate), view);
    g_signal_connect(view->web, "permission-request", G_CALLBACK(deny), view);
    g_signal_connect(view->web, "run-file-chooser", G_CALLBACK(choose_no_file), view);
    static const char *const taken[] = {"context-menu", "print", "enter-fullscreen", "show-notification", "run-color-chooser"};
    for (gsize i = 0; i < G_N_ELEMENTS(taken); i++) g_signal_connect(view->web, taken[i], G_CALLBACK(take), view);
}
