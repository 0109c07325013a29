// SPDX-License-Identifier: MIT

// Bilinear samples with AVX2, eight pixels at once.
#include "interior_runs.h"
#include "bilinear_weights.h"

#ifdef HAS_AVX2

// MARK: - Finding taps
//
// Taps of many samples are found before the first pixel is read. Finding them is a chain of steps that fills the
// processor's window, so that it cannot start the loads behind them: eight pixels at a time from first to last took half
// as long again.

// The most samples that eight pixels can have.
enum { most_samples = 32 };

INLINE const struct samples_footprint *footprint_after(const struct samples_footprint *f, long bytes) {
    return (const struct samples_footprint *)((const char *)f + bytes);
}

// All samples of eight pixels, then those of the next eight, whose footprint lies `step` bytes farther on.
AVX2 INLINE void find_taps(
    struct taps *taps, const struct samples_image *image, const struct samples_row *row, long first, long count,
    const struct samples_footprint *f, long step, int32_t whole, int is_inside) {
#pragma clang fp contract(off)
    struct samples_row r = *row;
    // Hidden from the compiler, which would load both operands of the comparison at once: too soon after two separate
    // stores.
    __asm__("" : "+x"(r.dw));
    const int is_affine = r.dw == 0 && r.w0 == 1;
    struct numbers n;
    n.low = _mm256_set1_pd((double)first) + _mm256_setr_pd(0, 1, 2, 3);
    n.high = n.low + 4;
    const struct bounds p = bounds_of(image, whole);
    const int bits = is_inside ? fine_bits : 0;
    const int32_t major_count = f->major_count, minor_count = f->minor_count;
    for (long i = 0; i < count; i += samples_lanes, f = footprint_after(f, step)) {
        const __m256i major_x = _mm256_slli_epi32(eight(f->major_x), bits), major_y = _mm256_slli_epi32(eight(f->major_y), bits);
        const __m256i minor_x = _mm256_slli_epi32(eight(f->minor_x), bits), minor_y = _mm256_slli_epi32(eight(f->minor_y), bits);
        const __m256i first_x = eight(f->x), first_y = eight(f->y);
        if (!is_inside && count - i < samples_lanes) {
            // Lanes beyond the last pixel repeat it: near a horizon they would be far away, in memory that nobody has touched yet.
            const __m256d last = _mm256_set1_pd((double)(first + count - 1));
            n.low = _mm256_min_pd(n.low, last);
            n.high = _mm256_min_pd(n.high, last);
        }
        __m256i x, y;
        // An affine row needs no division for each pixel, which would be by 1. The coordinates are the same.
        if (is_affine) {
            x = eight_coordinates(n, r.u0, r.du, NULL, r.right, r.offset, is_inside);
            y = eight_coordinates(n, r.v0, r.dv, NULL, r.bottom, r.offset, is_inside);
        } else {
            const struct numbers factors = reciprocals(depths(n, r.w0, r.dw), is_inside && r.dw != 0);
            x = eight_coordinates(n, r.u0, r.du, &factors, r.right, r.offset, is_inside);
            y = eight_coordinates(n, r.v0, r.dv, &factors, r.bottom, r.offset, is_inside);
        }
        n.low += samples_lanes;
        n.high += samples_lanes;
        __m256i start_x = _mm256_slli_epi32(_mm256_add_epi32(x, first_x), bits);
        __m256i start_y = _mm256_slli_epi32(_mm256_add_epi32(y, first_y), bits);
        for (int32_t across = 0; across < minor_count; across++) {
            __m256i sample_x = start_x, sample_y = start_y;
            for (int32_t along = 0; along < major_count; along++, taps++) {
                if (is_inside)
                    weigh_inside(taps, &p, sample_x, sample_y);
                else
                    weigh(taps, &p, sample_x, sample_y);
                sample_x = _mm256_add_epi32(sample_x, major_x);
                sample_y = _mm256_add_epi32(sample_y, major_y);
            }
            start_x = _mm256_add_epi32(start_x, minor_x);
            start_y = _mm256_add_epi32(start_y, minor_y);
        }
    }
}

// One sample for each pixel of an affine row: three steps for a coordinate in place of ten.
AVX2 INLINE void find_affine_taps(
    struct taps *taps, const struct samples_image *image, const struct affine_row *row, long first, long count,
    int is_inside) {
    const struct bounds p = bounds_of(image, whole_weight);
    const int bits = is_inside ? fine_bits : 0;
    struct affine_coordinates x = affine_coordinates(row->x, row->dx, first, bits);
    struct affine_coordinates y = affine_coordinates(row->y, row->dy, first, bits);
    for (long i = 0; i < count; i += samples_lanes, taps++) {
        if (is_inside)
            weigh_inside(taps, &p, next_coordinates(&x), next_coordinates(&y));
        else
            weigh(taps, &p, next_coordinates(&x), next_coordinates(&y));
    }
}

// MARK: - Loading taps

// The two horizontal neighbours of a sample: eight bytes.
AVX2 INLINE __m128i pair(const uint32_t *p) { return _mm_loadl_epi64((const __m128i *)p); }

// Those of two samples. A load of sixteen bytes costs no more than one of eight. It may reach two pixels past the end of
// a row, into its padding or the row below.
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

// Eight pixels at once. A 256-bit register holds two of them, j and j + 4; in each half, the bytes of the left and the
// right tap alternate between upper and lower row.
AVX2 INLINE __m256i mean_of(
    const struct taps *taps, const struct samples_image *image, int32_t samples, int sum_shift, int is_inside) {
    const __m256i zero = _mm256_setzero_si256();
    const __m256i bias = _mm256_set1_epi8((char)0x80);
    // Broadcasts a pixel's two horizontal weights, each over half of the lane.
    __m256i spread_x = _mm256_broadcastsi128_si256(_mm_set_epi64x(0x0302030203020302, 0x0100010001000100));
    // Hidden from the compiler, which would make two shuffles out of one.
    __asm__("" : "+x"(spread_x));
    const uint32_t *upper = image->base, *lower = upper + image->stride;
    const uint32_t *soon = lower + image->ahead, *above = upper + image->ahead;
    __m256i sums[4] = {zero, zero, zero, zero};
    for (int32_t s = 0; s < samples; s++, taps++) {
        if (taps->is_empty) {
            // No loads: the taps of transparent pixels have the same weights.
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
            // Prefetching every second pixel is enough: neighbours share cache lines. Both rows: in a column they do not.
            if (j % 2 == 0) {
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
    // Left and right taps together: pixels 0, 1 | 4, 5 and 2, 3 | 6, 7.
    __m256i low = _mm256_adds_epi16(_mm256_unpacklo_epi64(sums[0], sums[1]), _mm256_unpackhi_epi64(sums[0], sums[1]));
    __m256i high = _mm256_adds_epi16(_mm256_unpacklo_epi64(sums[2], sums[3]), _mm256_unpackhi_epi64(sums[2], sums[3]));
    // A rounded shift to the right by sum_shift.
    const __m256i part = _mm256_set1_epi16((short)(1 << (15 - sum_shift)));
    low = _mm256_mulhrs_epi16(low, part);
    high = _mm256_mulhrs_epi16(high, part);
    return _mm256_xor_si256(_mm256_packs_epi16(low, high), bias);
}

// MARK: - Rows

// - Parameters:
//   - affine: The row, if it is affine and one sample makes a pixel; else NULL.
//   - step: From the footprint of eight pixels to the next one, in bytes.
//   - is_inside: Whether all samples of the pixels are, up to a whole group of eight.
AVX2 INLINE void sample_pixels(
    uint32_t *pixels, const struct samples_image *image, const struct samples_row *row,
    const struct affine_row *affine, long first, long count, const struct samples_footprint *f, long step, int is_inside) {
    // A local copy: stores to pixels cannot alias it.
    const struct samples_image p = *image;
    const int32_t samples = f->major_count * f->minor_count, weight = weight_of(samples);
    const int sum_shift = sum_shift_of(samples);
    struct taps taps[most_samples];
    long at_once = most_samples / samples * samples_lanes;
    for (long done = 0; done < count; done += at_once) {
        long end = count - done < at_once ? count : done + at_once;
        if (affine)
            find_affine_taps(taps, &p, affine, first + done, end - done, is_inside);
        else
            find_taps(
                taps, &p, row, first + done, end - done, footprint_after(f, done / samples_lanes * step), step, weight,
                is_inside);
        const struct taps *next = taps;
        long i = done;
        for (; i + samples_lanes <= end; i += samples_lanes, next += samples)
            _mm256_storeu_si256((__m256i *)(pixels + i), mean_of(next, &p, samples, sum_shift, is_inside));
        if (i < end) {
            const __m256i numbers = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
            const __m256i rest = _mm256_cmpgt_epi32(_mm256_set1_epi32((int)(end - i)), numbers);
            _mm256_maskstore_epi32((int *)(pixels + i), rest, mean_of(next, &p, samples, sum_shift, is_inside));
        }
    }
}

// How to sample pixels of a row.
typedef void sampler(
    uint32_t *pixels, const struct samples_image *image, const struct samples_row *row,
    const struct affine_row *affine, long first, long count, const struct samples_footprint *f);

// Functions of their own, so that none prepares what only another one needs: calls for eight pixels are frequent.
#define SAMPLER(name, instructions, affine, footprint, is_inside)                                                    \
    instructions __attribute__((noinline)) static void name(                                                           \
        uint32_t *pixels, const struct samples_image *image, const struct samples_row *row,                        \
        const struct affine_row *affine_row, long first, long count, const struct samples_footprint *f) {          \
        sample_pixels(pixels, image, row, affine, first, count, footprint, 0, is_inside);                          \
    }

SAMPLER(many, AVX2, NULL, f, 0)
SAMPLER(many_inside, AVX2, NULL, f, 1)
SAMPLER(one, AVX2, NULL, &single, 0)
SAMPLER(one_inside, AVX2, NULL, &single, 1)
SAMPLER(affine_one, AVX2, affine_row, &single, 0)
SAMPLER(affine_one_inside, AVX2, affine_row, &single, 1)
// The state of eight pixels fits into 32 registers: means of four take an eighth less time, single samples under a tilt a
// twentieth. Affine rows need fewer registers.
SAMPLER(many_avx512vl, AVX512, NULL, f, 0)
SAMPLER(many_inside_avx512vl, AVX512, NULL, f, 1)
SAMPLER(one_avx512vl, AVX512, NULL, &single, 0)
SAMPLER(one_inside_avx512vl, AVX512, NULL, &single, 1)

// Each eight pixels with a footprint of their own.
#define MANY_FOOTPRINTS(name, instructions)                                                                            \
    instructions __attribute__((noinline)) static void name(                                                           \
        uint32_t *pixels, const struct samples_image *image, const struct samples_row *row, long first, long count,    \
        const struct samples_footprint *f, long step) {                                                                \
        sample_pixels(pixels, image, row, NULL, first, count, f, step, 1);                                             \
    }

MANY_FOOTPRINTS(footprints_inside, AVX2)
MANY_FOOTPRINTS(footprints_inside_avx512vl, AVX512)

// Samples anywhere, and samples in the interior of the image; both give the same bytes.
struct samplers { sampler *anywhere, *within; };

// For fewer pixels than this, looking for interior runs does not pay.
enum { least_inside = 16 };

AVX2 INLINE void sample(
    uint32_t *pixels, const struct samples_image *image, const struct samples_row *row,
    const struct affine_row *affine, long first, long count, const struct samples_footprint *f, struct samplers by) {
    if (count < least_inside || !fits_16_bits(image)) {
        by.anywhere(pixels, image, row, affine, first, count, f);
        return;
    }
    const long end = first + ((count + samples_lanes - 1) & -samples_lanes);
    if (affine && is_affine_inside(image, affine, first, end)) {
        by.within(pixels, image, row, affine, first, count, f);
        return;
    }
    const struct distances d = distances(image, row, reach_of(f));
    if (!affine && are_inside(&d, first, end)) {
        by.within(pixels, image, row, affine, first, count, f);
        return;
    }
    const struct run middle = inside(&d, first, end);
    const long before = middle.from - first, done = middle.end - first < count ? middle.end - first : count;
    if (before > 0) by.anywhere(pixels, image, row, affine, first, before, f);
    if (done > before) by.within(pixels + before, image, row, affine, middle.from, done - before, f);
    if (count > done) by.anywhere(pixels + done, image, row, affine, first + done, count - done, f);
}

AVX2 void bilinear_mean_avx2(
    uint32_t *pixels, const struct samples_image *image, const struct samples_row *row, long first, long count,
    const struct samples_footprint *f) {
    const struct samplers by =
        has_avx512vl() ? (struct samplers){many_avx512vl, many_inside_avx512vl} : (struct samplers){many, many_inside};
    sample(pixels, image, row, NULL, first, count, f, by);
}

AVX2 void bilinear_avx2(
    uint32_t *pixels, const struct samples_image *image, const struct samples_row *row, long first, long count) {
    struct affine_row affine;
    if (make_affine_row(&affine, row)) {
        const struct samplers by = {affine_one, affine_one_inside};
        sample(pixels, image, row, &affine, first, count, &single, by);
        return;
    }
    const struct samplers by =
        has_avx512vl() ? (struct samplers){one_avx512vl, one_inside_avx512vl} : (struct samplers){one, one_inside};
    sample(pixels, image, row, NULL, first, count, &single, by);
}

AVX2 int bilinear_mean_inside_avx2(
    uint32_t *pixels, const struct samples_image *image, const struct samples_row *row, long first, long count,
    const struct samples_footprint *f, long step) {
    if (!fits_16_bits(image)) return 0;
    if (step == 0) (has_avx512vl() ? many_inside_avx512vl : many_inside)(pixels, image, row, NULL, first, count, f);
    else (has_avx512vl() ? footprints_inside_avx512vl : footprints_inside)(pixels, image, row, first, count, f, step);
    return 1;
}

AVX2 int bilinear_inside_avx2(
    uint32_t *pixels, const struct samples_image *image, const struct samples_row *row, long first, long count) {
    struct affine_row affine;
    if (!fits_16_bits(image)) return 0;
    if (make_affine_row(&affine, row)) affine_one_inside(pixels, image, row, &affine, first, count, &single);
    else (has_avx512vl() ? one_inside_avx512vl : one_inside)(pixels, image, row, NULL, first, count, &single);
    return 1;
}

#endif
