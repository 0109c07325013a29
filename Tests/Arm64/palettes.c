// SPDX-License-Identifier: MIT

// Palette selection: CKernels/palette.
#include "Palette.h"
#include "digests.h"
#include <string.h>

enum { longest = 70 };

static void colors(long count) {
    static float linear[256];
    for (int i = 0; i < 256; i++) linear[i] = (float)(i * i) / 65025.0f;
    static const float chromas[] = {1, 0.75f, 2.5f};
    uint32_t pixels[longest + 8], before[longest + 8], nearest[longest + 8];
    int16_t lab[4 * longest + 32];
    uint8_t changed[longest + 8];
    int32_t palette[3][256];
    fill_pixels(pixels, longest + 8);
    fill_pixels(before, longest + 8);
    memset(lab, 0xA5, sizeof lab);
    cpalette_lab(pixels + 1, lab + 4, count, linear, chromas[between(0, 2)]);
    digest("cpalette_lab", lab, sizeof lab);
    for (long i = 0; i < count; i++)
        if (bits() & 1) before[i] = pixels[i];
    memset(changed, 0xA5, sizeof changed);
    cpalette_changes(pixels, before, changed + 3, count);
    digest("cpalette_changes", changed, sizeof changed);
    const long entries = between(0, 3) ? between(1, 256) : 256;
    for (long k = 0; k < entries; k++) {
        palette[0][k] = (int32_t)between(0, 2047);
        palette[1][k] = (int32_t)between(-800, 800);
        palette[2][k] = (int32_t)between(-800, 800);
        // Makes some colours equal, because the kernel must choose the first of equal colours.
        if (k % 7 == 6)
            for (int c = 0; c < 3; c++) palette[c][k] = palette[c][k / 2];
    }
    memset(nearest, 0xA5, sizeof nearest);
    cpalette_nearest(lab + 4, count, palette[0], palette[1], palette[2], entries, nearest + 1);
    digest("cpalette_nearest", nearest, sizeof nearest);
}

static void surroundings(long width, long height) {
    static int16_t lab[4 * 20 * 20];
    for (long i = 0; i < 4 * width * height; i++) lab[i] = (int16_t)between(-8191, 8191);
    for (long y = 0; y < height; y++)
        for (long x = 0; x < width; x++) {
            int32_t sum[4];
            cpalette_surroundings(lab, width, height, x, y, sum);
            digest("cpalette_surroundings", sum, sizeof sum);
        }
}

// Converts all greys, and a grid of colours.
static void every_color(void) {
    static float linear[256];
    for (int i = 0; i < 256; i++) linear[i] = (float)i / 255.0f;
    static uint32_t pixels[256 + 17 * 17 * 17];
    static int16_t lab[4 * (256 + 17 * 17 * 17)];
    long n = 0;
    for (uint32_t i = 0; i < 256; i++) pixels[n++] = i * 0x010101;
    for (uint32_t i = 0; i < 17 * 17 * 17; i++)
        pixels[n++] = i % 17 * 15 | (i / 17 % 17 * 15) << 8 | (i / 289 * 15) << 16;
    cpalette_lab(pixels, lab, n, linear, 1);
    digest("cpalette_lab", lab, sizeof lab);
}

void digest_palettes(void) {
    seed(6);
    for (int round = 0; round < 6; round++)
        for (long count = 0; count <= longest; count++) colors(count);
    for (long width = 1; width <= 20; width += 1 + width / 6)
        for (long height = 1; height <= 20; height += 1 + height / 6) surroundings(width, height);
    every_color();
}
