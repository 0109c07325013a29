// SPDX-License-Identifier: MIT

// The innermost loops of palette selection: changed pixels, conversion to OKLab, the nearest palette entry.
//
// All versions that the loader may pick give the same bytes. They use integers, and IEEE floats that are rounded after
// each operation (no contraction). No function reads or writes beyond its counts.
#ifndef ZOETROPE_PALETTE_H
#define ZOETROPE_PALETTE_H

#include <stdint.h>

// Converts `count` pixels to OKLab. A pixel has red in the lowest byte; its alpha is ignored. A result is four
// integers: L, a and b in units of 1/2047, and 0. `linear` holds the linear light of the 256 sRGB values. a and b are
// also multiplied by `chroma`.
void cpalette_lab(const uint32_t *pixels, int16_t *lab, long count, const float *linear, float chroma);

// For each of `count` colours, finds the nearest of `entries` palette colours, at most 256. Among equally near colours,
// the first one wins. The lowest 8 bits of a result are the number of the palette colour. The bits above are the
// squared distance, which must be below 2²⁴.
void cpalette_nearest(
    const int16_t *lab, long count, const int32_t *palette_l, const int32_t *palette_a, const int32_t *palette_b,
    long entries, uint32_t *nearest);

// changed[i] = pixels[i] ≠ before[i], as 1 or 0.
void cpalette_changes(const uint32_t *pixels, const uint32_t *before, uint8_t *changed, long count);

// The weighted sum of the colours around (x, y), up to three pixels away in each direction, without (x, y) itself. The
// weights are a Gaussian with σ = 2.1 and a peak of 256. `lab` holds four integers, below 2¹³, for each of width ×
// height pixels.
void cpalette_surroundings(const int16_t *lab, long width, long height, long x, long y, int32_t sum[4]);

#endif
