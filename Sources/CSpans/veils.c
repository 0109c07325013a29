// One translucent colour over a row, with AVX2.
#include "veils.h"
#include "pixels.h"

#ifdef HAS_AVX2
#include <immintrin.h>

// k with (p · k + 2¹⁴) / 2¹⁵ = p · f / 255, rounded, for all bytes p: the processor's rounded product in place of a product, a
// sum and another product. It is f · 257 / 2, or one more where one bit of these says so: found by trying all.
static uint16_t rounded_factor(uint32_t f) {
    static const uint32_t one_more[8] = {
        0x80002080, 0x00220020, 0x0A082200, 0x82020822, 0xA1208A20, 0xB022228A, 0x8A5B8AB6, 0x289A93AC,
    };
    return (uint16_t)((f * 257 >> 1) + (one_more[f / 32] >> f % 32 & 1));
}

struct veil { __m256i color, factor; };

AVX2 INLINE __m256i veiled(struct veil v, const uint32_t *pixels) {
    __m256i below = _mm256_loadu_si256((const __m256i *)pixels);
    __m256i even = _mm256_mulhrs_epi16(_mm256_and_si256(below, _mm256_set1_epi16(255)), v.factor);
    __m256i odd = _mm256_mulhrs_epi16(_mm256_srli_epi16(below, 8), v.factor);
    return _mm256_add_epi32(v.color, _mm256_or_si256(even, _mm256_slli_epi16(odd, 8)));
}

AVX2 void veils_over(uint32_t *pixels, long count, uint32_t color, long ahead) {
    const struct veil v = {_mm256_set1_epi32((int)color), _mm256_set1_epi16((short)rounded_factor(255 - (color >> 24)))};
    // The last eight partly lie below others that are composited: they are read before.
    __m256i *last = (__m256i *)(pixels + count - group), rest = _mm256_setzero_si256();
    if (count % group) rest = veiled(v, (const uint32_t *)last);
    long i = 0;
    for (; i + 2 * group <= count; i += 2 * group) {
        __builtin_prefetch(pixels + i + ahead);
        _mm256_storeu_si256((__m256i *)(pixels + i), veiled(v, pixels + i));
        _mm256_storeu_si256((__m256i *)(pixels + i + group), veiled(v, pixels + i + group));
    }
    if (i + group <= count) _mm256_storeu_si256((__m256i *)(pixels + i), veiled(v, pixels + i));
    if (count % group) _mm256_storeu_si256(last, rest);
}

#endif
