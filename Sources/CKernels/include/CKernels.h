// SPDX-License-Identifier: MIT

// Pixel kernels of `Raster`. Pixels are premultiplied RGBA, 8 bits each, red in the lowest byte; masks are bytes.
//
// Compositing is integer arithmetic only, each product divided by 255 and rounded to nearest, so that all the clones that
// the loader may pick give the same bytes. No function reads or writes beyond `count` elements; source and destination
// must not overlap.
#ifndef ZOETROPE_CKERNELS_H
#define ZOETROPE_CKERNELS_H

#include <stdint.h>

#include "CPUFeatures.h"
#include "ImageSampling.h"

// Pixels `ahead` of those that are written, such as the row below, are prefetched; they need not exist.

// destination = color
void composite_fill(uint32_t *destination, long count, uint32_t color, long ahead);
// destination = color + destination · (1 − color.alpha)
void composite_solid_over(uint32_t *destination, long count, uint32_t color, long ahead);
// The same, with the color first multiplied by mask[i].
void composite_solid_mask_over(uint32_t *destination, const uint8_t *mask, long count, uint32_t color);
// destination = source + destination · (1 − source.alpha)
void composite_row_over(uint32_t *destination, const uint32_t *source, long count);
// The same, with the source first multiplied by `alpha`, or by mask[i].
void composite_row_alpha_over(uint32_t *destination, const uint32_t *source, long count, uint32_t alpha);
void composite_row_mask_over(uint32_t *destination, const uint32_t *source, const uint8_t *mask, long count);
// Prefetches pixels that are drawn upon soon: a row of a large image is too short for the processor's own prefetcher to
// see where the next one begins.
void composite_prefetch(const uint32_t *pixels, long count);
// pixels[i] · mask[i], in place
void composite_row_multiply(uint32_t *pixels, const uint8_t *mask, long count);
// mask[i] · other[i], in place
void composite_mask_multiply(uint8_t *mask, const uint8_t *other, long count);
// mask[i] · alpha, in place
void composite_mask_scale(uint8_t *mask, long count, uint32_t alpha);
// mask = other + mask · (1 − other)
void composite_mask_over(uint8_t *mask, const uint8_t *other, long count);
// mask[i] = pixels[i].alpha
void composite_alpha_of_row(uint8_t *mask, const uint32_t *pixels, long count);

// How colours meet what is below them: see Raster/BlendMode+Kernel.swift.
enum {
    blend_normal, blend_multiply, blend_screen, blend_overlay, blend_darken, blend_lighten, blend_color_dodge,
    blend_color_burn, blend_soft_light, blend_hard_light, blend_difference, blend_exclusion, blend_hue, blend_saturation,
    blend_color, blend_luminosity, blend_source_atop, blend_destination_over, blend_destination_out, blend_plus_darker,
    blend_plus_lighter
};
// destination = color mixed with destination
void blend_solid(uint32_t *destination, long count, uint32_t color, int mode);
// The same, with the color first multiplied by mask[i].
void blend_solid_mask(uint32_t *destination, const uint8_t *mask, long count, uint32_t color, int mode);
// destination = source, multiplied by `alpha` or by mask[i], mixed with destination
void blend_row(uint32_t *destination, const uint32_t *source, long count, uint32_t alpha, int mode);
void blend_row_mask(
    uint32_t *destination, const uint32_t *source, const uint8_t *mask, long count, int mode);
// What becomes of alpha alone: mask = other mixed with mask
void blend_alphas(uint8_t *mask, const uint8_t *other, long count, int mode);

// wide[i] = 256 · bytes[i]
void filter_widen(uint16_t *wide, const uint8_t *bytes, long count);
// destination[i] = Σ rows[k][i] · weights[k] / 65536, within a 256th of a level or two. The weights must sum up to 65535
// or a little less; there are at most 127 of them.
void filter_convolve(
    uint16_t *destination, const uint16_t *const *rows, const uint16_t *weights, long taps, long count);
// The same of wide numbers, rounded to bytes.
void filter_convolve_narrow(
    uint8_t *destination, const uint16_t *const *rows, const uint16_t *weights, long taps, long count);
// A part of a level of pixels, filtered along columns and then along rows; beyond the level's edges pixels are repeated. Of
// both the first pixel is given, and how many there are from one row to the next. The part is at most 64 pixels wide, the
// weights are 3 or 5 that sum up to 65535, the same on both sides of the middle; there they are below 32768.
void filter_tile(
    uint32_t *target, long target_stride, const uint32_t *source, long stride, long width, long height, long x, long y,
    long columns, long rows, const uint16_t *weights, long taps);
// Means of 2×2 pixels, ties rounded up: (width + 1) / 2 of them. Of an odd row the last pixel counts twice.
void filter_halve(uint32_t *destination, const uint32_t *upper, const uint32_t *lower, long width);
// Means of 2×2 elements of 1 or 4 bytes; `count` elements are written. Ties are rounded up where i + phase is odd and
// down elsewhere.
void downsample2x(
    uint8_t *destination, const uint8_t *upper, const uint8_t *lower, long channels, long count, long phase);
// sums[i] = 3 · near[i] + far[i]: four times the values a quarter of a row away from `near`.
void upsample2x_vertical(uint16_t *sums, const uint8_t *near, const uint8_t *far, long count);
// Doubles a row of such sums: elements 2i and 2i + 1 are a quarter before and after the middle of element i. `sums` needs
// one element before the first and one after the last of the `count` that are doubled.
void upsample2x_horizontal(uint8_t *destination, const uint16_t *sums, long channels, long count);

// MARK: Scan conversion (coverage_accumulate.c, coverage_resolve.c)

// In units of 1/65536 of a pixel, y down.
typedef struct {
    int64_t x, y;
} coverage_point;
typedef struct {
    int64_t min_x, min_y, max_x, max_y;
} coverage_bounds;

// Cells for which one bit stands.
enum { coverage_group = 8 };

// The pixels for which cells are wanted, in bands of 1 << band_bits rows.
typedef struct {
    long min_x, min_y, max_x, max_y, band_bits;
} coverage_clip;

// The cells of a band, whose corner is pixel (x, y), and a bit for every group of them. Rows are `stride` cells, 3 more
// than columns and rounded up to groups, and `words` words of bits apart. The bits of groups that are not zero are set.
// Of its `height` rows the first `rows` have cells.
typedef struct {
    uint32_t *cells;
    uint64_t *touched;
    long stride, words, x, y, columns, rows, height;
} coverage_band;

// Pixels of a row that are covered alike, by `level`; where that is negative, each by its byte.
typedef struct {
    int32_t x, count, level;
} coverage_span;

// How windings become coverage: a sum of these, or 0 for non-zero winding with antialiasing.
enum { coverage_even_odd = 1, coverage_aliased = 2 };

// Writes the points of a closed polygon, x and y in turn, clamped to ±1e9 and rounded to fixed point: `count` + 1 of
// them, the last one first; the bounds grow around them. Returns 0, and the bounds stay, for fewer than 3 points and
// where a coordinate is NaN. All of them are moved by whole pixels, dx and dy, of no more than ±1e9.
int coverage_place(
    coverage_point *placed, const double *points, long count, int64_t dx, int64_t dy, coverage_bounds *bounds);
// Edge i runs from points[i] to points[i + 1]. Puts `count` edges, from `first` on, as far as they matter inside of the
// clip, into lists: heads[band] is the last edge that begins in a band, next[i] the one before it, and so on to -1.
void coverage_link(
    const coverage_point *points, long first, long count, int32_t *next, int32_t *heads, coverage_clip clip);
// Whether all edges of a list run through the whole height of a band, vertically or left of it: then its rows are alike.
int coverage_is_upright(
    const coverage_band *band, const coverage_point *points, const int32_t *next, int32_t head);
// Adds the edges of a list to the cells of their band. Those that go on below it move to the list of the next one, `later`;
// NULL below the last band.
void coverage_add_edges(
    const coverage_band *band, const coverage_point *points, int32_t *next, int32_t head, int32_t *later);
// Adds all edges of a polygon, `count` of them, without a list. All of them lie inside of the band's columns and rows, which are
// fewer than 2¹⁴ each. The cells are the same.
void coverage_add_outline(const coverage_band *band, const coverage_point *points, long count);

// Makes spans of a row of cells, and zeroes it and its bits. `row` has room for a stride, `spans` for 2 more than groups.
// Returns how many there are.
long coverage_spans(
    coverage_span *spans, uint8_t *row, uint32_t *cells, uint64_t *touched, long words, long columns, int rule);
// Where a band is painted: `pixels` is its corner, whether it is seen or not, and rows are `stride` pixels apart. Only columns
// min_x ..< max_x of rows min_y ..< max_y are written, counted from there.
typedef struct {
    uint32_t *pixels;
    long stride, min_x, min_y, max_x, max_y;
} coverage_window;

// Composites one colour as far as the cells of a band say, which has cells for all of its rows, and zeroes them and their bits.
void coverage_paint(const coverage_band *band, const coverage_window *seen, int rule, uint32_t color);
// The same, mixed with what is below: blend_plus_lighter, blend_multiply or blend_screen.
void coverage_blend(const coverage_band *band, const coverage_window *seen, int rule, uint32_t color, int mode);
// The coverage that a sum of cells means.
uint8_t coverage_byte(uint32_t winding, int rule);

// MARK: Gradients (gradient)

// The colours of a gradient: `intervals` + 1 locations that never fall, samples for each unit of length between two of
// them, and the pixels: one before the first location, `samples` for each interval, one from the last location on. Before
// and after them gradient_padding numbers more can be read, whatever they are.
enum { gradient_padding = 32 };
typedef struct {
    const float *locations;
    const float *densities;
    const uint32_t *pixels;
    long intervals;
    long samples;
} gradient_colors;

// row[i] = the colour at (x + i + ½) · dx + start
void gradient_linear(uint32_t *row, long x, long count, double dx, double start, const gradient_colors *table);

// The centre of device pixel (x, y) is (x + ½) · (ux, vx) + (y + ½) · (uy, vy) + (u, v) away from the centre of the circle, which is
// stretched to radius one; its position on the gradient is its distance times `factor`, plus `start`.
typedef struct {
    double ux, uy, u, vx, vy, v, factor, start;
} gradient_circle;

// Where pixels x ..< x + count of row y are on the gradient; hard edges of the table are between the same pixels as by the formula.
// Positions are computed in blocks of columns: `places` has room for gradient_room more than `count`, and that of column x is
// at the index that is returned. Within a 250th of a pixel, or 2⁻¹⁵ of the gradient.
enum { gradient_room = 30 };
long gradient_radial_places(
    float *places, long x, long y, long count, const gradient_circle *circle, const gradient_colors *table);

// What was computed for rows, and serves for those below: of one table, whatever shapes it is drawn in. It never changes a colour.
typedef struct gradient_memory gradient_memory;
gradient_memory *gradient_memory_create(void);
void gradient_memory_destroy(gradient_memory *memory);

// The colours of those pixels, with room for positions; most of them are found without, less than a fifth of a sample off.
void gradient_radial(
    uint32_t *row, float *places, gradient_memory *memory, long x, long y, long count, const gradient_circle *circle,
    const gradient_colors *table);

// The centre of device pixel (x, y) is as far away from the centre. Its position is its angle clockwise of +x, from `start` on, over
// the length `span`, all in turns; of what remains of a turn one half belongs to the end, the other one to the beginning. Those of
// `reversed` ones run from 1 to 0. No bits are between the numbers: shapes are compared as bytes.
typedef struct {
    double ux, uy, u, vx, vy, v, start, span;
    long reversed;
} gradient_turn;

// The same.
long gradient_angular_places(
    float *places, long x, long y, long count, const gradient_turn *turn, const gradient_colors *table);
void gradient_angular(
    uint32_t *row, float *places, gradient_memory *memory, long x, long y, long count, const gradient_turn *turn,
    const gradient_colors *table);
// row[i] = the colour at places[i]
void gradient_look_up(uint32_t *row, const float *places, long count, const gradient_colors *table);

// MARK: - PNG

// What is left of a row of `count` bytes behind the Paeth filter: each byte minus one of its neighbours, modulo 256. The left neighbour
// is `distance` bytes before; outside of the row it counts as 0.
void png_subtract_paeth(const uint8_t *row, const uint8_t *above, uint8_t *output, long count, long distance);

#endif
