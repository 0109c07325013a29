// SPDX-License-Identifier: MIT

// Pixel kernels of `Raster`. Pixels are premultiplied RGBA, 8 bits per component, red in the lowest byte; masks are
// bytes.
//
// Compositing uses integer arithmetic only. Each product is divided by 255 and rounded to nearest, so that all versions
// that the loader may pick give the same bytes. No function reads or writes beyond `count` elements. Source and
// destination must not overlap.
#ifndef ZOETROPE_CKERNELS_H
#define ZOETROPE_CKERNELS_H

#include "blend_modes.h"
#include <stdint.h>

#include "CPUFeatures.h"
#include "ImageSampling.h"
#include "Palette.h"

// The argument `ahead` of the functions below: the distance in pixels from a written pixel to a prefetched pixel, for
// example in the row below. Prefetched pixels need not exist.

// destination = color, also if the colour is translucent
void composite_fill(uint32_t *destination, long count, uint32_t color, long ahead);
// destination = color + destination · (1 − color.alpha)
void composite_solid_over(uint32_t *destination, long count, uint32_t color, long ahead);
// As composite_solid_over, with the colour first multiplied by mask[i].
void composite_solid_mask_over(uint32_t *destination, const uint8_t *mask, long count, uint32_t color);
// destination = source + destination · (1 − source.alpha)
void composite_row_over(uint32_t *destination, const uint32_t *source, long count);
// As composite_row_over, with the source first multiplied by `alpha`, 0…255.
void composite_row_alpha_over(uint32_t *destination, const uint32_t *source, long count, uint32_t alpha);
// As composite_row_over, with the source first multiplied by mask[i].
void composite_row_mask_over(uint32_t *destination, const uint32_t *source, const uint8_t *mask, long count);
// Prefetches pixels that are about to be drawn upon. A row of a large image is too short for the hardware prefetcher to
// predict where the next row begins.
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

// The modes are constants of `blend_mode`; for their formulas, see composite/blend_lanes.h.
// destination = color blended with destination
void blend_solid(uint32_t *destination, long count, uint32_t color, int mode);
// As blend_solid, with the colour first multiplied by mask[i].
void blend_solid_mask(uint32_t *destination, const uint8_t *mask, long count, uint32_t color, int mode);
// destination = source blended with destination. The source is first multiplied by `alpha`, 0…255.
void blend_row(uint32_t *destination, const uint32_t *source, long count, uint32_t alpha, int mode);
// As blend_row, with the source multiplied by mask[i] in place of `alpha`.
void blend_row_mask(
    uint32_t *destination, const uint32_t *source, const uint8_t *mask, long count, int mode);
// Blends alphas alone, by the mode's formula for alpha: mask = other blended with mask. `other` is the source.
void blend_alphas(uint8_t *mask, const uint8_t *other, long count, int mode);

// wide[i] = 256 · bytes[i]
void filter_widen(uint16_t *wide, const uint8_t *bytes, long count);
// destination[i] = Σ rows[k][i] · weights[k] / 65536, in 256ths of a level. Usually off by at most 2/256 of a level.
// The weights must sum to 65535 or slightly less; `taps` is at most 127.
void filter_convolve(
    uint16_t *destination, const uint16_t *const *rows, const uint16_t *weights, long taps, long count);
// As filter_convolve, with the result rounded to bytes.
void filter_convolve_narrow(
    uint8_t *destination, const uint16_t *const *rows, const uint16_t *weights, long taps, long count);
// Filters part of a level of pixels along columns, then along rows. Edge pixels repeat beyond the level. `source` and
// `target` point to the first pixel of their level; strides are in pixels. The part is at most 64 pixels wide. The 3 or
// 5 weights are symmetric and sum to 65535; all but the middle one are below 32768.
void filter_tile(
    uint32_t *target, long target_stride, const uint32_t *source, long stride, long width, long height, long x, long y,
    long columns, long rows, const uint16_t *weights, long taps);
// Writes (width + 1) / 2 means of 2×2 pixels, with ties rounded up. In a row of odd length, the last pixel counts
// twice.
void filter_halve(uint32_t *destination, const uint32_t *upper, const uint32_t *lower, long width);
// Writes `count` means of 2×2 elements of `channels` bytes (1 or 4). In element i, ties are rounded up if i + phase is
// odd, otherwise down.
void downsample2x(
    uint8_t *destination, const uint8_t *upper, const uint8_t *lower, long channels, long count, long phase);
// sums[i] = 3 · near[i] + far[i]: four times the interpolated value at a quarter of the way from `near` to `far`.
void upsample2x_vertical(uint16_t *sums, const uint8_t *near, const uint8_t *far, long count);
// Doubles a row of sums from upsample2x_vertical. Results 2i and 2i + 1 are interpolated a quarter of an element before
// and after element i. So the memory must have one more element before `sums` and one after its `count` elements.
void upsample2x_horizontal(uint8_t *destination, const uint16_t *sums, long channels, long count);

// MARK: Scan conversion (coverage_accumulate.c, coverage_resolve.c)

// A point in units of 1/65536 pixel, y down.
typedef struct {
    int64_t x, y;
} coverage_point;
typedef struct {
    int64_t min_x, min_y, max_x, max_y;
} coverage_bounds;

// The number of cells per bit of `coverage_band.touched`.
enum { coverage_group = 8 };

// The rectangle of pixels to cover, divided into bands of 1 << band_bits rows.
typedef struct {
    long min_x, min_y, max_x, max_y, band_bits;
} coverage_clip;

// The cells of a band, whose upper left pixel is (x, y).
// - `stride`: the number of cells per row, which is `columns` + 3, rounded up to whole groups.
// - `touched`: `words` words per row, with one bit per group of cells. The bits of nonzero groups are set.
// - `rows`: the number of rows that have cells: all `height` rows, or 1 if all rows are alike.
typedef struct {
    uint32_t *cells;
    uint64_t *touched;
    long stride, words, x, y, columns, rows, height;
} coverage_band;

// A run of pixels in a row. If `level` is not negative, it is the coverage of every pixel. If it is negative, each
// pixel has its own coverage byte.
typedef struct {
    int32_t x, count, level;
} coverage_span;

// Fill rule flags; 0 is non-zero winding with antialiasing.
enum { coverage_even_odd = 1, coverage_aliased = 2 };

// Converts a closed polygon, given as alternating x and y, to fixed point. Clamps the coordinates to ±1e9, rounds them,
// and shifts them by dx and dy whole pixels (at most ±1e9 each). Writes `count` + 1 points, beginning with a copy of
// the last one, and extends `bounds`. For fewer than 3 points or a NaN coordinate, returns 0 and leaves `bounds`
// unchanged.
int coverage_place(
    coverage_point *placed, const double *points, long count, int64_t dx, int64_t dy, coverage_bounds *bounds);
// Sorts edges into lists by the band in which they begin. Edge i runs from points[i] to points[i + 1]. Sorts `count`
// edges from `first` on, and leaves out those without effect inside the clip. heads[band] is the first edge of a band's
// list. next[i] is the edge after edge i in its list; -1 ends a list.
void coverage_link(
    const coverage_point *points, long first, long count, int32_t *next, int32_t *heads, coverage_clip clip);
// Whether every edge of a list spans the whole height of a band, and is vertical or lies left of the band. The band's
// rows are then all alike.
int coverage_is_upright(
    const coverage_band *band, const coverage_point *points, const int32_t *next, int32_t head);
// Adds the edges of a list to the cells of their band. Moves edges that continue below the band to the next band's
// list, whose head is *later; `later` is NULL for the last band.
void coverage_add_edges(
    const coverage_band *band, const coverage_point *points, int32_t *next, int32_t head, int32_t *later);
// Adds the `count` edges of a polygon to the band's cells, without lists. The edges must lie within the band, which
// must have fewer than 2¹⁴ columns and rows. Gives the same cells as coverage_add_edges.
void coverage_add_outline(const coverage_band *band, const coverage_point *points, long count);

// Converts a row of cells to spans. Writes their coverage bytes to `row`, and zeroes the cells and their bits in
// `touched`. `row` needs room for one byte per cell. `spans` needs room for the number of groups in the row, plus two.
// Returns the number of spans.
long coverage_spans(
    coverage_span *spans, uint8_t *row, uint32_t *cells, uint64_t *touched, long words, long columns, int rule);
// The target of a painted band. `pixels` points to the band's upper left pixel, whether visible or not; rows are
// `stride` pixels apart. Counted from this pixel, only columns min_x ..< max_x of rows min_y ..< max_y are written.
typedef struct {
    uint32_t *pixels;
    long stride, min_x, min_y, max_x, max_y;
} coverage_window;

// Composites one colour with the coverage of a band. Zeroes the band's cells and their bits in `touched`. The band must
// have a row of cells for each of its rows of pixels.
void coverage_paint(const coverage_band *band, const coverage_window *seen, int rule, uint32_t color);
// As coverage_paint, in the mode blend_plus_lighter, blend_multiply or blend_screen.
void coverage_blend(const coverage_band *band, const coverage_window *seen, int rule, uint32_t color, int mode);
// The coverage, 0…255, of a running sum of cells.
uint8_t coverage_byte(uint32_t winding, int rule);

// MARK: Gradients (gradient)

// The colours of a gradient.
// - `locations`: `intervals` + 1 locations in ascending order.
// - `densities`: for each interval, the number of samples per unit of length.
// - `pixels`: the colour before the first location, then `samples` colours for each interval, then the colour from the
//   last location on. gradient_padding elements before and after these must be readable.
enum { gradient_padding = 32 };
typedef struct {
    const float *locations;
    const float *densities;
    const uint32_t *pixels;
    long intervals;
    long samples;
} gradient_colors;

// row[i] = the colour at the position (x + i + ½) · dx + start
void gradient_linear(uint32_t *row, long x, long count, double dx, double start, const gradient_colors *table);

// A radial gradient. The centre of device pixel (x, y) is mapped to the point (x + ½) · (ux, vx) + (y + ½) · (uy, vy) +
// (u, v). The point is relative to the gradient's centre, in a space where the gradient is circular. The pixel's
// position on the gradient is `factor` times the point's distance from the centre, plus `start`.
typedef struct {
    double ux, uy, u, vx, vy, v, factor, start;
} gradient_circle;

// Computes the positions of pixels x ..< x + count of row y, accurate to 1/250 pixel or 2⁻¹⁵ of the gradient. Hard
// edges of the table fall between the same pixels as with the exact formula. Positions are computed in whole blocks of
// columns, so `places` needs room for `count` + gradient_room positions. Returns the index of column x in `places`.
enum { gradient_room = 30 };
long gradient_radial_places(
    float *places, long x, long y, long count, const gradient_circle *circle, const gradient_colors *table);

// A cache of the curves that the rows of a block share. It belongs to one table of colours, but serves any shape. The
// content of the cache never affects a colour.
typedef struct gradient_memory gradient_memory;
gradient_memory *gradient_memory_create(void);
void gradient_memory_destroy(gradient_memory *memory);

// Writes the colours of pixels x ..< x + count of row y. The index of a colour in the table is off by less than a fifth
// of a sample; near the centre, by at most one sample. `places` is scratch memory for `count` + gradient_room
// positions, used only for the few pixels that no curve covers.
void gradient_radial(
    uint32_t *row, float *places, gradient_memory *memory, long x, long y, long count, const gradient_circle *circle,
    const gradient_colors *table);

// An angular gradient. The centre of a device pixel is mapped as in gradient_circle.
//
// A pixel's position is (angle − start) / span, all in turns. The angle is clockwise from +x, and the difference is
// taken modulo one turn. The gap between the end and the start is divided: its first half has the end's colour, its
// second half the start's colour. If `reversed`, positions run from 1 to 0.
//
// The struct has no padding, because shapes are compared as bytes.
typedef struct {
    double ux, uy, u, vx, vy, v, start, span;
    long reversed;
} gradient_turn;

// Like gradient_radial_places and gradient_radial, for an angular gradient.
long gradient_angular_places(
    float *places, long x, long y, long count, const gradient_turn *turn, const gradient_colors *table);
void gradient_angular(
    uint32_t *row, float *places, gradient_memory *memory, long x, long y, long count, const gradient_turn *turn,
    const gradient_colors *table);
// row[i] = the colour at places[i]
void gradient_look_up(uint32_t *row, const float *places, long count, const gradient_colors *table);

// MARK: - PNG

// The residual of a row of `count` bytes under the Paeth filter: each byte minus one of its neighbours, modulo 256. The
// left neighbour is `distance` bytes before; it is 0 outside the row.
void png_subtract_paeth(const uint8_t *row, const uint8_t *above, uint8_t *output, long count, long distance);

#endif
