#define _GNU_SOURCE
#include "Program.h"
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <unistd.h>

/// The word by which the display knows who may draw on it: the session's other programs may not.
static char *make_password_file(void) {
    static const char name[] = "MIT-MAGIC-COOKIE-1";
    guint8 file[2 + 2 + 2 + 2 + sizeof name - 1 + 2 + 16];
    guint8 *place = file;
    // Any address, any number.
    const guint8 start[] = {0xFF, 0xFF, 0, 0, 0, 0, 0, sizeof name - 1};
    place = (guint8 *)memcpy(place, start, sizeof start) + sizeof start;
    place = (guint8 *)memcpy(place, name, sizeof name - 1) + sizeof name - 1;
    *place++ = 0;
    *place++ = 16;
    for (int i = 0; i < 4; i++) {
        guint32 random = g_random_int();
        memcpy(place + 4 * i, &random, 4);
    }
    // A file in memory, which the engine's other programs find, too.
    int descriptor = memfd_create("web", 0);
    if (descriptor < 0 || write(descriptor, file, sizeof file) != sizeof file) return NULL;
    return g_strdup_printf("/proc/%d/fd/%d", getpid(), descriptor);
}

gboolean display_start(void) {
    char *server = g_find_program_in_path("Xvfb");
    if (server == NULL) return FALSE;
    char *password = make_password_file();
    int ends[2];
    if (password == NULL || pipe2(ends, O_CLOEXEC) < 0) return FALSE;
    char number[12];
    snprintf(number, sizeof number, "%d", ends[1]);
    pid_t process = fork();
    if (process < 0) return FALSE;
    if (process == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        fcntl(ends[1], F_SETFD, 0);
        int nowhere = open("/dev/null", O_RDWR);
        for (int i = 0; i < 3; i++) dup2(nowhere, i);
        execl(server, "Xvfb", "-displayfd", number, "-screen", "0", "64x64x24", "-nolisten", "tcp", "-noreset", "-auth", password, NULL);
        _exit(1);
    }
    close(ends[1]);
    char answer[16] = ":";
    ssize_t count = 1, got;
    while (count < (ssize_t)sizeof answer - 1 && (got = read(ends[0], answer + count, sizeof answer - 1 - (size_t)count)) > 0) {
        count += got;
        if (answer[count - 1] == '\n') break;
    }
    close(ends[0]);
    answer[count] = 0;
    g_strchomp(answer);
    if (strlen(answer) < 2) return FALSE;
    g_setenv("DISPLAY", answer, TRUE);
    g_setenv("XAUTHORITY", password, TRUE);
    return TRUE;
}

void fonts_set_up(void) {
    static const char *const aliases[][2] = {
        {"-apple-system", "Inter"}, {"BlinkMacSystemFont", "Inter"}, {"SF Pro", "Inter"}, {"SF Pro Text", "Inter"},
        {"SF Pro Display", "Inter"}, {"San Francisco", "Inter"}, {"ui-sans-serif", "Inter"}, {"Helvetica Neue", "Helvetica"},
        {"Avenir Next", "Inter"}, {"Menlo", "DejaVu Sans Mono"}, {"SF Mono", "DejaVu Sans Mono"}, {"ui-monospace", "DejaVu Sans Mono"},
    };
    GString *file = g_string_new("<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"urn:fontconfig:fonts.dtd\"><fontconfig>");
    const char *own = g_getenv("FONTCONFIG_FILE");
    g_string_append_printf(file, "<include ignore_missing=\"yes\">%s</include>", own ? own : "/etc/fonts/fonts.conf");
    for (gsize i = 0; i < G_N_ELEMENTS(aliases); i++)
        g_string_append_printf(
            file, "<alias binding=\"same\"><family>%s</family><prefer><family>%s</family></prefer></alias>", aliases[i][0], aliases[i][1]);
    g_string_append(file, "</fontconfig>");
    g_autofree char *folder = g_build_filename(g_get_user_cache_dir(), "forastero", NULL);
    g_autofree char *path = g_build_filename(folder, "web-fonts.conf", NULL);
    g_mkdir_with_parents(folder, 0700);
    if (g_file_set_contents(path, file->str, (gssize)file->len, NULL)) g_setenv("FONTCONFIG_FILE", path, TRUE);
    g_string_free(file, TRUE);
}
