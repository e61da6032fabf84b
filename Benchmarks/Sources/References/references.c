#include "References.h"

#include <malloc.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

double reference_processor_time(void) {
    struct timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

size_t reference_heap_bytes(void) {
    struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
}

void reference_copy(void *target, const void *source, size_t count) { memcpy(target, source, count); }

typedef struct node {
    struct node **children;
    long count, capacity, tag;
    // What a view has besides.
    double frame[4], bounds[4], transform[6];
} node;

struct reference_tree {
    long count;
    node **nodes;
};

static void add_child(node *parent, node *child) {
    if (parent->count == parent->capacity) {
        parent->capacity = parent->capacity ? parent->capacity * 2 : 4;
        parent->children = realloc(parent->children, (size_t)parent->capacity * sizeof *parent->children);
    }
    parent->children[parent->count++] = child;
}

reference_tree *reference_tree_create(long count, long fan) {
    reference_tree *tree = malloc(sizeof *tree);
    tree->count = count;
    tree->nodes = malloc((size_t)count * sizeof *tree->nodes);
    for (long i = 0; i < count; i++) {
        tree->nodes[i] = calloc(1, sizeof(node));
        tree->nodes[i]->tag = i;
        if (i > 0) add_child(tree->nodes[(i - 1) / fan], tree->nodes[i]);
    }
    return tree;
}

static const node *find(const node *at, long tag) {
    if (at->tag == tag) return at;
    for (long i = 0; i < at->count; i++) {
        const node *found = find(at->children[i], tag);
        if (found) return found;
    }
    return NULL;
}

int reference_tree_find(const reference_tree *tree, long tag) { return find(tree->nodes[0], tag) != NULL; }

void reference_tree_destroy(reference_tree *tree) {
    for (long i = 0; i < tree->count; i++) {
        free(tree->nodes[i]->children);
        free(tree->nodes[i]);
    }
    free(tree->nodes);
    free(tree);
}
