// SPDX-License-Identifier: MIT

// Coordinates of eight pixels of a row in an image, with AVX2. Gives the same coordinates as image_sampling.c, which
// computes them one at a time.
#ifndef ZOETROPE_SAMPLE_COORDINATES_H
#define ZOETROPE_SAMPLE_COORDINATES_H

#include "sample_arithmetic.h"

#ifdef HAS_AVX2
#include <immintrin.h>

AVX2 INLINE __m256i eight(const int32_t *p) { return _mm256_loadu_si256((const __m256i *)p); }

AVX2 INLINE __m256i both(__m128i low, __m128i high) { return _mm256_inserti128_si256(_mm256_castsi128_si256(low), high, 1); }

// MARK: - In doubles

// One double per pixel: those of pixels 0 to 3 in `low`, those of pixels 4 to 7 in `high`.
struct numbers { __m256d low, high; };

AVX2 INLINE __m128i four_coordinates(__m256d u, double limit, double offset, int is_inside) {
#pragma clang fp contract(off)
    if (!is_inside) u = _mm256_min_pd(_mm256_max_pd(u, _mm256_setzero_pd()), _mm256_set1_pd(limit));
    return _mm256_cvttpd_epi32(u + _mm256_set1_pd(offset));
}

// The coordinates of eight pixels along one axis, as `coordinates` computes them.
//
// - Parameters:
//   - n: The indices of the pixels.
//   - factors: Reciprocals of the depths.
//   - is_inside: Whether all coordinates are known to be within 0…limit.
AVX2 INLINE __m256i eight_coordinates(
    struct numbers n, double start, double step, struct numbers factors, double limit, double offset, int is_inside) {
#pragma clang fp contract(off)
    __m256d low = _mm256_set1_pd(start) + n.low * _mm256_set1_pd(step);
    __m256d high = _mm256_set1_pd(start) + n.high * _mm256_set1_pd(step);
    low = low * factors.low;
    high = high * factors.high;
    return both(four_coordinates(low, limit, offset, is_inside), four_coordinates(high, limit, offset, is_inside));
}

// The depths of eight pixels: start + n · step.
AVX2 INLINE struct numbers depths(struct numbers n, double start, double step) {
#pragma clang fp contract(off)
    return (struct numbers){
        _mm256_set1_pd(start) + n.low * _mm256_set1_pd(step), _mm256_set1_pd(start) + n.high * _mm256_set1_pd(step)};
}

AVX2 INLINE struct numbers reciprocals(struct numbers w) {
    const __m256d one = _mm256_set1_pd(1), least = _mm256_set1_pd(1e-9);
    return (struct numbers){one / _mm256_max_pd(w.low, least), one / _mm256_max_pd(w.high, least)};
}

// MARK: - In fixed point

// The coordinates of eight pixels of an affine row along one axis: `outer` has pixels n, n + 1, n + 4, n + 5; `inner`
// has n + 2, n + 3, n + 6, n + 7.
struct affine_coordinates { __m256i outer, inner, step; };

// - Parameter bits: The number of bits by which the coordinates are shifted to the left.
AVX2 INLINE struct affine_coordinates affine_coordinates(int64_t start, int64_t step, long first, int bits) {
    const uint64_t d = (uint64_t)step << bits, x = ((uint64_t)start << bits) + d * (uint64_t)first;
    const __m256i outer = _mm256_setr_epi64x((long long)x, (long long)(x + d), (long long)(x + 4 * d), (long long)(x + 5 * d));
    return (struct affine_coordinates){
        outer, _mm256_add_epi64(outer, _mm256_set1_epi64x((long long)(2 * d))),
        _mm256_set1_epi64x((long long)(samples_lanes * d))};
}

// The integer parts of the coordinates, in order; advances to the next eight.
AVX2 INLINE __m256i next_coordinates(struct affine_coordinates *p) {
    __m256 whole = _mm256_shuffle_ps(_mm256_castsi256_ps(p->outer), _mm256_castsi256_ps(p->inner), _MM_SHUFFLE(3, 1, 3, 1));
    p->outer = _mm256_add_epi64(p->outer, p->step);
    p->inner = _mm256_add_epi64(p->inner, p->step);
    return _mm256_castps_si256(whole);
}

#endif
#endif
