// 100,000 widgets of a class of its own, ten in each, in GTK 4: made, given frames and colours, shown, removed. GTK cannot search by a
// number or a name.
#include "gtk_peer.h"

enum { count = 100000, fan = 10 };

typedef struct {
    GtkWidget parent;
    GdkRGBA color;
    int x, y;
} View;
typedef struct {
    GtkWidgetClass parent;
} ViewClass;
GType view_get_type(void);
G_DEFINE_TYPE(View, view, GTK_TYPE_WIDGET)

static void view_init(View *view) { (void)view; }

static void view_measure(
    GtkWidget *widget, GtkOrientation direction, int other, int *minimum, int *natural, int *minimum_baseline, int *natural_baseline) {
    (void)widget, (void)direction, (void)other;
    *minimum = *natural = 20;
    *minimum_baseline = *natural_baseline = -1;
}

static void view_allocate(GtkWidget *widget, int width, int height, int baseline) {
    (void)width, (void)height, (void)baseline;
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
        int minimum, natural;
        gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
        gtk_widget_size_allocate(child, &(GtkAllocation){((View *)child)->x, ((View *)child)->y, 20, 20}, -1);
    }
}

static void view_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
    gtk_snapshot_append_color(snapshot, &((View *)widget)->color, &GRAPHENE_RECT_INIT(0, 0, 20, 20));
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child))
        gtk_widget_snapshot_child(widget, child, snapshot);
}

static void view_class_init(ViewClass *class) {
    class->parent.measure = view_measure;
    class->parent.size_allocate = view_allocate;
    class->parent.snapshot = view_snapshot;
}

static GtkWidget *views[count];

static void create(void) {
    for (int i = 0; i < count; i++) {
        views[i] = g_object_new(view_get_type(), NULL);
        if (i > 0) gtk_widget_set_parent(views[i], views[(i - 1) / fan]);
        else g_object_ref_sink(views[i]);
    }
}

static void set_up(void) {
    for (int i = 0; i < count; i++) {
        View *view = (View *)views[i];
        view->x = i % 10 * 2;
        view->y = i / 10 % 10 * 2;
        view->color = (GdkRGBA){(float)(i % 16) / 16, 0.5f, 0.2f, 1};
    }
}

static void destroy(void) {
    for (int i = count - 1; i > 0; i--) gtk_widget_unparent(views[i]);
    g_object_unref(views[0]);
}

int main(void) {
    if (!gtk_init_check()) return 1;
    const double memory = memory_bytes(), start = processor_time();
    create();
    set_up();
    report("view-bytes", "GTK", (memory_bytes() - memory) / count);
    destroy();
    report("view-life", "GTK", (processor_time() - start) * 1e6 / count);

    GtkWidget *fixed = gtk_fixed_new(), *window = show_window(fixed);
    cairo_surface_t *screen = make_screen();
    create();
    set_up();
    const double before = processor_time();
    gtk_fixed_put(GTK_FIXED(fixed), views[0], 0, 0);
    paint_window(window, screen, NULL);
    report("view-first-frame", "GTK", processor_time() - before);
    fflush(stdout);
    _exit(0);
}
