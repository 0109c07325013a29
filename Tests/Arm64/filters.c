// SPDX-License-Identifier: MIT

// Convolution, halving and doubling: CKernels/filter.
#include "CKernels.h"
#include "digests.h"
#include <string.h>

enum { longest = 150, most_taps = 127, side = 140 };

static void convolve(long taps, long count) {
    static uint16_t lines[most_taps][longest + 16];
    const uint16_t *rows[most_taps];
    uint16_t weights[most_taps], wide[longest + 16];
    uint8_t bytes[longest + 16];
    long left = 65535;
    for (long k = 0; k < taps; k++) {
        fill_bytes(bytes, longest + 16);
        memset(lines[k], 0xA5, sizeof lines[k]);
        filter_widen(lines[k], bytes + between(0, 15), longest);
        digest("filter_widen", lines[k], sizeof lines[k]);
        if (k % 2)
            for (long i = 0; i < longest; i++) lines[k][i] = (uint16_t)(bits() & 0xFF00 ? bits() : 0xFF00);
        rows[k] = lines[k] + between(0, 3);
        weights[k] = (uint16_t)(k == taps - 1 ? left : between(0, 2 * left / (taps - k) < left ? 2 * left / (taps - k) : left));
        left -= weights[k];
    }
    memset(wide, 0xA5, sizeof wide);
    filter_convolve(wide + 3, rows, weights, taps, count);
    digest("filter_convolve", wide, sizeof wide);
    memset(bytes, 0xA5, sizeof bytes);
    filter_convolve_narrow(bytes + 3, rows, weights, taps, count);
    digest("filter_convolve_narrow", bytes, sizeof bytes);
}

static void tile(void) {
    static uint32_t level[side * side], target[side * side];
    const long width = between(1, 100), height = between(1, 100), stride = width + between(0, 30);
    fill_pixels(level, stride * height);
    memset(target, 0xA5, sizeof target);
    const long taps = between(0, 1) ? 3 : 5;
    uint16_t weights[5];
    weights[0] = weights[taps - 1] = (uint16_t)between(0, 16383);
    weights[1] = weights[taps - 2] = (uint16_t)(taps == 5 ? between(0, 16383) : 65535 - 2 * weights[0]);
    if (taps == 5) weights[2] = (uint16_t)(65535 - 2 * weights[0] - 2 * weights[1]);
    const long x = between(0, width - 1), y = between(0, height - 1);
    const long columns = between(1, width - x < 64 ? width - x : 64), rows = between(1, height - y);
    filter_tile(target, side, level, stride, width, height, x, y, columns, rows, weights, taps);
    digest("filter_tile", target, sizeof target);
}

static void resample(long count) {
    uint8_t upper[8 * longest], lower[8 * longest], out[8 * longest + 64];
    uint16_t sums[4 * longest + 16];
    uint32_t means[longest + 8];
    for (long channels = 1; channels <= 4; channels += 3) {
        fill_bytes(upper, sizeof upper);
        fill_bytes(lower, sizeof lower);
        for (long phase = 0; phase < 2; phase++) {
            memset(out, 0xA5, sizeof out);
            downsample2x(out + 5, upper, lower, channels, count, phase);
            digest("downsample2x", out, sizeof out);
        }
        memset(sums, 0xA5, sizeof sums);
        upsample2x_vertical(sums + 4, upper + 1, lower + 3, count * channels);
        digest("upsample2x_vertical", sums, sizeof sums);
        for (long k = 0; k < 4; k++) sums[k] = sums[4 + count * channels + k] = (uint16_t)(4 * byte());
        memset(out, 0xA5, sizeof out);
        upsample2x_horizontal(out + 3, sums + 4, channels, count);
        digest("upsample2x_horizontal", out, sizeof out);
    }
    memset(means, 0xA5, sizeof means);
    filter_halve(means + 1, (const uint32_t *)(const void *)upper, (const uint32_t *)(const void *)lower, count);
    digest("filter_halve", means, sizeof means);
}

void digest_filters(void) {
    seed(2);
    static const long taps[] = {1, 2, 3, 5, 8, 17, 64, 127};
    for (long k = 0; k < 8; k++)
        for (long count = 0; count <= 140; count += count < 70 ? 1 : 7) convolve(taps[k], count);
    for (int i = 0; i < 150; i++) tile();
    for (int round = 0; round < 8; round++)
        for (long count = 1; count <= 70; count++) resample(count);
}
