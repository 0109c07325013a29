// SPDX-License-Identifier: MIT

// Compositing with AVX2 and AVX-512 intrinsics.
#ifndef ZOETROPE_SOLID_OVER_H
#define ZOETROPE_SOLID_OVER_H

#include "../cpu/target_attributes.h"
#include <stdint.h>

#ifdef HAS_AVX2
// Pixels per AVX-512 register.
enum { wide_group = 16 };

// composite_solid_over for at least eight pixels, with AVX2.
void solid_over_avx2(uint32_t *pixels, long count, uint32_t color, long ahead);

// composite_solid_over for at least sixteen pixels, with AVX-512.
void solid_over_avx512(uint32_t *pixels, long count, uint32_t color, long ahead);
// composite_row_over for at least sixteen pixels, with AVX-512.
void row_over_avx512(uint32_t *restrict destination, const uint32_t *restrict source, long count);
#endif

#endif
