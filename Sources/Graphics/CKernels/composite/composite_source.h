// SPDX-License-Identifier: MIT

// The source of compositing in groups of eight pixels, for composite.c and blend.c.
#ifndef ZOETROPE_COMPOSITE_SOURCE_H
#define ZOETROPE_COMPOSITE_SOURCE_H

#include "pixel_lanes.h"

// A row of pixels, or one colour if `source` is NULL, multiplied by a mask, or by `alpha` if `mask` is NULL. Members
// that are constant at a call are constant-folded.
typedef struct {
    const uint32_t *source;
    uint32_t color;
    const uint8_t *mask;
    uint32_t alpha;
} composite_source;

// Eight bytes of a mask as one integer, which is zero if all eight are zero.
INLINE uint64_t eight(const uint8_t *mask) {
    uint64_t v;
    __builtin_memcpy(&v, mask, sizeof v);
    return v;
}

// Widens eight mask bytes to one factor per pixel.
INLINE lanes factors(uint64_t mask) {
    typedef uint8_t bytes __attribute__((vector_size(group)));
    return __builtin_convertvector((bytes)mask, lanes);
}

INLINE lanes source_lanes(composite_source c, long i) { return c.source ? load(c.source + i) : splat(c.color); }

INLINE uint64_t mask_bytes(composite_source c, long i) { return c.mask ? eight(c.mask + i) : 0; }

INLINE lanes masked(composite_source c, lanes source, uint64_t mask) {
    if (c.mask) return scaled_lanes(source, factors(mask));
    return c.alpha < 255 ? scaled_lanes(source, splat(c.alpha)) : source;
}

#endif
