#include "Program.h"
#include <unistd.h>

static GHashTable *stores;

Store *store_find(guint64 number) { return stores ? g_hash_table_lookup(stores, &number) : NULL; }

/// How much memory the pages of one process may use, in megabytes: half of the machine's, and two gigabytes at most.
static guint memory_limit(void) {
    gint64 bytes = (gint64)sysconf(_SC_PHYS_PAGES) * sysconf(_SC_PAGESIZE);
    return (guint)CLAMP(bytes / (2 * 1024 * 1024), 256, 2048);
}

static void create(guint64 number, Fields *fields) {
    g_autofree char *data = read_text(fields);
    g_autofree char *cache = read_text(fields);
    Store *store = g_new0(Store, 1);
    store->number = number;
    if (data != NULL) {
        store->data = webkit_website_data_manager_new("base-data-directory", data, "base-cache-directory", cache, NULL);
        g_autofree char *cookies = g_build_filename(data, "Cookies.sqlite", NULL);
        g_mkdir_with_parents(data, 0700);
        // 1: SQLite.
        webkit_cookie_manager_set_persistent_storage(webkit_website_data_manager_get_cookie_manager(store->data), cookies, 1);
    } else {
        store->data = webkit_website_data_manager_new_ephemeral();
    }
    WebKitMemoryPressureSettings *pressure = webkit_memory_pressure_settings_new();
    webkit_memory_pressure_settings_set_memory_limit(pressure, memory_limit());
    webkit_memory_pressure_settings_set_kill_threshold(pressure, 1);
    store->context = g_object_new(
        webkit_web_context_get_type(), "website-data-manager", store->data, "memory-pressure-settings", pressure, NULL);
    webkit_memory_pressure_settings_free(pressure);
    downloads_connect(store);
    if (stores == NULL) stores = g_hash_table_new(g_int64_hash, g_int64_equal);
    g_hash_table_insert(stores, &store->number, store);
}

static WebKitCookieManager *cookies_of(Store *store) { return webkit_website_data_manager_get_cookie_manager(store->data); }

static void report_done(gint64 request) {
    Report report = report_begin(WEB_DONE, 0);
    report_number(&report, request);
    report_send(&report);
}

static gint64 take_request(gpointer data) {
    gint64 request = *(gint64 *)data;
    g_free(data);
    return request;
}

static gpointer keep_request(Fields *fields) {
    gint64 request = read_number(fields);
    return g_memdup2(&request, sizeof request);
}

static void got_cookies(GObject *manager, GAsyncResult *result, gpointer data) {
    GList *cookies = webkit_cookie_manager_get_all_cookies_finish((WebKitCookieManager *)manager, result, NULL);
    Report report = report_begin(WEB_COOKIES, 0);
    report_number(&report, take_request(data));
    report_number(&report, g_list_length(cookies));
    for (GList *link = cookies; link != NULL; link = link->next) {
        SoupCookie *cookie = link->data;
        GDateTime *expires = soup_cookie_get_expires(cookie);
        report_text(&report, soup_cookie_get_name(cookie));
        report_text(&report, soup_cookie_get_value(cookie));
        report_text(&report, soup_cookie_get_domain(cookie));
        report_text(&report, soup_cookie_get_path(cookie));
        report_number(&report, expires ? g_date_time_to_unix(expires) : -1);
        report_number(&report, soup_cookie_get_secure(cookie));
        report_number(&report, soup_cookie_get_http_only(cookie));
        soup_cookie_free(cookie);
    }
    g_list_free(cookies);
    report_send(&report);
}

static SoupCookie *read_cookie(Fields *fields) {
    g_autofree char *name = read_text(fields);
    g_autofree char *value = read_text(fields);
    g_autofree char *domain = read_text(fields);
    g_autofree char *path = read_text(fields);
    gint64 expires = read_number(fields);
    SoupCookie *cookie = soup_cookie_new(name ? name : "", value ? value : "", domain ? domain : "", path ? path : "/", -1);
    if (expires >= 0) {
        GDateTime *date = g_date_time_new_from_unix_utc(expires);
        if (date != NULL) {
            soup_cookie_set_expires(cookie, date);
            g_date_time_unref(date);
        }
    }
    soup_cookie_set_secure(cookie, read_number(fields) != 0);
    soup_cookie_set_http_only(cookie, read_number(fields) != 0);
    return cookie;
}

static void added_cookie(GObject *manager, GAsyncResult *result, gpointer data) {
    webkit_cookie_manager_add_cookie_finish((WebKitCookieManager *)manager, result, NULL);
    report_done(take_request(data));
}

static void deleted_cookie(GObject *manager, GAsyncResult *result, gpointer data) {
    webkit_cookie_manager_delete_cookie_finish((WebKitCookieManager *)manager, result, NULL);
    report_done(take_request(data));
}

static void cleared(GObject *manager, GAsyncResult *result, gpointer data) {
    webkit_website_data_manager_clear_finish((WebKitWebsiteDataManager *)manager, result, NULL);
    report_done(take_request(data));
}

void store_handle(WebRequest kind, guint64 number, Fields *fields) {
    Store *store = store_find(number);
    if (kind == WEB_STORE_CREATE) {
        if (store == NULL) create(number, fields);
        return;
    }
    if (store == NULL) return;
    if (kind == WEB_STORE_SCHEME) {
        g_autofree char *scheme = read_text(fields);
        return schemes_register(store, scheme);
    }
    gpointer request = keep_request(fields);
    switch (kind) {
    case WEB_STORE_COOKIES: webkit_cookie_manager_get_all_cookies(cookies_of(store), NULL, got_cookies, request); break;
    case WEB_STORE_SET_COOKIE: {
        SoupCookie *cookie = read_cookie(fields);
        webkit_cookie_manager_add_cookie(cookies_of(store), cookie, NULL, added_cookie, request);
        soup_cookie_free(cookie);
        break;
    }
    case WEB_STORE_DELETE_COOKIE: {
        SoupCookie *cookie = read_cookie(fields);
        webkit_cookie_manager_delete_cookie(cookies_of(store), cookie, NULL, deleted_cookie, request);
        soup_cookie_free(cookie);
        break;
    }
    default: {
        int types = (int)read_number(fields);
        webkit_website_data_manager_clear(store->data, types, read_number(fields), NULL, cleared, request);
    }
    }
}
