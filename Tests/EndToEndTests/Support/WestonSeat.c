// A module for Weston's headless backend, which has no input devices, so that no program with a window of SDL 2.26 starts on it:
// gives it a mouse and a keyboard that nobody moves. Compiled by WaylandCompositor.swift.

#include <stdlib.h>

struct weston_compositor;
struct weston_seat;
struct xkb_keymap;

// Of libweston, which the compositor has loaded.
void weston_seat_init(struct weston_seat *seat, struct weston_compositor *compositor, const char *name);
int weston_seat_init_pointer(struct weston_seat *seat);
int weston_seat_init_keyboard(struct weston_seat *seat, struct xkb_keymap *keymap);

// Far more than a seat needs in any version, so that no header of one version is.
enum { seat_size = 1 << 16 };

int wet_module_init(struct weston_compositor *compositor, int *argc, char *argv[]) {
    struct weston_seat *seat = calloc(1, seat_size);
    if (seat == NULL) return -1;
    weston_seat_init(seat, compositor, "test");
    if (weston_seat_init_pointer(seat) < 0) return -1;
    return weston_seat_init_keyboard(seat, NULL);
}
