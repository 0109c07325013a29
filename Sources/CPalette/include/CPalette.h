// SPDX-License-Identifier: MIT

// The innermost loops of choosing palettes: what changed, colours into OKLab, the nearest palette entry.
//
// All the clones that the loader may pick at run time give the same bytes: floating point is IEEE with one rounding an
// operation (no contraction), and the rest is integers. No function reads or writes beyond what its counts say.
#ifndef ZOETROPE_CPALETTE_H
#define ZOETROPE_CPALETTE_H

#include <stdint.h>

// Converts `count` pixels (red in the lowest byte, alpha ignored) to OKLab: four integers each, L, a and b in units of
// 1/2047, and 0. `linear` holds the light of the 256 sRGB values; a and b are multiplied by `chroma`.
void cpalette_lab(const uint32_t *pixels, int16_t *lab, long count, const float *linear, float chroma);

// For each of `count` colours the nearest of `entries` ≤ 256 palette colours, the first of equals: its number in the
// lowest 8 bits, the squared distance above them. Squared distances must be below 2²⁴.
void cpalette_nearest(
    const int16_t *lab, long count, const int32_t *palette_l, const int32_t *palette_a, const int32_t *palette_b,
    long entries, uint32_t *nearest);

// changed[i] = pixels[i] ≠ before[i], as 1 or 0.
void cpalette_changes(const uint32_t *pixels, const uint32_t *before, uint8_t *changed, long count);

// The sum of what stands around (x, y), without (x, y) itself: up to three places off in each direction, under a bell
// of σ 2.1 whose top is 256. `lab` holds width × height times four integers; its values must be below 2¹³.
void cpalette_surroundings(const int16_t *lab, long width, long height, long x, long y, int32_t sum[4]);

#endif
