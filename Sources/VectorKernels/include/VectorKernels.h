// Loops over pixels and numbers. Nothing here keeps state.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// Pixels of four bytes each in rows of `stride` bytes.
typedef struct {
    uint8_t *bytes;
    size_t width, height;
    ptrdiff_t stride;
} vk_image;

/// What stands in for pixels beyond the picture.
typedef enum { vk_edge_extend, vk_edge_color, vk_edge_truncate, vk_edge_copy } vk_edge;

/// Averages pixels with their neighbours, all alike or, with `tent`, less the farther they are. `width` and `height` are odd.
/// `source` is whole; `target`, which may lie in the same place, shows the part of its size that begins at `left` and `top`.
/// Bytes whose bit is not set in `channels` stay as they are in the source. Answers 0 where memory is short.
int vk_blur(
    vk_image source, vk_image target, size_t left, size_t top, size_t width, size_t height, int tent, vk_edge edge,
    const uint8_t color[4], unsigned channels);

/// Multiplies the four bytes of each pixel by a matrix whose row is the byte that comes in.
void vk_matrix(
    vk_image source, vk_image target, const int16_t matrix[16], int32_t divisor, const int16_t before[4], const int32_t after[4]);

/// Shows all of the source in the size of the target, each pixel mixed of `lobes` on both sides by Lanczos' filter. They lie in two places.
/// Answers 0 where memory is short.
int vk_scale(vk_image source, vk_image target, int lobes);

/// Puts the four bytes of each pixel into another order.
void vk_permute(vk_image source, vk_image target, const uint8_t map[4]);

// Of the numbers that lie `stride` apart. Without numbers a sum is 0, a mean none, a maximum less than all.
#define VK_DECLARE(T, S) \
    T vk_sum##S(const T *a, ptrdiff_t ia, size_t n); \
    T vk_sum_of_squares##S(const T *a, ptrdiff_t ia, size_t n); \
    T vk_sum_of_magnitudes##S(const T *a, ptrdiff_t ia, size_t n); \
    T vk_product##S(const T *a, ptrdiff_t ia, const T *b, ptrdiff_t ib, size_t n); \
    T vk_maximum##S(const T *a, ptrdiff_t ia, size_t n, size_t *place); \
    T vk_minimum##S(const T *a, ptrdiff_t ia, size_t n, size_t *place); \
    T vk_largest_magnitude##S(const T *a, ptrdiff_t ia, size_t n); \
    void vk_add##S(const T *a, ptrdiff_t ia, const T *b, ptrdiff_t ib, T *c, ptrdiff_t ic, size_t n); \
    void vk_subtract##S(const T *a, ptrdiff_t ia, const T *b, ptrdiff_t ib, T *c, ptrdiff_t ic, size_t n); \
    void vk_multiply##S(const T *a, ptrdiff_t ia, const T *b, ptrdiff_t ib, T *c, ptrdiff_t ic, size_t n); \
    void vk_divide##S(const T *a, ptrdiff_t ia, const T *b, ptrdiff_t ib, T *c, ptrdiff_t ic, size_t n); \
    void vk_scale_add##S(const T *a, ptrdiff_t ia, T factor, T summand, T *c, ptrdiff_t ic, size_t n); \
    void vk_divide_all##S(const T *a, ptrdiff_t ia, T divisor, T *c, ptrdiff_t ic, size_t n); \
    void vk_fill##S(T value, T *c, ptrdiff_t ic, size_t n); \
    void vk_magnitudes##S(const T *a, ptrdiff_t ia, T *c, ptrdiff_t ic, size_t n); \
    void vk_clip##S(const T *a, ptrdiff_t ia, T low, T high, T *c, ptrdiff_t ic, size_t n);

VK_DECLARE(float, )
VK_DECLARE(double, _d)
