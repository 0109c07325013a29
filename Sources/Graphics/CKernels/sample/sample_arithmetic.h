// SPDX-License-Identifier: MIT

// Arithmetic that all versions of image sampling share.
#ifndef ZOETROPE_SAMPLE_ARITHMETIC_H
#define ZOETROPE_SAMPLE_ARITHMETIC_H

#include "ImageSampling.h"
#include "../cpu/target_attributes.h"

// The arithmetic of a bilinear sample, the same in every version:
//
// - Fractions of coordinates have 8 bits. The vertical fraction is scaled to 0…255, so that both weights fit into
//   bytes. The horizontal fraction is scaled to weights that sum to 16448, because 255 · 16448 / 32768 is nearly 128.
// - Components are stored as p − 128, so that (p − 128) · 255 fits into 16 bits. One instruction gives the vertical
//   mean: it multiplies unsigned weights by signed bytes and adds neighbours.
// - Sums saturate. Nine black samples with all their weight on one side sum to −32769, one less than 16 bits can hold.
// - The horizontal mean is a rounded product of 16-bit numbers. If a pixel has `n` samples, the weights are n / 2 times
//   smaller, so that their sum fits into 16 bits. The sum is 256 times the mean (128 times for a single sample), or
//   slightly less if n is not a power of two.
//
// Constant colours are preserved, and components that never exceed alpha do not exceed it afterwards: each step is
// monotonic.

enum { fraction_bits = 8, coordinate_bits = 12, whole_weight = 16448, tile_bits = 3 };

INLINE int32_t clamped(int32_t v, int32_t low, int32_t high) { return v < low ? low : v > high ? high : v; }

// left / samples_column as a product: (left · column_factor) >> 16 >> column_shift, for 0 ≤ left < 2¹⁵.
enum { column_factor = 33826, column_shift = 4 };

// The extra offset of a pixel per column before it, in an image that is laid out in columns. It is the distance between
// columns minus samples_column, because the x coordinate already counts samples_column pixels per column. 0 for other
// images.
INLINE int32_t column_step(const struct samples_image *p) { return p->column ? p->column - samples_column : 0; }

// The number of samples per pixel.
INLINE int32_t samples_of(const struct samples_footprint *f) { return f->major_count * f->minor_count; }

// The left weight plus the right weight of one sample, if a pixel has `n` samples.
#define WEIGHT(n) (uint16_t)(2 * whole_weight / (n))
#define EIGHT_WEIGHTS(n) WEIGHT(n), WEIGHT(n + 1), WEIGHT(n + 2), WEIGHT(n + 3), WEIGHT(n + 4), WEIGHT(n + 5), WEIGHT(n + 6), WEIGHT(n + 7)
static const uint16_t weights_of_samples[] = {EIGHT_WEIGHTS(1), EIGHT_WEIGHTS(9), EIGHT_WEIGHTS(17), EIGHT_WEIGHTS(25)};

INLINE int32_t weight_of(int32_t samples) { return samples > 1 ? weights_of_samples[samples - 1] : whole_weight; }

INLINE int sum_shift_of(int32_t samples) { return samples > 1 ? 8 : 7; }

// A row without perspective, in fixed point with units of 2⁻³² of a coordinate. Pixel n is at (x + n · dx, y + n · dy).
// Sums may overflow 64 bits, but wrap back for pixels whose coordinates fit into 32 bits.
struct affine_row { int64_t x, y, dx, dy; };

// Converts a row without perspective to fixed point. Returns whether that is possible. The answer depends on the row
// alone and not on the requested pixels, because converted rows may round differently from others.
INLINE int make_affine_row(struct affine_row *affine, const struct samples_row *row) {
#pragma clang fp contract(off)
    const double unit = 0x1p32, limit = 0x1p30;
    const double x = row->u0 + row->offset, y = row->v0 + row->offset, dx = row->du, dy = row->dv;
    if (!(row->dw == 0 && row->w0 == 1 && __builtin_fabs(x) < limit && __builtin_fabs(y) < limit
          && __builtin_fabs(dx) < limit && __builtin_fabs(dy) < limit))
        return 0;
    *affine = (struct affine_row){(int64_t)(x * unit), (int64_t)(y * unit), (int64_t)(dx * unit), (int64_t)(dy * unit)};
    return 1;
}

static const struct samples_footprint single = {.major_count = 1, .minor_count = 1};

#ifdef HAS_AVX2
// The kernels with AVX2, for images of at least 2×2 pixels. See samples_mean.
void bilinear_mean_avx2(
    uint32_t *pixels, const struct samples_image *image, const struct samples_row *row, long first, long count,
    const struct samples_footprint *footprint);
void bilinear_affine_avx2(
    uint32_t *pixels, const struct samples_image *image, const struct samples_row *row, const struct affine_row *affine,
    long first, long count);
void bilinear_runs_avx2(const struct samples_run *runs, long count);
#endif

#endif
