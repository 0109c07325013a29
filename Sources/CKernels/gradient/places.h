// SPDX-License-Identifier: MIT

// Positions on radial and angular gradients, as floats: near the centre, and where colours change too fast for curves.h.
//
// Sixteen pixels are one block. Their positions are a polynomial of how far they are from the block's middle, whose
// coefficients are computed for eight blocks at once: square roots and arc tangents of all pixels took most of the time. Blocks
// begin at multiples of sixteen columns of the device, so that it does not matter where a span begins. Each pixel is computed
// for itself near the centre, where so few terms are too far off, and around hard edges, so that none of them lies on the wrong
// side. Elsewhere a colour is at most one sample off, which is less than a level.
#ifndef ZOETROPE_GRADIENT_PLACES_H
#define ZOETROPE_GRADIENT_PLACES_H

#include "colors.h"

enum { blocks = 8, block = 2 * group };

// In pixels around the centre: with 7.5 pixels from the middle to the outermost ones, what is left out is then below a 250th
// of a pixel, or 2⁻¹⁵ of a turn.
static const float nearest = 32;

typedef int32_t float_mask __attribute__((vector_size(32)));

// From the beginning of a group to its pixels, and from that of the first block to the middles of eight.
static const doubles8 in_columns = {0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5};
static const doubles8 middles = {8, 24, 40, 56, 72, 88, 104, 120};

// Of eight blocks: coefficients, which of them are good enough, and how far the positions in a block are at most from that of
// its middle.
typedef struct {
    floats8 c[5], margin;
    float_mask is_good;
} block_places;

INLINE floats8 picked(float_mask where, floats8 yes, floats8 no) {
    return (floats8)(((float_mask)yes & where) | ((float_mask)no & ~where));
}

INLINE floats8 magnitude(floats8 x) {
    const float_mask none = {0};
    return (floats8)((float_mask)x & (none + INT32_MAX));
}

// Where eight points lie, `columns` away from the origin of the device.
#define POINTS(u_, v_, columns, c)                                                                                    \
    const floats8 u_ = __builtin_convertvector((columns) * (c)->ux + (c)->u, floats8);                                \
    const floats8 v_ = __builtin_convertvector((columns) * (c)->vx + (c)->v, floats8)

// A shape as seen from a line of the device, which then has no part in where points lie.
#define AT_LINE(line, shape, y)                                                                                       \
    line = *(shape);                                                                                                  \
    line.u += (y) * line.uy;                                                                                          \
    line.v += (y) * line.vy

// Blocks that touch an interval are not good enough.
INLINE void leave_out(block_places *all, float from, float to) {
    all->is_good &= (all->c[0] + all->margin < from) | (all->c[0] - all->margin > to);
}

// The pixels of the first `count` of eight blocks.
INLINE void evaluate_blocks(float *restrict places, const block_places *all, long count) {
    const floats8 k1 = {0.5f, 1.5f, 2.5f, 3.5f, 4.5f, 5.5f, 6.5f, 7.5f};
    const floats8 k2 = k1 * k1, k3 = k2 * k1, k4 = k2 * k2;
    const float *c = (const float *)all;
    // Pixels on the left of the middle, from right to left, have odd terms of the other sign.
#define EVALUATE(k)                                                                                                   \
    do {                                                                                                              \
        const floats8 even = k4 * c[4 * blocks + (k)] + k2 * c[2 * blocks + (k)] + c[k];                              \
        const floats8 odd = k3 * c[3 * blocks + (k)] + k1 * c[blocks + (k)], left = even - odd;                       \
        *(unaligned_floats8 *)(places + (k) * block) = __builtin_shufflevector(left, left, 7, 6, 5, 4, 3, 2, 1, 0);   \
        *(unaligned_floats8 *)(places + (k) * block + group) = even + odd;                                            \
    } while (0)
    if (count < blocks) {
        for (long k = 0; k < count; k++) EVALUATE(k);
        return;
    }
#pragma clang loop unroll(full)
    for (long k = 0; k < blocks; k++) EVALUATE(k);
#undef EVALUATE
}

// Writes the places of all pixels of the blocks that a span touches, and returns how many of them are before the span. BLOCKS
// computes eight blocks, PIXELS eight pixels. Intervals that are hard edges, or have more than `limit` samples for each unit of
// length, are left to it.
#define WRITE_PLACES(places, x, count, shape, table, limit, BLOCKS, PIXELS)                                           \
    const long first = (x) & ~(long)(block - 1), end = (x) + (count);                                                 \
    /* All coefficients first, since what is evaluated would have to wait for them. */                                \
    enum { most = 4 };                                                                                                \
    block_places all[most];                                                                                           \
    const doubles8 origin = {0};                                                                                      \
    for (long column = first; column < end; column += most * blocks * block) {                                        \
        const long wanted = (end - column + block - 1) / block;                                                       \
        const long total = wanted < most * blocks ? wanted : most * blocks;                                           \
        for (long k = 0; k < total; k += blocks)                                                                      \
            BLOCKS(all + k / blocks, origin + (double)(column + k * block) + middles, shape);                         \
        for (long k = 0; k < table->intervals; k++)                                                                   \
            if (table->densities[k] == 0 || table->densities[k] > limit)                                              \
                for (long i = 0; i < total; i += blocks)                                                              \
                    leave_out(all + i / blocks, table->locations[k], table->locations[k + 1]);                        \
        float *written = (places) + (column - first);                                                                 \
        for (long k = 0; k < total; k += blocks) {                                                                    \
            evaluate_blocks(written + k * block, all + k / blocks, total - k);                                        \
            const float_mask is_good = all[k / blocks].is_good;                                                       \
            if (__builtin_reduce_and(is_good)) continue;                                                              \
            for (long i = k; i < k + blocks && i < total; i++)                                                        \
                if (!is_good[i % blocks])                                                                             \
                    for (int half = 0; half < block; half += group)                                                   \
                        PIXELS((unaligned_floats8 *)(written + i * block + half),                                     \
                               origin + (double)(column + i * block + half) + in_columns, shape);                     \
        }                                                                                                             \
    }                                                                                                                 \
    return (x) - first

#endif
