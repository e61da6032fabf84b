#pragma once
#include <stddef.h>
#include <stdint.h>

/// Seconds of processor time that the calling thread has used.
double reference_processor_time(void);

/// Bytes that the program has taken from the heap and not given back.
size_t reference_heap_bytes(void);

/// How often the program has asked the heap for memory so far.
size_t reference_allocation_count(void);

/// Starts a program, waits for its end, and returns the seconds between; below zero if it cannot be started or fails.
double reference_run(const char *path, char *const arguments[], char *const environment[]);

/// Reads XML into a tree with libxml2, and gives the tree back; the number of bytes read, or 0 where there is no such library.
size_t reference_parse_xml(const char *text, size_t count);

/// Pictures of rows, which are copied to a screen of 780×1688 pixels.
typedef struct reference_rows reference_rows;

reference_rows *reference_rows_create(void);

/// Shows the rows as they are scrolled by so many pixels: copies each line from the picture of its row.
void reference_rows_show(reference_rows *rows, size_t offset);

void reference_rows_destroy(reference_rows *rows);

/// Pictures of square cells in four columns, which are copied to a screen of 780×1688 pixels.
typedef struct reference_grid reference_grid;

reference_grid *reference_grid_create(void);

/// Shows the cells as they are scrolled by so many pixels: copies each line of each cell from its picture.
void reference_grid_show(reference_grid *grid, size_t offset);

void reference_grid_destroy(reference_grid *grid);

/// Copies memory, as fast as the machine can.
void reference_copy(void *target, const void *source, size_t count);

/// A tree of plain structures, each allocated by itself, with arrays of children.
typedef struct reference_tree reference_tree;

/// Makes a tree of a number of nodes; node i lies in node (i - 1) / fan, and has the tag i.
reference_tree *reference_tree_create(long count, long fan);

/// Whether a node has the tag, depth first.
int reference_tree_find(const reference_tree *tree, long tag);

void reference_tree_destroy(reference_tree *tree);

/// Rows below each other, each with four equations: what depends on what is known.
typedef struct reference_chain reference_chain;

reference_chain *reference_chain_create(long rows);

/// Computes all equations one after the other; the top of the last row.
double reference_chain_solve(reference_chain *chain, double width, double first_height);

void reference_chain_destroy(reference_chain *chain);

/// Calls something. Its instructions are counted by a tool that knows this function by its name.
void reference_counted(void (*body)(void *), void *context);

/// Makes a database of SQLite with so many rows of seven values, in one transaction; 0 where that fails.
int reference_write_rows(const char *path, int count);
