// The program in which web pages are drawn for an application: see Documentation/HowPagesAreShown.md.
#include "Program.h"
#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

/// The socket to the application.
enum { APPLICATION = STDIN_FILENO };

static void set_environment(const char *scale) {
    g_setenv("GDK_BACKEND", "x11", TRUE);
    g_setenv("GDK_SCALE", scale, TRUE);
    g_setenv("GDK_DPI_SCALE", "1", TRUE);
    g_unsetenv("GTK_THEME");
    g_unsetenv("GTK_MODULES");
    // Nothing of the desktop takes part: no settings, no services, no reader of the screen.
    g_setenv("GSETTINGS_BACKEND", "memory", TRUE);
    g_setenv("GTK_USE_PORTAL", "0", TRUE);
    g_setenv("NO_AT_BRIDGE", "1", TRUE);
    g_setenv("DBUS_SESSION_BUS_ADDRESS", "disabled:", TRUE);
    g_setenv("WEBKIT_DISABLE_DMABUF_RENDERER", "1", TRUE);
}

/// Says what is missing, and ends.
static int give_up(const char *packages) {
    Report report = report_begin(WEB_UNAVAILABLE, 0);
    report_text(&report, packages);
    report_send(&report);
    return 0;
}

int main(int count, char **arguments) {
    signal(SIGPIPE, SIG_IGN);
    fcntl(APPLICATION, F_SETFD, FD_CLOEXEC);
    set_environment(count > 1 ? arguments[1] : "1");
    channel_open(APPLICATION);
    if (!engine_load()) return give_up("libwebkit2gtk-4.1-0");
    if (!display_start()) return give_up("xvfb");
    fonts_set_up();
    if (!gtk_init_check(NULL, NULL)) return give_up("xvfb");
    g_object_set(gtk_settings_get_default(), "gtk-theme-name", "Adwaita", "gtk-font-name", "Inter 12", "gtk-xft-hinting", 0, NULL);
    Report report = report_begin(WEB_READY, 0);
    report_send(&report);
    g_main_loop_run(g_main_loop_new(NULL, FALSE));
    return 0;
}
