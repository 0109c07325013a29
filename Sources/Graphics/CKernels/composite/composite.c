// SPDX-License-Identifier: MIT

#include "CKernels.h"
#include "../cpu/target_attributes.h"
#include "composite_source.h"
#include "solid_over.h"
#include <stddef.h>

// Multiplies two bytes at a time in 16-bit lanes. v = x · a + 128 fits, because it is at most 65153. (v + v / 256) /
// 256 is then x · a / 255, rounded.
INLINE uint32_t scaled(uint32_t pixel, uint32_t alpha) {
    uint32_t even = (pixel & 0x00FF00FFu) * alpha + 0x00800080u;
    uint32_t odd = ((pixel >> 8) & 0x00FF00FFu) * alpha + 0x00800080u;
    even = ((even + ((even >> 8) & 0x00FF00FFu)) >> 8) & 0x00FF00FFu;
    odd = (odd + ((odd >> 8) & 0x00FF00FFu)) & 0xFF00FF00u;
    return even | odd;
}

// Multiplies two bytes, divides by 255 and rounds. Without the casts, the vectorised code would use 32 bits per byte.
INLINE uint8_t product(uint16_t a, uint16_t b) {
    uint16_t v = (uint16_t)((uint16_t)(a * b) + 128);
    return (uint8_t)((uint16_t)(v + (v >> 8)) >> 8);
}

// Loads pixels 0 ..< 4 and `second` ..< `second` + 4. The two ranges may overlap.
INLINE lanes load_halves(const uint32_t *pixels, long second) {
    lanes v;
    __builtin_memcpy(&v, pixels, sizeof v / 2);
    __builtin_memcpy((uint8_t *)&v + sizeof v / 2, pixels + second, sizeof v / 2);
    return v;
}

// Composites fewer than eight pixels.
INLINE void composite_few(uint32_t *restrict destination, composite_source c, long count) {
    if (count < group / 2) {
        for (long i = 0; i < count; i++) {
            uint32_t s = scaled(c.source ? c.source[i] : c.color, c.mask ? c.mask[i] : c.alpha);
            destination[i] = s + scaled(destination[i], 255 - (s >> 24));
        }
        return;
    }
    long second = count - group / 2;
    uint64_t mask = 0;
    if (c.mask) {
        uint32_t halves[2];
        __builtin_memcpy(halves, c.mask, sizeof halves[0]);
        __builtin_memcpy(halves + 1, c.mask + second, sizeof halves[1]);
        __builtin_memcpy(&mask, halves, sizeof mask);
    }
    lanes s = masked(c, c.source ? load_halves(c.source, second) : splat(c.color), mask);
    lanes v = over_lanes(s, load_halves(destination, second));
    __builtin_memcpy(destination, &v, sizeof v / 2);
    __builtin_memcpy(destination + second, (uint8_t *)&v + sizeof v / 2, sizeof v / 2);
}

INLINE void composite(uint32_t *restrict destination, composite_source c, long count) {
    if (count < group) {
        composite_few(destination, c, count);
        return;
    }
    // If `count` is not a multiple of eight, the last eight pixels form a group that overlaps the group before it. This
    // last group is computed first, because the loop overwrites its input.
    long end = count - group;
    lanes rest = splat(0);
    if (count % group)
        rest = over_lanes(masked(c, source_lanes(c, end), mask_bytes(c, end)), load(destination + end));
    for (long i = 0; i <= end; i += group) {
        lanes s = source_lanes(c, i);
        uint64_t mask = mask_bytes(c, i);
        if (c.mask && mask == 0) continue;
        store(destination + i, over_lanes(masked(c, s, mask), load(destination + i)));
    }
    if (count % group) store(destination + end, rest);
}

INLINE void fill(uint32_t *destination, long count, uint32_t color, long ahead) {
    if (count < group) {
        for (long i = 0; i < count; i++) destination[i] = color;
        return;
    }
    // All stores but the first and the last are aligned, because stores that cross cache lines are slow. The first and
    // the last store overlap aligned ones.
    lanes v = splat(color), *next = (lanes *)(((uintptr_t)destination + sizeof v) & -sizeof v);
    uint32_t *last = destination + count - group;
    store(destination, v);
    const lanes *soon = (const lanes *)((const uint32_t *)next + ahead);
    for (; next + 4 <= (lanes *)last; next += 4, soon += 4) {
        __builtin_prefetch(soon);
        __builtin_prefetch(soon + 2);
        next[0] = next[1] = next[2] = next[3] = v;
    }
    for (; next < (lanes *)last; next++) *next = v;
    store(last, v);
}

CLONED void composite_fill(uint32_t *restrict destination, long count, uint32_t color, long ahead) {
    fill(destination, count, color, ahead);
}

CLONED static void solid_over(uint32_t *restrict destination, long count, uint32_t color) {
    composite(destination, (composite_source){.color = color, .alpha = 255}, count);
}

void composite_solid_over(uint32_t *restrict destination, long count, uint32_t color, long ahead) {
#ifdef HAS_AVX2
    if (count >= wide_group && has_avx512()) {
        solid_over_avx512(destination, count, color, ahead);
        return;
    }
    if (count >= group && has_avx2()) {
        solid_over_avx2(destination, count, color, ahead);
        return;
    }
#else
    (void)ahead;
#endif
    solid_over(destination, count, color);
}

CLONED void composite_solid_mask_over(
    uint32_t *restrict destination, const uint8_t *restrict mask, long count, uint32_t color) {
    __builtin_assume(mask != NULL);
    composite(destination, (composite_source){.color = color, .mask = mask}, count);
}

// Composites two groups of source pixels over the destination. Does not read the destination if the source is fully
// transparent or fully opaque. Prefetches both rows eight cache lines ahead; the prefetched pixels need not exist.
INLINE void over_two(uint32_t *restrict destination, const uint32_t *restrict source) {
    __builtin_prefetch(source + 128);
    __builtin_prefetch(destination + 128);
    lanes a = load(source), b = load(source + group);
    if (__builtin_reduce_or(a | b) == 0) return;
    half_lanes inverse_alpha_a = inverse_alpha(a), inverse_alpha_b = inverse_alpha(b);
    if (__builtin_reduce_or((lanes)(inverse_alpha_a | inverse_alpha_b)) != 0) {
        a += scaled_halves(load(destination), inverse_alpha_a);
        b += scaled_halves(load(destination + group), inverse_alpha_b);
    }
    store(destination, a);
    store(destination + group, b);
}

CLONED static void row_over(uint32_t *restrict destination, const uint32_t *restrict source, long count) {
    __builtin_assume(source != NULL);
    long done = 0;
    for (; done + 2 * group <= count; done += 2 * group) over_two(destination + done, source + done);
    if (done < count) composite(destination + done, (composite_source){.source = source + done, .alpha = 255}, count - done);
}

void composite_row_over(uint32_t *restrict destination, const uint32_t *restrict source, long count) {
#ifdef HAS_AVX2
    if (count >= wide_group && has_avx512()) {
        row_over_avx512(destination, source, count);
        return;
    }
#endif
    row_over(destination, source, count);
}

CLONED void composite_row_alpha_over(
    uint32_t *restrict destination, const uint32_t *restrict source, long count, uint32_t alpha) {
    __builtin_assume(source != NULL);
    composite(destination, (composite_source){.source = source, .alpha = alpha}, count);
}

CLONED void composite_row_mask_over(
    uint32_t *restrict destination, const uint32_t *restrict source, const uint8_t *restrict mask, long count) {
    __builtin_assume(source != NULL && mask != NULL);
    composite(destination, (composite_source){.source = source, .mask = mask}, count);
}

CLONED void composite_row_multiply(uint32_t *restrict pixels, const uint8_t *restrict mask, long count) {
    for (long i = 0; i < count; i++) pixels[i] = scaled(pixels[i], mask[i]);
}

CLONED void composite_mask_multiply(uint8_t *restrict mask, const uint8_t *restrict other, long count) {
    for (long i = 0; i < count; i++) mask[i] = product(mask[i], other[i]);
}

CLONED void composite_mask_scale(uint8_t *restrict mask, long count, uint32_t alpha) {
    for (long i = 0; i < count; i++) mask[i] = product(mask[i], (uint16_t)alpha);
}

CLONED void composite_mask_over(uint8_t *restrict mask, const uint8_t *restrict other, long count) {
    for (long i = 0; i < count; i++) mask[i] = (uint8_t)(other[i] + product(mask[i], (uint16_t)(255 - other[i])));
}

CLONED void composite_alpha_of_row(uint8_t *restrict mask, const uint32_t *restrict pixels, long count) {
    for (long i = 0; i < count; i++) mask[i] = (uint8_t)(pixels[i] >> 24);
}

CLONED void composite_prefetch(const uint32_t *pixels, long count) {
    for (long i = 0; i < count; i += 16) __builtin_prefetch(pixels + i);
}
