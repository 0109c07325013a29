// SPDX-License-Identifier: MIT

// Source-over, blend modes and products of masks: CKernels/composite.
#include "CKernels.h"
#include "digests.h"
#include <string.h>

enum { longest = 70, margin = 32, room = longest + 2 * margin };

static _Alignas(64) uint32_t below[room], pixels[room], out[room];
static _Alignas(64) uint8_t under[room], cover[room], mask_out[room];

// Runs a kernel on a copy of the pixels or of the mask. The copy begins `shift` elements after an aligned address. The
// digest includes the margins of the copy, which must not change.
#define ON_PIXELS(kernel, ...)                         \
    do {                                               \
        memcpy(out, below, sizeof out);                \
        kernel(out + 16 + shift, __VA_ARGS__);         \
        digest(#kernel, out, sizeof out);              \
    } while (0)
#define ON_MASK(kernel, ...)                           \
    do {                                               \
        memcpy(mask_out, under, sizeof mask_out);      \
        kernel(mask_out + 16 + shift, __VA_ARGS__);    \
        digest(#kernel, mask_out, sizeof mask_out);    \
    } while (0)

static void composite_once(long count) {
    const long shift = between(0, 15);
    const uint32_t color = pixel(), alpha = byte(), *source = pixels + between(0, 31);
    const uint8_t *mask = cover + between(0, 31);
    ON_PIXELS(composite_fill, count, color, 40);
    ON_PIXELS(composite_solid_over, count, color, 40);
    ON_PIXELS(composite_solid_mask_over, mask, count, color);
    ON_PIXELS(composite_row_over, source, count);
    ON_PIXELS(composite_row_alpha_over, source, count, alpha);
    ON_PIXELS(composite_row_mask_over, source, mask, count);
    ON_PIXELS(composite_prefetch, count);
    ON_PIXELS(composite_row_multiply, mask, count);
    ON_MASK(composite_mask_multiply, mask, count);
    ON_MASK(composite_mask_scale, count, alpha);
    ON_MASK(composite_mask_over, mask, count);
    ON_MASK(composite_alpha_of_row, source, count);
}

static void blend_once(long count, int mode) {
    const long shift = between(0, 15);
    const uint32_t color = pixel(), alpha = byte(), *source = pixels + between(0, 31);
    const uint8_t *mask = cover + between(0, 31);
    ON_PIXELS(blend_solid, count, color, mode);
    ON_PIXELS(blend_solid_mask, mask, count, color, mode);
    ON_PIXELS(blend_row, source, count, alpha, mode);
    ON_PIXELS(blend_row, source, count, 255, mode);
    ON_PIXELS(blend_row_mask, source, mask, count, mode);
    ON_MASK(blend_alphas, mask, count, mode);
}

static void fill(void) {
    fill_pixels(below, room);
    fill_pixels(pixels, room);
    fill_bytes(under, room);
    fill_bytes(cover, room);
}

// Runs the kernels with each source alpha over each destination byte, in all four components.
static void every_byte(void) {
    uint32_t row[256], source[256];
    uint8_t bytes[256], others[256];
    for (uint32_t alpha = 0; alpha < 256; alpha++) {
        for (uint32_t i = 0; i < 256; i++) {
            row[i] = i * 0x01010101u;
            source[i] = alpha << 24 | (alpha * i / 255) << 8 | (i < alpha ? i : alpha);
            bytes[i] = (uint8_t)i;
            others[i] = (uint8_t)alpha;
        }
        composite_solid_over(row, 256, source[alpha], 0);
        digest("composite_solid_over", row, sizeof row);
        for (uint32_t i = 0; i < 256; i++) row[i] = i * 0x01010101u;
        composite_row_over(row, source, 256);
        digest("composite_row_over", row, sizeof row);
        composite_row_multiply(row, others, 256);
        digest("composite_row_multiply", row, sizeof row);
        composite_mask_over(bytes, others, 256);
        digest("composite_mask_over", bytes, sizeof bytes);
    }
}

// Blends rows that are longer than the chunks of 256 pixels in which most modes work.
static void long_rows(int mode) {
    uint32_t row[600], source[600];
    for (int round = 0; round < 6; round++) {
        for (long i = 0; i < 600; i++) row[i] = pixel(), source[i] = pixel();
        blend_row(row, source, 600 - round, 255, mode);
        digest("blend_row", row, sizeof row);
    }
}

void digest_compositing(void) {
    seed(1);
    for (int round = 0; round < 12; round++)
        for (long count = 0; count <= longest; count++) {
            fill();
            composite_once(count);
        }
    every_byte();
    for (int mode = blend_normal; mode <= blend_plus_lighter; mode++) {
        for (long count = 0; count <= longest; count++) {
            fill();
            blend_once(count, mode);
        }
        long_rows(mode);
    }
    for (int round = 0; round < 12; round++)
        for (long count = 0; count <= longest; count++)
            for (long distance = 1; distance <= 8; distance += 1 + (distance > 3)) {
                fill();
                const long first = between(8, 31);
                memset(mask_out, 0xA5, sizeof mask_out);
                png_subtract_paeth(under + first, cover + first, mask_out + first, count, distance);
                digest("png_subtract_paeth", mask_out, sizeof mask_out);
            }
}
