#include "References.h"

#include <dlfcn.h>
#include <errno.h>
#include <malloc.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
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

// What the program and its libraries call instead of those of the C library, which do the work.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Thread_local size_t allocation_count;

size_t reference_allocation_count(void) { return allocation_count; }

void *malloc(size_t size) {
    allocation_count++;
    return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
    allocation_count++;
    return __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size) {
    allocation_count++;
    return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    allocation_count++;
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
    allocation_count++;
    *memory = __libc_memalign(alignment, size);
    return *memory == NULL ? ENOMEM : 0;
}

static double wall_time(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

double reference_run(const char *path, char *const arguments[], char *const environment[]) {
    pid_t process;
    int status = -1;
    const double start = wall_time();
    if (posix_spawn(&process, path, NULL, NULL, arguments, environment) != 0) return -1;
    waitpid(process, &status, 0);
    return status == 0 ? wall_time() - start : -1;
}

// By hand, so that no headers have to be installed for it.
size_t reference_parse_xml(const char *text, size_t count) {
    typedef void *(*read_function)(const char *, int, const char *, const char *, int);
    typedef void (*free_function)(void *);
    static read_function read_memory;
    static free_function free_document;
    if (!read_memory) {
        void *library = dlopen("libxml2.so.2", RTLD_NOW);
        if (!library) return 0;
        free_document = (free_function)dlsym(library, "xmlFreeDoc");
        read_memory = (read_function)dlsym(library, "xmlReadMemory");
        if (!read_memory || !free_document) return 0;
    }
    void *document = read_memory(text, (int)count, "document.xml", NULL, 0);
    if (!document) return 0;
    free_document(document);
    return count;
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

enum { rows_width = 780, rows_height = 1688, row_height = 88, row_count = 24 };

struct reference_rows {
    uint32_t *pictures[row_count];
    uint32_t *screen;
};

reference_rows *reference_rows_create(void) {
    reference_rows *rows = malloc(sizeof *rows);
    for (int i = 0; i < row_count; i++) {
        rows->pictures[i] = aligned_alloc(64, rows_width * row_height * 4);
        memset(rows->pictures[i], i, rows_width * row_height * 4);
    }
    rows->screen = aligned_alloc(64, rows_width * rows_height * 4);
    memset(rows->screen, 0, rows_width * rows_height * 4);
    return rows;
}

void reference_rows_show(reference_rows *rows, size_t offset) {
    uint32_t *target = rows->screen;
    for (size_t line = offset, end = offset + rows_height; line < end;) {
        const size_t row = line / row_height, next = (row + 1) * row_height, last = next < end ? next : end;
        const uint32_t *source = rows->pictures[row % row_count] + (line - row * row_height) * rows_width;
        memcpy(target, source, (last - line) * rows_width * 4);
        target += (last - line) * rows_width;
        line = last;
    }
}

void reference_rows_destroy(reference_rows *rows) {
    for (int i = 0; i < row_count; i++) free(rows->pictures[i]);
    free(rows->screen);
    free(rows);
}

struct reference_grid {
    uint32_t *pictures[row_count];
    uint32_t *screen;
};

enum { grid_columns = 4, cell_side = rows_width / grid_columns };

reference_grid *reference_grid_create(void) {
    reference_grid *grid = malloc(sizeof *grid);
    for (int i = 0; i < row_count; i++) {
        grid->pictures[i] = aligned_alloc(64, (cell_side * cell_side * 4 + 63) / 64 * 64);
        memset(grid->pictures[i], i, cell_side * cell_side * 4);
    }
    grid->screen = aligned_alloc(64, rows_width * rows_height * 4);
    memset(grid->screen, 0, rows_width * rows_height * 4);
    return grid;
}

void reference_grid_show(reference_grid *grid, size_t offset) {
    for (size_t line = 0; line < rows_height; line++) {
        const size_t row = (line + offset) / cell_side, inside = (line + offset) % cell_side;
        for (size_t column = 0; column < grid_columns; column++) {
            const uint32_t *source = grid->pictures[(row * grid_columns + column) % row_count] + inside * cell_side;
            memcpy(grid->screen + line * rows_width + column * cell_side, source, cell_side * 4);
        }
    }
}

void reference_grid_destroy(reference_grid *grid) {
    for (int i = 0; i < row_count; i++) free(grid->pictures[i]);
    free(grid->screen);
    free(grid);
}

// A value is the sum of two others, times a factor each, and a constant.
typedef struct {
    int target, first, second;
    double first_factor, second_factor, constant;
} equation;

struct reference_chain {
    long rows;
    equation *equations;
    double *values;
};

reference_chain *reference_chain_create(long rows) {
    reference_chain *chain = malloc(sizeof *chain);
    const int left = (int)rows * 4, right = left + 1, zero = left + 2;
    chain->rows = rows;
    chain->equations = malloc((size_t)rows * 4 * sizeof *chain->equations);
    chain->values = calloc((size_t)rows * 4 + 3, sizeof *chain->values);
    equation *next = chain->equations;
    for (int row = 0; row < (int)rows; row++) {
        const int at = row * 4;
        *next++ = (equation){at, left, zero, 1, 0, 16};
        *next++ = (equation){at + 1, right, zero, 1, 0, -16};
        *next++ = row ? (equation){at + 2, at - 2, at - 1, 1, 1, 0} : (equation){at + 2, zero, zero, 0, 0, 0};
        *next++ = (equation){at + 3, zero, zero, 0, 0, 44};
    }
    return chain;
}

double reference_chain_solve(reference_chain *chain, double width, double first_height) {
    double *values = chain->values;
    values[chain->rows * 4 + 1] = width;
    chain->equations[3].constant = first_height;
    for (const equation *at = chain->equations, *end = at + chain->rows * 4; at < end; at++) {
        values[at->target] = at->first_factor * values[at->first] + at->second_factor * values[at->second] + at->constant;
    }
    return values[chain->rows * 4 - 2];
}

void reference_chain_destroy(reference_chain *chain) {
    free(chain->equations);
    free(chain->values);
    free(chain);
}

__attribute__((noinline)) void reference_counted(void (*body)(void *), void *context) {
    body(context);
    // Something is left to do, so that the call is not turned into a jump.
    __asm__ volatile("" ::: "memory");
}
