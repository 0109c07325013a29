// SPDX-License-Identifier: MIT

// Compositing in the blend modes other than source-over.
#include "CKernels.h"
#include "../cpu/target_attributes.h"
#include "blend_lanes.h"
#include "composite_source.h"
#include <stddef.h>

// Loads fewer than eight pixels; the remaining lanes are transparent.
INLINE lanes load_few(const uint32_t *pixels, long count) {
    uint32_t few[group] = {0};
    for (long k = 0; k < count; k++) few[k] = pixels[k];
    return load(few);
}

INLINE void store_few(uint32_t *pixels, long count, lanes v) {
    uint32_t few[group];
    store(few, v);
    for (long k = 0; k < count; k++) pixels[k] = few[k];
}

// Loads eight source pixels from pixel i on. Only the first `count` of them may be read; the others become transparent.
INLINE lanes source_group(composite_source c, long i, long count) {
    if (count >= group) return masked(c, source_lanes(c, i), mask_bytes(c, i));
    uint8_t mask[group] = {0};
    for (long k = 0; c.mask && k < count; k++) mask[k] = c.mask[i + k];
    return masked(c, c.source ? load_few(c.source + i, count) : splat(c.color), c.mask ? eight(mask) : 0);
}

INLINE void blend_groups(uint32_t *restrict destination, composite_source c, long count, blend_mode mode) {
    long i = 0;
    for (; i + group <= count; i += group) {
        if (c.mask && mask_bytes(c, i) == 0) continue;
        const lanes s = source_group(c, i, group);
        if (c.source && __builtin_reduce_or(s) == 0) continue;
        store(destination + i, blended_lanes(mode, s, load(destination + i)));
    }
    const long rest = count - i;
    if (rest == 0) return;
    const lanes s = source_group(c, i, rest);
    store_few(destination + i, rest, blended_lanes(mode, s, load_few(destination + i, rest)));
}

// Blends a source that is padded to whole groups.
INLINE void blend_whole_groups(uint32_t *restrict destination, const uint32_t *restrict source, long count, blend_mode mode) {
    for (long i = 0; i < count; i += group) {
        const lanes s = load(source + i);
        if (__builtin_reduce_or(s) == 0) continue;
        const long rest = count - i;
        if (rest >= group) store(destination + i, blended_lanes(mode, s, load(destination + i)));
        else store_few(destination + i, rest, blended_lanes(mode, s, load_few(destination + i, rest)));
    }
}

CLONED static void blend_prepared(
    uint32_t *restrict destination, const uint32_t *restrict source, long count, blend_mode mode) {
    switch (mode) {
#define CASE(name, number) case blend_##name: blend_whole_groups(destination, source, count, blend_##name); break;
        BLEND_MODES(CASE)
#undef CASE
    }
}

// The number of pixels in a chunk. The pixels of a chunk are first multiplied by their mask, then blended.
enum { prepared_pixels = 256 };

INLINE void blend(uint32_t *restrict destination, composite_source c, long count, int mode) {
    // The common modes have loops of their own, in which the mode is a compile-time constant.
    if (mode == blend_plus_lighter) return blend_groups(destination, c, count, blend_plus_lighter);
    if (mode == blend_multiply) return blend_groups(destination, c, count, blend_multiply);
    if (mode == blend_screen) return blend_groups(destination, c, count, blend_screen);
    uint32_t prepared[prepared_pixels];
    for (long i = 0; i < count; i += prepared_pixels) {
        const long n = count - i < prepared_pixels ? count - i : prepared_pixels;
        for (long k = 0; k < n; k += group) store(prepared + k, source_group(c, i + k, n - k));
        blend_prepared(destination + i, prepared, n, (blend_mode)mode);
    }
}

CLONED void blend_solid(uint32_t *restrict destination, long count, uint32_t color, int mode) {
    blend(destination, (composite_source){.color = color, .alpha = 255}, count, mode);
}

CLONED void blend_solid_mask(
    uint32_t *restrict destination, const uint8_t *restrict mask, long count, uint32_t color, int mode) {
    __builtin_assume(mask != NULL);
    blend(destination, (composite_source){.color = color, .mask = mask}, count, mode);
}

CLONED void blend_row(uint32_t *restrict destination, const uint32_t *restrict source, long count, uint32_t alpha, int mode) {
    __builtin_assume(source != NULL);
    blend(destination, (composite_source){.source = source, .alpha = alpha}, count, mode);
}

CLONED void blend_row_mask(
    uint32_t *restrict destination, const uint32_t *restrict source, const uint8_t *restrict mask, long count, int mode) {
    __builtin_assume(source != NULL && mask != NULL);
    blend(destination, (composite_source){.source = source, .mask = mask}, count, mode);
}

// MARK: Alphas

enum { alphas_in_group = 4 * group };

INLINE lanes load_alphas(const uint8_t *alphas, long count) {
    lanes v = splat(0);
    if (count >= alphas_in_group) __builtin_memcpy(&v, alphas, sizeof v);
    else __builtin_memcpy(&v, alphas, (size_t)count);
    return v;
}

INLINE void store_alphas(uint8_t *alphas, long count, lanes v) {
    if (count >= alphas_in_group) __builtin_memcpy(alphas, &v, sizeof v);
    else __builtin_memcpy(alphas, &v, (size_t)count);
}

INLINE void blend_alpha_groups(uint8_t *restrict mask, const uint8_t *restrict other, long count, blend_mode mode) {
    for (long i = 0; i < count; i += alphas_in_group) {
        const lanes source = load_alphas(other + i, count - i), below = load_alphas(mask + i, count - i);
        store_alphas(mask + i, count - i, blended_alphas(mode, source, below));
    }
}

CLONED void blend_alphas(uint8_t *restrict mask, const uint8_t *restrict other, long count, int mode) {
    switch ((blend_mode)mode) {
#define CASE(name, number) case blend_##name: blend_alpha_groups(mask, other, count, blend_##name); break;
        PRODUCT_MODES(CASE) ADDED_MODES(CASE)
#undef CASE
        case blend_normal: FLOAT_MODES(ELSEWHERE) composite_mask_over(mask, other, count);
    }
}
