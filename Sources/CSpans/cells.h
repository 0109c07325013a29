// What both halves of scan conversion (edges.c, sweeps.c) know of the cells; the model is explained in
// Raster/CoverageCells.swift.
#ifndef ZOETROPE_CELLS_H
#define ZOETROPE_CELLS_H

#include "CSpans.h"
#include "clones.h"

enum {
    // A pixel, and a whole winding, are `whole` units.
    fraction_bits = 16,
    whole = 1 << fraction_bits,
    group_cells = coverage_group,
};

#endif
