// Loops over pixels that are too hot for a debug build of Swift. Nothing here keeps state, and nothing but pk_make_ring allocates.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// Fills `count` pixels with one premultiplied ARGB value.
void pk_fill(uint32_t *pixels, size_t count, uint32_t value);

/// Exchanges the bytes of red and blue in every 32-bit pixel.
void pk_swap_red_blue(uint32_t *pixels, size_t count);

/// Multiplies the colours of pixels by their alpha, rounding to nearest; alpha is the highest byte.
void pk_premultiply(uint32_t *pixels, size_t count);

/// Divides the colours of pixels by their alpha, rounding to nearest; without alpha they become zero.
void pk_unpremultiply(uint32_t *pixels, size_t count);

/// Sets the highest byte of every pixel.
void pk_set_alpha(uint32_t *pixels, size_t count, uint8_t alpha);

/// A part of a picture, in pixels.
typedef struct {
    size_t x, y, width, height;
} pk_rect;

/// The smallest part outside of which all pixels are zero; empty if all are. The stride counts pixels.
pk_rect pk_ink_bounds(const uint32_t *pixels, size_t width, size_t height, size_t stride);

/// Takes alpha out of 32-bit pixels.
void pk_extract_alpha(const uint32_t *pixels, uint8_t *alpha, size_t count);

/// Takes the brightness out of opaque pixels: 0.2126 red + 0.7152 green + 0.0722 blue, of the numbers as they are.
void pk_extract_luminance(const uint32_t *pixels, uint8_t *luminance, size_t count);

/// Replaces every byte by 255 minus itself.
void pk_invert_bytes(uint8_t *bytes, size_t count);

/// Averages each byte with `before` bytes to its left and `after` to its right; beyond the row everything is zero.
void pk_box_blur_rows(const uint8_t *source, uint8_t *target, size_t width, size_t height, size_t stride, size_t before, size_t after);

/// Averages each byte with `before` bytes above it and `after` below it; beyond the column everything is zero.
/// `sums` holds `width` numbers and needs no initial value.
void pk_box_blur_columns(
    const uint8_t *source, uint8_t *target, size_t width, size_t height, size_t stride, size_t before, size_t after, uint32_t *sums);

/// Makes a picture half as large: each pixel of `target` is the mean of four. A missing last column or row is doubled.
/// The strides count pixels; `target` holds `(width + 1) / 2` by `(height + 1) / 2` of them.
void pk_halve(const uint32_t *source, size_t width, size_t height, size_t sourceStride, uint32_t *target, size_t targetStride);

/// How many pixels on each side can be averaged at most.
enum { pk_pixel_blur_limit = 60 };

/// Averages each channel of each pixel with those of `reach` pixels on both sides; beyond the row its ends go on.
void pk_blur_pixel_rows(
    const uint32_t *source, size_t sourceStride, uint32_t *target, size_t targetStride, size_t width, size_t height, size_t reach);

/// The same with `reach` pixels above and below. `sums` holds `4 * width` numbers and needs no initial value.
void pk_blur_pixel_columns(
    const uint32_t *source, size_t sourceStride, uint32_t *target, size_t targetStride, size_t width, size_t height, size_t reach,
    uint32_t *restrict sums);

/// Takes the colours of premultiplied pixels away from grey of the same brightness, or towards it below 1.
void pk_saturate(uint32_t *pixels, size_t count, float saturation);

/// Adds two premultiplied pictures so that what is dark in either stays dark: 1 - ((1 - a) + (1 - b)), not below zero.
/// The result goes to `source`. The bits of `opaque` are added to the alpha of the backdrop: 255 when it has none.
void pk_plus_darker(uint32_t *source, const uint32_t *backdrop, size_t count, uint8_t opaque);

/// Writes the red, green and blue of pixels as three bytes each.
void pk_pack_rgb(const uint32_t *pixels, uint8_t *bytes, size_t count);

/// Where the bytes of a pixel stand in some layout, counted from its start; a negative place means there is no such byte.
typedef struct {
    int32_t size, red, green, blue, alpha;
} pk_layout;

/// Reads pixels of any layout. Without alpha they are opaque; colours are taken as they are.
void pk_gather(const uint8_t *source, pk_layout layout, uint32_t *target, size_t count);

/// Reads grey pixels of 1, 2, 4 or 8 bits, which begin `step` bits apart, the first in the highest bits of its byte, as 0 to 255.
/// A step other than the bits needs 8 of them, and is a multiple of 8.
void pk_unpack_gray(const uint8_t *source, int32_t bits, int32_t step, uint8_t *target, size_t count);

/// Writes pixels in any layout. Bytes of the layout that hold nothing become 255.
void pk_scatter(const uint32_t *source, uint8_t *target, pk_layout layout, size_t count);

/// Writes the brightness of pixels into the place that red has in the layout, and alpha into its own.
void pk_scatter_luminance(const uint32_t *source, uint8_t *target, pk_layout layout, size_t count);

/// Adds bytes of coverage to others, stopping at 255.
void pk_add_coverage(
    uint8_t *restrict target, size_t targetStride, const uint8_t *restrict source, size_t sourceStride, size_t width, size_t height);

/// From a pixel to a point: `x' = a x + c y + tx`, `y' = b x + d y + ty`.
typedef struct {
    double a, b, c, d, tx, ty;
} pk_transform;

/// Colours a row of pixels by the direction in which their middles lie, seen from the origin of the points they are mapped to.
/// `colors` goes once round from the x axis towards the y axis.
void pk_conic_row(uint32_t *row, size_t width, size_t y, pk_transform toPoint, const uint32_t *colors, size_t colorCount);

/// Unpacks the picture of a GIF frame: indices of colours, packed by LZW in codes of at least `minimumSize + 1` bits.
///
/// Returns how many were written; fewer than `capacity` when the bytes are cut off or wrong.
size_t pk_gif_decode(const uint8_t *bytes, size_t length, int minimumSize, uint8_t *indices, size_t capacity);

/// Writes the colours of a row of indices, but for the index that is transparent; -1 if none is. `palette` has 256 colours.
void pk_gif_paint(const uint8_t *indices, size_t count, const uint32_t *palette, int transparent, uint32_t *pixels);

/// Copies opaque pixels, but leaves out those whose red, green and blue all lie between the three bytes of `low` and `high`.
void pk_mask_colors(const uint32_t *source, uint32_t *target, size_t count, const uint8_t *low, const uint8_t *high);

/// Paints one premultiplied ARGB colour over a rectangle of pixels. The stride counts pixels.
void pk_paint_solid(uint32_t *pixels, size_t stride, size_t width, size_t height, uint32_t color);

/// A rectangle with round corners: `mask` has its four corners put together, `2 * side` bytes in each of as many rows.
typedef struct {
    int32_t width, height, side;
    const uint8_t *mask;
    size_t mask_stride;
} pk_rounded;

/// A part of a rectangle, counted from its top left.
typedef struct {
    int32_t left, top, right, bottom;
} pk_part;

/// Paints one premultiplied ARGB colour over a part of a rounded rectangle, whose first pixel is `pixels`. The stride counts pixels.
///
/// The rectangle is at least `2 * side` wide and high.
void pk_paint_rounded(uint32_t *pixels, size_t stride, pk_rounded shape, pk_part part, uint32_t color);

/// Paints one premultiplied ARGB colour through a mask of one byte for each pixel. The strides count pixels and bytes.
void pk_paint_masked(
    uint32_t *pixels, size_t stride, const uint8_t *mask, size_t mask_stride, size_t width, size_t height, uint32_t color);

/// Puts a picture whose highest bytes mean nothing in the place of pixels, which become opaque. The strides count pixels.
void pk_copy_opaque(
    uint32_t *pixels, size_t stride, const uint32_t *source, size_t source_stride, size_t width, size_t height);

/// Puts a premultiplied ARGB picture over one opaque colour in the place of pixels. The strides count pixels.
void pk_paint_picture_on_color(
    uint32_t *pixels, size_t stride, const uint32_t *source, size_t source_stride, size_t width, size_t height, uint32_t color);

/// Paints a premultiplied ARGB picture over pixels. The strides count pixels.
void pk_paint_picture(
    uint32_t *pixels, size_t stride, const uint32_t *source, size_t source_stride, size_t width, size_t height);

/// A picture without alpha that stands for a larger one. The stride counts pixels.
typedef struct {
    const uint32_t *pixels;
    size_t width, height, stride;
} pk_small;

/// Writes a part of a picture enlarged by two or four, `cell`, with what lies between the middles of its pixels mixed of the nearest four. Beyond
/// the edges the outermost pixels go on. The part counts in pixels of the target, the stride too.
///
/// Returns 0 when memory is short; nothing has been written then.
int pk_enlarge(pk_small source, size_t cell, uint32_t *target, size_t stride, pk_rect part);

/// Memory of `size` bytes, a multiple of a page, that stands twice side by side: what is written to one place is at the other one, too.
///
/// All zero; NULL where the system gives none. Given back by ``pk_free_ring``.
void *pk_make_ring(size_t size);
void pk_free_ring(void *start, size_t size);
