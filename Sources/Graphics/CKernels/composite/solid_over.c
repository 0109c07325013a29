// SPDX-License-Identifier: MIT

// Source-over of a translucent colour with AVX2 and AVX-512, and of a row with AVX-512.
#include "solid_over.h"
#include "pixel_lanes.h"

#ifdef HAS_AVX2
#include <immintrin.h>

// Returns the factor k for which (p · k + 2¹⁴) / 2¹⁵ = p · f / 255, rounded, for all bytes p. With k, one rounded
// product of the processor replaces two products and a sum.
//
// k is f · 257 / 2, plus one if the bit of f in this table is set. The table was found by exhaustive search.
static uint16_t rounded_factor(uint32_t f) {
    static const uint32_t one_more[8] = {
        0x80002080, 0x00220020, 0x0A082200, 0x82020822, 0xA1208A20, 0xB022228A, 0x8A5B8AB6, 0x289A93AC,
    };
    return (uint16_t)((f * 257 >> 1) + (one_more[f / 32] >> f % 32 & 1));
}

struct solid { __m256i color, factor; };

AVX2 INLINE __m256i over_solid(struct solid v, const uint32_t *pixels) {
    __m256i below = _mm256_loadu_si256((const __m256i *)pixels);
    __m256i even = _mm256_mulhrs_epi16(_mm256_and_si256(below, _mm256_set1_epi16(255)), v.factor);
    __m256i odd = _mm256_mulhrs_epi16(_mm256_srli_epi16(below, 8), v.factor);
    return _mm256_add_epi32(v.color, _mm256_or_si256(even, _mm256_slli_epi16(odd, 8)));
}

AVX2 void solid_over_avx2(uint32_t *pixels, long count, uint32_t color, long ahead) {
    const struct solid v = {_mm256_set1_epi32((int)color), _mm256_set1_epi16((short)rounded_factor(255 - (color >> 24)))};
    // The last eight pixels overlap the group before them, so they are read before the loop overwrites them.
    __m256i *last = (__m256i *)(pixels + count - group), rest = _mm256_setzero_si256();
    if (count % group) rest = over_solid(v, (const uint32_t *)last);
    long i = 0;
    for (; i + 2 * group <= count; i += 2 * group) {
        __builtin_prefetch(pixels + i + ahead);
        _mm256_storeu_si256((__m256i *)(pixels + i), over_solid(v, pixels + i));
        _mm256_storeu_si256((__m256i *)(pixels + i + group), over_solid(v, pixels + i + group));
    }
    if (i + group <= count) _mm256_storeu_si256((__m256i *)(pixels + i), over_solid(v, pixels + i));
    if (count % group) _mm256_storeu_si256(last, rest);
}

// MARK: - Sixteen pixels at once

// The number of pixels from `pixels` to the next cache line, at least one.
INLINE long to_next_line(const uint32_t *pixels) {
    return wide_group - (long)((uintptr_t)pixels / sizeof *pixels % wide_group);
}

struct wide_solid { __m512i color, factor; };

AVX512 INLINE __m512i over_wide_solid(struct wide_solid v, const uint32_t *pixels) {
    __m512i below = _mm512_loadu_si512(pixels);
    __m512i even = _mm512_mulhrs_epi16(_mm512_and_si512(below, _mm512_set1_epi16(255)), v.factor);
    __m512i odd = _mm512_mulhrs_epi16(_mm512_srli_epi16(below, 8), v.factor);
    return _mm512_add_epi32(v.color, _mm512_or_si512(even, _mm512_slli_epi16(odd, 8)));
}

// Stores whole cache lines between the first and the last sixteen pixels. These two groups are unaligned: they are
// computed before any pixel is overwritten, and stored last. Pixels that they share with a cache line get the same
// value twice.
AVX512 void solid_over_avx512(uint32_t *pixels, long count, uint32_t color, long ahead) {
    const struct wide_solid v = {
        _mm512_set1_epi32((int)color), _mm512_set1_epi16((short)rounded_factor(255 - (color >> 24)))};
    uint32_t *last = pixels + count - wide_group;
    const __m512i first = over_wide_solid(v, pixels), rest = over_wide_solid(v, last);
    for (uint32_t *next = pixels + to_next_line(pixels); next < last; next += wide_group) {
        __builtin_prefetch(next + ahead);
        _mm512_store_si512(next, over_wide_solid(v, next));
    }
    _mm512_storeu_si512(pixels, first);
    _mm512_storeu_si512(last, rest);
}

// Multiplies sixteen pixels by factors of 0…255 and divides by 255, like `scaled_halves` for eight pixels.
AVX512 INLINE __m512i wide_scaled(__m512i pixels, __m512i factors) {
    const __m512i rounding = _mm512_set1_epi16(128), share = _mm512_set1_epi16(257);
    __m512i even = _mm512_mullo_epi16(_mm512_and_si512(pixels, _mm512_set1_epi16(255)), factors);
    __m512i odd = _mm512_mullo_epi16(_mm512_srli_epi16(pixels, 8), factors);
    even = _mm512_mulhi_epu16(_mm512_add_epi16(even, rounding), share);
    odd = _mm512_mulhi_epu16(_mm512_add_epi16(odd, rounding), share);
    return _mm512_or_si512(even, _mm512_slli_epi16(odd, 8));
}

// Composites sixteen pixels. Does not read the pixels below if all source pixels are opaque.
AVX512 INLINE __m512i wide_over(__m512i source, const void *below) {
    const __m512i alphas = _mm512_broadcast_i32x4(_mm_setr_epi8(3, -1, 3, -1, 7, -1, 7, -1, 11, -1, 11, -1, 15, -1, 15, -1));
    const __m512i inverse_alpha = _mm512_sub_epi16(_mm512_set1_epi16(255), _mm512_shuffle_epi8(source, alphas));
    if (_mm512_test_epi32_mask(inverse_alpha, inverse_alpha) == 0) return source;
    return _mm512_add_epi32(source, wide_scaled(_mm512_loadu_si512(below), inverse_alpha));
}

// Loads sixteen pixels in two halves. Sampled rows have just been stored in halves, and the processor cannot forward
// two stores to one load.
AVX512 INLINE __m512i load_in_halves(const uint32_t *pixels) {
    __m256i low = _mm256_loadu_si256((const __m256i *)pixels);
    // Prevents the compiler from merging the two loads into one.
    __asm__("" : "+v"(low));
    return _mm512_inserti64x4(_mm512_castsi256_si512(low), _mm256_loadu_si256((const __m256i *)(pixels + wide_group / 2)), 1);
}

AVX512 void row_over_avx512(uint32_t *restrict destination, const uint32_t *restrict source, long count) {
    const long last = count - wide_group;
    // The last sixteen pixels overlap the group before them, so they are read before the loop overwrites them.
    const __m512i below = _mm512_loadu_si512(destination + last);
    long i = 0;
    for (; i <= last; i += wide_group) {
        __builtin_prefetch(source + i + 8 * wide_group);
        __builtin_prefetch(destination + i + 8 * wide_group);
        const __m512i s = load_in_halves(source + i);
        if (_mm512_test_epi32_mask(s, s) == 0) continue;
        _mm512_storeu_si512(destination + i, wide_over(s, destination + i));
    }
    if (i < count) _mm512_storeu_si512(destination + last, wide_over(load_in_halves(source + last), &below));
}

#endif
