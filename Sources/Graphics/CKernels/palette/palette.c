// SPDX-License-Identifier: MIT

#include "Palette.h"

#include <string.h>

#pragma STDC FP_CONTRACT OFF

// Compiles a function three times (clones): for AVX-512, for AVX2 and for the baseline. The loader chooses a clone
// through a resolver function. ThreadSanitizer instruments resolvers too, but they run before its runtime is
// initialised, so clones are disabled under it.
#if defined(__x86_64__) && defined(__linux__) && !defined(ZOETROPE_PLAIN) && !__has_feature(thread_sanitizer)
#define CLONED __attribute__((target_clones("avx512bw", "avx2", "default")))
#else
#define CLONED
#endif

#define INLINE static inline __attribute__((always_inline))

// The cube root: an estimate from the exponent, then two steps of Newton's method. Accurate to 22 bits. Returns a tiny
// number for 0.
INLINE float cube_root(float x) {
    int32_t bits;
    memcpy(&bits, &x, 4);
    bits = (int32_t)((float)bits * (1.0f / 3.0f)) + 709921077;
    float y;
    memcpy(&y, &bits, 4);
    y = y * (2.0f / 3.0f) + x / (3.0f * y * y);
    y = y * (2.0f / 3.0f) + x / (3.0f * y * y);
    return y;
}

// Rounds to the nearest integer, for numbers above −4096.
INLINE int16_t rounded(float x) { return (int16_t)((int32_t)(x + 4096.5f) - 4096); }

CLONED void cpalette_lab(const uint32_t *pixels, int16_t *lab, long count, const float *linear, float chroma) {
    for (long i = 0; i < count; i++) {
        float r = linear[pixels[i] & 255], g = linear[pixels[i] >> 8 & 255], b = linear[pixels[i] >> 16 & 255];
        float l = cube_root(0.4122214708f * r + 0.5363325363f * g + 0.0514459929f * b);
        float m = cube_root(0.2119034982f * r + 0.6806995451f * g + 0.1073969566f * b);
        float s = cube_root(0.0883024619f * r + 0.2817188376f * g + 0.6299787005f * b);
        lab[4 * i] = rounded((0.2104542553f * l + 0.7936177850f * m - 0.0040720468f * s) * 2047.0f);
        lab[4 * i + 1] = rounded((1.9779984951f * l - 2.4285922050f * m + 0.4505937099f * s) * (chroma * 2047.0f));
        lab[4 * i + 2] = rounded((0.0259040371f * l + 0.7827717662f * m - 0.8086757660f * s) * (chroma * 2047.0f));
        lab[4 * i + 3] = 0;
    }
}

CLONED void cpalette_nearest(
    const int16_t *lab, long count, const int32_t *palette_l, const int32_t *palette_a, const int32_t *palette_b,
    long entries, uint32_t *nearest) {
    for (long i = 0; i < count; i++) {
        int32_t l = lab[4 * i], a = lab[4 * i + 1], b = lab[4 * i + 2];
        uint32_t best = UINT32_MAX;
        for (long k = 0; k < entries; k++) {
            int32_t dl = l - palette_l[k], da = a - palette_a[k], db = b - palette_b[k];
            uint32_t key = (uint32_t)(dl * dl + da * da + db * db) << 8 | (uint32_t)k;
            best = key < best ? key : best;
        }
        nearest[i] = best;
    }
}

CLONED void cpalette_changes(const uint32_t *pixels, const uint32_t *before, uint8_t *changed, long count) {
    for (long i = 0; i < count; i++) changed[i] = pixels[i] != before[i];
}

enum { REACH = 3, SIDE = 2 * REACH + 1 };

// A Gaussian with σ = 2.1 and a peak of 16, at the distances −3…3.
static const int32_t bell[SIDE] = {6, 10, 14, 16, 14, 10, 6};

// Adds up the rows first, because their 28 adjacent numbers vectorise well.
INLINE void weighted_sum(
    const int16_t *from, long stride, long rows, const int32_t *row_bell, long columns, const int32_t *column_bell,
    int32_t sum[4]) {
    int32_t added[4 * SIDE] = {0};
    for (long r = 0; r < rows; r++)
        for (long k = 0; k < 4 * columns; k++) added[k] += row_bell[r] * from[r * stride + k];
    for (long c = 0; c < columns; c++)
        for (long k = 0; k < 4; k++) sum[k] += column_bell[c] * added[4 * c + k];
}

CLONED void cpalette_surroundings(const int16_t *lab, long width, long height, long x, long y, int32_t sum[4]) {
    long left = x < REACH ? x : REACH, right = width - 1 - x < REACH ? width - 1 - x : REACH;
    long above = y < REACH ? y : REACH, below = height - 1 - y < REACH ? height - 1 - y : REACH;
    long columns = left + 1 + right, rows = above + 1 + below, stride = 4 * width;
    const int16_t *here = lab + 4 * (y * width + x), *from = here - above * stride - 4 * left;
    for (long k = 0; k < 4; k++) sum[k] = -bell[REACH] * bell[REACH] * here[k];
    // Away from the image's borders, the numbers of rows and columns are passed as the constant SIDE, so that the
    // compiler can specialise the loops.
    if (rows == SIDE && columns == SIDE)
        weighted_sum(from, stride, SIDE, bell, SIDE, bell, sum);
    else
        weighted_sum(from, stride, rows, bell + REACH - above, columns, bell + REACH - left, sum);
}
