// SPDX-License-Identifier: MIT

// Taps and weights of bilinear samples, eight samples at once, with AVX2.
#ifndef ZOETROPE_BILINEAR_WEIGHTS_H
#define ZOETROPE_BILINEAR_WEIGHTS_H

#include "sample_coordinates.h"

#ifdef HAS_AVX2

// The taps of eight bilinear samples.
// - `at`: the offset of each sample's upper left pixel.
// - `vertical`: per sample, the weights of the lower and the upper pixels as two bytes, stored twice.
// - `horizontal`: per sample, the weights of the left and the right pixels in 16 bits each.
// - `is_empty`: whether all pixels under all eight samples are transparent.
struct taps {
    __m256i at, vertical, horizontal;
    long is_empty;
};

// Whether all pixels around eight coordinates are transparent.
AVX2 INLINE long all_empty(const struct samples_image *image, __m256i left, __m256i top) {
    const __m256i stride = _mm256_set1_epi32((image->width + samples_tile - 1) / samples_tile);
    uint32_t at[8] __attribute__((aligned(32)));
    __m256i tile = _mm256_add_epi32(
        _mm256_mullo_epi32(_mm256_srli_epi32(top, tile_bits), stride), _mm256_srli_epi32(left, tile_bits));
    _mm256_store_si256((__m256i *)at, tile);
    // Makes the compiler load the indices from memory, because extracting them from vector lanes is slower.
    __asm__("" : "+m"(at));
    const uint8_t *o = image->occupied;
    return !(o[at[0]] | o[at[1]] | o[at[2]] | o[at[3]] | o[at[4]] | o[at[5]] | o[at[6]] | o[at[7]]);
}

// Constants of an image, broadcast to all lanes.
struct bounds {
    const struct samples_image *image;
    // - `right`, `bottom`: the largest coordinates.
    // - `last_left`, `last_top`: the last column with a right neighbour and the last row with a lower neighbour. A
    //   coordinate on the very last pixel counts as 256/256 after the pixel before it.
    // - `whole`: the sum of a sample's left and right weight.
    __m256i right, bottom, last_left, last_top, stride, whole;
    // Two 16-bit numbers per lane. `steps`: the offset of the next column and the offset of the next row.
    // `whole_halves`: the number `whole` in both halves.
    __m256i steps, whole_halves;
    // `column_step`: column_step(image). `column_factor`: the factor that converts x to the number of a column.
    __m256i column_step, column_factor;
};

AVX2 INLINE struct bounds bounds_of(const struct samples_image *image, int32_t whole) {
    return (struct bounds){
        image,
        _mm256_set1_epi32((image->width - 1) << coordinate_bits),
        _mm256_set1_epi32((image->height - 1) << coordinate_bits),
        _mm256_set1_epi32(image->width - 2),
        _mm256_set1_epi32(image->height - 2),
        _mm256_set1_epi32(image->stride),
        _mm256_set1_epi32(whole),
        _mm256_set1_epi32((int32_t)((uint32_t)image->stride << 16 | 1)),
        _mm256_set1_epi16((int16_t)whole),
        _mm256_set1_epi32(column_step(image)),
        _mm256_set1_epi32(column_factor),
    };
}

// The part of a pixel's offset that the layout in columns adds: the number of columns before the pixel, times
// column_step. For eight pixels.
AVX2 INLINE __m256i before_columns(const struct bounds *p, __m256i left) {
    const __m256i column = _mm256_srli_epi32(_mm256_mulhi_epu16(left, p->column_factor), column_shift);
    return _mm256_mullo_epi32(column, p->column_step);
}

// Computes the taps of samples at eight coordinates.
AVX2 INLINE void weigh(struct taps *taps, const struct bounds *p, __m256i x, __m256i y) {
    const __m256i zero = _mm256_setzero_si256();
    x = _mm256_min_epi32(_mm256_max_epi32(x, zero), p->right);
    y = _mm256_min_epi32(_mm256_max_epi32(y, zero), p->bottom);
    __m256i left = _mm256_min_epi32(_mm256_srli_epi32(x, coordinate_bits), p->last_left);
    __m256i top = _mm256_min_epi32(_mm256_srli_epi32(y, coordinate_bits), p->last_top);
    __m256i fx = _mm256_srli_epi32(_mm256_sub_epi32(x, _mm256_slli_epi32(left, coordinate_bits)), 4);
    __m256i fy = _mm256_srli_epi32(_mm256_sub_epi32(y, _mm256_slli_epi32(top, coordinate_bits)), 4);
    fy = _mm256_add_epi32(fy, _mm256_cmpgt_epi32(fy, _mm256_set1_epi32(128)));
    // `vertical` has fy in the upper byte and 255 − fy in the lower byte of each 16-bit half. `horizontal` has the
    // right weight in the upper half and the left one in the lower half.
    __m256i wy = _mm256_sub_epi32(_mm256_slli_epi32(fy, 8), fy);
    __m256i wx = _mm256_srli_epi32(_mm256_madd_epi16(fx, p->whole), fraction_bits);
    wy = _mm256_add_epi32(wy, _mm256_set1_epi32(255));
    taps->vertical = _mm256_or_si256(wy, _mm256_slli_epi32(wy, 16));
    taps->horizontal = _mm256_add_epi32(_mm256_sub_epi32(_mm256_slli_epi32(wx, 16), wx), p->whole);
    taps->at = _mm256_add_epi32(
        _mm256_add_epi32(_mm256_mullo_epi32(top, p->stride), left), before_columns(p, left));
    taps->is_empty = p->image->occupied && all_empty(p->image, left, top);
}

// The shift that converts 4096ths to 65536ths of a pixel. In 65536ths, the integer and the fractional part are the two
// halves of a 32-bit lane.
enum { fine_bits = 4 };

// As `weigh`, for coordinates in the interior of an image, in 65536ths of a pixel. Takes half as many instructions.
AVX2 INLINE void weigh_inside(struct taps *taps, const struct bounds *p, __m256i x, __m256i y) {
    const __m256i left = _mm256_srli_epi32(x, 16);
    // Shuffles the upper 8 bits f of each fraction to f · 256 in both 16-bit halves of its lane. The rounded product of
    // f · 256 with 255 / 65536 is then f, or f − 1 if f > 128.
    const __m256i fractions = _mm256_broadcastsi128_si256(
        _mm_setr_epi32((int)0x01800180, (int)0x05800580, (int)0x09800980, (int)0x0D800D80));
    const __m256i whole = _mm256_set1_epi16(255);
    const __m256i fy = _mm256_mulhi_epu16(_mm256_or_si256(_mm256_shuffle_epi8(y, fractions), _mm256_set1_epi16(129)), whole);
    taps->vertical = _mm256_add_epi16(_mm256_sub_epi16(_mm256_slli_epi16(fy, 8), fy), whole);
    // `wx` is the right weight. The left weight is the whole weight minus `wx`.
    const __m256i wx = _mm256_mulhi_epu16(_mm256_shuffle_epi8(x, fractions), p->whole_halves);
    taps->horizontal = _mm256_add_epi16(_mm256_sign_epi16(wx, _mm256_set1_epi32(0x0001FFFF)), p->whole);
    taps->at = _mm256_add_epi32(
        _mm256_madd_epi16(_mm256_blend_epi16(left, y, 0xAA), p->steps), before_columns(p, left));
    taps->is_empty = p->image->occupied && all_empty(p->image, left, _mm256_srli_epi32(y, 16));
}

#endif
#endif
