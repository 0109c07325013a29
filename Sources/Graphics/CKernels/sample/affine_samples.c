// SPDX-License-Identifier: MIT

// One bilinear sample per pixel of a row without perspective, with AVX2.
#include "bilinear_means.h"
#include "interior_runs.h"

#ifdef HAS_AVX2

// The number of groups of eight samples in a batch. All taps of a batch are found before its first pixel is read.
// Finding taps is a dependency chain that fills the processor's instruction window. If a group's pixels were read right
// after its taps were found, these loads could not start early.
enum { groups_at_once = 32 };

// Finds the taps of `count` samples. A coordinate takes three instructions; under a projection it takes ten.
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

// - Parameter is_inside: Whether all samples lie in the interior, including those that pad the last group of eight.
AVX2 INLINE void sample_row(
    uint32_t *pixels, const struct samples_image *image, const struct affine_row *row, long ahead, long first, long count,
    int is_inside) {
    // A local copy of `image`, because the compiler must assume that stores to `pixels` change `*image`.
    const struct samples_image p = *image;
    struct taps taps[groups_at_once];
    for (long done = 0; done < count; done += groups_at_once * samples_lanes) {
        const long rest = count - done, n = rest < groups_at_once * samples_lanes ? rest : groups_at_once * samples_lanes;
        find_affine_taps(taps, &p, row, first + done, n, is_inside);
        const struct taps *next = taps;
        for (long i = 0; i < n; i += samples_lanes, next++)
            store_pixels(pixels + done + i, mean_of(next, &p, 1, is_inside, 1, ahead), n - i);
    }
}

// `anywhere` and `within` are separate functions that are not inlined, so that each sets up only its own constants.
AVX2 __attribute__((noinline)) static void anywhere(
    uint32_t *pixels, const struct samples_image *image, const struct affine_row *row, long ahead, long first, long count) {
    sample_row(pixels, image, row, ahead, first, count, 0);
}

AVX2 __attribute__((noinline)) static void within(
    uint32_t *pixels, const struct samples_image *image, const struct affine_row *row, long ahead, long first, long count) {
    sample_row(pixels, image, row, ahead, first, count, 1);
}

AVX2 void bilinear_affine_avx2(
    uint32_t *pixels, const struct samples_image *image, const struct samples_row *row, const struct affine_row *affine,
    long first, long count) {
    const long end = first + ((count + samples_lanes - 1) & -samples_lanes);
    const int is_all = count >= least_inside && fits_16_bits(image) && is_affine_inside(image, affine, first, end);
    const struct run middle =
        is_all ? (struct run){0, count} : interior_of(image, row, (struct samples_distance){0, 0}, first, count);
    const long ahead = row->ahead;
    if (middle.from > 0) anywhere(pixels, image, affine, ahead, first, middle.from);
    if (middle.end > middle.from)
        within(pixels + middle.from, image, affine, ahead, first + middle.from, middle.end - middle.from);
    if (count > middle.end) anywhere(pixels + middle.end, image, affine, ahead, first + middle.end, count - middle.end);
}

#endif
