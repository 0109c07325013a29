// SPDX-License-Identifier: MIT

// Filters part of a level of pixels. This file is included once for each instruction set. The including file defines
// FILTER_PART, the function's name, and HIGH_PRODUCT and AVERAGE with that instruction set. The portable HIGH_PRODUCT
// would be slow here: as its factors are loop constants, the compiler expands it to four times as many instructions.

// Filters along the columns first, four pixels wide, then along the rows. Along the columns, the previous rows stay in
// registers, and each row is widened once. Works on a few rows at a time, so that they stay in the first-level cache.
FILTER_ATTRIBUTES INLINE void FILTER_PART(
    uint32_t *target, long target_stride, const uint32_t *source, long stride, long width, long height, long x, long y,
    long columns, long rows, const uint16_t *weights, long taps) {
    const long radius = taps / 2, vectors = (columns + 2 * radius + 3) / 4;
    const half_lanes middle = (half_lanes){0} + weights[radius];
    const half_lanes inner = (half_lanes){0} + (uint16_t)(2 * weights[radius - 1]);
    const half_lanes outer = (half_lanes){0} + (uint16_t)(2 * weights[0]);
    uint32_t padded[(part_rows + most_taps - 1) * padded_side];
    half_lanes lines[part_rows][padded_side / 4 + 2];
    for (long top = y; top < y + rows; top += part_rows) {
        const long count = y + rows - top < part_rows ? y + rows - top : part_rows;
        long step = stride;
        const uint32_t *from = source + (top - radius) * stride + (x - radius);
        if (x < radius || x - radius + 4 * vectors > width || top < radius || top + count + radius > height) {
            pad_part(padded, source, stride, width, height, x - radius, top - radius, 4 * vectors, count + 2 * radius);
            from = padded;
            step = padded_side;
        }
        for (long v = 0; v < vectors; v++, from += 4) {
            const uint32_t *next = from + 2 * radius * step;
            half_lanes a, b, c, d, e;
            WIDEN(a, from);
            WIDEN(b, from + step);
            if (taps == 3) {
                for (long row = 0; row < count; row++, next += step) {
                    WIDEN(c, next);
                    lines[row][v] = HIGH_PRODUCT(AVERAGE(a, c), outer) + HIGH_PRODUCT(b, middle);
                    a = b;
                    b = c;
                }
            } else {
                WIDEN(c, from + 2 * step);
                WIDEN(d, from + 3 * step);
                for (long row = 0; row < count; row++, next += step) {
                    WIDEN(e, next);
                    lines[row][v] = HIGH_PRODUCT(AVERAGE(a, e), outer) + HIGH_PRODUCT(AVERAGE(b, d), inner)
                                  + HIGH_PRODUCT(c, middle);
                    a = b;
                    b = c;
                    c = d;
                    d = e;
                }
            }
        }
        for (long row = 0; row < count; row++) {
            uint32_t *pixels = target + (top + row) * target_stride + x;
            const uint16_t *line = (const uint16_t *)lines[row];
            for (long g = 0; g < columns; g += group) {
                half_lanes sums[2];
                for (long k = 0; k < 2; k++) {
                    const uint16_t *p = line + 4 * g + 16 * k;
                    sums[k] = HIGH_PRODUCT(AVERAGE(LINE(p, 0), LINE(p, 2 * radius)), outer);
                    if (taps == 5) sums[k] += HIGH_PRODUCT(AVERAGE(LINE(p, 1), LINE(p, 3)), inner);
                    sums[k] += HIGH_PRODUCT(LINE(p, radius), middle);
                }
                NARROW(pixels + g, 4 * (columns - g), sums);
            }
        }
    }
}

#undef FILTER_PART
#undef FILTER_ATTRIBUTES
#undef HIGH_PRODUCT
#undef AVERAGE
#undef NARROW
