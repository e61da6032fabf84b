// 100,000 plain structures, ten in each: how fast anything can make, search and free such a tree.
#include "peer.h"

enum { count = 100000, fan = 10 };

typedef struct view {
    struct view *parent, **children;
    int child_count, capacity, tag, flags;
    float frame[4], bounds[4], color[4], transform[6];
    void *layer, *delegate;
} view;

static view *views[count];

static void add(view *parent, view *child) {
    child->parent = parent;
    if (parent->child_count == parent->capacity) {
        parent->capacity = parent->capacity ? parent->capacity * 2 : 4;
        parent->children = realloc(parent->children, (size_t)parent->capacity * sizeof *parent->children);
    }
    parent->children[parent->child_count++] = child;
}

static void create(void) {
    for (int i = 0; i < count; i++) {
        views[i] = calloc(1, sizeof(view));
        if (i > 0) add(views[(i - 1) / fan], views[i]);
    }
}

static void set_up(void) {
    for (int i = 0; i < count; i++) {
        const float frame[4] = {(float)(i % 10 * 2), (float)(i / 10 % 10 * 2), 20, 20}, color[4] = {(float)(i % 16) / 16, 0.5f, 0.2f, 1};
        memcpy(views[i]->frame, frame, sizeof frame);
        memcpy(views[i]->color, color, sizeof color);
        views[i]->tag = i;
    }
}

static void destroy(void) {
    for (int i = count - 1; i >= 0; i--) {
        if (views[i]->parent) views[i]->parent->child_count--;
        free(views[i]->children);
        free(views[i]);
    }
}

static const view *find(const view *root, int tag) {
    if (root->tag == tag) return root;
    for (int i = 0; i < root->child_count; i++) {
        const view *found = find(root->children[i], tag);
        if (found) return found;
    }
    return NULL;
}

int main(void) {
    double finds[11];
    const double memory = memory_bytes(), start = processor_time();
    create();
    set_up();
    const double made = processor_time() - start;
    report("view-bytes", "limit", (memory_bytes() - memory) / count);
    for (int i = 0; i < 11; i++) {
        const double before = processor_time();
        if (find(views[0], -5)) return 1;
        finds[i] = processor_time() - before;
    }
    report("view-find", "limit", quantile(finds, 11, 0.5));
    const double end = processor_time();
    destroy();
    report("view-life", "limit", (made + processor_time() - end) * 1e6 / count);
    return 0;
}
