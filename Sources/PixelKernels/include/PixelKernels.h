// Loops over pixels that are too hot for a debug build of Swift. Nothing here allocates or keeps state.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// Fills `count` pixels with one premultiplied ARGB value.
void pk_fill(uint32_t *pixels, size_t count, uint32_t value);
