// A translucent colour over all pixels of a row.
#ifndef ZOETROPE_VEILS_H
#define ZOETROPE_VEILS_H

#include "clones.h"
#include <stdint.h>

#ifdef HAS_AVX2
// spans_color_over for at least eight pixels, and a processor that has AVX2.
void veils_over(uint32_t *pixels, long count, uint32_t color, long ahead);
#endif

#endif
