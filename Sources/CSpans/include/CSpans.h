// Compositing of pixel spans. Pixels are premultiplied RGBA, 8 bits each, red in the lowest byte; masks are bytes.
//
// Integer arithmetic only, each product divided by 255 and rounded to nearest, so that all the clones that the
// loader may pick at run time give the same bytes. No function reads or writes beyond `count` elements; source and
// destination must not overlap.
#ifndef ZOETROPE_CSPANS_H
#define ZOETROPE_CSPANS_H

#include <stdint.h>

#include "CSamples.h"

// destination = color
void spans_fill(uint32_t *destination, long count, uint32_t color);
// destination = color + destination · (1 − color.alpha)
void spans_color_over(uint32_t *destination, long count, uint32_t color);
// The same, with the color first multiplied by mask[i].
void spans_color_mask_over(uint32_t *destination, const uint8_t *mask, long count, uint32_t color);
// destination = source + destination · (1 − source.alpha)
void spans_row_over(uint32_t *destination, const uint32_t *source, long count);
// The same, with the source first multiplied by `alpha`, or by mask[i].
void spans_row_alpha_over(uint32_t *destination, const uint32_t *source, long count, uint32_t alpha);
void spans_row_mask_over(uint32_t *destination, const uint32_t *source, const uint8_t *mask, long count);
// pixels[i] · mask[i], in place
void spans_row_multiply(uint32_t *pixels, const uint8_t *mask, long count);
// mask[i] · other[i], in place
void spans_mask_multiply(uint8_t *mask, const uint8_t *other, long count);
// mask[i] · alpha, in place
void spans_mask_scale(uint8_t *mask, long count, uint32_t alpha);
// mask = other + mask · (1 − other)
void spans_mask_over(uint8_t *mask, const uint8_t *other, long count);
// mask[i] = pixels[i].alpha
void spans_alpha_of_row(uint8_t *mask, const uint32_t *pixels, long count);

// destination[i] = Σ rows[k][i] · weights[k] / 32768, rounded; the weights must sum up to 32768.
void spans_convolve(
    uint8_t *destination, const uint8_t *const *rows, const uint16_t *weights, long taps, long count);
// Means of 2×2 elements of 1 or 4 bytes; `count` elements are written. Halves are rounded up where i + phase is odd
// and down elsewhere.
void spans_halve(
    uint8_t *destination, const uint8_t *upper, const uint8_t *lower, long channels, long count, long phase);
// sums[i] = 3 · near[i] + far[i]
void spans_lean(uint16_t *sums, const uint8_t *near, const uint8_t *far, long count);
// Twice as many elements from leaned ones: elements 2i and 2i + 1 lie a quarter before and after the middle of
// element i. `sums` needs one element before the first and one after the last of the `count` that are doubled.
void spans_double(uint8_t *destination, const uint16_t *sums, long channels, long count);

// MARK: Scan conversion (coverage.c)

// A downward edge: its upper and its lower end, x per y, and +1 where its contour runs down.
typedef struct {
    float x0, y0, x1, y1, slope, direction;
} coverage_edge;

// Adds an edge to the cells of the rows from `top` to `bottom`, whole numbers. Rows are `stride` cells and `words` words of
// bits apart; each cell that was written has its group of four marked. Nothing beyond (x + 1) is written.
void coverage_add_edge(
    float *cells, uint64_t *touched, long stride, long words, coverage_edge edge, float top, float bottom);
// Goes on with a running sum, writes the coverage that it means for each cell, and wipes the cells. Returns the sum.
float coverage_sum(uint8_t *row, float *cells, long count, float sum, int even_odd);
// The coverage that one sum means.
uint8_t coverage_byte(float winding, int even_odd);

// MARK: Gradients (gradients.c)

// The colours of a gradient: `intervals` + 1 locations that never fall, samples for each unit of length between two of
// them, and the pixels: one before the first location, `samples` for each interval, one from the last location on.
typedef struct {
    const float *locations;
    const float *densities;
    const uint32_t *pixels;
    long intervals;
    long samples;
} gradient_colors;

// A device pixel (x + ½) lies at (x·ux + u, x·vx + v) of the content; its place is its stretched distance from the centre,
// times `factor`, plus `start`.
typedef struct {
    double ux, u, vx, v, center_x, center_y, scale_x, scale_y, factor, start;
} gradient_circle;

// places[i] = (x + i + ½) · dx + start
void gradient_linear(float *places, long x, long count, double dx, double start);
void gradient_radial(float *places, long x, long count, const gradient_circle *circle);
// row[i] = the colour at places[i]
void gradient_look_up(uint32_t *row, const float *places, long count, gradient_colors table);

#endif
