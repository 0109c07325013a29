#include "CSpans.h"
#include "clones.h"

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

CLONED void spans_convolve(
    uint8_t *restrict destination, const uint8_t *const *rows, const uint16_t *weights, long taps, long count) {
    // Blocks of sums that stay in registers while the taps go by.
    enum { block = 64 };
    long i = 0;
    for (; i + block <= count; i += block) {
        uint32_t sums[block];
        for (int j = 0; j < block; j++) sums[j] = 16384;
        for (long k = 0; k < taps; k++) {
            const uint8_t *row = rows[k] + i;
            uint32_t weight = weights[k];
            for (int j = 0; j < block; j++) sums[j] += row[j] * weight;
        }
        for (int j = 0; j < block; j++) destination[i + j] = (uint8_t)(sums[j] >> 15);
    }
    for (; i < count; i++) {
        uint32_t sum = 16384;
        for (long k = 0; k < taps; k++) sum += rows[k][i] * (uint32_t)weights[k];
        destination[i] = (uint8_t)(sum >> 15);
    }
}

CLONED void spans_halve(
    uint8_t *restrict destination, const uint8_t *restrict upper, const uint8_t *restrict lower, long channels,
    long count, long phase) {
    // Halves are rounded up and down in turn, so that many halvings do not brighten the picture.
    if (channels == 1) {
        for (long i = 0; i < count; i++)
            destination[i] = (uint8_t)(
                (upper[2 * i] + upper[2 * i + 1] + lower[2 * i] + lower[2 * i + 1] + 1 + ((i + phase) & 1)) >> 2);
    } else {
        for (long i = 0; i < count; i++)
            for (int c = 0; c < 4; c++)
                destination[4 * i + c] = (uint8_t)(
                    (upper[8 * i + c] + upper[8 * i + 4 + c] + lower[8 * i + c] + lower[8 * i + 4 + c] + 1 + ((i + phase) & 1)) >> 2);
    }
}

CLONED void spans_lean(
    uint16_t *restrict sums, const uint8_t *restrict near, const uint8_t *restrict far, long count) {
    for (long i = 0; i < count; i++) sums[i] = (uint16_t)(3 * near[i] + far[i]);
}

CLONED void spans_double(uint8_t *restrict destination, const uint16_t *restrict sums, long channels, long count) {
    if (channels == 1) {
        for (long i = 0; i < count; i++) {
            destination[2 * i] = (uint8_t)((3 * sums[i] + sums[i - 1] + 8) >> 4);
            destination[2 * i + 1] = (uint8_t)((3 * sums[i] + sums[i + 1] + 8) >> 4);
        }
    } else {
        for (long i = 0; i < count; i++)
            for (int c = 0; c < 4; c++) {
                long k = 4 * i + c;
                destination[8 * i + c] = (uint8_t)((3 * sums[k] + sums[k - 4] + 8) >> 4);
                destination[8 * i + 4 + c] = (uint8_t)((3 * sums[k] + sums[k + 4] + 8) >> 4);
            }
    }
}
