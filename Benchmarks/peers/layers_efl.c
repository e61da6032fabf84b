// A thousand layers with round corners that move, in EFL: a picture for each on a canvas of Evas.
#include "efl_peer.h"

static void measure(const char *what, double alpha) {
    static Evas_Object *layers[layer_count];
    static double times[layer_frames];
    for (int index = 0; index < layer_count; index++) {
        cairo_surface_t *picture = make_layer(index, alpha);
        layers[index] = make_picture(picture, 1);
        cairo_surface_destroy(picture);
    }
    for (int frame = -layer_frames_before; frame < layer_frames; frame++) {
        const double start = processor_time();
        for (int index = 0; index < layer_count; index++) {
            const place at = layer_place(index, frame + layer_frames_before);
            evas_object_move(layers[index], (int)(at.x * 2), (int)(at.y * 2));
        }
        ecore_evas_manual_render(engine);
        if (frame >= 0) times[frame] = processor_time() - start;
    }
    keep_canvas(what);
    report(what, "EFL", quantile(times, layer_frames, 0.5));
    for (int index = 0; index < layer_count; index++) evas_object_del(layers[index]);
}

int main(void) {
    make_canvas();
    measure("layers-opaque", 1);
    measure("layers-translucent", 128 / 255.0);
    fflush(stdout);
    _exit(0);
}
