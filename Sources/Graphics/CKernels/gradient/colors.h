// SPDX-License-Identifier: MIT

// Colours of a gradient by position, shared by all gradient kernels.
#ifndef ZOETROPE_GRADIENT_COLORS_H
#define ZOETROPE_GRADIENT_COLORS_H

#include "CKernels.h"
#include "../cpu/target_attributes.h"
#include <math.h>
#ifdef HAS_AVX2
#include <immintrin.h>
#endif

// Clang warns that vectors wider than the baseline's registers change the ABI of calls. There are no such calls,
// because all functions that take these vectors are inlined.
#pragma clang diagnostic ignored "-Wpsabi"

// Positions must not depend on whether a machine has fused products. Applies to all files that include this one.
#pragma STDC FP_CONTRACT OFF

enum { group = 8 };
typedef int32_t ints8 __attribute__((vector_size(32)));
typedef int32_t ints16 __attribute__((vector_size(64)));
typedef int64_t longs8 __attribute__((vector_size(64)));
typedef uint64_t pairs4 __attribute__((vector_size(32)));
typedef float floats8 __attribute__((vector_size(32)));
typedef float unaligned_floats8 __attribute__((vector_size(32), aligned(4)));
typedef double doubles8 __attribute__((vector_size(64)));

// row[k] = pixels[indices[k]], with indices clamped to 0…last. Extracts the indices from the vector in pairs.
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

// Returns the index of the interval that contains `place`; `intervals` from the last location on. Returns -1 before the
// first location, and for NaN, which occurs at the horizon of a projection. `i` is the interval of an adjacent pixel.
// The search begins there, because the result is mostly the same.
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

// Looks up eight pixels that may lie in different intervals, or outside of all intervals. No position may be NaN.
//
// Goes through the intervals from the lowest to the highest. For each interval, overwrites the indices of the pixels
// that lie in it or above it.
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

// Looks up the colours of eight pixels. Their positions in the gradient need not be in order.
INLINE void look_up_group(uint32_t *restrict row, const float *restrict places, const gradient_colors *table) {
    const floats8 t = *(const unaligned_floats8 *)places;
    long interval = 0;
    if (__builtin_reduce_and(t == t)) look_up_across(row, places, table);
    else
        for (int k = 0; k < group; k++) row[k] = color_at(places[k], table, &interval);
}

#ifdef HAS_AVX2
// Looks up eight colours of a table at `pixels`. `reach` is the number of colours in the table: 8, 16 or 32. `numbers`
// holds the eight indices.
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

#endif

#endif
