// Loops over the pixels of filters. Pixels are 32 bits, alpha highest, multiplied by it. Nothing here keeps state.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// Multiplies the colours of pixels, as they are without alpha, by a matrix of four rows of five numbers: red, green, blue, alpha, constant.
/// With `linear` not 0 colours are light; else they are the numbers that are stored.
void ik_color_matrix(uint32_t *pixels, size_t count, const float *matrix, int linear);

/// Looks each colour of each pixel, without alpha, up in a table of 256 bytes.
void ik_color_table(uint32_t *pixels, size_t count, const uint8_t *table);

/// Averages pixels with those of `reach` columns and rows on both sides, `passes` times. Beyond the picture all is transparent.
/// `scratch` holds as many pixels as the picture, of which rows follow each other without a gap.
void ik_box_blur(uint32_t *pixels, uint32_t *scratch, size_t width, size_t height, size_t reach, int passes);

/// Gives all pixels of a square of `side` the mean of those that lie in it; the squares begin at `left` and `top`, which may be negative.
void ik_pixellate(uint32_t *pixels, size_t width, size_t height, long left, long top, size_t side);

/// Makes pixels darker by their distance from the middle: not at all up to `inner`, most from `outer` on.
void ik_vignette(uint32_t *pixels, size_t width, size_t height, float x, float y, float inner, float outer, float amount);

/// Adds to each pixel `amount` times its difference from the same pixel of a blurred picture.
void ik_unsharp(uint32_t *pixels, const uint32_t *blurred, size_t count, float amount);

/// Mixes two pictures: 0 of the mask gives the second one, 255 the first.
void ik_blend_mask(uint32_t *first, const uint32_t *second, const uint8_t *mask, size_t count);

/// Moves pixels around a point. `kind` 0 turns by `amount` radians in the middle, 1 swells by `amount`; nothing moves beyond the radius.
void ik_distort(
    const uint32_t *source, uint32_t *target, size_t width, size_t height, float x, float y, float radius, float amount, int kind);

/// Paints a gradient between two pixels' colours along a line (`radial` 0) or between two circles around the first point.
/// `a` to `b` is the line, or their x the radii. Colours are eight numbers from 0 to 1, multiplied by alpha.
void ik_gradient(
    uint32_t *pixels, size_t width, size_t height, int radial, float ax, float ay, float bx, float by, const float *colors);

/// Paints a disc of all hues, anticlockwise from red at the right, around a pixel: no saturation in the middle, all at the edge.
/// `value` is the brightness of all of it, from 0 to 1. Nothing is painted outside of it.
void ik_hues(uint32_t *pixels, size_t width, size_t height, float x, float y, float radius, float value);
