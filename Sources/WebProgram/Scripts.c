#include "Program.h"
#include <stdio.h>
#include <string.h>

/// The world of the program's own scripts, which pages do not see.
#define OWN_WORLD "forastero"
#define OWN_HANDLER "forasteroPage"

/// How many numbers the script tells.
enum { METRICS = 10 };

/// Tells how large a page is, how far it is scrolled, and what colour its ground has, whenever that changes.
static const char metrics_script[] =
    "(() => {"
    "  const handler = webkit.messageHandlers." OWN_HANDLER ";"
    "  let last = '';"
    "  const tell = () => {"
    "    const page = document.scrollingElement || document.documentElement;"
    "    if (!page) return;"
    "    let bottom = document.documentElement.getBoundingClientRect().bottom;"
    "    if (document.body) bottom = Math.max(bottom, document.body.getBoundingClientRect().bottom);"
    "    const color = (element) => element ? (getComputedStyle(element).backgroundColor.match(/[\\d.]+/g) || []) : [];"
    "    let ground = color(document.body);"
    "    if (ground[3] === '0') ground = color(document.documentElement);"
    "    if (ground.length < 3 || ground[3] === '0') ground = [-1, 0, 0];"
    "    const now = [scrollX, scrollY, page.scrollWidth, page.scrollHeight, innerWidth, innerHeight, bottom + scrollY,"
    "      ground[0], ground[1], ground[2]].join(' ');"
    "    if (now !== last) { last = now; handler.postMessage(now); }"
    "  };"
    "  const sizes = new ResizeObserver(tell);"
    "  const watch = () => { if (document.documentElement) sizes.observe(document.documentElement);"
    "    if (document.body) sizes.observe(document.body); tell(); };"
    "  addEventListener('scroll', tell, { passive: true });"
    "  for (const name of ['resize', 'load', 'pageshow']) addEventListener(name, watch);"
    "  document.addEventListener('DOMContentLoaded', watch);"
    "  watch();"
    "})()";

/// The scroll view of the application shows where one is.
static const char metrics_style[] = ":root::-webkit-scrollbar { display: none; }";

// MARK: Messages of pages

typedef struct {
    View *view;
    char *name, *world;
    gboolean replies;
} Handler;

static void free_handler(gpointer data, GClosure *closure) {
    Handler *handler = data;
    g_free(handler->name);
    g_free(handler->world);
    g_free(handler);
}

static void report_value(Report *report, JSCValue *value) {
    // 1: nothing; 2: JSON; 3: what has no JSON; 4: a number that has none.
    if (value == NULL || jsc_value_is_undefined(value)) return report_number(report, 1), report_text(report, NULL);
    if (jsc_value_is_number(value)) {
        char text[G_ASCII_DTOSTR_BUF_SIZE];
        return report_number(report, 4), report_text(report, g_ascii_dtostr(text, sizeof text, jsc_value_to_double(value)));
    }
    g_autofree char *json = jsc_value_is_function(value) ? NULL : jsc_value_to_json(value, 0);
    report_number(report, json ? 2 : 3);
    report_text(report, json);
}

static void send_message(Handler *handler, JSCValue *value, gint64 question) {
    Report report = report_begin(WEB_SCRIPT_MESSAGE, handler->view->number);
    report_text(&report, handler->name);
    report_text(&report, handler->world);
    report_number(&report, question);
    report_value(&report, value);
    report_text(&report, webkit_web_view_get_uri(handler->view->web));
    report_send(&report);
}

static void received(WebKitUserContentManager *content, WebKitJavascriptResult *result, Handler *handler) {
    send_message(handler, webkit_javascript_result_get_js_value(result), 0);
}

static gboolean received_question(WebKitUserContentManager *content, JSCValue *value, WebKitScriptMessageReply *reply, Handler *handler) {
    gint64 question =
        question_keep(handler->view, webkit_script_message_reply_ref(reply), (GDestroyNotify)webkit_script_message_reply_unref);
    send_message(handler, value, question);
    return TRUE;
}

void scripts_reply(View *view, Fields *fields) {
    WebKitScriptMessageReply *reply = question_take(view, read_number(fields));
    g_autofree char *json = read_text(fields);
    g_autofree char *error = read_text(fields);
    if (reply == NULL) return;
    if (error != NULL) {
        webkit_script_message_reply_return_error_message(reply, error);
    } else {
        JSCContext *context = jsc_context_new();
        JSCValue *value = json ? jsc_value_new_from_json(context, json) : jsc_value_new_undefined(context);
        webkit_script_message_reply_return_value(reply, value);
        g_object_unref(value);
        g_object_unref(context);
    }
    webkit_script_message_reply_unref(reply);
}

void scripts_remove_handlers(View *view) {
    for (guint i = 0; i < view->handlers->len; i++) {
        Handler *handler = view->handlers->pdata[i];
        if (handler->world != NULL) webkit_user_content_manager_unregister_script_message_handler_in_world(view->content, handler->name, handler->world);
        else webkit_user_content_manager_unregister_script_message_handler(view->content, handler->name);
        g_signal_handlers_disconnect_by_data(view->content, handler);
    }
    g_ptr_array_set_size(view->handlers, 0);
}

static void add_handler(View *view, Handler *handler) {
    g_autofree char *signal =
        g_strconcat(handler->replies ? "script-message-with-reply-received::" : "script-message-received::", handler->name, NULL);
    g_signal_connect_data(
        view->content, signal, handler->replies ? G_CALLBACK(received_question) : G_CALLBACK(received), handler, free_handler, 0);
    g_ptr_array_add(view->handlers, handler);
    if (handler->replies) webkit_user_content_manager_register_script_message_handler_with_reply(view->content, handler->name, handler->world);
    else if (handler->world != NULL) webkit_user_content_manager_register_script_message_handler_in_world(view->content, handler->name, handler->world);
    else webkit_user_content_manager_register_script_message_handler(view->content, handler->name);
}

// MARK: Scripts of the application

static void add_script(View *view, const char *source, gboolean top_frame_only, gboolean at_end, const char *world) {
    WebKitUserScript *script = world != NULL ? webkit_user_script_new_for_world(source, top_frame_only, at_end, world, NULL, NULL)
                                             : webkit_user_script_new(source, top_frame_only, at_end, NULL, NULL);
    webkit_user_content_manager_add_script(view->content, script);
    webkit_user_script_unref(script);
}

void scripts_set(View *view, Fields *fields) {
    webkit_user_content_manager_remove_all_scripts(view->content);
    add_script(view, metrics_script, TRUE, FALSE, OWN_WORLD);
    gint64 count = read_number(fields);
    for (gint64 i = 0; i < count && !fields->is_broken; i++) {
        g_autofree char *source = read_text(fields);
        gboolean at_end = read_number(fields) != 0, top_frame_only = read_number(fields) != 0;
        g_autofree char *world = read_text(fields);
        if (source != NULL) add_script(view, source, top_frame_only, at_end, world);
    }
    scripts_remove_handlers(view);
    count = read_number(fields);
    for (gint64 i = 0; i < count && !fields->is_broken; i++) {
        Handler *handler = g_new0(Handler, 1);
        *handler = (Handler){view, read_text(fields), read_text(fields), read_number(fields) != 0};
        if (handler->name != NULL) add_handler(view, handler);
        else free_handler(handler, NULL);
    }
}

// MARK: Evaluating

typedef struct {
    guint64 view;
    gint64 request;
    gboolean is_function;
} Evaluation;

static void evaluated(GObject *web, GAsyncResult *result, gpointer data) {
    Evaluation *evaluation = data;
    GError *error = NULL;
    JSCValue *value = evaluation->is_function ? webkit_web_view_call_async_javascript_function_finish((WebKitWebView *)web, result, &error)
                                              : webkit_web_view_evaluate_javascript_finish((WebKitWebView *)web, result, &error);
    Report report = report_begin(WEB_EVALUATED, evaluation->view);
    report_number(&report, evaluation->request);
    if (error != NULL) {
        report_number(&report, 0);
        report_text(&report, error->message);
        report_number(&report, error->code);
        g_error_free(error);
    } else {
        report_value(&report, value);
        report_number(&report, 0);
    }
    report_send(&report);
    if (value != NULL) g_object_unref(value);
    g_free(evaluation);
}

void scripts_evaluate(View *view, Fields *fields) {
    Evaluation *evaluation = g_new0(Evaluation, 1);
    evaluation->view = view->number;
    evaluation->request = read_number(fields);
    evaluation->is_function = read_number(fields) != 0;
    g_autofree char *script = read_text(fields);
    g_autofree char *world = read_text(fields);
    if (evaluation->is_function)
        webkit_web_view_call_async_javascript_function(view->web, script ? script : "", -1, NULL, world, NULL, NULL, evaluated, evaluation);
    else webkit_web_view_evaluate_javascript(view->web, script ? script : "", -1, world, NULL, NULL, evaluated, evaluation);
}

// MARK: Where a page is

static void received_metrics(WebKitUserContentManager *content, WebKitJavascriptResult *result, View *view) {
    g_autofree char *text = jsc_value_to_string(webkit_javascript_result_get_js_value(result));
    double numbers[METRICS];
    char *place = text;
    for (int i = 0; i < METRICS; i++) numbers[i] = g_ascii_strtod(place, &place);
    Report report = report_begin(WEB_METRICS, view->number);
    for (int i = 0; i < METRICS; i++) report_real(&report, numbers[i]);
    report_send(&report);
}

static void scrolled(GObject *web, GAsyncResult *result, gpointer data) {
    JSCValue *value = webkit_web_view_evaluate_javascript_finish((WebKitWebView *)web, result, NULL);
    if (value != NULL) g_object_unref(value);
    Evaluation *evaluation = data;
    Report report = report_begin(WEB_DONE, evaluation->view);
    report_number(&report, evaluation->request);
    report_send(&report);
    g_free(evaluation);
}

void scripts_scroll(View *view, Fields *fields) {
    Evaluation *evaluation = g_new0(Evaluation, 1);
    *evaluation = (Evaluation){view->number, read_number(fields), FALSE};
    char x[G_ASCII_DTOSTR_BUF_SIZE], y[G_ASCII_DTOSTR_BUF_SIZE];
    g_ascii_dtostr(x, sizeof x, read_real(fields));
    g_ascii_dtostr(y, sizeof y, read_real(fields));
    g_autofree char *script = g_strdup_printf("scrollTo({ left: %s, top: %s, behavior: 'instant' }); 0", x, y);
    webkit_web_view_evaluate_javascript(view->web, script, -1, OWN_WORLD, NULL, NULL, scrolled, evaluation);
}

void scripts_connect(View *view) {
    WebKitUserStyleSheet *sheet = webkit_user_style_sheet_new(metrics_style, TRUE, 0, NULL, NULL);
    webkit_user_content_manager_add_style_sheet(view->content, sheet);
    webkit_user_style_sheet_unref(sheet);
    add_script(view, metrics_script, TRUE, FALSE, OWN_WORLD);
    g_signal_connect(view->content, "script-message-received::" OWN_HANDLER, G_CALLBACK(received_metrics), view);
    webkit_user_content_manager_register_script_message_handler_in_world(view->content, OWN_HANDLER, OWN_WORLD);
}
