// SPDX-License-Identifier: MIT

// Positions on radial and angular gradients, as floats. Used near the centre, and where colours change too fast for
// curves.h.
//
// A block is sixteen pixels. Its positions are a polynomial of the distance from the block's middle, which avoids a
// square root or an arc tangent per pixel. The coefficients are computed for eight blocks at once. Blocks begin at
// multiples of sixteen columns of the device, so that it does not matter where a span begins.
//
// Near the centre, the polynomial is not accurate enough, so each pixel is computed by the formula. So are pixels
// around hard edges, because each must lie on the right side. Elsewhere a colour is at most one sample off, which is
// less than a level.
#ifndef ZOETROPE_GRADIENT_PLACES_H
#define ZOETROPE_GRADIENT_PLACES_H

#include "colors.h"

enum { blocks = 8, block = 2 * group };

// The radius around the centre, in pixels, within which pixels are computed by the formula. Outside of it, the
// polynomial's truncation error is below 1/250 pixel or 2⁻¹⁵ of a turn, even at the ends of a block, 7.5 pixels from
// its middle.
static const float nearest = 32;

typedef int32_t float_mask __attribute__((vector_size(32)));

// The columns of the centres of eight adjacent pixels, counted from the left edge of the first pixel.
static const doubles8 in_columns = {0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5};
// The columns of the middles of eight adjacent blocks, counted from the start of the first block.
static const doubles8 middles = {8, 24, 40, 56, 72, 88, 104, 120};

// Polynomials that approximate the positions in eight blocks.
// - `c`: the coefficients.
// - `margin`: the largest difference between a position in a block and the position of the block's middle.
// - `is_good`: whether the polynomial is accurate enough.
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

// Declares `u_` and `v_`: the coordinates in the gradient's space of eight device pixels. `columns` are the x
// coordinates of these pixels.
#define POINTS(u_, v_, columns, c)                                                                                    \
    const floats8 u_ = __builtin_convertvector((columns) * (c)->ux + (c)->u, floats8);                                \
    const floats8 v_ = __builtin_convertvector((columns) * (c)->vx + (c)->v, floats8)

// Declares `line`: a copy of `shape` for one row, with the terms of the device coordinate `y` added to `u` and `v`.
#define AT_LINE(line, shape, y)                                                                                       \
    line = *(shape);                                                                                                  \
    line.u += (y) * line.uy;                                                                                          \
    line.v += (y) * line.vy

// Marks the blocks that may have positions in `from`…`to` as not good, so that `PIXELS` computes their pixels.
INLINE void leave_out(block_places *all, float from, float to) {
    all->is_good &= (all->c[0] + all->margin < from) | (all->c[0] - all->margin > to);
}

// Evaluates the pixels of the first `count` of eight blocks.
INLINE void evaluate_blocks(float *restrict places, const block_places *all, long count) {
    const floats8 k1 = {0.5f, 1.5f, 2.5f, 3.5f, 4.5f, 5.5f, 6.5f, 7.5f};
    const floats8 k2 = k1 * k1, k3 = k2 * k1, k4 = k2 * k2;
    const float *c = (const float *)all;
    // The polynomial has even and odd terms in the distance from the block's middle. Pixels left of the middle, in
    // reverse order, have the same terms as those right of it, with the odd terms negated.
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

// Writes the gradient positions of all pixels in the blocks that the span x ..< x + count touches. Returns the number
// of positions written before `x`, because the first block may begin before the span.
//
// `BLOCKS` computes the polynomials that approximate the positions in eight blocks. `PIXELS` computes the exact
// positions of eight pixels. Blocks use `PIXELS` if a polynomial is not accurate enough: near the centre, and in
// intervals that are hard edges or have more than `limit` samples per unit of length.
#define WRITE_PLACES(places, x, count, shape, table, limit, BLOCKS, PIXELS)                                           \
    const long first = (x) & ~(long)(block - 1), end = (x) + (count);                                                 \
    /* All coefficients first, so that no evaluation waits for them. */                                               \
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
