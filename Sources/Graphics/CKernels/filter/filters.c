// SPDX-License-Identifier: MIT

// Filters of masks and pixels, byte by byte: convolution, halving and doubling.
#include "CKernels.h"
#include "../composite/pixel_lanes.h"
#include <stddef.h>
#ifdef HAS_AVX2
#include <immintrin.h>
#endif

// Sixteen 16-bit numbers at any address. Explicit vectors, because the compiler would widen a plain loop to 32 bits.
typedef uint16_t unaligned_lanes __attribute__((vector_size(32), aligned(2)));
typedef uint8_t bytes __attribute__((vector_size(16)));
typedef uint8_t unaligned_bytes __attribute__((vector_size(16), aligned(1)));
enum { lane_count = 16, groups_at_once = 4 };

// MARK: Convolution

CLONED void filter_widen(uint16_t *restrict wide, const uint8_t *restrict bytes, long count) {
    for (long i = 0; i < count; i++) wide[i] = (uint16_t)(bytes[i] << 8);
}

// Accumulates `groups` vectors, which stay in registers for all taps. Truncation loses half a unit per tap on average;
// the initial value compensates for it.
INLINE void convolve_lanes(
    half_lanes *restrict sums, int groups, const uint16_t *const *rows, const uint16_t *weights, long taps,
    long first) {
    const half_lanes zero = {0};
    for (int j = 0; j < groups; j++) sums[j] = zero + (uint16_t)(taps / 2);
    for (long k = 0; k < taps; k++) {
        const unaligned_lanes *row = (const unaligned_lanes *)(rows[k] + first);
        const half_lanes weight = zero + weights[k];
        for (int j = 0; j < groups; j++) sums[j] += high_product(row[j], weight);
    }
}

INLINE uint16_t convolve_one(const uint16_t *const *rows, const uint16_t *weights, long taps, long i) {
    uint32_t sum = (uint32_t)(taps / 2);
#pragma clang loop vectorize(disable)
    for (long k = 0; k < taps; k++) sum += (uint32_t)rows[k][i] * weights[k] >> 16;
    return (uint16_t)sum;
}

// Stores 16-bit sums. If `narrows`, stores only their upper 8 bits, rounded.
INLINE void put_lanes(void *destination, int narrows, long place, half_lanes sums) {
    if (narrows) {
        *(unaligned_bytes *)((uint8_t *)destination + place) = __builtin_convertvector((sums + 128) >> 8, bytes);
    } else {
        *(unaligned_lanes *)((uint16_t *)destination + place) = sums;
    }
}

INLINE void put_one(void *destination, int narrows, long place, uint16_t sum) {
    if (narrows) ((uint8_t *)destination)[place] = (uint8_t)((sum + 128) >> 8);
    else ((uint16_t *)destination)[place] = sum;
}

INLINE void convolve(
    void *destination, int narrows, const uint16_t *const *rows, const uint16_t *weights, long taps, long count) {
    long i = 0;
    for (; i + groups_at_once * lane_count <= count; i += groups_at_once * lane_count) {
        half_lanes sums[groups_at_once];
        convolve_lanes(sums, groups_at_once, rows, weights, taps, i);
        for (int j = 0; j < groups_at_once; j++) put_lanes(destination, narrows, i + j * lane_count, sums[j]);
    }
    // The last group overlaps the one before it.
    while (i < count && count >= lane_count) {
        long first = i + lane_count <= count ? i : count - lane_count;
        half_lanes sums;
        convolve_lanes(&sums, 1, rows, weights, taps, first);
        put_lanes(destination, narrows, first, sums);
        i = first + lane_count;
    }
    for (; i < count; i++) put_one(destination, narrows, i, convolve_one(rows, weights, taps, i));
}

CLONED void filter_convolve(
    uint16_t *restrict destination, const uint16_t *const *rows, const uint16_t *weights, long taps, long count) {
    convolve(destination, 0, rows, weights, taps, count);
}

CLONED void filter_convolve_narrow(
    uint8_t *restrict destination, const uint16_t *const *rows, const uint16_t *weights, long taps, long count) {
    convolve(destination, 1, rows, weights, taps, count);
}

// MARK: Tiles

// `part_rows` rows are filtered at a time. A row with its padding has at most `padded_side` pixels.
enum { tile_side = 64, most_taps = 5, part_rows = 32, padded_side = tile_side + 8 };

INLINE long clamped(long x, long low, long high) { return x < low ? low : x > high ? high : x; }

// Copies part of a level, repeating edge pixels beyond the level.
static void pad_part(
    uint32_t *padded, const uint32_t *source, long stride, long width, long height, long x, long y, long columns, long rows) {
    // Columns 0 ..< start lie before the level, start ..< end within it, and end ..< columns after it.
    const long start = clamped(-x, 0, columns), end = clamped(width - x, start, columns);
    for (long j = 0; j < rows; j++, padded += padded_side) {
        const uint32_t *row = source + clamped(y + j, 0, height - 1) * stride;
        for (long i = 0; i < start; i++) padded[i] = row[0];
        __builtin_memcpy(padded + start, row + (x + start), (size_t)(end - start) * sizeof *row);
        for (long i = end; i < columns; i++) padded[i] = row[width - 1];
    }
}

// Widens four pixels to 16 bits per component, in 256ths of a level.
#define WIDEN(lanes, pixels)                                               \
    do {                                                                   \
        bytes narrow;                                                      \
        __builtin_memcpy(&narrow, pixels, sizeof narrow);                  \
        lanes = __builtin_convertvector(narrow, half_lanes) << 8;          \
    } while (0)
// Four pixels of a line, beginning `pixels` pixels after `first`.
#define LINE(first, pixels) (*(const unaligned_lanes *)((first) + 4 * (pixels)))

// In 256ths of a level. Truncating the products loses 2⅔ units on average; half_level adds 2 to compensate, and 128 to
// round to whole levels.
enum { half_level = 128 + 2 };

INLINE void narrow_lanes(void *pixels, long count, const half_lanes *sums) {
    bytes narrow[2];
    for (int k = 0; k < 2; k++) narrow[k] = __builtin_convertvector((sums[k] + half_level) >> 8, bytes);
    if (count >= (long)sizeof narrow) __builtin_memcpy(pixels, narrow, sizeof narrow);
    else __builtin_memcpy(pixels, narrow, (size_t)count);
}

#define FILTER_PART filter_part
#define FILTER_ATTRIBUTES
#define HIGH_PRODUCT high_product
// Rounds up if the sum is odd.
#define AVERAGE(a, b) (((a) | (b)) - (((a) ^ (b)) >> 1))
#define NARROW narrow_lanes
#include "filter_part.h"

#ifdef HAS_AVX2
AVX2 INLINE half_lanes high_product_avx2(half_lanes a, half_lanes b) {
    return (half_lanes)_mm256_mulhi_epu16((__m256i)a, (__m256i)b);
}

AVX2 INLINE half_lanes average_avx2(half_lanes a, half_lanes b) {
    return (half_lanes)_mm256_avg_epu16((__m256i)a, (__m256i)b);
}

AVX2 INLINE void narrow_lanes_avx2(void *pixels, long count, const half_lanes *sums) {
    const __m256i first = (__m256i)((sums[0] + half_level) >> 8), second = (__m256i)((sums[1] + half_level) >> 8);
    const __m256i narrow = _mm256_permute4x64_epi64(_mm256_packus_epi16(first, second), 0xD8);
    if (count >= (long)sizeof narrow) _mm256_storeu_si256((__m256i *)pixels, narrow);
    else __builtin_memcpy(pixels, &narrow, (size_t)count);
}

#define FILTER_PART filter_part_avx2
#define FILTER_ATTRIBUTES AVX2
#define HIGH_PRODUCT high_product_avx2
#define AVERAGE average_avx2
#define NARROW narrow_lanes_avx2
#include "filter_part.h"

AVX2 static void filter_tile_avx2(
    uint32_t *target, long target_stride, const uint32_t *source, long stride, long width, long height, long x, long y,
    long columns, long rows, const uint16_t *weights, long taps) {
    if (taps == 3)
        filter_part_avx2(target, target_stride, source, stride, width, height, x, y, columns, rows, weights, 3);
    else filter_part_avx2(target, target_stride, source, stride, width, height, x, y, columns, rows, weights, 5);
}
#endif

static void filter_tile_plain(
    uint32_t *target, long target_stride, const uint32_t *source, long stride, long width, long height, long x, long y,
    long columns, long rows, const uint16_t *weights, long taps) {
    if (taps == 3) filter_part(target, target_stride, source, stride, width, height, x, y, columns, rows, weights, 3);
    else filter_part(target, target_stride, source, stride, width, height, x, y, columns, rows, weights, 5);
}

// Prefetches the source of a tile. Its rows lie in different cache lines, so the filter's loops would otherwise wait
// for each row.
INLINE void fetch_part(
    const uint32_t *source, long stride, long width, long height, long x, long y, long columns, long rows) {
    enum { line = 64 / 4 };
    const long left = clamped(x, 0, width - 1), right = clamped(x + columns - 1, 0, width - 1);
    const long top = clamped(y, 0, height - 1), bottom = clamped(y + rows - 1, 0, height - 1);
    const uint32_t *row = source + top * stride;
    for (long j = top; j <= bottom; j++, row += stride) {
        for (long i = left; i < right; i += line) __builtin_prefetch(row + i);
        __builtin_prefetch(row + right);
    }
}

void filter_tile(
    uint32_t *target, long target_stride, const uint32_t *source, long stride, long width, long height, long x, long y,
    long columns, long rows, const uint16_t *weights, long taps) {
    const long radius = taps / 2;
    fetch_part(source, stride, width, height, x - radius, y - radius, columns + 2 * radius, rows + 2 * radius);
#ifdef HAS_AVX2
    if (has_avx2()) {
        filter_tile_avx2(target, target_stride, source, stride, width, height, x, y, columns, rows, weights, taps);
        return;
    }
#endif
    filter_tile_plain(target, target_stride, source, stride, width, height, x, y, columns, rows, weights, taps);
}

// MARK: Halving and doubling

// The sums of adjacent pairs in 32 bytes.
INLINE half_lanes add_neighbours(const uint8_t *elements, long channels) {
    typedef uint32_t pixels __attribute__((vector_size(32)));
    half_lanes v;
    __builtin_memcpy(&v, elements, sizeof v);
    if (channels == 1) return (v & 255) + (v >> 8);
    bytes even = (bytes)__builtin_shufflevector((pixels)v, (pixels)v, 0, 2, 4, 6);
    bytes odd = (bytes)__builtin_shufflevector((pixels)v, (pixels)v, 1, 3, 5, 7);
    return __builtin_convertvector(even, half_lanes) + __builtin_convertvector(odd, half_lanes);
}

INLINE void halve(
    uint8_t *restrict destination, const uint8_t *restrict upper, const uint8_t *restrict lower, long channels,
    long count, long phase) {
    const long n = count * channels;
    half_lanes rounding;
    for (int k = 0; k < lane_count; k++) rounding[k] = (uint16_t)(1 + ((k / channels + phase) & 1));
    long i = 0;
    for (; i + lane_count <= n; i += lane_count) {
        half_lanes sums = add_neighbours(upper + 2 * i, channels) + add_neighbours(lower + 2 * i, channels) + rounding;
        *(unaligned_bytes *)(destination + i) = __builtin_convertvector(sums >> 2, bytes);
    }
    for (; i < n; i++) {
        long pixel = i / channels, k = pixel * channels + i;
        int sum = upper[k] + upper[k + channels] + lower[k] + lower[k + channels];
        destination[i] = (uint8_t)((sum + 1 + ((pixel + phase) & 1)) >> 2);
    }
}

INLINE void halve_pixels(
    uint32_t *restrict destination, const uint32_t *restrict upper, const uint32_t *restrict lower, long width) {
    const uint8_t *restrict a = (const uint8_t *)upper, *restrict b = (const uint8_t *)lower;
    uint8_t *restrict means = (uint8_t *)destination;
    const long n = width / 2 * 4;
    long i = 0;
    for (; i + lane_count <= n; i += lane_count) {
        const half_lanes sums = add_neighbours(a + 2 * i, 4) + add_neighbours(b + 2 * i, 4);
        *(unaligned_bytes *)(means + i) = __builtin_convertvector((sums + 2) >> 2, bytes);
    }
    for (; i < n; i++) {
        const long k = i / 4 * 4 + i;
        means[i] = (uint8_t)((a[k] + a[k + 4] + b[k] + b[k + 4] + 2) >> 2);
    }
    if (width & 1)
        for (long k = (width - 1) * 4, c = 0; c < 4; c++) means[n + c] = (uint8_t)(((a[k + c] + b[k + c]) * 2 + 2) >> 2);
}

CLONED void filter_halve(
    uint32_t *restrict destination, const uint32_t *restrict upper, const uint32_t *restrict lower, long width) {
    halve_pixels(destination, upper, lower, width);
}

// Rounds ties up and down alternately, so that repeated halving does not brighten the image.
CLONED void downsample2x(
    uint8_t *restrict destination, const uint8_t *restrict upper, const uint8_t *restrict lower, long channels,
    long count, long phase) {
    if (channels == 1) halve(destination, upper, lower, 1, count, phase);
    else halve(destination, upper, lower, 4, count, phase);
}

CLONED void upsample2x_vertical(
    uint16_t *restrict sums, const uint8_t *restrict near, const uint8_t *restrict far, long count) {
    for (long i = 0; i < count; i++) sums[i] = (uint16_t)(3 * near[i] + far[i]);
}

// The linear interpolation at a quarter of the way from `sums` to `others`, for a vector of elements. Divides by 16,
// because `sums` and `others` are multiplied by 4.
INLINE bytes upsample_lanes(const uint16_t *sums, const uint16_t *others) {
    half_lanes near = *(const unaligned_lanes *)sums, far = *(const unaligned_lanes *)others;
    return __builtin_convertvector((3 * near + far + 8) >> 4, bytes);
}

INLINE uint8_t upsample_one(uint16_t near, uint16_t far) { return (uint8_t)((3 * near + far + 8) >> 4); }

// Interleaves elements of one byte or of four bytes.
INLINE void interleave(uint8_t *destination, bytes even, bytes odd, long channels) {
    typedef uint32_t pixels __attribute__((vector_size(16)));
    bytes low, high;
    if (channels == 1) {
        low = __builtin_shufflevector(even, odd, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
        high = __builtin_shufflevector(even, odd, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
    } else {
        low = (bytes)__builtin_shufflevector((pixels)even, (pixels)odd, 0, 4, 1, 5);
        high = (bytes)__builtin_shufflevector((pixels)even, (pixels)odd, 2, 6, 3, 7);
    }
    *(unaligned_bytes *)destination = low;
    *(unaligned_bytes *)(destination + sizeof low) = high;
}

INLINE void upsample_row(uint8_t *restrict destination, const uint16_t *restrict sums, long channels, long count) {
    const long n = count * channels;
    long i = 0;
    for (; i + lane_count <= n; i += lane_count) {
        const uint16_t *s = sums + i;
        interleave(destination + 2 * i, upsample_lanes(s, s - channels), upsample_lanes(s, s + channels), channels);
    }
    for (; i < n; i++) {
        uint8_t *d = destination + i / channels * channels + i;
        d[0] = upsample_one(sums[i], sums[i - channels]);
        d[channels] = upsample_one(sums[i], sums[i + channels]);
    }
}

CLONED void upsample2x_horizontal(uint8_t *restrict destination, const uint16_t *restrict sums, long channels, long count) {
    if (channels == 1) upsample_row(destination, sums, 1, count);
    else upsample_row(destination, sums, 4, count);
}
