// SPDX-License-Identifier: MIT

// Colours of radial and angular gradients away from their centres.
//
// Sixty-four columns by eight rows of pixels are one block. In each row positions are a polynomial of the third degree of how far
// they are from the block's middle, in samples of one interval and in fixed point, so that three sums lead from eight pixels to the
// next ones: evaluating it for each pixel as a float, in places.h, and making an index of that took half of the time. How fast
// positions rise or fall in a block says how many neighbouring colours there are among which those of eight pixels are, without a
// look at any pixel. From row to row coefficients are polynomials of the second degree, and are kept for the next rows (blocks.h):
// made anew for each of them, they took as long as all that is done with pixels.
//
// Blocks begin at multiples of 64 columns and of 8 rows of the device, and what is done with a block depends on it alone, so that
// it does not matter where a span begins, nor whether its block was kept.
#ifndef ZOETROPE_GRADIENT_CURVES_H
#define ZOETROPE_GRADIENT_CURVES_H

#include "places.h"

enum { wide = 64, tall = 8, groups = wide / group, fraction = 20 };
// From a block's middle to its ends.
enum { half_wide = wide / 2 };
static const float one_sample = 1 << fraction;
// What is left out of the series is less than this part of a sample.
static const float tolerance = 3.0f / 16;
// From a block's middle to those of its outermost rows.
static const float outermost_row = (tall - 1) / 2.0f;

// From the beginning of the first block to the middles of eight.
static const floats8 wide_middles = {32, 96, 160, 224, 288, 352, 416, 480};

// Where the middles of eight blocks lie, the first of which begins at a column and a row.
#define MIDDLES(u_, v_, type, column, row, c)                                                                          \
    type AT_LINE(line_, c, (double)(row) + tall / 2);                                                                 \
    const floats8 u_ = wide_middles * (float)line_.ux + (float)((double)(column) * line_.ux + line_.u);               \
    const floats8 v_ = wide_middles * (float)line_.vx + (float)((double)(column) * line_.vx + line_.v)

// Of eight blocks: coefficients of positions, c[i][j] those of the i-th power of how many rows, and of the j-th one of how many columns
// a pixel is away from the middle; which blocks are good enough, how far the positions in a block are at most from that of its
// middle, how far they rise and fall at most over seven pixels, and in which intervals the lowest and the highest are: -1 before the
// first location, the number of intervals after the last one.
typedef struct {
    floats8 c[3][4], margin, rise, fall;
    float_mask is_good;
    ints8 lowest, highest;
} curves;

// The coefficients in samples of one interval, in fixed point, and those of one of the rows; which blocks are inside of it; how far
// before the colour of the first of eight pixels those of the others are at most, and among how many neighbours all of them are.
typedef struct {
    long interval, line;
    floats8 c[3][4], of_line[4];
    ints8 is_inside, before, reach;
} scaled_curves;

INLINE int number_of(const ints8 *numbers, long k) { return ((const int32_t *)numbers)[k]; }

// MARK: - What is left out

// Where terms end. Over the length of a block the fourth and the fifth power are, but for an eighth and a sixteenth of what they are
// at its ends, terms of lower degrees (those of Chebyshev's polynomials): so much less is left out of a series.
INLINE void fold(floats8 *c, floats8 fourth, floats8 fifth) {
    const float square = half_wide * half_wide;
    c[0] -= fourth * (square * square / 8);
    c[1] -= fifth * (square * square * 5 / 16);
    c[2] += fourth * square;
    c[3] += fifth * (square * 5 / 4);
}

// What is left out of a series at most, where the middle is at a distance of 1 from the centre. On the middle line, by powers of how far
// the ends of the block are away: what is not folded of the fourth and the fifth one, and the sixth with all later ones. Beside that line,
// times how far the outermost lines are away: what is not folded of the fourth one, with those of the square of that, and the fifth with
// all later ones; and the cube of that.
typedef struct {
    float fourth, fifth, sixth, fourth_beside, fifth_beside, of_cubes;
} series_bounds;

// The same for one ratio of lengths and heights of blocks, in even powers alone.
typedef struct {
    float second, fourth, sixth;
} left_out;

// `lines` is how far the outermost lines are away, over how far the ends of the block are. The third power of r is at most
// .175 · r² + 1.43 · r⁴, the fifth one r² times as much.
INLINE left_out left_out_of(float lines, const series_bounds *b) {
    const float below = 0.175f, above = 1.43f, third = b->of_cubes * lines * lines * lines;
    const float fifth = b->fifth + b->fourth_beside * lines;
    return (left_out){
        .second = below * third,
        .fourth = above * third + b->fourth + below * fifth,
        .sixth = above * fifth + b->sixth + b->fifth_beside * lines,
    };
}

// What is left out, where the ends are so far away, squared.
#define LEFT_OUT(l, square) (((square) * (l).sixth + (l).fourth) * (square) * (square) + (square) * (l).second)

// How far neighbours in a row and in a column are from each other, squared, and what is left out of blocks of them.
typedef struct {
    float step, line;
    left_out left;
} pace;

INLINE pace pace_of(double ux, double vx, double uy, double vy, const series_bounds *bounds) {
    pace p = {.step = (float)(ux * ux + vx * vx), .line = (float)(uy * uy + vy * vy)};
    p.left = left_out_of(sqrtf(p.line / p.step) * (outermost_row / half_wide), bounds);
    return p;
}

// Middles are good enough that are far away, by one over the square of their distance from the centre.
INLINE float_mask is_far(floats8 inverse, const pace *p) {
    return (inverse * p->step <= 1.0f / wide / wide) & (inverse * p->line <= 1.0f / wide / wide);
}

// Says where positions are, and leaves out blocks that touch a hard edge, or more than two intervals, or one
// - of whose samples they lack more than the tolerance, where `left` is what is left out of the series,
// - of whose samples they may be more than 300 away from their middles, where numbers in fixed point might overflow,
// - that is so short that rounded positions do not say which side of its ends they are on.
INLINE void bound(curves *all, floats8 left, const gradient_colors *table) {
    floats8 most_of[4], beside[4];
    for (int j = 0; j < 4; j++) {
        beside[j] = magnitude(all->c[1][j]) * outermost_row + magnitude(all->c[2][j]) * (outermost_row * outermost_row);
        most_of[j] = magnitude(all->c[0][j]) + beside[j];
    }
    const floats8 bend = most_of[2] * (2.0f * half_wide) + most_of[3] * (3.0f * half_wide * half_wide) + beside[1];
    all->rise = (bend + all->c[0][1]) * 7.0f;
    all->fall = (bend - all->c[0][1]) * 7.0f;
    // The terms of a block that is not far from the centre may be larger than what they are the terms of.
    const floats8 terms = beside[0] + most_of[1] * half_wide + most_of[2] * (half_wide * half_wide)
                          + most_of[3] * (half_wide * half_wide * half_wide);
    all->margin = picked(terms < all->margin, terms, all->margin);
    // Infinitely far away, coefficients are no numbers.
    all->is_good &= terms + magnitude(all->c[0][0]) < INFINITY;
    const long intervals = table->intervals;
    const float farthest = fmaxf(fabsf(table->locations[0]), fabsf(table->locations[intervals]));
    const float most = 131072 / (1 + farthest);
    // And what is folded, left out and rounded.
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

// The curves in samples of an interval, also in those of a row.
INLINE void scale(scaled_curves *scaled, long interval, const curves *all, const gradient_colors *table) {
    const float density = table->densities[interval], unit = density * one_sample;
    scaled->interval = interval;
    scaled->line = -1;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 4; j++) scaled->c[i][j] = all->c[i][j] * unit;
    scaled->c[0][0] = (all->c[0][0] - table->locations[interval]) * unit;
    // With a hundredth for what is rounded.
    const floats8 none = {0}, rise = all->rise * density + 0.01f, fall = all->fall * density + 0.01f;
    // Numbers of blocks that are not good enough, or not in this interval, may be any.
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
