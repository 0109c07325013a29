// SPDX-License-Identifier: MIT

// Colours at positions on a gradient.
//
// Every pixel is computed from its column and from constants of its row, so that it does not matter where a span
// begins.
//
// Colours come from a table. Eight indices are computed at once for pixels in the same interval. If the eight colours
// are close together in the table, they are loaded together and permuted. Eight separate loads or one AVX2 gather would
// dominate the time.
#include "colors.h"

#ifdef HAS_AVX2
// Looks up the colours of pixels in groups of eight. The colours of a group must lie within `reach` adjacent table
// colours, which are loaded at once. Returns the number of pixels done, a multiple of eight. Stops at the first group
// whose colours lie further apart, or that is not inside the interval. The first and the last sample of the interval
// count as outside, because rounding makes them uncertain.
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
    // If positions rise, the first pixel has the lowest index, otherwise the highest.
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
        // Checks four groups together, since usually all of them succeed. If not, their output is overwritten.
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
    (void)row, (void)places, (void)count, (void)pixels, (void)first, (void)density, (void)last, (void)reach;
    return 0;
}
#endif

// The number of adjacent colours to load for the next eight pixels. It never decreases along a row: if it changed all
// the time, the branches on it would be mispredicted.
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
            // Continues while all eight pixels lie in this interval.
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
