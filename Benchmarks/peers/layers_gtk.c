// A thousand layers with round corners that move, in GTK 4: one widget that paints a picture for each into a node of Cairo's, which is the
// fastest of GTK's ways. Widgets with styles take three times as long.
#include "cairo_row.h"

#include "gtk_peer.h"

typedef struct {
    GtkWidget parent;
} Layers;
typedef struct {
    GtkWidgetClass parent;
} LayersClass;
GType layers_get_type(void);
G_DEFINE_TYPE(Layers, layers, GTK_TYPE_WIDGET)

static cairo_surface_t *pictures[layer_count];
static int frame_shown;

static void layers_init(Layers *layers) { (void)layers; }

static void layers_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
    (void)widget;
    cairo_t *cairo = gtk_snapshot_append_cairo(snapshot, &GRAPHENE_RECT_INIT(0, 0, screen_width, screen_height));
    for (int index = 0; index < layer_count; index++) {
        const place at = layer_place(index, frame_shown);
        cairo_set_source_surface(cairo, pictures[index], at.x, at.y);
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST);
        cairo_rectangle(cairo, at.x, at.y, 40, 40);
        cairo_fill(cairo);
    }
    cairo_destroy(cairo);
}

static void layers_class_init(LayersClass *class) { class->parent.snapshot = layers_snapshot; }

static void measure(const char *what, double alpha) {
    for (int index = 0; index < layer_count; index++) pictures[index] = make_layer(index, alpha);
    GtkWidget *layers = g_object_new(layers_get_type(), NULL);
    GtkWidget *window = show_window(layers);
    cairo_surface_t *screen = make_screen();
    static double times[layer_frames];
    for (int frame = -layer_frames_before; frame < layer_frames; frame++) {
        const double start = processor_time();
        frame_shown = frame + layer_frames_before;
        gtk_widget_queue_draw(layers);
        paint_window(window, screen, NULL);
        if (frame >= 0) times[frame] = processor_time() - start;
    }
    keep_screen(screen, what);
    report(what, "GTK", quantile(times, layer_frames, 0.5));
    gtk_window_destroy(GTK_WINDOW(window));
}

int main(void) {
    if (!gtk_init_check()) return 1;
    measure("layers-opaque", 1);
    measure("layers-translucent", 128 / 255.0);
    fflush(stdout);
    _exit(0);
}
