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
INLINE void look_up_across(uint32_t *restrict row, const float *restrict places, const gradient_colors *table) {
    const floats8 t = *(const unaligned_floats8 *)places;
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

// Eight pixels anywhere.
INLINE void look_up_group(uint32_t *restrict row, const float *restrict places, const gradient_colors *table) {
    const floats8 t = *(const unaligned_floats8 *)places;
    long interval = 0;
    if (__builtin_reduce_and(t == t)) look_up_across(row, places, table);
    else
        for (int k = 0; k < group; k++) row[k] = color_at(places[k], table, &interval);
}

#ifdef HAS_AVX2
// Eight of the 8, 16 or 32 colours that begin at `pixels`, by their numbers.
AVX2 static inline __m256i dealt(const uint32_t *pixels, __m256i numbers, int reach) {
    const __m256i *colors = (const __m256i *)pixels;
#define PART(k) _mm256_permutevar8x32_epi32(_mm256_loadu_si256(colors + (k)), numbers)
#define PICKED(bit, yes, no)                                                                                          \
    _mm256_castps_si256(_mm256_blendv_ps(                                                                             \
        _mm256_castsi256_ps(no), _mm256_castsi256_ps(yes), _mm256_castsi256_ps(_mm256_slli_epi32(numbers, 31 - (bit)))))
    if (reach == 8) return PART(0);
    const __m256i low = PICKED(3, PART(1), PART(0));
    if (reach == 16) return low;
    return PICKED(4, PICKED(3, PART(3), PART(2)), low);
#undef PICKED
#undef PART
}

// Pixels whose eight colours each are among `reach` neighbours that are loaded at once. Returns how many pixels are done, a
// multiple of eight: those up to the first eight that lie farther apart, or not within the interval but for its outermost
// samples, of which it is not certain.
AVX2 static inline __attribute__((always_inline)) long deal_places(
    uint32_t *restrict row, const float *restrict places, long count, const uint32_t *restrict pixels, float first,
    float density, int last, int reach) {
    const __m256 from = _mm256_set1_ps(first), scale = _mm256_set1_ps(density);
    const __m256i zero = _mm256_setzero_si256(), end = _mm256_set1_epi32(last), far = _mm256_set1_epi32(-reach);
    const __m256i back = _mm256_set1_epi32(reach - 1);
#define INDEX(i) _mm256_cvttps_epi32(_mm256_mul_ps(_mm256_sub_ps(_mm256_loadu_ps(places + (i)), from), scale))
#define FIRST(index) _mm_cvtsi128_si32(_mm256_castsi256_si128(index))
#define IS_WITHIN(low, high)                                                                                          \
    (_mm256_movemask_epi8(_mm256_and_si256(_mm256_cmpgt_epi32(low, zero), _mm256_cmpgt_epi32(end, high))) == -1)
    // Where positions rise the first pixel has the lowest of the neighbours, else the highest one.
#define DEAL(i, index, rises)                                                                                         \
    do {                                                                                                              \
        const __m256i same = _mm256_broadcastd_epi32(_mm256_castsi256_si128(index));                                  \
        const __m256i least = (rises) ? same : _mm256_sub_epi32(same, back), numbers = _mm256_sub_epi32(index, least);  \
        apart = _mm256_or_si256(apart, numbers);                                                                      \
        _mm256_storeu_si256((__m256i *)(row + (i)), dealt(pixels + FIRST(index) - ((rises) ? 0 : reach - 1), numbers, reach));  \
    } while (0)
#define DEAL_ALL(rises)                                                                                               \
    do {                                                                                                              \
        DEAL(i, a, rises);                                                                                            \
        DEAL(i + group, b, rises);                                                                                    \
        DEAL(i + 2 * group, c, rises);                                                                                \
        DEAL(i + 3 * group, d, rises);                                                                                \
    } while (0)
    long i = 0;
    while (i + group <= count) {
        // Four groups are checked together: mostly all of them are fine. What is written when they are not is written anew.
        if (i + 4 * group <= count) {
            const __m256i a = INDEX(i), b = INDEX(i + group), c = INDEX(i + 2 * group), d = INDEX(i + 3 * group);
            const __m256i low = _mm256_min_epi32(_mm256_min_epi32(a, b), _mm256_min_epi32(c, d));
            const __m256i high = _mm256_max_epi32(_mm256_max_epi32(a, b), _mm256_max_epi32(c, d));
            if (IS_WITHIN(low, high)) {
                __m256i apart = zero;
                if (FIRST(a) <= FIRST(d)) DEAL_ALL(1);
                else DEAL_ALL(0);
                if (_mm256_testz_si256(apart, far)) {
                    i += 4 * group;
                    continue;
                }
            }
        }
        for (int k = 0; k < 4 && i + group <= count; k++) {
            const __m256i index = INDEX(i);
            __m256i apart = zero;
            if (!IS_WITHIN(index, index)) return i;
            if (places[i] <= places[i + group - 1]) DEAL(i, index, 1);
            else DEAL(i, index, 0);
            if (!_mm256_testz_si256(apart, far)) return i;
            i += group;
        }
    }
    return i;
#undef DEAL_ALL
#undef DEAL
#undef IS_WITHIN
#undef FIRST
#undef INDEX
}

AVX2 static long deal_8(
    uint32_t *row, const float *places, long count, const uint32_t *pixels, float first, float density, int last) {
    return deal_places(row, places, count, pixels, first, density, last, 8);
}

AVX2 static long deal_16(
    uint32_t *row, const float *places, long count, const uint32_t *pixels, float first, float density, int last) {
    return deal_places(row, places, count, pixels, first, density, last, 16);
}

AVX2 static long deal_32(
    uint32_t *row, const float *places, long count, const uint32_t *pixels, float first, float density, int last) {
    return deal_places(row, places, count, pixels, first, density, last, 32);
}

static long deal_some(
    uint32_t *row, const float *places, long count, const uint32_t *pixels, float first, float density, int last,
    int reach) {
    if (reach > 32 || !has_avx2()) return 0;
    return (reach == 8 ? deal_8 : reach == 16 ? deal_16 : deal_32)(row, places, count, pixels, first, density, last);
}
#else
static long deal_some(
    uint32_t *row, const float *places, long count, const uint32_t *pixels, float first, float density, int last,
    int reach) {
    return 0;
}
#endif

// How many neighbouring colours there are among which those of the eight pixels are, and of the next ones if they are not much
// farther apart: at least as many as before, since a choice that changes all the time costs more.
INLINE int reach_of(const float *places, float density, int reach) {
    const float apart = fabsf(places[group - 1] - places[0]) * density * 1.1f + 1;
    while (reach <= 32 && !(apart <= (float)reach)) reach *= 2;
    return reach;
}

INLINE void look_up(uint32_t *restrict row, const float *restrict places, long count, const gradient_colors *table) {
    const int last = (int)table->samples - 1;
    long interval = 0, i = 0;
    int reach = 8;
    while (i + group <= count) {
        interval = interval_of(places[i], table, interval);
        if (interval >= 0 && interval < table->intervals) {
            const float low = table->locations[interval], high = table->locations[interval + 1];
            const float density = table->densities[interval];
            const uint32_t *restrict pixels = table->pixels + 1 + interval * table->samples;
            // As long as all eight lie in this interval.
            while (i + group <= count) {
                reach = reach_of(places + i, density, reach);
                const long dealt = deal_some(row + i, places + i, count - i, pixels, low, density, last, reach);
                i += dealt;
                if (i + group > count) break;
                if (dealt == 0 && reach <= 32) reach *= 2;
                const floats8 t = *(const unaligned_floats8 *)(places + i);
                if (__builtin_reduce_and((t >= low) & (t < high)) == 0) break;
                const ints8 index = __builtin_convertvector((t - low) * density, ints8);
                LOOK_UP(row + i, pixels, index, last);
                i += group;
            }
            if (i + group > count) break;
        }
        look_up_group(row + i, places + i, table);
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

// MARK: - Radial and angular

// Sixteen pixels are one block. Their positions are a polynomial of how far they are from the block's middle, whose
// coefficients are computed for eight blocks at once: square roots and arc tangents of all pixels took most of the time. Blocks
// begin at multiples of sixteen columns of the device, so that it does not matter where a span begins. Each pixel is computed
// for itself near the centre, where so few terms are too far off, and around hard edges, so that none of them lies on the wrong
// side. Elsewhere a colour is at most one sample off, which is less than a level.

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

// MARK: - Radial

INLINE void radial_pixels(unaligned_floats8 *places, doubles8 columns, const gradient_circle *c) {
    POINTS(u, v, columns, c);
    *places = __builtin_elementwise_sqrt(u * u + v * v) * (float)c->factor + (float)c->start;
}

// As complex numbers: a pixel at p + k · s is as far from the centre as p, times √(1 + 2ka + k²(a² + b²)), where
// a + bi is s / p. These are the first terms of its series.
INLINE void radial_blocks(block_places *all, doubles8 columns, const gradient_circle *c) {
    const float factor = (float)c->factor, ux = (float)c->ux, vx = (float)c->vx, step = sqrtf(ux * ux + vx * vx);
    POINTS(u, v, columns, c);
    const floats8 square = u * u + v * v, length = __builtin_elementwise_sqrt(square), inverse = 1 / square;
    const floats8 a = (u * ux + v * vx) * inverse, b = (u * vx - v * ux) * inverse;
    const floats8 scale = length * factor, g = b * b * 0.5f;
    all->c[0] = scale + (float)c->start;
    all->c[1] = scale * a;
    all->c[2] = scale * g;
    all->c[3] = -all->c[2] * a;
    all->c[4] = all->c[2] * (a * a - g * 0.5f);
    all->is_good = length >= step * nearest;
    all->margin = (floats8){0} + fabsf(factor) * step * 8;
}

INLINE long radial(
    float *restrict places, long x, long count, const gradient_circle *circle, const gradient_colors *table) {
    const gradient_circle shape = *circle;
    const float limit = 200 / (float)(fabs(shape.factor) * sqrt(shape.ux * shape.ux + shape.vx * shape.vx));
    WRITE_PLACES(places, x, count, &shape, table, limit, radial_blocks, radial_pixels);
}

CLONED long gradient_radial(
    float *restrict places, long x, long count, const gradient_circle *circle, const gradient_colors *table) {
    return radial(places, x, count, circle, table);
}

// MARK: - Angular

// Clockwise of +x, 0 ..< 1; 0 in the centre. Written out, because the C library's atan2 may differ from machine to machine.
INLINE floats8 turns(floats8 u, floats8 v) {
    const floats8 none = {0};
    const float_mask is_left = u < 0, is_up = v < 0;
    const floats8 ax = magnitude(u), ay = magnitude(v);
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

// From the beginning of a gradient on.
INLINE floats8 turns_from(float start, floats8 u, floats8 v) {
    const floats8 t = turns(u, v) - start;
    return picked(t < 0, t + 1, t);
}

INLINE void angular_pixels(unaligned_floats8 *places, doubles8 columns, const gradient_turn *c) {
    POINTS(u, v, columns, c);
    const floats8 none = {0};
    floats8 t = turns_from(c->start, u, v);
    const floats8 in_gap = picked(t - c->span < (1 - c->span) / 2, none + 1, none);
    t = picked(t < c->span, t * (c->span > 0 ? 1 / c->span : 0), in_gap);
    *places = c->reversed ? 1 - t : t;
}

// As complex numbers: a pixel at p + k · s has a larger angle than p by that of 1 + k(a + bi), where a + bi is s / p. It is the
// imaginary part of the logarithm: of k(a + bi) − k²(a + bi)² / 2 + k³(a + bi)³ / 3 − …
INLINE void angular_blocks(block_places *all, doubles8 columns, const gradient_turn *c) {
    const float ux = (float)c->ux, vx = (float)c->vx, inverse_span = c->span > 0 ? 1 / c->span : 0;
    POINTS(u, v, columns, c);
    const floats8 middle = turns_from(c->start, u, v), place = middle * inverse_span;
    const floats8 square = u * u + v * v, inverse = 1 / square;
    const floats8 a = (u * ux + v * vx) * inverse, b = (u * vx - v * ux) * inverse;
    const floats8 a2 = a * a - b * b, b2 = a * b * 2, b3 = a2 * b + b2 * a, b4 = a2 * b2 * 2;
    const float scale = (c->reversed ? -inverse_span : inverse_span) * 0.15915494f;
    all->c[0] = c->reversed ? 1 - place : place;
    all->c[1] = b * scale;
    all->c[2] = b2 * (scale * (-1.0f / 2));
    all->c[3] = b3 * (scale * (1.0f / 3));
    all->c[4] = b4 * (scale * (-1.0f / 4));
    // Not where the gradient begins or ends. What is left out counts more where it ends soon.
    const floats8 farthest = (magnitude(a) + magnitude(b)) * 1.5f;
    const float least = nearest * inverse_span;
    all->is_good = (square >= (ux * ux + vx * vx) * (least * least)) & (middle > farthest) & (middle + farthest < c->span);
    all->margin = farthest * inverse_span;
}

INLINE long angular(
    float *restrict places, long x, long count, const gradient_turn *turn, const gradient_colors *table) {
    const gradient_turn shape = *turn;
    WRITE_PLACES(places, x, count, &shape, table, 32768, angular_blocks, angular_pixels);
}

CLONED long gradient_angular(
    float *restrict places, long x, long count, const gradient_turn *turn, const gradient_colors *table) {
    return angular(places, x, count, turn, table);
}
