// Shows a label and a button with GTK 4, and ends with the first frame.
#include <gtk/gtk.h>
#include <unistd.h>

static gboolean is_painted;

static void paint(GtkDrawingArea *area, cairo_t *cairo, int width, int height, gpointer data) {
    (void)area, (void)cairo, (void)width, (void)height, (void)data;
    is_painted = TRUE;
}

static void end_frame(GdkFrameClock *clock, gpointer data) {
    (void)clock, (void)data;
    if (is_painted) _exit(0);
}

int main(void) {
    if (!gtk_init_check()) return 1;
    GtkWidget *window = gtk_window_new(), *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 8), *area = gtk_drawing_area_new();
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    gtk_window_set_default_size(GTK_WINDOW(window), 390, 844);
    gtk_box_append(GTK_BOX(box), gtk_label_new("Hello"));
    gtk_box_append(GTK_BOX(box), gtk_button_new_with_label("Press"));
    // It is painted with the rest, and says so.
    gtk_widget_set_size_request(area, 1, 1);
    gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(area), paint, NULL, NULL);
    gtk_box_append(GTK_BOX(box), area);
    gtk_window_set_child(GTK_WINDOW(window), box);
    gtk_window_present(GTK_WINDOW(window));
    GdkFrameClock *clock = gdk_surface_get_frame_clock(gtk_native_get_surface(GTK_NATIVE(window)));
    g_signal_connect(clock, "after-paint", G_CALLBACK(end_frame), NULL);
    g_main_loop_run(g_main_loop_new(NULL, FALSE));
}
