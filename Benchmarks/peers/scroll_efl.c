// The list of scroll_qt.cpp in EFL: one opaque picture for each row that is seen, painted when a row comes, and moved by Evas.
#include "efl_peer.h"
#include "row_painter.h"

enum { seen = 21 };

static void measure(const char *what, const char *slowest, int has_bar) {
    Evas_Object *pictures[seen], *bar[2];
    int shown[seen];
    static double times[scroll_frames];
    for (int i = 0; i < seen; i++) {
        pictures[i] = make_picture(paint_row(i), 0);
        shown[i] = -1;
    }
    if (has_bar) {
        bar[0] = make_rectangle(0, 0, pixel_width, bar_height * 2, 249, 249, 249, 204);
        bar[1] = make_rectangle(0, bar_height * 2 - 1, pixel_width, 1, 0, 0, 0, 77);
    }
    for (int frame = -scroll_frames_before; frame < scroll_frames; frame++) {
        const double start = processor_time();
        const int offset = (frame + scroll_frames_before + 1) * scroll_step * 2, first = offset / pixel_row_height;
        for (int row = first; row < first + seen; row++) {
            if (shown[row % seen] != row) set_pixels(pictures[row % seen], paint_row(row));
            shown[row % seen] = row;
            evas_object_move(pictures[row % seen], 0, row * pixel_row_height - offset);
        }
        ecore_evas_manual_render(engine);
        if (frame >= 0) times[frame] = processor_time() - start;
    }
    keep_canvas(what);
    report(what, "EFL", mean(times, scroll_frames));
    report(slowest, "EFL", quantile(times, scroll_frames, 0.99));
    for (int i = 0; i < seen; i++) evas_object_del(pictures[i]);
    for (int i = 0; has_bar && i < 2; i++) evas_object_del(bar[i]);
}

int main(void) {
    make_canvas();
    make_row_painter();
    measure("scroll", "scroll-slowest", 0);
    measure("scroll-bar", "scroll-bar-slowest", 1);
    fflush(stdout);
    _exit(0);
}
