// SPDX-License-Identifier: MIT

// Draws a row of pixels from fixed-point coefficients. The pixels belong to one block, or to several blocks inside one
// interval.
#ifndef ZOETROPE_GRADIENT_STRETCHES_H
#define ZOETROPE_GRADIENT_STRETCHES_H

#include "curves.h"

// The positions of eight pixels, and the forward differences from which NEXT computes those of the next eight.
typedef struct {
    ints8 place, first, second, third;
} differences;

// The differences at group `number` of a block. The block's coefficients are c[0], c[8], c[16] and c[24], because the
// coefficients of eight blocks are interleaved.
INLINE differences differences_at(int number, const float *c) {
    const floats8 none = {0}, x = {-31.5f, -30.5f, -29.5f, -28.5f, -27.5f, -26.5f, -25.5f, -24.5f};
    const floats8 x2 = x * x, x3 = x2 * x;
    const floats8 c0 = none + c[0], c1 = none + c[blocks], c2 = none + c[2 * blocks], c3 = none + c[3 * blocks];
    differences d = {
        .place = __builtin_convertvector((c0 + c1 * x) + (c2 * x2 + c3 * x3), ints8),
        // The first difference is the change over eight pixels. x² changes by (x + 8)² − x² = 16x + 64, and x³ changes
        // by (x + 8)³ − x³ = 24x² + 192x + 512. The second and third differences are the changes of the first and
        // second.
        .first = __builtin_convertvector(
            c1 * 8.0f + (c2 * (x * 16.0f + 64.0f) + c3 * (x2 * 24.0f + x * 192.0f + 512.0f)), ints8),
        .second = __builtin_convertvector(c2 * 128.0f + c3 * (x * 384.0f + 3072.0f), ints8),
        .third = __builtin_convertvector(c3 * 3072.0f, ints8),
    };
    if (number > 0) {
        const int two = number * (number - 1) / 2, three = two * (number - 2) / 3;
        d.place += d.first * number + d.second * two + d.third * three;
        d.first += d.second * number + d.third * two;
        d.second += d.third * number;
    }
    return d;
}

#define NEXT(d)                                                                                                       \
    do {                                                                                                              \
        (d).place += (d).first;                                                                                       \
        (d).first += (d).second;                                                                                      \
        (d).second += (d).third;                                                                                      \
    } while (0)

// Constants for drawing the groups of a block. The block lies before the first interval, in one interval, in two
// adjacent intervals, or after the last interval.
typedef struct {
    // The coefficients for the lower and the upper interval; `upper` is NULL if there is only one interval.
    const float *lower, *upper;
    // `lowest`, `highest`: the range of indices within the lower interval. `upper_highest`: the highest index within
    // the upper interval.
    int lowest, highest, upper_highest;
    // `origin`: the table index of the lower interval's first colour. `samples`: its number of samples. `last`: the
    // last index of the table.
    int origin, samples, last;
    int before, reach;
} stretch;

INLINE differences differences_of_upper(int number, const stretch *s) {
    if (s->upper) return differences_at(number, s->upper);
    const ints8 none = {0};
    return (differences){.place = none - 1, .first = none, .second = none, .third = none};
}

// The table indices of eight pixels. A pixel takes its index in the upper interval unless that is negative, otherwise
// its index in the lower interval. The table stores the upper interval's colours after the lower interval's.
#define STRETCH_INDEX(a, b, s)                                                                                        \
    ({                                                                                                                \
        const ints8 no_number = {0}, is_upper = (b).place >= 0;                                                       \
        const ints8 lower = __builtin_elementwise_max(                                                                \
            __builtin_elementwise_min((a).place >> fraction, no_number + (s)->highest), no_number + (s)->lowest);     \
        const ints8 upper =                                                                                           \
            __builtin_elementwise_min((b).place >> fraction, no_number + (s)->upper_highest) + (s)->samples;          \
        ((upper & is_upper) | (lower & ~is_upper)) + (s)->origin;                                                     \
    })

INLINE void draw_stretch(uint32_t *restrict row, long number, long end, const stretch *s, const uint32_t *pixels) {
    differences a = differences_at((int)number, s->lower), b = differences_of_upper((int)number, s);
    for (; number < end; number++) {
        const ints8 index = STRETCH_INDEX(a, b, s);
        LOOK_UP(row + number * group, pixels, index, s->last);
        NEXT(a);
        NEXT(b);
    }
}

#ifdef HAS_AVX2
// Stores the colours of eight pixels; `index` holds their table indices, none of which may be negative. All eight
// colours are among `reach` adjacent table colours, and `back` of these come before the first pixel's colour. The
// caller must subtract `back` from the table pointer `pixels`.
#define DEAL_AROUND(row, index, pixels, back, reach)                                                                  \
    do {                                                                                                              \
        const __m128i firsts = _mm256_castsi256_si128(index);                                                         \
        const uint32_t first = (uint32_t)_mm_cvtsi128_si32(firsts);                                                   \
        const __m256i numbers = _mm256_sub_epi32(index, _mm256_sub_epi32(_mm256_broadcastd_epi32(firsts), back));     \
        _mm256_storeu_si256((__m256i *)(row), dealt((pixels) + first, numbers, reach));                               \
    } while (0)

AVX2 static inline __attribute__((always_inline)) void deal_stretch(
    uint32_t *restrict row, long number, long end, const stretch *s, const uint32_t *restrict pixels, int reach) {
    differences a = differences_at((int)number, s->lower), b = differences_of_upper((int)number, s);
    const __m256i back = _mm256_set1_epi32(s->before);
    for (; number < end; number++) {
        const __m256i index = (__m256i)STRETCH_INDEX(a, b, s);
        DEAL_AROUND(row + number * group, index, pixels - s->before, back, reach);
        NEXT(a);
        NEXT(b);
    }
}

// Draws whole blocks inside one interval, from block k up to `end`. Stops at the first block that is not inside the
// interval, or whose colours do not lie within `reach` adjacent table colours. Returns the number of the next block.
AVX2 static inline __attribute__((always_inline)) long deal_inside(
    uint32_t *restrict row, long k, long end, const scaled_curves *scaled, const uint32_t *restrict pixels, int reach) {
    for (; k < end && number_of(&scaled->is_inside, k) && number_of(&scaled->reach, k) <= reach; k++, row += wide) {
        differences d = differences_at(0, (const float *)scaled->of_line + k);
        const int before = number_of(&scaled->before, k);
        const __m256i back = _mm256_set1_epi32(before);
        // Keeps indices positive despite rounding.
        d.place += gradient_padding << fraction;
        for (long number = 0; number < groups; number++) {
            const __m256i index = (__m256i)(d.place >> fraction);
            DEAL_AROUND(row + number * group, index, pixels - gradient_padding - before, back, reach);
            NEXT(d);
        }
    }
    return k;
}

#define FOR_REACH(reach)                                                                                              \
    AVX2 static __attribute__((noinline)) void deal_stretch_##reach(                                                  \
        uint32_t *row, long number, long end, const stretch *s, const uint32_t *pixels) {                             \
        deal_stretch(row, number, end, s, pixels, reach);                                                             \
    }                                                                                                                 \
    AVX2 static __attribute__((noinline)) long deal_inside_##reach(                                                   \
        uint32_t *row, long k, long end, const scaled_curves *scaled, const uint32_t *pixels) {                       \
        return deal_inside(row, k, end, scaled, pixels, reach);                                                       \
    }
FOR_REACH(8)
FOR_REACH(16)
FOR_REACH(32)
#undef FOR_REACH
#endif

#endif
