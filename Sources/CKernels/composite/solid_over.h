// Composites that need more than the compiler's vectors, with AVX2 and with AVX-512.
#ifndef ZOETROPE_SOLID_OVER_H
#define ZOETROPE_SOLID_OVER_H

#include "../cpu/target_attributes.h"
#include <stdint.h>

#ifdef HAS_AVX2
// As many pixels as fit into a register of AVX-512.
enum { wide_group = 16 };

// composite_solid_over for at least eight pixels, and a processor that has AVX2.
void solid_over_avx2(uint32_t *pixels, long count, uint32_t color, long ahead);

// The same for at least sixteen, and AVX-512.
void solid_over_avx512(uint32_t *pixels, long count, uint32_t color, long ahead);
// And composite_row_over.
void row_over_avx512(uint32_t *restrict destination, const uint32_t *restrict source, long count);
#endif

#endif
