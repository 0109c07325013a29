// SPDX-License-Identifier: MIT

// Colours of radial and angular gradients away from their centres.
//
// Sixty-four pixels are one block. Their positions are a polynomial of the third degree of how far they are from the block's
// middle, in samples of one interval and in fixed point, so that three sums lead from eight pixels to the next ones: evaluating
// it for each pixel as a float, in places.h, and making an index of that took half of the time. How fast positions rise or fall
// in a block says how many neighbouring colours there are among which those of eight pixels are, without a look at any pixel.
//
// Blocks begin at multiples of 64 columns of the device, and what is done with a block depends on it alone, so that it does not
// matter where a span begins.
#ifndef ZOETROPE_GRADIENT_CURVES_H
#define ZOETROPE_GRADIENT_CURVES_H

#include "places.h"
#include <string.h>

enum { wide = 64, groups = wide / group, fraction = 20 };
static const float one_sample = 1 << fraction;
// What is left out of the series is less than this part of a sample.
static const float tolerance = 1.0f / 8;
// The fourth power of how many pixels the outermost ones are away from the middle.
static const float to_the_fourth = (wide / 2) * (wide / 2) * (wide / 2) * (wide / 2);

// From the beginning of the first block to the middles of eight.
static const floats8 wide_middles = {32, 96, 160, 224, 288, 352, 416, 480};

// Where the middles of eight blocks lie, the first of which begins at a column.
#define MIDDLES(u_, v_, column, c)                                                                                    \
    const floats8 u_ = wide_middles * (float)(c)->ux + (float)((column) * (c)->ux + (c)->u);                          \
    const floats8 v_ = wide_middles * (float)(c)->vx + (float)((column) * (c)->vx + (c)->v)

// Of eight blocks: coefficients of positions, which of them are good enough, how far the positions in a block are at most from
// that of its middle, how far they rise and fall at most over seven pixels, and in which intervals the lowest and the highest are:
// -1 before the first location, the number of intervals after the last one.
typedef struct {
    floats8 c[4], margin, rise, fall;
    float_mask is_good;
    ints8 lowest, highest;
} curves;

// The coefficients in samples of one interval, in fixed point; which blocks are inside of it; how far before the colour of the
// first of eight pixels those of the others are at most, and among how many neighbours all of them are.
typedef struct {
    long interval;
    floats8 c[4];
    ints8 is_inside, before, reach;
} scaled_curves;

INLINE int number_of(const ints8 *numbers, long k) { return ((const int32_t *)numbers)[k]; }

// Says where positions are, and leaves out blocks that touch a hard edge, or more than two intervals, or one
// - of whose samples they lack more than the tolerance, where `left` is what is left out of the series,
// - of whose samples they may be more than 300 away from their middles, where numbers in fixed point might overflow,
// - that is so short that rounded positions do not say which side of its ends they are on.
INLINE void bound(curves *all, floats8 left, const gradient_colors *table) {
    enum { half = wide / 2 };
    const floats8 bend = magnitude(all->c[2]) * (2.0f * half) + magnitude(all->c[3]) * (3.0f * half * half);
    all->rise = (bend + all->c[1]) * 7.0f;
    all->fall = (bend - all->c[1]) * 7.0f;
    // The terms of a block that is not far from the centre may be larger than what they are the terms of.
    const floats8 terms = magnitude(all->c[1]) * half + magnitude(all->c[2]) * (half * half)
                          + magnitude(all->c[3]) * (half * half * half);
    all->margin = picked(terms < all->margin, terms, all->margin);
    const long intervals = table->intervals;
    const float farthest = fmaxf(fabsf(table->locations[0]), fabsf(table->locations[intervals]));
    const float most = 131072 / (1 + farthest);
    // And what is rounded.
    const floats8 around = all->margin * 1.001f + (1 + farthest) * 1e-6f;
    const floats8 low = all->c[0] - around, high = all->c[0] + around;
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

// Spans with fewer pixels, most of which belong to small gradients, ask first whether curves would be computed in vain.
enum { few = 256 };

// Whether any block may be good enough of those that a span touches, where `left` is what is left out of the series at the point
// that is farthest from the centre.
INLINE int may_curve(float left, const gradient_colors *table) {
    for (long i = 0; i < table->intervals; i++)
        if (table->densities[i] > 0 && left * table->densities[i] < tolerance * 1.01f) return 1;
    return 0;
}

// The square of how far the middles of those blocks are at most from the centre: as far as the farther end.
#define FARTHEST(square, x, count, c)                                                                                 \
    const double first_ = (double)((x)-wide), end_ = (double)((x) + (count) + wide);                                  \
    const double u0_ = first_ * (c)->ux + (c)->u, v0_ = first_ * (c)->vx + (c)->v;                                    \
    const double u1_ = end_ * (c)->ux + (c)->u, v1_ = end_ * (c)->vx + (c)->v;                                        \
    const float square = (float)fmax(u0_ * u0_ + v0_ * v0_, u1_ * u1_ + v1_ * v1_)

// The curves in samples of an interval, made once for each interval of eight blocks.
INLINE const scaled_curves *scaled_to(
    long interval, scaled_curves *both, const curves *all, const gradient_colors *table) {
    // Neighbouring intervals have places of their own.
    scaled_curves *scaled = both + (interval & 1);
    if (scaled->interval == interval) return scaled;
    const float density = table->densities[interval], unit = density * one_sample;
    scaled->interval = interval;
    scaled->c[0] = (all->c[0] - table->locations[interval]) * unit;
    for (int j = 1; j < 4; j++) scaled->c[j] = all->c[j] * unit;
    // With a hundredth for what is rounded.
    const floats8 none = {0}, rise = all->rise * density + 0.01f, fall = all->fall * density + 0.01f;
    // Numbers of blocks that are not good enough, or not in this interval, may be any.
    const float_mask is_here = all->is_good & (all->lowest <= (int)interval) & (all->highest >= (int)interval);
    const float_mask falls = (fall > 0) & is_here, rises = (rise > 0) & is_here;
    scaled->before = (__builtin_convertvector(picked(falls, fall, none), ints8) + 1) & falls;
    scaled->reach = (__builtin_convertvector(picked(rises, rise, none), ints8) + 1) & rises;
    scaled->reach += scaled->before + 1;
    scaled->is_inside = is_here & (all->lowest == all->highest);
    return scaled;
}

// MARK: - One block

// Positions of eight pixels, and what leads to the next eight.
typedef struct {
    ints8 place, first, second, third;
} differences;

// At a group of a block whose coefficients are c[0], c[8], c[16] and c[24].
INLINE differences differences_at(int number, const float *c) {
    const floats8 none = {0}, x = {-31.5f, -30.5f, -29.5f, -28.5f, -27.5f, -26.5f, -25.5f, -24.5f};
    const floats8 x2 = x * x, x3 = x2 * x;
    const floats8 c0 = none + c[0], c1 = none + c[blocks], c2 = none + c[2 * blocks], c3 = none + c[3 * blocks];
    differences d = {
        .place = __builtin_convertvector((c0 + c1 * x) + (c2 * x2 + c3 * x3), ints8),
        // (x + 8)² − x² and (x + 8)³ − x³, and so on.
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

// Groups of a block that is in one or two neighbouring intervals, or before the first of all, or after the last one.
typedef struct {
    // Coefficients for the lower interval, and for the upper one; NULL where there is none.
    const float *lower, *upper;
    // The numbers of the lowest and of the highest colour within the lower one, and of the highest one within the upper one.
    int lowest, highest, upper_highest;
    // The lower interval's first colour and number of samples, and how many colours there are in all but one.
    int origin, samples, last;
    int before, reach;
} stretch;

INLINE differences differences_of_upper(int number, const stretch *s) {
    if (s->upper) return differences_at(number, s->upper);
    const ints8 none = {0};
    return (differences){.place = none - 1, .first = none, .second = none, .third = none};
}

// The colours of an interval follow those of the one below it.
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
// The colours of eight pixels that are among `reach` neighbours.
#define DEAL_AROUND(row, index, pixels, back, reach)                                                                  \
    do {                                                                                                              \
        const __m128i first = _mm256_castsi256_si128(index);                                                          \
        const __m256i numbers = _mm256_sub_epi32(index, _mm256_sub_epi32(_mm256_broadcastd_epi32(first), back));      \
        _mm256_storeu_si256((__m256i *)(row), dealt((pixels) + _mm_cvtsi128_si32(first), numbers, reach));            \
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

// Whole blocks inside of one interval, from block k up to `end` or the first one that is not, or whose colours lie farther apart.
// Returns its number.
AVX2 static inline __attribute__((always_inline)) long deal_inside(
    uint32_t *restrict row, long k, long end, const scaled_curves *scaled, const uint32_t *restrict pixels, int reach) {
    for (; k < end && number_of(&scaled->is_inside, k) && number_of(&scaled->reach, k) <= reach; k++, row += wide) {
        differences d = differences_at(0, (const float *)scaled->c + k);
        const int before = number_of(&scaled->before, k);
        const __m256i back = _mm256_set1_epi32(before);
        for (long number = 0; number < groups; number++) {
            const __m256i index = (__m256i)(d.place >> fraction);
            DEAL_AROUND(row + number * group, index, pixels - before, back, reach);
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

// MARK: - Blocks

// Whole blocks, from block k up to `end` or the first one that is not inside an interval. Returns its number, or k.
INLINE long draw_inside(
    uint32_t *restrict row, long k, long end, const scaled_curves *scaled, const gradient_colors *table) {
#ifdef HAS_AVX2
    const int reach = number_of(&scaled->reach, k);
    const uint32_t *pixels = table->pixels + 1 + scaled->interval * table->samples;
    if (reach <= 32 && has_avx2())
        return (reach <= 8 ? deal_inside_8 : reach <= 16 ? deal_inside_16 : deal_inside_32)(row, k, end, scaled, pixels);
#endif
    return k;
}

// Groups `number` ..< `end` of block k.
INLINE void draw_groups(
    uint32_t *restrict row, long number, long end, long k, const curves *all, scaled_curves *both,
    const gradient_colors *table) {
    const int intervals = (int)table->intervals, samples = (int)table->samples, last = 1 + intervals * samples;
    const int lowest = number_of(&all->lowest, k), highest = number_of(&all->highest, k);
    if (lowest == highest && (lowest < 0 || lowest == intervals)) {
        const uint32_t color = table->pixels[lowest < 0 ? 0 : last];
        for (long i = number * group; i < end * group; i++) row[i] = color;
        return;
    }
    const int first = lowest < 0 ? 0 : lowest, second = highest < intervals ? highest : intervals - 1;
    const scaled_curves *lower = scaled_to(first, both, all, table);
    const scaled_curves *upper = first < second ? scaled_to(second, both, all, table) : 0;
    const int beyond = highest == intervals ? samples : samples - 1;
    stretch s = {
        .lower = (const float *)lower->c + k,
        .upper = upper ? (const float *)upper->c + k : 0,
        .lowest = lowest < 0 ? -1 : 0,
        .highest = upper ? samples - 1 : beyond,
        .upper_highest = beyond,
        .origin = 1 + first * samples,
        .samples = samples,
        .last = last,
        .before = number_of(&lower->before, k),
        .reach = number_of(&lower->reach, k),
    };
    if (upper) {
        // The larger numbers of both, and one for what is rounded between them.
        const int before = number_of(&upper->before, k), after = number_of(&upper->reach, k) - before;
        const int most_after = s.reach - s.before > after ? s.reach - s.before : after;
        s.before = (s.before > before ? s.before : before) + 1;
        s.reach = s.before + most_after + 1;
    }
#ifdef HAS_AVX2
    if (s.reach <= 32 && has_avx2()) {
        (s.reach <= 8 ? deal_stretch_8 : s.reach <= 16 ? deal_stretch_16 : deal_stretch_32)(
            row, number, end, &s, table->pixels);
        return;
    }
#endif
    draw_stretch(row, number, end, &s, table->pixels);
}

// Columns `from` ..< `end` of eight blocks, up to the first block that is not good enough. Returns where it begins.
INLINE long draw_blocks(
    uint32_t *restrict row, long from, long end, const curves *all, scaled_curves *both, const gradient_colors *table) {
    long column = from;
    while (column < end) {
        const long k = column / wide, begin = k * wide, to = begin + wide < end ? begin + wide : end;
        if (!number_of(&all->is_good, k)) break;
        const int lowest = number_of(&all->lowest, k);
        if (column == begin && lowest == number_of(&all->highest, k) && lowest >= 0 && lowest < table->intervals) {
            const long drawn =
                draw_inside(row + (column - from), k, end / wide, scaled_to(lowest, both, all, table), table) - k;
            if (drawn > 0) {
                column += drawn * wide;
                continue;
            }
        }
        // Whole groups, and of those at the ends what is wanted.
        const long whole = (to - begin) / group;
        for (long number = (column - begin) / group; begin + number * group < to;) {
            const long at = begin + number * group;
            if (at >= column && number < whole) {
                draw_groups(row + (begin - from), number, whole, k, all, both, table);
                number = whole;
            } else {
                uint32_t part[wide];
                draw_groups(part, number, number + 1, k, all, both, table);
                for (long i = at > column ? at : column; i < at + group && i < to; i++) row[i - from] = part[i - begin];
                number++;
            }
        }
        column = to;
    }
    return column;
}

// Where the first block at or after `from` begins that is good enough.
INLINE long next_good(long from, long end, const curves *all) {
    while (from < end && !number_of(&all->is_good, from / wide)) from = (from / wide + 1) * wide;
    return from < end ? from : end;
}

// The colours of a span. MAY_CURVE says whether there are curves to compute, CURVES computes those of eight blocks, and PLACES, with
// room for them at `places`, positions of what is left.
#define DRAW_ROW(row, places, x, count, shape, table, MAY_CURVE, CURVES, PLACES)                                      \
    if ((count) < few && !MAY_CURVE(x, count, shape, table)) {                                                        \
        gradient_look_up(row, (places) + PLACES(places, x, count, shape, table), count, table);                       \
        return;                                                                                                       \
    }                                                                                                                 \
    for (long column = (x) & ~(long)(blocks * wide - 1); column < (x) + (count); column += blocks * wide) {           \
        curves all;                                                                                                   \
        scaled_curves both[2];                                                                                        \
        both[0].interval = both[1].interval = -1;                                                                     \
        CURVES(&all, (double)column, shape, table);                                                                   \
        long from = (x) > column ? (x)-column : 0;                                                                    \
        const long rest = (x) + (count)-column, end = rest < blocks * wide ? rest : blocks * wide;                    \
        while (from < end) {                                                                                          \
            from = draw_blocks((row) + (column + from - (x)), from, end, &all, both, table);                          \
            const long good = next_good(from, end, &all);                                                             \
            if (good == from) continue;                                                                               \
            const long before = PLACES(places, column + from, good - from, shape, table);                             \
            gradient_look_up((row) + (column + from - (x)), (places) + before, good - from, table);                   \
            from = good;                                                                                              \
        }                                                                                                             \
    }

#endif
