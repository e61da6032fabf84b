#include "Program.h"
#include <string.h>

// MARK: State

void navigation_report_state(View *view) {
    Report report = report_begin(WEB_STATE, view->number);
    report_text(&report, webkit_web_view_get_uri(view->web));
    const char *title = webkit_web_view_get_title(view->web);
    report_text(&report, title != NULL && *title != 0 ? title : view->title);
    report_real(&report, webkit_web_view_get_estimated_load_progress(view->web));
    report_number(&report, webkit_web_view_is_loading(view->web));
    report_number(&report, webkit_web_view_can_go_back(view->web));
    report_number(&report, webkit_web_view_can_go_forward(view->web));
    GTlsCertificate *certificate = NULL;
    GTlsCertificateFlags flaws = 0;
    report_number(&report, webkit_web_view_get_tls_info(view->web, &certificate, &flaws) && flaws == 0);
    report_send(&report);
}

static void state_changed(GObject *web, GParamSpec *property, View *view) { navigation_report_state(view); }

static void report_item(Report *report, WebKitBackForwardListItem *item) {
    report_text(report, webkit_back_forward_list_item_get_uri(item));
    report_text(report, webkit_back_forward_list_item_get_original_uri(item));
    report_text(report, webkit_back_forward_list_item_get_title(item));
}

/// Pages before and after the present one, at most a hundred of each.
static void report_history(View *view) {
    WebKitBackForwardList *list = webkit_web_view_get_back_forward_list(view->web);
    int first = 0, last = 0;
    while (first > -100 && webkit_back_forward_list_get_nth_item(list, first - 1) != NULL) first--;
    while (last < 100 && webkit_back_forward_list_get_nth_item(list, last + 1) != NULL) last++;
    gboolean has_current = webkit_back_forward_list_get_nth_item(list, 0) != NULL;
    Report report = report_begin(WEB_HISTORY, view->number);
    report_number(&report, has_current ? -first : -1);
    report_number(&report, has_current ? last - first + 1 : 0);
    if (has_current)
        for (int i = first; i <= last; i++) report_item(&report, webkit_back_forward_list_get_nth_item(list, i));
    report_send(&report);
}

static void history_changed(WebKitBackForwardList *list, gpointer added, gpointer removed, View *view) {
    report_history(view);
    navigation_report_state(view);
}

static void report_load(View *view, int event) {
    navigation_report_state(view);
    report_history(view);
    Report report = report_begin(WEB_LOAD_EVENT, view->number);
    report_number(&report, event);
    report_text(&report, webkit_web_view_get_uri(view->web));
    report_send(&report);
}

static void finish(View *view) {
    g_source_remove(view->finish);
    view->finish = 0;
    report_load(view, 3);
}

static gboolean has_no_title(gpointer data) {
    View *view = data;
    view->finish = 0;
    report_load(view, 3);
    return G_SOURCE_REMOVE;
}

static void title_is_known(GObject *web, GAsyncResult *result, gpointer load) {
    JSCValue *value = webkit_web_view_evaluate_javascript_finish((WebKitWebView *)web, result, NULL);
    View *view = view_of_web((WebKitWebView *)web);
    if (view != NULL && view->load == GPOINTER_TO_UINT(load) && view->finish != 0) {
        g_free(view->title);
        view->title = value ? jsc_value_to_string(value) : NULL;
        finish(view);
    }
    if (value != NULL) g_object_unref(value);
}

static void load_changed(WebKitWebView *web, int event, View *view) {
    // 0: started; 2: committed.
    if (event == 0) view->is_committed = FALSE;
    if (event == 2) view->is_committed = TRUE;
    if (event != 3) {
        view->load++;
        if (view->finish != 0) g_source_remove(view->finish);
        view->finish = 0;
        g_clear_pointer(&view->title, g_free);
        return report_load(view, event);
    }
    // The engine tells the title a moment after the end. A page that is busy is not waited for.
    if (view->finish != 0) finish(view);
    view->finish = g_timeout_add(300, has_no_title, view);
    webkit_web_view_evaluate_javascript(web, "document.title", -1, "forastero", NULL, NULL, title_is_known, GUINT_TO_POINTER(view->load));
}

static gboolean load_failed(WebKitWebView *web, int event, const char *uri, GError *error, View *view) {
    navigation_report_state(view);
    Report report = report_begin(WEB_LOAD_FAILED, view->number);
    report_number(&report, event);
    report_text(&report, uri);
    report_text(&report, error ? g_quark_to_string(error->domain) : NULL);
    report_number(&report, error ? error->code : 0);
    report_text(&report, error ? error->message : NULL);
    report_send(&report);
    return TRUE;
}

static gboolean load_failed_with_certificate(WebKitWebView *web, const char *uri, GTlsCertificate *certificate, GTlsCertificateFlags flaws, View *view) {
    Report report = report_begin(WEB_LOAD_FAILED, view->number);
    report_number(&report, 0);
    report_text(&report, uri);
    report_text(&report, "certificate");
    report_number(&report, flaws);
    report_text(&report, NULL);
    report_send(&report);
    return TRUE;
}

static void process_ended(WebKitWebView *web, int reason, View *view) {
    if (view->watchdog != 0) {
        g_source_remove(view->watchdog);
        view->watchdog = 0;
    }
    if (view->is_ended_quietly) return;
    Report report = report_begin(WEB_TERMINATED, view->number);
    report_number(&report, reason);
    report_send(&report);
}

// MARK: Policies

typedef struct {
    guint64 view;
    gint64 question;
    int kind, type;
    gboolean is_gesture, is_redirect, is_download;
    WebKitURIRequest *request;
} Action;

static void report_action(Action *action, gboolean is_frame) {
    Report report = report_begin(WEB_ACTION_POLICY, action->view);
    report_number(&report, action->question);
    report_number(&report, action->kind);
    report_number(&report, action->type);
    report_number(&report, action->is_gesture);
    report_number(&report, action->is_redirect);
    report_number(&report, is_frame);
    report_number(&report, action->is_download);
    report_text(&report, webkit_uri_request_get_uri(action->request));
    report_text(&report, webkit_uri_request_get_http_method(action->request));
    report_headers(&report, webkit_uri_request_get_http_headers(action->request));
    report_send(&report);
    g_object_unref(action->request);
    g_free(action);
}

/// Whether the page has said yes.
static gboolean is_true(GObject *web, GAsyncResult *result) {
    JSCValue *value = webkit_web_view_evaluate_javascript_finish((WebKitWebView *)web, result, NULL);
    double answer = value ? jsc_value_to_double(value) : 0;
    if (value != NULL) g_object_unref(value);
    return answer == 1;
}

static void found_frame(GObject *web, GAsyncResult *result, gpointer data) { report_action(data, is_true(web, result)); }

static void found_link(GObject *web, GAsyncResult *result, gpointer data) {
    Action *action = data;
    action->is_download = is_true(web, result);
    report_action(action, FALSE);
}

/// Asks the page whether one of its elements has the address of an action.
static void ask_page(View *view, Action *action, const char *elements, const char *property, GAsyncReadyCallback found) {
    g_autofree char *address = g_strescape(webkit_uri_request_get_uri(action->request), NULL);
    g_autofree char *script =
        g_strdup_printf("+[...document.querySelectorAll('%s')].some(e => %s === \"%s\")", elements, property, address);
    webkit_web_view_evaluate_javascript(view->web, script, -1, "forastero", NULL, NULL, found, action);
}

static void decide_action(View *view, WebKitPolicyDecision *decision, int kind) {
    WebKitNavigationAction *navigation = webkit_navigation_policy_decision_get_navigation_action(decision);
    Action *action = g_new0(Action, 1);
    action->view = view->number;
    action->question = question_keep(view, g_object_ref(decision), g_object_unref);
    action->kind = kind;
    action->type = webkit_navigation_action_get_navigation_type(navigation);
    action->is_gesture = webkit_navigation_action_is_user_gesture(navigation);
    action->is_redirect = webkit_navigation_action_is_redirect(navigation);
    action->request = g_object_ref(webkit_navigation_action_get_request(navigation));
    // 5: neither a link nor a form, going back or forward, or loading again.
    // The engine does not say which frame an action is of, nor whether a link is marked as that of a file.
    if (kind == 0 && action->type == 5 && !action->is_redirect && !action->is_gesture && view->is_committed)
        return ask_page(view, action, "iframe,frame,object,embed", "(e.src || e.data)", found_frame);
    if (kind == 0 && action->type == 0) return ask_page(view, action, "a[download],area[download]", "e.href", found_link);
    report_action(action, FALSE);
}

static void decide_response(View *view, WebKitPolicyDecision *decision) {
    WebKitURIResponse *response = webkit_response_policy_decision_get_response(decision);
    gint64 question = question_keep(view, g_object_ref(decision), g_object_unref);
    Report report = report_begin(WEB_RESPONSE_POLICY, view->number);
    report_number(&report, question);
    report_number(&report, webkit_response_policy_decision_is_main_frame_main_resource(decision));
    report_number(&report, webkit_response_policy_decision_is_mime_type_supported(decision));
    report_response(&report, response);
    report_send(&report);
}

static gboolean decide_policy(WebKitWebView *web, WebKitPolicyDecision *decision, int kind, View *view) {
    // 0: an action; 1: one in a new window; 2: a response.
    if (kind == 2) decide_response(view, decision);
    else decide_action(view, decision, kind);
    return TRUE;
}

static void decide_download(View *view, WebKitPolicyDecision *decision, Fields *fields) {
    guint64 number = (guint64)read_number(fields);
    g_autofree char *uri = read_text(fields);
    downloads_expect(view, number, uri);
    webkit_policy_decision_download(decision);
}

static void decide(View *view, Fields *fields) {
    WebKitPolicyDecision *decision = question_take(view, read_number(fields));
    if (decision == NULL) return;
    // 0: no; 1: yes; 2: as a file.
    gint64 policy = read_number(fields);
    if (policy == 2) decide_download(view, decision, fields);
    else if (policy == 1) webkit_policy_decision_use(decision);
    else webkit_policy_decision_ignore(decision);
    g_object_unref(decision);
}

// MARK: Loading

/// A page whose script never ends would not let another one begin.
static void end_hung_process(View *view) {
    gboolean answers = TRUE;
    g_object_get(view->web, "is-web-process-responsive", &answers, NULL);
    if (!answers) view_end_process(view, TRUE);
}

static void load_request(View *view, Fields *fields) {
    end_hung_process(view);
    g_autofree char *uri = read_text(fields);
    gint64 count = read_number(fields);
    WebKitURIRequest *request = g_object_new(webkit_uri_request_get_type(), "uri", uri ? uri : "about:blank", NULL);
    SoupMessageHeaders *headers = webkit_uri_request_get_http_headers(request);
    for (gint64 i = 0; i < count && !fields->is_broken; i++) {
        g_autofree char *name = read_text(fields);
        g_autofree char *value = read_text(fields);
        if (headers != NULL && name != NULL && value != NULL) soup_message_headers_append(headers, name, value);
    }
    webkit_web_view_load_request(view->web, request);
    g_object_unref(request);
}

static void load_data(View *view, Fields *fields) {
    end_hung_process(view);
    GBytes *bytes = read_bytes(fields);
    g_autofree char *type = read_text(fields);
    g_autofree char *encoding = read_text(fields);
    g_autofree char *base = read_text(fields);
    if (bytes == NULL) return;
    if (g_bytes_get_size(bytes) == 0) {
        // The engine does not take nothing for a page.
        g_bytes_unref(bytes);
        bytes = g_bytes_new_static(" ", 1);
    }
    webkit_web_view_load_bytes(view->web, bytes, type, encoding, base);
    g_bytes_unref(bytes);
}

static gboolean watched(gpointer data) {
    View *view = data;
    view->watchdog = 0;
    if (!view->has_answered || view->dialogs > 1) view_end_process(view, FALSE);
    return G_SOURCE_REMOVE;
}

static void has_answered(GObject *web, GAsyncResult *result, gpointer data) {
    JSCValue *value = webkit_web_view_evaluate_javascript_finish((WebKitWebView *)web, result, NULL);
    if (value != NULL) g_object_unref(value);
    View *view = view_of_web((WebKitWebView *)web);
    if (view != NULL) view->has_answered = TRUE;
}

/// A page that does not answer within two seconds, or goes on asking, is in a script without end, which stops with its process.
static void stop(View *view) {
    webkit_web_view_stop_loading(view->web);
    if (view->watchdog != 0) return;
    view->watchdog = g_timeout_add(2000, watched, view);
    view->has_answered = FALSE;
    view->dialogs = 0;
    webkit_web_view_evaluate_javascript(view->web, "0", -1, "forastero", NULL, NULL, has_answered, NULL);
}

static void go(View *view, Fields *fields) {
    WebKitBackForwardList *list = webkit_web_view_get_back_forward_list(view->web);
    WebKitBackForwardListItem *item = webkit_back_forward_list_get_nth_item(list, (int)read_number(fields));
    if (item != NULL) webkit_web_view_go_to_back_forward_list_item(view->web, item);
}

void navigation_handle(View *view, WebRequest kind, Fields *fields) {
    switch (kind) {
    case WEB_VIEW_LOAD: return load_request(view, fields);
    case WEB_VIEW_LOAD_DATA: return load_data(view, fields);
    case WEB_VIEW_RELOAD:
        end_hung_process(view);
        return read_number(fields) != 0 ? webkit_web_view_reload_bypass_cache(view->web) : webkit_web_view_reload(view->web);
    case WEB_VIEW_STOP: return stop(view);
    case WEB_VIEW_GO: return go(view, fields);
    case WEB_VIEW_DECIDE: return decide(view, fields);
    default: return;
    }
}

void navigation_connect(View *view) {
    static const char *const properties[] = {"uri", "title", "estimated-load-progress", "is-loading"};
    for (gsize i = 0; i < G_N_ELEMENTS(properties); i++) {
        g_autofree char *signal = g_strconcat("notify::", properties[i], NULL);
        g_signal_connect(view->web, signal, G_CALLBACK(state_changed), view);
    }
    g_signal_connect(webkit_web_view_get_back_forward_list(view->web), "changed", G_CALLBACK(history_changed), view);
    g_signal_connect(view->web, "load-changed", G_CALLBACK(load_changed), view);
    g_signal_connect(view->web, "load-failed", G_CALLBACK(load_failed), view);
    g_signal_connect(view->web, "load-failed-with-tls-errors", G_CALLBACK(load_failed_with_certificate), view);
    g_signal_connect(view->web, "web-process-terminated", G_CALLBACK(process_ended), view);
    g_signal_connect(view->web, "decide-policy", G_CALLBACK(decide_policy), view);
}
