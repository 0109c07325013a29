// SPDX-License-Identifier: MIT

// Interior runs: parts of a row whose taps all lie inside the image. With AVX2.
//
// Their taps need no clamping, and a load of two adjacent pixels may read sixteen bytes instead of eight. Most rows lie
// entirely in the interior, so this case is tested first: the branch is predicted well, and nothing waits for the test.
#ifndef ZOETROPE_INTERIOR_RUNS_H
#define ZOETROPE_INTERIOR_RUNS_H

#include "sample_coordinates.h"

#ifdef HAS_AVX2

// In fewer pixels than this, searching for interior runs costs more than it saves.
enum { least_inside = 16 };

// Whether the width, the height and the stride of an image fit into signed 16-bit numbers. A coordinate in 65536ths of
// a pixel then fits into 32 bits, and 16-bit products give the offset of its pixel.
INLINE int fits_16_bits(const struct samples_image *p) {
    return (p->width <= 0x7FFF) & (p->height <= 0x7FFF) & (p->stride <= 0x7FFF);
}

// Whether all taps of pixels first ..< end of an affine row stay clear of the image's edges: of the outermost pixels at
// the left, upper and right edges, and of the last two rows. A fast test in fixed point. Returns 0 for rows so steep or
// so long that the arithmetic might overflow; `interior_of` tests them.
INLINE int is_affine_inside(
    const struct samples_image *p, const struct affine_row *row, long first, long end) {
    enum { bits = coordinate_bits + 32, steepest_bits = bits + 4, longest = 1 << 13 };
    const uint64_t dx = (uint64_t)row->dx, dy = (uint64_t)row->dy, steepest = 1ull << steepest_bits;
    if ((dx + steepest | dy + steepest) >> (steepest_bits + 1) || end - first > longest || p->width < 4 || p->height < 5)
        return 0;
    // Subtracts one image pixel from the coordinates. A coordinate before the second image pixel then becomes a huge
    // unsigned number, so the comparisons with `width` and `height` reject it.
    const uint64_t x0 = (uint64_t)row->x + dx * (uint64_t)first - (1ull << bits), x1 = x0 + dx * (uint64_t)(end - 1 - first);
    const uint64_t y0 = (uint64_t)row->y + dy * (uint64_t)first - (1ull << bits), y1 = y0 + dy * (uint64_t)(end - 1 - first);
    const uint64_t width = (uint64_t)(p->width - 3) << bits, height = (uint64_t)(p->height - 4) << bits;
    return (x0 < width) & (x1 < width) & (y0 < height) & (y1 < height);
}

AVX2 INLINE int32_t reach_along_axis(
    const int32_t *first, const int32_t *along, int32_t major_count, const int32_t *across, int32_t minor_count) {
    const __m256i start = eight(first);
    const __m256i longer = _mm256_mullo_epi32(eight(along), _mm256_set1_epi32(major_count - 1));
    const __m256i shorter = _mm256_mullo_epi32(eight(across), _mm256_set1_epi32(minor_count - 1));
    const __m256i one = _mm256_add_epi32(start, longer), other = _mm256_add_epi32(start, shorter);
    __m256i farthest = _mm256_max_epi32(_mm256_abs_epi32(start), _mm256_abs_epi32(_mm256_add_epi32(one, shorter)));
    farthest = _mm256_max_epi32(farthest, _mm256_max_epi32(_mm256_abs_epi32(one), _mm256_abs_epi32(other)));
    __m128i most = _mm_max_epi32(_mm256_castsi256_si128(farthest), _mm256_extracti128_si256(farthest, 1));
    most = _mm_max_epi32(most, _mm_shuffle_epi32(most, 0x4E));
    return _mm_cvtsi128_si32(_mm_max_epi32(most, _mm_shuffle_epi32(most, 0xB1)));
}

// The result of samples_reach, computed with AVX2.
AVX2 INLINE struct samples_distance reach_of(const struct samples_footprint *f) {
    if (f == &single) return (struct samples_distance){0, 0};
    return (struct samples_distance){
        reach_along_axis(f->x, f->major_x, f->major_count, f->minor_x, f->minor_count),
        reach_along_axis(f->y, f->major_y, f->major_count, f->minor_y, f->minor_count)};
}

// The distances of a row's pixels from the left, right, upper and lower edge, each multiplied by the pixel's depth. The
// distance of pixel n is start + n · step: linear, because the division by the depth is left out. Pixel n is inside an
// edge if start + n · step ≥ 0, so a row crosses each edge at most once.
// - `depth`: the depth of pixel 0.
// - `deeper`: the change of the depth per pixel.
struct distances { __m256d start, step; double depth, deeper; };

// The distances of pixels whose samples lie up to `reach` away from their coordinates. The samples keep one pixel away
// from each edge, and one more row away from the bottom edge.
AVX2 INLINE struct distances distances(
    const struct samples_image *p, const struct samples_row *row, struct samples_distance reach) {
    const struct samples_row r = *row;
    const double unit = samples_unit;
    const double left = reach.x + unit - r.offset, top = reach.y + unit - r.offset;
    double right = (p->width - 2) * unit - reach.x - r.offset, bottom = (p->height - 3) * unit - reach.y - r.offset;
    right = right < r.right ? right : r.right;
    bottom = bottom < r.bottom ? bottom : r.bottom;
    const __m256d sign = _mm256_setr_pd(1, -1, 1, -1), edge = _mm256_setr_pd(-left, right, -top, bottom);
    return (struct distances){
        _mm256_fmadd_pd(_mm256_setr_pd(r.u0, r.u0, r.v0, r.v0), sign, _mm256_mul_pd(edge, _mm256_set1_pd(r.w0))),
        _mm256_fmadd_pd(_mm256_setr_pd(r.du, r.du, r.dv, r.dv), sign, _mm256_mul_pd(edge, _mm256_set1_pd(r.dw))),
        r.w0, r.dw};
}

// Whether pixels from ..< end are inside. False if a value is NaN or out of the range of floats. Also false if w0 and i
// · dw nearly cancel in a depth, because coordinates may then be off by a pixel.
AVX2 INLINE int are_inside(const struct distances *d, long from, long end) {
    const double n = (double)from, last = (double)(end - 1);
    const __m256d one_end = _mm256_fmadd_pd(d->step, _mm256_set1_pd(n), d->start);
    const __m256d other_end = _mm256_fmadd_pd(d->step, _mm256_set1_pd(last), d->start);
    const __m256d nearer = _mm256_min_pd(one_end, other_end);
    const double one = d->depth + n * d->deeper, other = d->depth + last * d->deeper;
    const double farther = __builtin_fabs(n) > __builtin_fabs(last) ? n : last;
    const double terms = __builtin_fabs(d->depth) + __builtin_fabs(farther * d->deeper);
    const double least = 1e-6 + 0x1p-20 * terms, most = 1e30;
    return (_mm256_movemask_pd(_mm256_cmp_pd(nearer, _mm256_setzero_pd(), _CMP_GE_OQ)) == 15) & (one > least)
        & (other > least) & (one < most) & (other < most);
}

// Pixels from ..< end of a row.
struct run { long from, end; };

// Finds a range within first ..< end whose pixels are all inside, and which contains nearly all of the pixels that are
// inside. It consists of whole groups of eight, counted from `first`, and may be empty.
AVX2 INLINE struct run inside(const struct distances *d, long first, long end) {
    const struct run none = {first, first};
    const __m256d zero = _mm256_setzero_pd();
    const __m256d crossing = _mm256_div_pd(_mm256_sub_pd(zero, d->start), d->step);
    const __m256d nears = _mm256_cmp_pd(d->step, zero, _CMP_LT_OQ), leaves = _mm256_cmp_pd(d->step, zero, _CMP_GT_OQ);
    const __m256d lows = _mm256_blendv_pd(_mm256_set1_pd((double)first), crossing, leaves);
    const __m256d highs = _mm256_blendv_pd(_mm256_set1_pd((double)end), crossing, nears);
    __m128d low = _mm_max_pd(_mm256_castpd256_pd128(lows), _mm256_extractf128_pd(lows, 1));
    __m128d high = _mm_min_pd(_mm256_castpd256_pd128(highs), _mm256_extractf128_pd(highs, 1));
    low = _mm_max_sd(_mm_max_sd(low, _mm_unpackhi_pd(low, low)), _mm_set_sd((double)first));
    high = _mm_min_sd(_mm_min_sd(high, _mm_unpackhi_pd(high, high)), _mm_set_sd((double)end));
    const double from = _mm_cvtsd_f64(low) - (double)first, to = _mm_cvtsd_f64(high) - (double)first;
    if (!(to - from >= samples_lanes)) return none;
    const struct run found = {
        first + ((_mm_cvttsd_si64(_mm_ceil_sd(low, _mm_set_sd(from))) + samples_lanes - 1) & -samples_lanes),
        first + (_mm_cvttsd_si64(_mm_set_sd(to)) & -samples_lanes)};
    return found.from < found.end && are_inside(d, found.from, found.end) ? found : none;
}

// A run of pixels known to be inside, among the pixels first ..< first + count. `from` and `end` are offsets from
// `first`. `from` is a multiple of eight, and so is `end` unless it is `count`.
AVX2 INLINE struct run interior_of(
    const struct samples_image *p, const struct samples_row *row, struct samples_distance reach, long first, long count) {
    if (count < least_inside || !fits_16_bits(p)) return (struct run){0, 0};
    const long end = first + ((count + samples_lanes - 1) & -samples_lanes);
    const struct distances d = distances(p, row, reach);
    if (are_inside(&d, first, end)) return (struct run){0, count};
    const struct run found = inside(&d, first, end);
    return (struct run){found.from - first, found.end - first < count ? found.end - first : count};
}

#endif
#endif
