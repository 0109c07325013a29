// Where eight pixels of a row lie in a picture, with AVX2: the places that samples.c finds one at a time.
#ifndef ZOETROPE_PLACES_H
#define ZOETROPE_PLACES_H

#include "samples.h"

#ifdef HAS_AVX2
#include <immintrin.h>

AVX2 INLINE __m256i both(__m128i low, __m128i high) { return _mm256_inserti128_si256(_mm256_castsi128_si256(low), high, 1); }

// MARK: - In doubles

// Eight whole numbers in a row, as doubles.
struct numbers { __m256d low, high; };

// One coordinate, as `places` finds it: of four pixels, and of eight.
AVX2 INLINE __m128i four_places(__m256d n, double start, double step, const __m256d *factor, double limit, double offset) {
#pragma clang fp contract(off)
    __m256d u = _mm256_set1_pd(start) + n * _mm256_set1_pd(step);
    if (factor) u = u * *factor;
    u = _mm256_min_pd(_mm256_max_pd(u, _mm256_setzero_pd()), _mm256_set1_pd(limit));
    return _mm256_cvttpd_epi32(u + _mm256_set1_pd(offset));
}

AVX2 INLINE __m256i eight_places(
    struct numbers n, double start, double step, const struct numbers *factors, double limit, double offset) {
    return both(
        four_places(n.low, start, step, factors ? &factors->low : NULL, limit, offset),
        four_places(n.high, start, step, factors ? &factors->high : NULL, limit, offset));
}

// MARK: - In whole numbers

// One coordinate of eight pixels of a straight row, those of n, n + 1, n + 4, n + 5 and those of the four between them.
struct straight_places { __m256i outer, inner, step; };

AVX2 INLINE struct straight_places straight_places(int64_t start, int64_t step, long first) {
    const uint64_t d = (uint64_t)step, x = (uint64_t)start + d * (uint64_t)first;
    const __m256i outer = _mm256_setr_epi64x((long long)x, (long long)(x + d), (long long)(x + 4 * d), (long long)(x + 5 * d));
    return (struct straight_places){
        outer, _mm256_add_epi64(outer, _mm256_set1_epi64x((long long)(2 * d))),
        _mm256_set1_epi64x((long long)(samples_lanes * d))};
}

// Their whole parts, in their order; and on to the next eight.
AVX2 INLINE __m256i next_places(struct straight_places *p) {
    __m256 whole = _mm256_shuffle_ps(_mm256_castsi256_ps(p->outer), _mm256_castsi256_ps(p->inner), _MM_SHUFFLE(3, 1, 3, 1));
    p->outer = _mm256_add_epi64(p->outer, p->step);
    p->inner = _mm256_add_epi64(p->inner, p->step);
    return _mm256_castps_si256(whole);
}

#endif
#endif
