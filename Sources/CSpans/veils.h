// Composites that need more than the compiler's vectors, with AVX2 and with AVX-512.
#ifndef ZOETROPE_VEILS_H
#define ZOETROPE_VEILS_H

#include "clones.h"
#include <stdint.h>

#ifdef HAS_AVX2
// As many pixels as fit into a register of AVX-512.
enum { wide_group = 16 };

// spans_color_over for at least eight pixels, and a processor that has AVX2.
void veils_over(uint32_t *pixels, long count, uint32_t color, long ahead);

// The same for at least sixteen, and AVX-512.
void veils_wide_over(uint32_t *pixels, long count, uint32_t color, long ahead);
// And spans_row_over.
void veils_wide_row_over(uint32_t *restrict destination, const uint32_t *restrict source, long count);
#endif

#endif
