// SPDX-License-Identifier: MIT

// Image sampling: coordinates, portable kernels, and the choice of a kernel for the processor.
#include "sample_arithmetic.h"
#include "../composite/pixel_lanes.h"
#include <stddef.h>

// MARK: - Coordinates

// Uses only products, sums and one quotient, without fused products, so that all machines give the same coordinates.
CLONED static void coordinates(
    int32_t *restrict x, int32_t *restrict y, long first, long count, const struct samples_row *row) {
#pragma clang fp contract(off)
    struct samples_row r = *row;
    int32_t start = (int32_t)first;
    for (int32_t i = 0; i < (int32_t)count; i++) {
        double n = (double)(start + i);
        double w = r.w0 + n * r.dw;
        double k = 1 / (w > 1e-9 ? w : 1e-9);
        double u = (r.u0 + n * r.du) * k, v = (r.v0 + n * r.dv) * k;
        // NaN becomes 0.
        u = u > 0 ? u : 0;
        v = v > 0 ? v : 0;
        u = u < r.right ? u : r.right;
        v = v < r.bottom ? v : r.bottom;
        x[i] = (int32_t)(u + r.offset);
        y[i] = (int32_t)(v + r.offset);
    }
}

CLONED static void affine_coordinates(
    int32_t *restrict x, int32_t *restrict y, long first, long count, const struct affine_row *row) {
    struct affine_row r = *row;
    for (uint64_t i = 0; i < (uint64_t)count; i++) {
        uint64_t n = (uint64_t)first + i;
        x[i] = (int32_t)(((uint64_t)r.x + n * (uint64_t)r.dx) >> 32);
        y[i] = (int32_t)(((uint64_t)r.y + n * (uint64_t)r.dy) >> 32);
    }
}

// MARK: - Tiles

INLINE void find_occupied(
    uint8_t *tiles, const struct samples_image *image, int32_t reach, int32_t first, int32_t end) {
    struct samples_image p = *image;
    int32_t columns = (p.width + samples_tile - 1) / samples_tile;
    for (int32_t row = first; row < end; row++)
        for (int32_t column = 0; column < columns; column++) {
            // The tile of a sample is the tile of its upper left tap. Its other taps may lie one pixel beyond the
            // tile's right and lower edges.
            const int32_t x = column * samples_tile, y = row * samples_tile;
            const int32_t left = clamped(x - reach, 0, p.width), right = clamped(x + samples_tile + reach, 0, p.width - 1);
            const int32_t top = clamped(y - reach, 0, p.height), bottom = clamped(y + samples_tile + reach, 0, p.height - 1);
            const int32_t count = right - left + 1;
            const uint32_t *pixels = p.base + (long)top * p.stride + left;
            uint32_t any = 0;
            if (count >= group) {
                lanes all = splat(0);
                for (int32_t i = top; i <= bottom; i++, pixels += p.stride)
                    all |= load(pixels) | load(pixels + count - group);
                any = __builtin_reduce_or(all);
            } else {
                for (int32_t i = top; i <= bottom; i++, pixels += p.stride)
                    for (int32_t j = 0; j < count; j++) any |= pixels[j];
            }
            tiles[(long)row * columns + column] = any != 0;
        }
}

CLONED void samples_find_occupied(
    uint8_t *tiles, const struct samples_image *image, int32_t reach, int32_t first, int32_t end) {
    find_occupied(tiles, image, reach, first, end);
}

// MARK: - Portable

INLINE int32_t rounded_product(int32_t a, int32_t b) { return (a * b + 16384) >> 15; }

static void add_portable(
    uint32_t *pixels, const struct samples_image *image, const int32_t *x, const int32_t *y, long count,
    const struct samples_footprint *f) {
    struct samples_image p = *image;
    int32_t samples = f->major_count * f->minor_count, weight = weight_of(samples);
    int sum_shift = sum_shift_of(samples);
    for (long i = 0; i < count; i++) {
        int32_t sums[4] = {0};
        for (int32_t s = 0; s < samples; s++) {
            int32_t across = s / f->major_count, along = s % f->major_count;
            long j = i % samples_lanes;
            int32_t sx = x[i] + f->x[j] + along * f->major_x[j] + across * f->minor_x[j];
            int32_t sy = y[i] + f->y[j] + along * f->major_y[j] + across * f->minor_y[j];
            sx = clamped(sx, 0, (p.width - 1) << coordinate_bits);
            sy = clamped(sy, 0, (p.height - 1) << coordinate_bits);
            int32_t left = sx >> coordinate_bits, top = sy >> coordinate_bits;
            int32_t fx = (sx & (samples_unit - 1)) >> (coordinate_bits - fraction_bits);
            int32_t fy = (sy & (samples_unit - 1)) >> (coordinate_bits - fraction_bits);
            fy -= fy > 128;
            int32_t right_weight = fx * weight >> fraction_bits, left_weight = weight - right_weight;
            // In the layout in columns, the last pixel of a row may have no column of its own. It is then stored as the
            // extra pixel of the column before it.
            const long column = (left > 0 && left == p.width - 1 ? left - 1 : left) / samples_column;
            const uint32_t *upper = p.base + (long)top * p.stride + left + column * column_step(&p);
            const uint32_t *lower = upper + (top < p.height - 1 ? p.stride : 0);
            long next = left < p.width - 1;
            for (int c = 0; c < 4; c++) {
                int32_t p00 = (int32_t)(upper[0] >> 8 * c & 255) - 128, p10 = (int32_t)(upper[next] >> 8 * c & 255) - 128;
                int32_t p01 = (int32_t)(lower[0] >> 8 * c & 255) - 128, p11 = (int32_t)(lower[next] >> 8 * c & 255) - 128;
                sums[c] += rounded_product(p00 * (255 - fy) + p01 * fy, left_weight)
                         + rounded_product(p10 * (255 - fy) + p11 * fy, right_weight);
            }
        }
        uint32_t pixel = 0;
        for (int c = 0; c < 4; c++) {
            int32_t mean = clamped((sums[c] + (1 << (sum_shift - 1))) >> sum_shift, -128, 127) + 128;
            pixel |= (uint32_t)mean << 8 * c;
        }
        pixels[i] = pixel;
    }
}

// The number of coordinates that are computed at once; they stay in the first-level cache.
enum { block = 16 * samples_lanes };

// samples_mean or samples_bilinear in portable C.
//
// - Parameter affine: The row in fixed point, for single samples without perspective; otherwise NULL.
INLINE void mean_portable(
    uint32_t *pixels, const struct samples_image *image, const struct samples_row *row,
    const struct affine_row *affine, long first, long count, const struct samples_footprint *footprint) {
    int32_t x[block], y[block];
    for (long i = 0; i < count; i += block) {
        long n = count - i < block ? count - i : block;
        // Whole groups of lanes, so that there is no scalar remainder.
        long whole = (n + samples_lanes - 1) & -samples_lanes;
        if (affine)
            affine_coordinates(x, y, first + i, whole, affine);
        else
            coordinates(x, y, first + i, whole, row);
        add_portable(pixels + i, image, x, y, n, footprint);
    }
}

void samples_mean_portable(
    uint32_t *pixels, const struct samples_image *image, const struct samples_row *row, long first, long count,
    const struct samples_footprint *footprint) {
    mean_portable(pixels, image, row, NULL, first, count, samples_of(footprint) == 1 ? &single : footprint);
}

void samples_bilinear_portable(
    uint32_t *pixels, const struct samples_image *image, const struct samples_row *row, long first, long count) {
    struct affine_row affine;
    mean_portable(pixels, image, row, make_affine_row(&affine, row) ? &affine : NULL, first, count, &single);
}

// MARK: - Choice

#ifdef HAS_AVX2
// Loading pairs of neighbours requires an image of at least 2×2 pixels.
static int takes_avx2(const struct samples_image *image) {
    return image->width > 1 && image->height > 1 && has_avx2();
}
#endif

void samples_mean(
    uint32_t *pixels, const struct samples_image *image, const struct samples_row *row, long first, long count,
    const struct samples_footprint *footprint) {
#ifdef HAS_AVX2
    if (takes_avx2(image)) {
        bilinear_mean_avx2(pixels, image, row, first, count, footprint);
        return;
    }
#endif
    samples_mean_portable(pixels, image, row, first, count, footprint);
}

void samples_bilinear(
    uint32_t *pixels, const struct samples_image *image, const struct samples_row *row, long first, long count) {
#ifdef HAS_AVX2
    struct affine_row affine;
    if (takes_avx2(image)) {
        if (make_affine_row(&affine, row)) bilinear_affine_avx2(pixels, image, row, &affine, first, count);
        else bilinear_mean_avx2(pixels, image, row, first, count, &single);
        return;
    }
#endif
    samples_bilinear_portable(pixels, image, row, first, count);
}

void samples_runs(const struct samples_run *runs, long count) {
    for (long i = 0; i < count;) {
#ifdef HAS_AVX2
        struct affine_row affine;
        const long first = i;
        // Collects runs for one call, up to the next row without perspective. Such a row is sampled below, because its
        // single samples use fixed-point arithmetic and may round differently.
        while (i < count && takes_avx2(runs[i].image) && !make_affine_row(&affine, runs[i].row)) i++;
        if (i > first) {
            bilinear_runs_avx2(runs + first, i - first);
            continue;
        }
#endif
        const struct samples_run *run = runs + i++;
        if (samples_of(run->footprint) == 1)
            samples_bilinear(run->pixels, run->image, run->row, run->first, run->count);
        else
            samples_mean(run->pixels, run->image, run->row, run->first, run->count, run->footprint);
    }
}

void samples_nearest(
    uint32_t *pixels, const struct samples_image *image, const struct samples_row *row, long first, long count) {
    struct samples_image p = *image;
    int32_t x[block], y[block];
    for (long i = 0; i < count; i += block) {
        long n = count - i < block ? count - i : block;
        coordinates(x, y, first + i, n, row);
        for (long j = 0; j < n; j++) {
            int32_t column = clamped((x[j] + samples_unit / 2) >> coordinate_bits, 0, p.width - 1);
            int32_t line = clamped((y[j] + samples_unit / 2) >> coordinate_bits, 0, p.height - 1);
            pixels[i + j] = p.base[(long)line * p.stride + column];
        }
    }
}
