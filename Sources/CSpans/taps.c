// Bilinear samples with AVX2, eight pixels at once.
#include "places.h"

#ifdef HAS_AVX2

// The two pixels of a row that meet at a sample, eight bytes.
INLINE AVX2 __m128i pair(const uint32_t *p) { return _mm_loadl_epi64((const __m128i *)p); }

INLINE AVX2 __m256i eight(const int32_t *p) { return _mm256_loadu_si256((const __m256i *)p); }

// What eight samples are made of: the place in memory of the left upper pixel of each, the weights of upper and lower
// pixels in bytes, those of left and right ones in 16 bits; and whether nothing is to be seen there.
//
// They are found for many samples before the first pixel is read. Finding takes so many steps, one after the other,
// that a processor cannot look beyond them for what else there is to be read: eight pixels at a time from first to last
// took half as long again.
struct taps {
    __m256i at, vertical, horizontal;
    long is_empty;
};

// As many as eight pixels can have.
enum { most_samples = 32 };

// Whether all pixels around eight places are transparent.
AVX2 INLINE long all_empty(const struct samples_picture *picture, __m256i left, __m256i top) {
    const __m256i stride = _mm256_set1_epi32((picture->width + samples_tile - 1) / samples_tile);
    uint32_t at[8] __attribute__((aligned(32)));
    __m256i tile = _mm256_add_epi32(
        _mm256_mullo_epi32(_mm256_srli_epi32(top, tile_bits), stride), _mm256_srli_epi32(left, tile_bits));
    _mm256_store_si256((__m256i *)at, tile);
    // Loads from memory are cheaper than moves out of lanes, which the compiler would make of them.
    __asm__("" : "+m"(at));
    const uint8_t *o = picture->occupied;
    return !(o[at[0]] | o[at[1]] | o[at[2]] | o[at[3]] | o[at[4]] | o[at[5]] | o[at[6]] | o[at[7]]);
}

// What is known of a picture before it is looked at.
struct bounds {
    const struct samples_picture *picture;
    // The last pixel that has a neighbour: on the last one itself the fraction is 256.
    __m256i right, bottom, last_left, last_top, stride, whole;
};

AVX2 INLINE struct bounds bounds_of(const struct samples_picture *picture, int32_t whole) {
    return (struct bounds){
        picture,
        _mm256_set1_epi32((picture->width - 1) << place_bits),
        _mm256_set1_epi32((picture->height - 1) << place_bits),
        _mm256_set1_epi32(picture->width - 2),
        _mm256_set1_epi32(picture->height - 2),
        _mm256_set1_epi32(picture->stride),
        _mm256_set1_epi32(whole),
    };
}

// The taps of samples at eight places.
AVX2 INLINE void weigh(struct taps *taps, const struct bounds *p, __m256i x, __m256i y) {
    const __m256i zero = _mm256_setzero_si256();
    x = _mm256_min_epi32(_mm256_max_epi32(x, zero), p->right);
    y = _mm256_min_epi32(_mm256_max_epi32(y, zero), p->bottom);
    __m256i left = _mm256_min_epi32(_mm256_srli_epi32(x, place_bits), p->last_left);
    __m256i top = _mm256_min_epi32(_mm256_srli_epi32(y, place_bits), p->last_top);
    __m256i fx = _mm256_srli_epi32(_mm256_sub_epi32(x, _mm256_slli_epi32(left, place_bits)), 4);
    __m256i fy = _mm256_srli_epi32(_mm256_sub_epi32(y, _mm256_slli_epi32(top, place_bits)), 4);
    fy = _mm256_add_epi32(fy, _mm256_cmpgt_epi32(fy, _mm256_set1_epi32(128)));
    // 255 − fy below fy; the left weight below the right one.
    __m256i wy = _mm256_sub_epi32(_mm256_slli_epi32(fy, 8), fy);
    __m256i wx = _mm256_srli_epi32(_mm256_madd_epi16(fx, p->whole), fraction_bits);
    taps->vertical = _mm256_add_epi32(wy, _mm256_set1_epi32(255));
    taps->horizontal = _mm256_add_epi32(_mm256_sub_epi32(_mm256_slli_epi32(wx, 16), wx), p->whole);
    taps->at = _mm256_add_epi32(_mm256_mullo_epi32(top, p->stride), left);
    taps->is_empty = p->picture->occupied && all_empty(p->picture, left, top);
}

// All samples of eight pixels after those of the eight before.
AVX2 INLINE void find_taps(
    struct taps *taps, const struct samples_picture *picture, const struct samples_row *row, long first, long count,
    const struct samples_footprint *f, int32_t whole) {
#pragma clang fp contract(off)
    const struct samples_row r = *row;
    const int is_affine = r.dw == 0 && r.w0 == 1;
    struct numbers n;
    n.low = _mm256_set1_pd((double)first) + _mm256_setr_pd(0, 1, 2, 3);
    n.high = n.low + 4;
    const struct bounds p = bounds_of(picture, whole);
    const __m256i long_x = eight(f->long_x), long_y = eight(f->long_y);
    const __m256i short_x = eight(f->short_x), short_y = eight(f->short_y);
    for (long i = 0; i < count; i += samples_lanes) {
        __m256i x, y;
        // Without a division for each pixel, to the same places: it would be by 1.
        if (is_affine) {
            x = eight_places(n, r.u0, r.du, NULL, r.right, r.offset);
            y = eight_places(n, r.v0, r.dv, NULL, r.bottom, r.offset);
        } else {
            const __m256d one = _mm256_set1_pd(1), least = _mm256_set1_pd(1e-9);
            struct numbers factors;
            factors.low = one / _mm256_max_pd(_mm256_set1_pd(r.w0) + n.low * _mm256_set1_pd(r.dw), least);
            factors.high = one / _mm256_max_pd(_mm256_set1_pd(r.w0) + n.high * _mm256_set1_pd(r.dw), least);
            x = eight_places(n, r.u0, r.du, &factors, r.right, r.offset);
            y = eight_places(n, r.v0, r.dv, &factors, r.bottom, r.offset);
        }
        n.low += samples_lanes;
        n.high += samples_lanes;
        __m256i start_x = _mm256_add_epi32(x, eight(f->x)), start_y = _mm256_add_epi32(y, eight(f->y));
        for (int32_t across = 0; across < f->shorts; across++) {
            __m256i place_x = start_x, place_y = start_y;
            for (int32_t along = 0; along < f->longs; along++, taps++) {
                weigh(taps, &p, place_x, place_y);
                place_x = _mm256_add_epi32(place_x, long_x);
                place_y = _mm256_add_epi32(place_y, long_y);
            }
            start_x = _mm256_add_epi32(start_x, short_x);
            start_y = _mm256_add_epi32(start_y, short_y);
        }
    }
}

// One sample of each pixel of a straight row: three steps for a coordinate in place of ten.
AVX2 INLINE void find_straight_taps(
    struct taps *taps, const struct samples_picture *picture, const struct straight_row *row, long first, long count) {
    const struct bounds p = bounds_of(picture, whole_weight);
    struct straight_places x = straight_places(row->x, row->dx, first), y = straight_places(row->y, row->dy, first);
    for (long i = 0; i < count; i += samples_lanes, taps++) weigh(taps, &p, next_places(&x), next_places(&y));
}

// Eight pixels at once. Lanes: a register of 256 bits holds two pixels, j and j + 4; in each half, the bytes of the left
// and of the right tap, from above and from below in turn.
AVX2 INLINE void add_taps(
    uint32_t *pixels, const struct taps *taps, const struct samples_picture *picture, int32_t samples, int sum_shift) {
    const __m256i zero = _mm256_setzero_si256();
    const __m256i bias = _mm256_set1_epi8((char)0x80);
    // Spread a pixel's 16 bits of vertical weights over the lane, and its two horizontal weights over a half each.
    __m256i spread_y = _mm256_broadcastsi128_si256(_mm_set1_epi16(0x0100));
    __m256i spread_x = _mm256_broadcastsi128_si256(_mm_set_epi64x(0x0302030203020302, 0x0100010001000100));
    // Hidden from the compiler, which would make two shuffles out of one.
    __asm__("" : "+x"(spread_y), "+x"(spread_x));
    const uint32_t *upper = picture->base, *lower = upper + picture->stride;
    const uint32_t *soon = upper + picture->ahead, *below_soon = lower + picture->ahead;
    __m256i sums[4] = {zero, zero, zero, zero};
    for (int32_t s = 0; s < samples; s++, taps++) {
        if (taps->is_empty) {
            // Nothing to be loaded: taps of transparent pixels weigh the same.
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
            __builtin_prefetch(soon + a, 0, 2);
            __builtin_prefetch(below_soon + a, 0, 2);
            __builtin_prefetch(soon + b, 0, 2);
            __builtin_prefetch(below_soon + b, 0, 2);
            __m256i near = both(
                _mm_unpacklo_epi8(pair(upper + a), pair(lower + a)), _mm_unpacklo_epi8(pair(upper + b), pair(lower + b)));
            const __m256i place = _mm256_set1_epi8((char)(4 * j));
            __m256i vertical = _mm256_shuffle_epi8(taps->vertical, _mm256_add_epi8(spread_y, place));
            __m256i horizontal = _mm256_shuffle_epi8(taps->horizontal, _mm256_add_epi8(spread_x, place));
            __m256i means = _mm256_maddubs_epi16(vertical, _mm256_xor_si256(near, bias));
            sums[j] = _mm256_adds_epi16(sums[j], _mm256_mulhrs_epi16(means, horizontal));
        }
    }
    // Left and right taps together: pixels 0, 1 | 4, 5 and 2, 3 | 6, 7.
    __m256i low = _mm256_adds_epi16(_mm256_unpacklo_epi64(sums[0], sums[1]), _mm256_unpackhi_epi64(sums[0], sums[1]));
    __m256i high = _mm256_adds_epi16(_mm256_unpacklo_epi64(sums[2], sums[3]), _mm256_unpackhi_epi64(sums[2], sums[3]));
    const __m256i half = _mm256_set1_epi16((short)(1 << (sum_shift - 1)));
    const __m128i count = _mm_cvtsi32_si128(sum_shift);
    low = _mm256_sra_epi16(_mm256_adds_epi16(low, half), count);
    high = _mm256_sra_epi16(_mm256_adds_epi16(high, half), count);
    _mm256_storeu_si256((__m256i *)pixels, _mm256_xor_si256(_mm256_packs_epi16(low, high), bias));
}

// - Parameter straight: NULL where there is perspective, or where several samples make a pixel.
AVX2 INLINE void mean_each(
    uint32_t *pixels, const struct samples_picture *picture, const struct samples_row *row,
    const struct straight_row *straight, long first, long count, const struct samples_footprint *f) {
    int32_t samples = f->longs * f->shorts, weight = weight_of(samples);
    int sum_shift = sum_shift_of(samples);
    struct taps taps[most_samples];
    long at_once = most_samples / samples * samples_lanes;
    for (long done = 0; done < count; done += at_once) {
        long end = count - done < at_once ? count : done + at_once;
        if (straight)
            find_straight_taps(taps, picture, straight, first + done, end - done);
        else
            find_taps(taps, picture, row, first + done, end - done, f, weight);
        const struct taps *next = taps;
        long i = done;
        for (; i + samples_lanes <= end; i += samples_lanes, next += samples)
            add_taps(pixels + i, next, picture, samples, sum_shift);
        if (i < end) {
            uint32_t rest[samples_lanes];
            add_taps(rest, next, picture, samples, sum_shift);
            for (long j = i; j < end; j++) pixels[j] = rest[j - i];
        }
    }
}

AVX2 void taps_mean(
    uint32_t *pixels, const struct samples_picture *picture, const struct samples_row *row, long first, long count,
    const struct samples_footprint *f) {
    mean_each(pixels, picture, row, NULL, first, count, f);
}

// The same with loops of one turn, which the compiler takes away.
AVX2 void taps_bilinear(
    uint32_t *pixels, const struct samples_picture *picture, const struct samples_row *row, long first, long count) {
    struct straight_row straight;
    mean_each(pixels, picture, row, is_straight(&straight, row) ? &straight : NULL, first, count, &single);
}

#endif
