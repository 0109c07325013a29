// SPDX-License-Identifier: MIT

// Curves: colours of radial and angular gradients away from their centres.
//
// A block is 64 columns by 8 rows of pixels. In each row, positions are a cubic polynomial of the distance from the
// block's middle, in samples of one interval and in fixed point. So three additions lead from eight pixels to the next
// eight, without evaluating a float and converting it to an index. The slope within a block bounds the number of
// adjacent colours that eight pixels can have, without examining a pixel. From row to row, the coefficients are
// quadratic polynomials, which are cached for the next rows (blocks.h).
//
// Blocks begin at multiples of 64 columns and of 8 rows of the device, and a block's result depends on the block alone.
// So it does not matter where a span begins, nor whether its block was cached.
#ifndef ZOETROPE_GRADIENT_CURVES_H
#define ZOETROPE_GRADIENT_CURVES_H

#include "places.h"

enum { wide = 64, tall = 8, groups = wide / group, fraction = 20 };
// The distance in columns from a block's middle to its left and right end.
enum { half_wide = wide / 2 };
static const float one_sample = 1 << fraction;
// The largest error of the series, in samples.
static const float tolerance = 3.0f / 16;
// The distance in rows from a block's middle to its first and last row.
static const float outermost_row = (tall - 1) / 2.0f;

// The columns of the middles of eight adjacent blocks, counted from the start of the first block.
static const floats8 wide_middles = {32, 96, 160, 224, 288, 352, 416, 480};

// The coordinates u and v of the middles of eight adjacent blocks, the first of which begins at `column` and `row`.
#define MIDDLES(u_, v_, type, column, row, c)                                                                          \
    type AT_LINE(line_, c, (double)(row) + tall / 2);                                                                 \
    const floats8 u_ = wide_middles * (float)line_.ux + (float)((double)(column) * line_.ux + line_.u);               \
    const floats8 v_ = wide_middles * (float)line_.vx + (float)((double)(column) * line_.vx + line_.v)

// The curves of eight blocks.
// - c[i][j] is the coefficient of (rows from the middle)^i · (columns from the middle)^j.
// - `margin` bounds how far positions in a block are from the position of its middle.
// - `rise` and `fall` bound the change of position over seven pixels.
// - `lowest` and `highest` are the intervals of the extreme positions: -1 before the first location, the number of
//   intervals after the last location.
typedef struct {
    floats8 c[3][4], margin, rise, fall;
    float_mask is_good;
    ints8 lowest, highest;
} curves;

// The curves of eight blocks in fixed point, with positions in samples of `interval`. `of_line` holds their
// coefficients for the row `line`.
// - `is_inside`: whether a block lies in that interval only.
// - `before`: how far, in samples, the indices of eight pixels can lie below the index of the first pixel.
// - `reach`: the number of adjacent samples that contain the colours of all eight pixels.
typedef struct {
    long interval, line;
    floats8 c[3][4], of_line[4];
    ints8 is_inside, before, reach;
} scaled_curves;

INLINE int number_of(const ints8 *numbers, long k) { return ((const int32_t *)numbers)[k]; }

// MARK: - Truncation errors

// Folds the fourth and fifth powers into lower degrees (Chebyshev economisation). Within a block, lower terms
// approximate the two powers with errors of an eighth and a sixteenth of their values at the block's ends. So folding
// reduces the truncation error by these factors.
INLINE void fold(floats8 *c, floats8 fourth, floats8 fifth) {
    const float square = half_wide * half_wide;
    c[0] -= fourth * (square * square / 8);
    c[1] -= fifth * (square * square * 5 / 16);
    c[2] += fourth * square;
    c[3] += fifth * (square * 5 / 4);
}

// Bounds of the truncation error of a series, for a block whose middle is at distance 1 from the centre. h is the
// distance from the block's middle to its left and right ends. v is the distance from its middle to its first and last
// row.
// - `fourth` multiplies h⁴, and `fifth` multiplies h⁵. They bound the parts that folding leaves.
// - `sixth` multiplies h⁶ and includes all later powers.
// - `fourth_beside` multiplies v · h⁴. It bounds the part that folding leaves, and includes terms of v².
// - `fifth_beside` multiplies v · h⁵ and includes all later powers.
// - `of_cubes` multiplies v³.
typedef struct {
    float fourth, fifth, sixth, fourth_beside, fifth_beside, of_cubes;
} series_bounds;

// The bounds of `series_bounds` combined for one ratio v / h: the factors of h², h⁴ and h⁶.
typedef struct {
    float second, fourth, sixth;
} left_out;

// Combines the bounds for the ratio `lines` = v / h. Odd powers are replaced by even ones: h³ is at most .175 · h² +
// 1.43 · h⁴, and h⁵ is at most h² times that sum.
INLINE left_out left_out_of(float lines, const series_bounds *b) {
    const float below = 0.175f, above = 1.43f, third = b->of_cubes * lines * lines * lines;
    const float fifth = b->fifth + b->fourth_beside * lines;
    return (left_out){
        .second = below * third,
        .fourth = above * third + b->fourth + below * fifth,
        .sixth = above * fifth + b->sixth + b->fifth_beside * lines,
    };
}

// Bounds the truncation error: `l` holds the factors of h², h⁴ and h⁶, and `square` is h² (see `series_bounds`).
#define LEFT_OUT(l, square) (((square) * (l).sixth + (l).fourth) * (square) * (square) + (square) * (l).second)

// The spacing of device pixels, measured in the gradient's space, and the error bounds for this spacing.
// - `step`: the squared distance between neighbouring pixels of a row.
// - `line`: the squared distance between a pixel and the pixel below it.
// - `left`: the bounds of the truncation error in a block.
typedef struct {
    float step, line;
    left_out left;
} pace;

INLINE pace pace_of(double ux, double vx, double uy, double vy, const series_bounds *bounds) {
    pace p = {.step = (float)(ux * ux + vx * vx), .line = (float)(uy * uy + vy * vy)};
    p.left = left_out_of(sqrtf(p.line / p.step) * (outermost_row / half_wide), bounds);
    return p;
}

// Whether middles are far enough from the centre, given the reciprocals of their squared distances.
INLINE float_mask is_far(floats8 inverse, const pace *p) {
    return (inverse * p->step <= 1.0f / wide / wide) & (inverse * p->line <= 1.0f / wide / wide);
}

// Computes the bounds of positions. Excludes blocks that touch
// - a hard edge, or more than two intervals,
// - an interval in which the truncation error `left` exceeds the tolerance,
// - an interval in which positions may be more than 300 samples from the middle, where fixed point might overflow,
// - an interval so short that rounded positions may fall on the wrong side of its ends.
INLINE void bound(curves *all, floats8 left, const gradient_colors *table) {
    floats8 most_of[4], beside[4];
    for (int j = 0; j < 4; j++) {
        beside[j] = magnitude(all->c[1][j]) * outermost_row + magnitude(all->c[2][j]) * (outermost_row * outermost_row);
        most_of[j] = magnitude(all->c[0][j]) + beside[j];
    }
    const floats8 bend = most_of[2] * (2.0f * half_wide) + most_of[3] * (3.0f * half_wide * half_wide) + beside[1];
    all->rise = (bend + all->c[0][1]) * 7.0f;
    all->fall = (bend - all->c[0][1]) * 7.0f;
    // `terms` and `margin` are two upper bounds of one distance: from a position in the block to the position of the
    // block's middle. The smaller bound is kept; near the centre, that may be `margin`.
    const floats8 terms = beside[0] + most_of[1] * half_wide + most_of[2] * (half_wide * half_wide)
                          + most_of[3] * (half_wide * half_wide * half_wide);
    all->margin = picked(terms < all->margin, terms, all->margin);
    // In infinitely distant blocks the coefficients are NaN, so this comparison excludes them.
    all->is_good &= terms + magnitude(all->c[0][0]) < INFINITY;
    const long intervals = table->intervals;
    const float farthest = fmaxf(fabsf(table->locations[0]), fabsf(table->locations[intervals]));
    const float most = 131072 / (1 + farthest);
    // Widens the bounds of positions by the errors of folding, truncation and rounding.
    const floats8 around = all->margin * 1.001f + left * 2.0f + (1 + farthest) * 1e-6f;
    const floats8 low = all->c[0][0] - around, high = all->c[0][0] + around;
    const ints8 none = {0};
    all->lowest = -1 - (low >= table->locations[0]);
    all->highest = -1 - (high >= table->locations[0]);
    if (intervals == 0) all->is_good &= all->lowest == all->highest;
    for (long i = 0; i < intervals; i++) {
        const float density = table->densities[i];
        const float_mask is_below = high < table->locations[i], is_above = low >= table->locations[i + 1];
        all->lowest -= is_above;
        all->highest -= high >= table->locations[i + 1];
        all->is_good &= density == 0 || density > most
                            ? is_below | (low > table->locations[i + 1])
                            : is_below | is_above | ((all->margin * density < 300) & (left * density < tolerance));
    }
    const ints8 first = __builtin_elementwise_max(all->lowest, none);
    all->is_good &= __builtin_elementwise_min(all->highest, none + (int)intervals - 1) - first < 2;
}

// Scales curves so that positions are in samples of an interval. `scale_line` then evaluates them for a row.
INLINE void scale(scaled_curves *scaled, long interval, const curves *all, const gradient_colors *table) {
    const float density = table->densities[interval], unit = density * one_sample;
    scaled->interval = interval;
    scaled->line = -1;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 4; j++) scaled->c[i][j] = all->c[i][j] * unit;
    scaled->c[0][0] = (all->c[0][0] - table->locations[interval]) * unit;
    // Adds a hundredth of a sample for rounding.
    const floats8 none = {0}, rise = all->rise * density + 0.01f, fall = all->fall * density + 0.01f;
    // Only blocks in this interval have meaningful values. The values of other blocks are masked out.
    const float_mask is_here = all->is_good & (all->lowest <= (int)interval) & (all->highest >= (int)interval);
    const float_mask falls = (fall > 0) & is_here, rises = (rise > 0) & is_here;
    scaled->before = (__builtin_convertvector(picked(falls, fall, none), ints8) + 1) & falls;
    scaled->reach = (__builtin_convertvector(picked(rises, rise, none), ints8) + 1) & rises;
    scaled->reach += scaled->before + 1;
    scaled->is_inside = is_here & (all->lowest == all->highest);
}

INLINE void scale_line(scaled_curves *scaled, long line) {
    const float below = (float)line - outermost_row;
    for (int j = 0; j < 4; j++)
        scaled->of_line[j] = (scaled->c[2][j] * below + scaled->c[1][j]) * below + scaled->c[0][j];
    scaled->line = line;
}

#endif
