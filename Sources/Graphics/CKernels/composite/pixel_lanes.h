// SPDX-License-Identifier: MIT

// Vectors of eight premultiplied pixels, for composite.c, coverage_resolve.c, image_sampling.c and filters.c.
//
// Portable compiler vectors, which become SSE2, AVX2 or NEON.
#ifndef ZOETROPE_PIXEL_LANES_H
#define ZOETROPE_PIXEL_LANES_H

#include "../cpu/target_attributes.h"
#include <stdint.h>

// Clang warns that vectors wider than the baseline's registers change the ABI of calls. There are no such calls,
// because all functions that take these vectors are inlined.
#pragma clang diagnostic ignored "-Wpsabi"

enum { group = 8 };
typedef uint32_t lanes __attribute__((vector_size(4 * group)));
typedef uint16_t half_lanes __attribute__((vector_size(4 * group)));

INLINE lanes splat(uint32_t x) { return (lanes){x, x, x, x, x, x, x, x}; }

INLINE lanes load(const uint32_t *pixels) {
    lanes v;
    __builtin_memcpy(&v, pixels, sizeof v);
    return v;
}

INLINE void store(uint32_t *pixels, lanes v) { __builtin_memcpy(pixels, &v, sizeof v); }

// The upper halves of 32-bit products.
INLINE half_lanes high_product(half_lanes a, half_lanes b) {
    typedef uint32_t wide_lanes __attribute__((vector_size(8 * group)));
    return __builtin_convertvector(
        __builtin_convertvector(a, wide_lanes) * __builtin_convertvector(b, wide_lanes) >> 16, half_lanes);
}

// One factor per pixel, repeated in both 16-bit halves of its lane.
INLINE half_lanes halves(lanes factors) { return (half_lanes)(factors | factors << 16); }

// Multiplies pixels by factors of 0…255, divides by 255 and rounds. Works on two bytes at a time in 16-bit lanes. v = x
// · f + 128 fits, because it is at most 65153. v · 257 / 65536 is then x · f / 255, rounded.
INLINE lanes scaled_halves(lanes pixels, half_lanes f) {
    half_lanes rounding = (half_lanes)splat(0x00800080u);
    half_lanes even = (half_lanes)(pixels & splat(0x00FF00FFu)) * f + rounding;
    half_lanes odd = (half_lanes)((pixels >> 8) & splat(0x00FF00FFu)) * f + rounding;
    half_lanes share = (half_lanes)splat(0x01010101u);
    return (lanes)high_product(even, share) | (lanes)high_product(odd, share) << 8;
}

INLINE lanes scaled_lanes(lanes pixels, lanes factors) { return scaled_halves(pixels, halves(factors)); }

// 255 − alpha of each pixel: the factor for the pixels below.
INLINE half_lanes inverse_alpha(lanes source) { return halves(splat(255) - (source >> 24)); }

INLINE lanes over_lanes(lanes source, lanes below) { return source + scaled_halves(below, inverse_alpha(source)); }

#endif
