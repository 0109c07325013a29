// What both halves of scan conversion (edges.c, sweeps.c) know of the cells; the model is explained in
// Raster/CoverageCells.swift.
#ifndef ZOETROPE_CELLS_H
#define ZOETROPE_CELLS_H

#include "CSpans.h"

enum {
    // A pixel, and a whole winding, are `whole` units.
    fraction_bits = 16,
    whole = 1 << fraction_bits,
    // One bit stands for so many cells.
    group_bits = 2,
    group_cells = 1 << group_bits,
};

#define INLINE static inline __attribute__((always_inline))

#endif
