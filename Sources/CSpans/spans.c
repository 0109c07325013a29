#include "CSpans.h"

// One source, three sets of machine code, chosen when the program is loaded. Other processors get the plain one.
#if defined(__x86_64__) && defined(__linux__)
#define CLONED __attribute__((target_clones("avx512bw", "avx2", "default")))
#else
#define CLONED
#endif

#define INLINE static inline __attribute__((always_inline))

// Two bytes at a time stand in 16-bit lanes: x · a + 128 ≤ 65153, and (v + v/256) / 256 is v / 255, rounded.
INLINE uint32_t scaled(uint32_t pixel, uint32_t alpha) {
    uint32_t even = (pixel & 0x00FF00FFu) * alpha + 0x00800080u;
    uint32_t odd = ((pixel >> 8) & 0x00FF00FFu) * alpha + 0x00800080u;
    even = ((even + ((even >> 8) & 0x00FF00FFu)) >> 8) & 0x00FF00FFu;
    odd = (odd + ((odd >> 8) & 0x00FF00FFu)) & 0xFF00FF00u;
    return even | odd;
}

INLINE uint32_t over(uint32_t source, uint32_t destination) {
    return source + scaled(destination, 255 - (source >> 24));
}

INLINE uint32_t product(uint32_t a, uint32_t b) {
    uint32_t v = a * b + 128;
    return (v + (v >> 8)) >> 8;
}

CLONED void spans_fill(uint32_t *restrict destination, long count, uint32_t color) {
    for (long i = 0; i < count; i++) destination[i] = color;
}

CLONED void spans_color_over(uint32_t *restrict destination, long count, uint32_t color) {
    uint32_t rest = 255 - (color >> 24);
    for (long i = 0; i < count; i++) destination[i] = color + scaled(destination[i], rest);
}

CLONED void spans_color_mask_over(
    uint32_t *restrict destination, const uint8_t *restrict mask, long count, uint32_t color) {
    for (long i = 0; i < count; i++) destination[i] = over(scaled(color, mask[i]), destination[i]);
}

CLONED void spans_row_over(uint32_t *restrict destination, const uint32_t *restrict source, long count) {
    for (long i = 0; i < count; i++) destination[i] = over(source[i], destination[i]);
}

CLONED void spans_row_alpha_over(
    uint32_t *restrict destination, const uint32_t *restrict source, long count, uint32_t alpha) {
    for (long i = 0; i < count; i++) destination[i] = over(scaled(source[i], alpha), destination[i]);
}

CLONED void spans_row_mask_over(
    uint32_t *restrict destination, const uint32_t *restrict source, const uint8_t *restrict mask, long count) {
    for (long i = 0; i < count; i++) destination[i] = over(scaled(source[i], mask[i]), destination[i]);
}

CLONED void spans_row_multiply(uint32_t *restrict pixels, const uint8_t *restrict mask, long count) {
    for (long i = 0; i < count; i++) pixels[i] = scaled(pixels[i], mask[i]);
}

CLONED void spans_mask_multiply(uint8_t *restrict mask, const uint8_t *restrict other, long count) {
    for (long i = 0; i < count; i++) mask[i] = (uint8_t)product(mask[i], other[i]);
}

CLONED void spans_mask_scale(uint8_t *restrict mask, long count, uint32_t alpha) {
    for (long i = 0; i < count; i++) mask[i] = (uint8_t)product(mask[i], alpha);
}

CLONED void spans_mask_over(uint8_t *restrict mask, const uint8_t *restrict other, long count) {
    for (long i = 0; i < count; i++) mask[i] = (uint8_t)(other[i] + product(mask[i], 255 - other[i]));
}

CLONED void spans_alpha_of_row(uint8_t *restrict mask, const uint32_t *restrict pixels, long count) {
    for (long i = 0; i < count; i++) mask[i] = (uint8_t)(pixels[i] >> 24);
}
