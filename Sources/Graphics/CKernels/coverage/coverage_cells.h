// SPDX-License-Identifier: MIT

// The layout of cells, for both halves of scan conversion (coverage_accumulate.c, coverage_resolve.c).
// Raster/CoverageCells.swift explains the model.
#ifndef ZOETROPE_COVERAGE_CELLS_H
#define ZOETROPE_COVERAGE_CELLS_H

#include "CKernels.h"
#include "../cpu/target_attributes.h"

enum {
    // Fixed point: `whole` is one pixel, or a winding number of one.
    fraction_bits = 16,
    whole = 1 << fraction_bits,
    group_cells = coverage_group,
};

#endif
