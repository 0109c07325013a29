// SPDX-License-Identifier: MIT

// Where pixels lie on a gradient, and the colours there: see Raster/GradientRows.swift.
//
// All of it is computed for each pixel from its column and from constants of its row, so that it does not matter where a
// span begins. Colours come from a table. Making indices one by one, and searching the interval of each pixel, took most
// of the time: now eight indices are made at once, of pixels that lie in one interval. Then eight loads took longer than
// the rest, as one gather of AVX2 as well: where the colours of eight pixels are neighbours, they are loaded together.
#include "CKernels.h"
#include "../cpu/target_attributes.h"
#include <math.h>
#ifdef HAS_AVX2
#include <immintrin.h>
#endif

// Vectors are wider than registers of plain x86-64; but all functions that take them are inlined.
#pragma clang diagnostic ignored "-Wpsabi"

// Positions must be the same whether a machine can fuse a product with a sum or not.
#pragma STDC FP_CONTRACT OFF

enum { group = 8 };
typedef int32_t ints8 __attribute__((vector_size(32)));
typedef int32_t ints16 __attribute__((vector_size(64)));
typedef int64_t longs8 __attribute__((vector_size(64)));
typedef uint64_t pairs4 __attribute__((vector_size(32)));
typedef float floats8 __attribute__((vector_size(32)));
typedef float unaligned_floats8 __attribute__((vector_size(32), aligned(4)));
typedef double doubles8 __attribute__((vector_size(64)));

// row[k] = pixels[indices[k]], the indices clamped to 0…last. They leave the vector in pairs.
#define LOOK_UP(row, pixels, indices, last)                                                                           \
    do {                                                                                                              \
        const ints8 none = {0};                                                                                       \
        const pairs4 pairs =                                                                                          \
            (pairs4)__builtin_elementwise_max(__builtin_elementwise_min(indices, none + (last)), none);              \
        for (int k = 0; k < group / 2; k++) {                                                                         \
            (row)[2 * k] = (pixels)[(uint32_t)pairs[k]];                                                              \
            (row)[2 * k + 1] = (pixels)[pairs[k] >> 32];                                                              \
        }                                                                                                             \
    } while (0)

// The index of a colour within an interval; 0 for NaN.
INLINE int sample(float place, float first, float density, int samples) {
    float f = (place - first) * density;
    f = f < (float)(samples - 1) ? f : (float)(samples - 1);
    f = f > 0 ? f : 0;
    return (int)f;
}

// The interval of a position: -1 before the first one and for NaN, at the horizon of a projection; `intervals` from the
// last location on. The search begins at `i`: neighbouring pixels mostly lie in the same interval.
INLINE long interval_of(float place, const gradient_colors *table, long i) {
    if (!(place >= table->locations[0])) return -1;
    if (place >= table->locations[table->intervals]) return table->intervals;
    i = i < 0 ? 0 : i < table->intervals ? i : table->intervals - 1;
    while (place < table->locations[i]) i--;
    while (place >= table->locations[i + 1]) i++;
    return i;
}

INLINE uint32_t color_at(float place, const gradient_colors *table, long *interval) {
    long i = *interval = interval_of(place, table, *interval), n = table->intervals;
    if (i < 0) return table->pixels[0];
    if (i == n) return table->pixels[1 + n * table->samples];
    return table->pixels[1 + i * table->samples
                         + sample(place, table->locations[i], table->densities[i], (int)table->samples)];
}

// Eight pixels that lie in different intervals, or beyond all of them, and none of them nowhere: each interval that there is
// between the lowest and the highest overwrites what lies in it or above.
INLINE void look_up_across(uint32_t *restrict row, floats8 t, const gradient_colors *table) {
    const long intervals = table->intervals;
    const int last = (int)table->samples - 1;
    const long lowest = interval_of(__builtin_reduce_min(t), table, 0);
    const long highest = interval_of(__builtin_reduce_max(t), table, lowest);
    ints8 place = {0};
    for (long k = lowest < 0 ? 0 : lowest; k <= highest; k++) {
        const float low = table->locations[k];
        ints8 index = {0};
        if (k < intervals) {
            index = __builtin_convertvector((t - low) * table->densities[k], ints8);
            index = __builtin_elementwise_max(__builtin_elementwise_min(index, last + (ints8){0}), (ints8){0});
        }
        index += (int)(1 + k * table->samples);
        const ints8 is_there = t >= low;
        place = (index & is_there) | (place & ~is_there);
    }
    LOOK_UP(row, table->pixels, place, (int)(1 + intervals * table->samples));
}

INLINE void look_up(uint32_t *restrict row, const float *restrict places, long count, const gradient_colors *table) {
    const int last = (int)table->samples - 1;
    long interval = 0, i = 0;
    while (i + group <= count) {
        interval = interval_of(places[i], table, interval);
        if (interval >= 0 && interval < table->intervals) {
            const float low = table->locations[interval], high = table->locations[interval + 1];
            const float density = table->densities[interval];
            const uint32_t *restrict pixels = table->pixels + 1 + interval * table->samples;
            // As long as all eight lie in this interval.
            for (; i + group <= count; i += group) {
                const floats8 t = *(const unaligned_floats8 *)(places + i);
                if (__builtin_reduce_and((t >= low) & (t < high)) == 0) break;
                const ints8 index = __builtin_convertvector((t - low) * density, ints8);
                LOOK_UP(row + i, pixels, index, last);
            }
            if (i + group > count) break;
        }
        const floats8 t = *(const unaligned_floats8 *)(places + i);
        if (__builtin_reduce_and(t == t)) look_up_across(row + i, t, table);
        else
            for (int k = 0; k < group; k++) row[i + k] = color_at(places[i + k], table, &interval);
        i += group;
    }
    for (; i < count; i++) row[i] = color_at(places[i], table, &interval);
}

CLONED void gradient_look_up(uint32_t *restrict row, const float *restrict places, long count, const gradient_colors *table) {
    look_up(row, places, count, table);
}

// MARK: - Linear

// Colours of one interval, from a position in fixed point on, in 2⁻³² of a sample.
INLINE void step_through(
    uint32_t *restrict row, long count, const uint32_t *restrict pixels, int last, int64_t place, int64_t step) {
    const longs8 none = {0}, numbers = {0, 1, 2, 3, 4, 5, 6, 7}, stride = none + group * step;
    longs8 places = none + place + numbers * step;
    long i = 0;
    for (; i + group <= count; i += group) {
        const ints16 halves = (ints16)places;
        LOOK_UP(row + i, pixels, __builtin_shufflevector(halves, halves, 1, 3, 5, 7, 9, 11, 13, 15), last);
        places += stride;
    }
#pragma clang loop vectorize(disable)
    for (; i < count; i++) {
        int64_t index = (place + i * step) >> 32;
        row[i] = pixels[index < 0 ? 0 : index > last ? last : index];
    }
}

#ifdef HAS_AVX2
// The same where neighbours are at most one sample apart: eight pixels need eight neighbouring colours, which are loaded
// at once and permuted. Returns how many pixels are done, a multiple of eight; without AVX2, none.
AVX2 static long deal_avx2(
    uint32_t *restrict row, long count, const uint32_t *restrict pixels, int last, int64_t place, int64_t step) {
    const __m256i steps = _mm256_set1_epi64x(group * step), zero = _mm256_setzero_si256();
    __m256i low = _mm256_setr_epi64x(place, place + step, place + 2 * step, place + 3 * step);
    __m256i high = _mm256_add_epi64(low, _mm256_set1_epi64x(4 * step));
    // Restores the order of the upper halves that are shuffled together below.
    const __m256i order = _mm256_setr_epi32(0, 1, 4, 5, 2, 3, 6, 7);
    const int64_t lowest = step < 0 ? (group - 1) * step : 0;
    long i = 0;
    for (; i + group <= count; i += group) {
        __m256i index = _mm256_castps_si256(
            _mm256_shuffle_ps(_mm256_castsi256_ps(low), _mm256_castsi256_ps(high), _MM_SHUFFLE(3, 1, 3, 1)));
        index = _mm256_min_epi32(_mm256_max_epi32(index, zero), _mm256_set1_epi32(last));
        int64_t first = (place + lowest) >> 32;
        first = first < 0 ? 0 : first > last - (group - 1) ? last - (group - 1) : first;
        __m256i colors = _mm256_loadu_si256((const __m256i *)(pixels + first));
        index = _mm256_sub_epi32(index, _mm256_set1_epi32((int)first));
        index = _mm256_permutevar8x32_epi32(index, order);
        _mm256_storeu_si256((__m256i *)(row + i), _mm256_permutevar8x32_epi32(colors, index));
        low = _mm256_add_epi64(low, steps);
        high = _mm256_add_epi64(high, steps);
        place += group * step;
    }
    return i;
}

static long deal(uint32_t *row, long count, const uint32_t *pixels, int last, int64_t place, int64_t step) {
    return has_avx2() ? deal_avx2(row, count, pixels, last, place, step) : 0;
}
#else
static long deal(uint32_t *row, long count, const uint32_t *pixels, int last, int64_t place, int64_t step) {
    return 0;
}
#endif

// The first pixel of a span on the other side of a location than its left end. The division is an estimate; what decides
// is the position of each pixel, as for other gradients.
INLINE long crossing(float location, long x, long count, double dx, double start) {
#define IS_ACROSS(i) (((float)(((double)(x + (i)) + 0.5) * dx + start) >= location) == (dx > 0))
    if (count == 0 || IS_ACROSS(0)) return 0;
    if (!IS_ACROSS(count - 1)) return count;
    double column = ((double)location - start) / dx - 0.5 - (double)x;
    long i = column > 0 ? column < (double)count ? (long)column : count : 0;
    while (i > 0 && IS_ACROSS(i - 1)) i--;
    while (i < count && !IS_ACROSS(i)) i++;
    return i;
#undef IS_ACROSS
}

CLONED void gradient_linear(
    uint32_t *restrict row, long x, long count, double dx, double start, const gradient_colors *table) {
    if (!(fabs(dx) > 1e-100)) {
        long interval = 0;
        uint32_t color = color_at((float)start, table, &interval);
        for (long i = 0; i < count; i++) row[i] = color;
        return;
    }
    const long intervals = table->intervals;
    const int last = (int)table->samples - 1;
    // From the last interval to the first, each takes what lies beyond its location and has not been taken yet: from the
    // right, or, where positions fall, from the left.
    long first = 0, end = count;
    for (long k = intervals; k >= -1; k--) {
        long from = first, to = end;
        if (k >= 0) {
            long border = crossing(table->locations[k], x, count, dx, start);
            if (dx > 0) from = end = border < end ? border : end;
            else to = first = border > first ? border : first;
        }
        if (k < 0 || k == intervals) {
            uint32_t color = table->pixels[k < 0 ? 0 : 1 + intervals * table->samples];
            for (long i = from; i < to; i++) row[i] = color;
            continue;
        }
        if (from >= to) continue;
        const uint32_t *restrict pixels = table->pixels + 1 + k * table->samples;
        const double density = table->densities[k], unit = 4294967296.0;
        const double step = dx * density, place = (start + 0.5 * dx - (double)table->locations[k]) * density;
        // Further than 2²⁰ columns from the origin, or in intervals shorter than two pixels, fixed point would overflow.
        if (fabs(step) <= 256 && x > -(1 << 20) && x + count < 1 << 20) {
            const int64_t column = (int64_t)(step * unit), origin = (int64_t)(place * unit);
            if (fabs(step) <= 1)
                from += deal(row + from, to - from, pixels, last, origin + (x + from) * column, column);
            step_through(row + from, to - from, pixels, last, origin + (x + from) * column, column);
        } else {
            for (long i = from; i < to; i++) {
                double index = place + (double)(x + i) * step;
                row[i] = pixels[index > 0 ? index < last ? (int)index : last : 0];
            }
        }
    }
}

// MARK: - Radial

CLONED void gradient_radial(float *restrict places, long x, long count, const gradient_circle *circle) {
    const gradient_circle c = *circle;
    const float factor = (float)c.factor, start = (float)c.start;
    const doubles8 none = {0}, numbers = {0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5};
    doubles8 columns = none + (double)x + numbers;
    long i = 0;
    for (; i + group <= count; i += group) {
        const floats8 u = __builtin_convertvector(columns * c.ux + c.u, floats8);
        const floats8 v = __builtin_convertvector(columns * c.vx + c.v, floats8);
        *(unaligned_floats8 *)(places + i) = __builtin_elementwise_sqrt(u * u + v * v) * factor + start;
        columns += group;
    }
    for (; i < count; i++) {
        double column = (double)(x + i) + 0.5;
        float u = (float)(column * c.ux + c.u), v = (float)(column * c.vx + c.v);
        places[i] = sqrtf(u * u + v * v) * factor + start;
    }
}

// MARK: - Angular

typedef int32_t float_mask __attribute__((vector_size(32)));

INLINE floats8 picked(float_mask where, floats8 yes, floats8 no) {
    return (floats8)(((float_mask)yes & where) | ((float_mask)no & ~where));
}

// Clockwise of +x, 0 ..< 1; 0 in the centre. Written out, because the C library's atan2 may differ from machine to machine.
INLINE floats8 turns(floats8 u, floats8 v) {
    const floats8 none = {0};
    const float_mask sign = {0}, is_left = u < 0, is_up = v < 0;
    const floats8 ax = (floats8)((float_mask)u & (sign + INT32_MAX)), ay = (floats8)((float_mask)v & (sign + INT32_MAX));
    const float_mask is_high = ay > ax;
    const floats8 large = picked(is_high, ay, ax), small = picked(is_high, ax, ay);
    // Beyond an eighth of a half turn: the angle to the diagonal, which has one division, too.
    const float_mask is_steep = small > large * 0.41421357f;
    const floats8 top = picked(is_steep, small - large, small), bottom = picked(is_steep, small + large, large);
    const floats8 z = picked(large > 0, top / bottom, none);
    const floats8 base = picked(is_steep, none + 0.125f, none);
    const floats8 s = z * z;
    // The series of arctan up to z¹³, in turns.
    floats8 p = s * (1.0f / 13) + -1.0f / 11;
    p = s * p + 1.0f / 9;
    p = s * p + -1.0f / 7;
    p = s * p + 1.0f / 5;
    p = s * p + -1.0f / 3;
    floats8 t = base + z * (s * p + 1) * 0.15915494f;
    t = picked(is_high, 0.25f - t, t);
    t = picked(is_left, 0.5f - t, t);
    t = picked(is_up, 1 - t, t);
    return picked(t < 1, t, none);
}

INLINE floats8 angular_places(doubles8 columns, const gradient_turn *c, float inverse_span, float half_gap) {
    const floats8 u = __builtin_convertvector(columns * c->ux + c->u, floats8);
    const floats8 v = __builtin_convertvector(columns * c->vx + c->v, floats8);
    const floats8 none = {0};
    floats8 t = turns(u, v) - c->start;
    t = picked(t < 0, t + 1, t);
    const floats8 in_gap = picked(t - c->span < half_gap, none + 1, none);
    t = picked(t < c->span, t * inverse_span, in_gap);
    return c->reversed ? 1 - t : t;
}

INLINE void angular(float *restrict places, long x, long count, const gradient_turn *turn) {
    const gradient_turn c = *turn;
    const float inverse_span = c.span > 0 ? 1 / c.span : 0, half_gap = (1 - c.span) / 2;
    const doubles8 none = {0}, numbers = {0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5};
    doubles8 columns = none + (double)x + numbers;
    long i = 0;
    for (; i + group <= count; i += group) {
        *(unaligned_floats8 *)(places + i) = angular_places(columns, &c, inverse_span, half_gap);
        columns += group;
    }
    if (i == count) return;
    const floats8 last = angular_places(columns, &c, inverse_span, half_gap);
    for (long k = 0; i + k < count; k++) places[i + k] = last[k];
}

CLONED void gradient_angular(float *restrict places, long x, long count, const gradient_turn *turn) {
    angular(places, x, count, turn);
}
