// SPDX-License-Identifier: MIT

// Means of bilinear samples whose taps are known, eight pixels at once, with AVX2.
#ifndef ZOETROPE_BILINEAR_MEANS_H
#define ZOETROPE_BILINEAR_MEANS_H

#include "bilinear_weights.h"

#ifdef HAS_AVX2

// The two horizontal neighbours of a sample: eight bytes.
AVX2 INLINE __m128i pair(const uint32_t *p) { return _mm_loadl_epi64((const __m128i *)p); }

// Loads the neighbours of two samples. In the interior, the second load reads sixteen bytes, which costs no more than
// reading eight. It may read two pixels past the end of a row: padding, or pixels of the row below.
AVX2 INLINE __m256i pairs(const uint32_t *p, const uint32_t *q, int is_inside) {
    return both(pair(p), is_inside ? _mm_loadu_si128((const __m128i *)q) : pair(q));
}

// Broadcasts 32-bit element j of each 128-bit half over that half.
AVX2 INLINE __m256i spread_out(__m256i lanes, int j) {
    switch (j) {
    case 0: return _mm256_shuffle_epi32(lanes, 0x00);
    case 1: return _mm256_shuffle_epi32(lanes, 0x55);
    case 2: return _mm256_shuffle_epi32(lanes, 0xAA);
    default: return _mm256_shuffle_epi32(lanes, 0xFF);
    }
}

// The mean of `samples` bilinear samples, for each of eight pixels. Step j handles pixel j in the lower half of a
// 256-bit register and pixel j + 4 in the upper half. In a half, the bytes of the upper and the lower row alternate:
// first the left tap's bytes, then the right tap's.
//
// - Parameters:
//   - is_inside: Whether memory up to two pixels beyond any tap may be read.
//   - looks_ahead: Whether to prefetch the pixels `ahead` pixels further on, which the next row will read.
AVX2 INLINE __m256i mean_of(
    const struct taps *taps, const struct samples_image *image, int32_t samples, int is_inside, int looks_ahead, long ahead) {
    const __m256i zero = _mm256_setzero_si256();
    const __m256i bias = _mm256_set1_epi8((char)0x80);
    // A shuffle that broadcasts a pixel's two horizontal weights, each to four 16-bit elements.
    __m256i spread_x = _mm256_broadcastsi128_si256(_mm_set_epi64x(0x0302030203020302, 0x0100010001000100));
    // Hides the value from the compiler, which would otherwise split each shuffle by it into two.
    __asm__("" : "+x"(spread_x));
    const uint32_t *upper = image->base, *lower = upper + image->stride;
    const uint32_t *soon = lower + ahead, *above = upper + ahead;
    __m256i sums[4] = {zero, zero, zero, zero};
    for (int32_t s = 0; s < samples; s++, taps++) {
        if (taps->is_empty) {
            // Loads no pixels: adds transparent ones, with the weights that the loaded ones would have.
            const __m256i transparent = _mm256_set1_epi16(-128 * 255);
            for (int j = 0; j < 4; j++) {
                __m256i spread = _mm256_add_epi8(spread_x, _mm256_set1_epi8((char)(4 * j)));
                __m256i horizontal = _mm256_shuffle_epi8(taps->horizontal, spread);
                sums[j] = _mm256_adds_epi16(sums[j], _mm256_mulhrs_epi16(transparent, horizontal));
            }
            continue;
        }
        const uint32_t *at = (const uint32_t *)&taps->at;
        for (int j = 0; j < 4; j++) {
            const size_t a = at[j], b = at[j + 4];
            // Prefetches every second pixel, because adjacent pixels share cache lines. Prefetches both rows, because
            // they share no cache lines if the image is laid out in columns.
            if (looks_ahead && j % 2 == 0) {
                __builtin_prefetch(soon + a, 0, 2);
                __builtin_prefetch(soon + b, 0, 2);
                __builtin_prefetch(above + a, 0, 2);
                __builtin_prefetch(above + b, 0, 2);
            }
            const __m256i near = _mm256_unpacklo_epi8(
                pairs(upper + a, upper + b, is_inside), pairs(lower + a, lower + b, is_inside));
            const __m256i place = _mm256_set1_epi8((char)(4 * j));
            __m256i vertical = spread_out(taps->vertical, j);
            __m256i horizontal = _mm256_shuffle_epi8(taps->horizontal, _mm256_add_epi8(spread_x, place));
            __m256i means = _mm256_maddubs_epi16(vertical, _mm256_xor_si256(near, bias));
            sums[j] = _mm256_adds_epi16(sums[j], _mm256_mulhrs_epi16(means, horizontal));
        }
    }
    // Adds the left taps to the right taps. `low` gets pixels 0, 1 | 4, 5 and `high` gets pixels 2, 3 | 6, 7.
    __m256i low = _mm256_adds_epi16(_mm256_unpacklo_epi64(sums[0], sums[1]), _mm256_unpackhi_epi64(sums[0], sums[1]));
    __m256i high = _mm256_adds_epi16(_mm256_unpacklo_epi64(sums[2], sums[3]), _mm256_unpackhi_epi64(sums[2], sums[3]));
    // The factor with which `_mm256_mulhrs_epi16` shifts to the right by sum_shift_of(samples) bits and rounds.
    const __m256i part = _mm256_set1_epi16((short)(1 << (15 - sum_shift_of(samples))));
    low = _mm256_mulhrs_epi16(low, part);
    high = _mm256_mulhrs_epi16(high, part);
    return _mm256_xor_si256(_mm256_packs_epi16(low, high), bias);
}

// Stores the first `count` of eight pixels.
AVX2 INLINE void store_pixels(uint32_t *target, __m256i pixels, long count) {
    if (count >= samples_lanes) {
        _mm256_storeu_si256((__m256i *)target, pixels);
        return;
    }
    const __m256i numbers = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
    _mm256_maskstore_epi32((int *)target, _mm256_cmpgt_epi32(_mm256_set1_epi32((int)count), numbers), pixels);
}

#endif
#endif
