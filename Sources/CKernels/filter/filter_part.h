// SPDX-License-Identifier: MIT

// A part of a level of pixels, filtered: included once for each instruction set that has a product of its own, HIGH_PRODUCT, under
// the name FILTER_PART. Of the portable one, whose factors do not change within the loop, the compiler would make four times as many
// instructions.

// As many rows as there are taps are kept, each in the place of its number modulo that, two vectors for each eight pixels. Sums
// begin with half a unit a tap, as in `convolve_lanes`.
FILTER_ATTRIBUTES INLINE void FILTER_PART(
    uint32_t *target, long target_stride, const uint32_t *source, long stride, long width, long height, long x, long y,
    long columns, long rows, const uint16_t *weights, long taps) {
    const long radius = taps / 2, groups = (columns + group - 1) / group;
    uint32_t line[tile_side + most_taps - 1];
    half_lanes kept[most_taps][2 * tile_side / group], factors[most_taps];
    const half_lanes half = (half_lanes){0} + (uint16_t)(taps / 2);
    for (long k = 0; k < taps; k++) factors[k] = (half_lanes){0} + weights[k];
    long filtered = clamped(y - radius, 0, height);
    for (long row = y; row < y + rows; row++) {
        for (; filtered <= row + radius && filtered < height; filtered++) {
            const uint32_t *pixels =
                padded_row(line, source + filtered * stride, width, x - radius, groups * group + 2 * radius);
            half_lanes *sums = kept[filtered % taps];
            for (long g = 0; g < groups; g++) {
                half_lanes first = half, second = half;
                for (long k = 0; k < taps; k++) {
                    half_lanes a, b;
                    widen_lanes(&a, &b, pixels + g * group + k);
                    first += HIGH_PRODUCT(a, factors[k]);
                    second += HIGH_PRODUCT(b, factors[k]);
                }
                sums[2 * g] = first;
                sums[2 * g + 1] = second;
            }
        }
        const half_lanes *near[most_taps];
        for (long k = 0; k < taps; k++) near[k] = kept[clamped(row + k - radius, 0, height - 1) % taps];
        uint32_t *pixels = target + row * target_stride + x;
        for (long g = 0; g < groups; g++) {
            half_lanes first = half, second = half;
            for (long k = 0; k < taps; k++) {
                first += HIGH_PRODUCT(near[k][2 * g], factors[k]);
                second += HIGH_PRODUCT(near[k][2 * g + 1], factors[k]);
            }
            narrow_lanes(pixels + g * group, 4 * (columns - g * group), &first, &second);
        }
    }
}

#undef FILTER_PART
#undef FILTER_ATTRIBUTES
#undef HIGH_PRODUCT
