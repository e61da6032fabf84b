#pragma once
#include <stddef.h>
#include <stdint.h>

/// Seconds of processor time that the calling thread has used.
double reference_processor_time(void);

/// Bytes that the program has taken from the heap and not given back.
size_t reference_heap_bytes(void);

/// Copies memory, as fast as the machine can.
void reference_copy(void *target, const void *source, size_t count);

/// A tree of plain structures, each allocated by itself, with arrays of children.
typedef struct reference_tree reference_tree;

/// Makes a tree of a number of nodes; node i lies in node (i - 1) / fan, and has the tag i.
reference_tree *reference_tree_create(long count, long fan);

/// Whether a node has the tag, depth first.
int reference_tree_find(const reference_tree *tree, long tag);

void reference_tree_destroy(reference_tree *tree);
