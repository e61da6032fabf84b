// The list of scroll_qt.cpp in GTK 4: a widget for each row, whose texts and pictures are kept as one render node, drawn by GTK's renderer
// with Cairo. This is the fastest of GTK's ways; a window's frames have the same cost and the display server's beside it.
#include "cairo_row.h"

#include "gtk_peer.h"

// A row's place in the list, as the model hands it out.
typedef struct {
    GObject parent;
    int row;
} Item;
typedef struct {
    GObjectClass parent;
} ItemClass;
GType item_get_type(void);
G_DEFINE_TYPE(Item, item, G_TYPE_OBJECT)
static void item_init(Item *item) { (void)item; }
static void item_class_init(ItemClass *class) { (void)class; }

typedef struct {
    GObject parent;
} Model;
typedef struct {
    GObjectClass parent;
} ModelClass;
static GType model_type(GListModel *model) {
    (void)model;
    return item_get_type();
}
static guint model_count(GListModel *model) {
    (void)model;
    return rows;
}
static gpointer model_item(GListModel *model, guint index) {
    (void)model;
    if (index >= rows) return NULL;
    Item *item = g_object_new(item_get_type(), NULL);
    item->row = (int)index;
    return item;
}
static void model_interface(GListModelInterface *interface) {
    interface->get_item_type = model_type;
    interface->get_n_items = model_count;
    interface->get_item = model_item;
}
GType model_get_type(void);
G_DEFINE_TYPE_WITH_CODE(Model, model, G_TYPE_OBJECT, G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, model_interface))
static void model_init(Model *model) { (void)model; }
static void model_class_init(ModelClass *class) { (void)class; }

static GdkTexture *icons[icon_count], *chevron;

typedef struct {
    GtkWidget parent;
    int row;
    PangoLayout *title, *subtitle;
    GskRenderNode *node;
} Row;
typedef struct {
    GtkWidgetClass parent;
} RowClass;
GType row_get_type(void);
G_DEFINE_TYPE(Row, row, GTK_TYPE_WIDGET)

static PangoLayout *make_layout(GtkWidget *widget, int size) {
    PangoLayout *layout = gtk_widget_create_pango_layout(widget, "");
    PangoFontDescription *font = make_font(size);
    pango_layout_set_font_description(layout, font);
    pango_font_description_free(font);
    return layout;
}

static void row_init(Row *row) {
    row->row = -1;
    row->title = make_layout(GTK_WIDGET(row), 17);
    row->subtitle = make_layout(GTK_WIDGET(row), 12);
}

static void row_measure(
    GtkWidget *widget, GtkOrientation direction, int other, int *minimum, int *natural, int *minimum_baseline, int *natural_baseline) {
    (void)widget, (void)other;
    *minimum = *natural = direction == GTK_ORIENTATION_HORIZONTAL ? screen_width : row_height;
    *minimum_baseline = *natural_baseline = -1;
}

static void add_text(GtkSnapshot *snapshot, PangoLayout *layout, float y, GdkRGBA color) {
    gtk_snapshot_save(snapshot);
    gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT(59, y));
    gtk_snapshot_append_layout(snapshot, layout, &color);
    gtk_snapshot_restore(snapshot);
}

static GskRenderNode *row_node(Row *row) {
    GtkSnapshot *snapshot = gtk_snapshot_new();
    gtk_snapshot_append_texture(snapshot, icons[row_icon(row->row)], &GRAPHENE_RECT_INIT(15, 7.5f, 29, 29));
    add_text(snapshot, row->title, 3, (GdkRGBA){0, 0, 0, 1});
    add_text(snapshot, row->subtitle, 24, gray(0x8A, 0x8A, 0x8E, 1));
    gtk_snapshot_append_texture(snapshot, chevron, &GRAPHENE_RECT_INIT(screen_width - 23, 15.5f, 8, 13));
    const GdkRGBA line = gray(0xC6, 0xC6, 0xC8, 1);
    gtk_snapshot_append_color(snapshot, &line, &GRAPHENE_RECT_INIT(59, row_height - 0.5f, screen_width - 59, 0.5f));
    return gtk_snapshot_free_to_node(snapshot);
}

static void row_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
    Row *row = (Row *)widget;
    if (row->row < 0) return;
    if (!row->node) row->node = row_node(row);
    gtk_snapshot_append_node(snapshot, row->node);
}

static void row_class_init(RowClass *class) {
    class->parent.measure = row_measure;
    class->parent.snapshot = row_snapshot;
}

static void row_show(Row *row, int index) {
    char text[text_room];
    row->row = index;
    write_title(text, index);
    pango_layout_set_text(row->title, text, -1);
    write_subtitle(text, index);
    pango_layout_set_text(row->subtitle, text, -1);
    g_clear_pointer(&row->node, gsk_render_node_unref);
    gtk_widget_queue_draw(GTK_WIDGET(row));
}

static void set_up_row(GtkSignalListItemFactory *factory, GtkListItem *item) {
    (void)factory;
    gtk_list_item_set_child(item, g_object_new(row_get_type(), NULL));
}

static void bind_row(GtkSignalListItemFactory *factory, GtkListItem *item) {
    (void)factory;
    row_show((Row *)gtk_list_item_get_child(item), ((Item *)gtk_list_item_get_item(item))->row);
}

static GtkWidget *make_list(GtkAdjustment **adjustment) {
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(set_up_row), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind_row), NULL);
    GListModel *model = G_LIST_MODEL(g_object_new(model_get_type(), NULL));
    GtkWidget *list = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(model)), factory);
    GtkWidget *scroller = gtk_scrolled_window_new();
    gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scroller), GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), list);
    *adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller));
    return scroller;
}

static void paint_bar(GtkSnapshot *snapshot) {
    const GdkRGBA bar = gray(249, 249, 249, 0.8f), line = {0, 0, 0, 0.3f};
    gtk_snapshot_append_color(snapshot, &bar, &GRAPHENE_RECT_INIT(0, 0, screen_width, bar_height));
    gtk_snapshot_append_color(snapshot, &line, &GRAPHENE_RECT_INIT(0, bar_height - 0.5f, screen_width, 0.5f));
}

static void measure(const char *what, const char *slowest, int has_bar) {
    GtkAdjustment *adjustment;
    GtkWidget *window = show_window(make_list(&adjustment));
    cairo_surface_t *screen = make_screen();
    static double times[scroll_frames];
    for (int frame = -scroll_frames_before; frame < scroll_frames; frame++) {
        const double start = processor_time();
        gtk_adjustment_set_value(adjustment, (frame + scroll_frames_before + 1) * scroll_step);
        paint_window(window, screen, has_bar ? paint_bar : NULL);
        if (frame >= 0) times[frame] = processor_time() - start;
    }
    keep_screen(screen, what);
    report(what, "GTK", mean(times, scroll_frames));
    report(slowest, "GTK", quantile(times, scroll_frames, 0.99));
    gtk_window_destroy(GTK_WINDOW(window));
}

int main(void) {
    if (!gtk_init_check()) return 1;
    for (int index = 0; index < icon_count; index++) icons[index] = make_texture(make_icon(index));
    chevron = make_texture(make_chevron());
    measure("scroll", "scroll-slowest", 0);
    measure("scroll-bar", "scroll-bar-slowest", 1);
    fflush(stdout);
    _exit(0);
}
