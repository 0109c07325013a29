// SPDX-License-Identifier: MIT

// Samples runs of pixels with AVX2, either under a projection or with several samples per pixel.
//
// A group is eight pixels. Three passes handle a batch of groups: they compute coordinates, then taps, then colours.
// For one group, the first and the third pass are long chains of dependent instructions. Within a pass, the processor
// overlaps the chains of several groups. If each group went through all passes before the next group, the instructions
// of one group would fill the processor's instruction window, and the next chain could not begin.
#include "bilinear_means.h"
#include "interior_runs.h"

#ifdef HAS_AVX2

// The limits of a batch: `taps_at_once` elements of `struct taps`, and `groups_at_once` groups of eight pixels. A group
// has at most 32 elements of `struct taps`.
enum { taps_at_once = 64, groups_at_once = 16 };

// Eight pixels of a run and their coordinates.
struct group_of_run {
    __m256i x, y;
    const struct samples_run *run;
    uint32_t *pixels;
    // The number of pixels to store.
    int32_t count;
    int32_t is_inside;
};

// Computes the coordinates of the eight pixels from `first` on.
AVX2 INLINE void locate(struct group_of_run *group, const struct samples_row *row, long first, int is_inside) {
#pragma clang fp contract(off)
    struct numbers n;
    n.low = _mm256_set1_pd((double)first) + _mm256_setr_pd(0, 1, 2, 3);
    n.high = n.low + 4;
    if (!is_inside && group->count < samples_lanes) {
        // Lanes beyond the last pixel repeat that pixel. Near a horizon they would otherwise sample places far away, in
        // memory that is not initialised yet.
        const __m256d last = _mm256_set1_pd((double)(first + group->count - 1));
        n.low = _mm256_min_pd(n.low, last);
        n.high = _mm256_min_pd(n.high, last);
    }
    // Without perspective all depths are 1, so dividing by them would change nothing.
    const int is_affine = row->dw == 0 && row->w0 == 1;
    struct numbers factors = {_mm256_set1_pd(1), _mm256_set1_pd(1)};
    if (!is_affine) factors = reciprocals(depths(n, row->w0, row->dw));
    group->x = eight_coordinates(n, row->u0, row->du, factors, row->right, row->offset, is_inside);
    group->y = eight_coordinates(n, row->v0, row->dv, factors, row->bottom, row->offset, is_inside);
}

// Finds the taps of a group whose coordinates are known.
AVX2 INLINE void find_group_taps(struct taps *taps, const struct group_of_run *group, int is_inside) {
    const struct samples_image *image = group->run->image;
    const int32_t samples = samples_of(group->run->footprint), bits = is_inside ? fine_bits : 0;
    const struct samples_footprint *f = samples == 1 ? &single : group->run->footprint;
    const struct bounds p = bounds_of(image, weight_of(samples));
    const __m256i major_x = _mm256_slli_epi32(eight(f->major_x), bits), major_y = _mm256_slli_epi32(eight(f->major_y), bits);
    const __m256i minor_x = _mm256_slli_epi32(eight(f->minor_x), bits), minor_y = _mm256_slli_epi32(eight(f->minor_y), bits);
    __m256i start_x = _mm256_slli_epi32(_mm256_add_epi32(group->x, eight(f->x)), bits);
    __m256i start_y = _mm256_slli_epi32(_mm256_add_epi32(group->y, eight(f->y)), bits);
    for (int32_t across = 0; across < f->minor_count; across++) {
        __m256i sample_x = start_x, sample_y = start_y;
        for (int32_t along = 0; along < f->major_count; along++, taps++) {
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

// Prefetches the pixels of taps, because they are read only after the pixels of all other groups in the batch.
// - Every fourth tap is enough: adjacent taps share cache lines, and more prefetches would slow down images that are
//   already in the cache.
// - Pixels of the next row go to the second-level cache. In the first-level cache, the rows of all columns of an image
//   would map to the same few sets.
AVX2 INLINE void fetch_taps(const struct taps *taps, const struct samples_image *image, int32_t samples, long ahead) {
    const uint32_t *upper = image->base, *lower = upper + image->stride;
    const uint32_t *upper_ahead = upper + ahead, *lower_ahead = lower + ahead;
    for (int32_t s = 0; s < samples; s++) {
        const uint32_t *at = (const uint32_t *)&taps[s].at;
        for (int j = 0; j < samples_lanes; j += 4) {
            __builtin_prefetch(upper + at[j]);
            __builtin_prefetch(lower + at[j]);
            if (ahead == 0) continue;
            __builtin_prefetch(upper_ahead + at[j], 0, 2);
            __builtin_prefetch(lower_ahead + at[j], 0, 2);
        }
    }
}

AVX2 INLINE void sample_groups(const struct group_of_run *groups, long count) {
    struct taps taps[taps_at_once];
    struct taps *next = taps;
    for (const struct group_of_run *group = groups; group < groups + count; group++) {
        const int32_t samples = samples_of(group->run->footprint);
        if (group->is_inside) find_group_taps(next, group, 1);
        else find_group_taps(next, group, 0);
        fetch_taps(next, group->run->image, samples, group->run->ahead);
        next += samples;
    }
    next = taps;
    for (const struct group_of_run *group = groups; group < groups + count; group++) {
        const int32_t samples = samples_of(group->run->footprint);
        const struct samples_image *image = group->run->image;
        store_pixels(
            group->pixels, group->is_inside ? mean_of(next, image, samples, 1, 0, 0) : mean_of(next, image, samples, 0, 0, 0),
            group->count);
        next += samples;
    }
}

AVX2 INLINE void sample_runs(const struct samples_run *runs, long count) {
    struct group_of_run groups[groups_at_once];
    long group_count = 0, tap_count = 0;
    for (const struct samples_run *run = runs; run < runs + count; run++) {
        const int32_t samples = samples_of(run->footprint);
        // A local copy of the row, because the compiler must assume that stores to `groups` change `*run->row`.
        const struct samples_row row = *run->row;
        const int32_t is_inside = run->is_inside && fits_16_bits(run->image);
        for (long i = 0; i < run->count; i += samples_lanes) {
            if (group_count == groups_at_once || tap_count + samples > taps_at_once) {
                sample_groups(groups, group_count);
                group_count = tap_count = 0;
            }
            struct group_of_run *group = groups + group_count++;
            const long rest = run->count - i;
            group->run = run;
            group->pixels = run->pixels + i;
            group->count = rest < samples_lanes ? (int32_t)rest : samples_lanes;
            group->is_inside = is_inside;
            if (is_inside) locate(group, &row, run->first + i, 1);
            else locate(group, &row, run->first + i, 0);
            tap_count += samples;
        }
    }
    sample_groups(groups, group_count);
}

AVX2 __attribute__((noinline)) static void runs(const struct samples_run *runs, long count) { sample_runs(runs, count); }

// `runs` compiled for AVX-512, whose 32 registers hold the whole state of eight pixels.
AVX512 __attribute__((noinline)) static void runs_avx512vl(const struct samples_run *runs, long count) {
    sample_runs(runs, count);
}

AVX2 void bilinear_runs_avx2(const struct samples_run *some, long count) { (has_avx512vl() ? runs_avx512vl : runs)(some, count); }

// - Parameter f: The samples of eight pixels, or `single` if each pixel has only one sample.
AVX2 void bilinear_mean_avx2(
    uint32_t *pixels, const struct samples_image *image, const struct samples_row *row, long first, long count,
    const struct samples_footprint *f) {
    const struct run middle = interior_of(image, row, reach_of(f), first, count);
    const struct samples_run parts[] = {
        {pixels, image, row, f, first, middle.from, 0, 0},
        {pixels + middle.from, image, row, f, first + middle.from, middle.end - middle.from, 1, 0},
        {pixels + middle.end, image, row, f, first + middle.end, count - middle.end, 0, 0}};
    bilinear_runs_avx2(parts, 3);
}

#endif
