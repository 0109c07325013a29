// SPDX-License-Identifier: MIT

#include "CKernels.h"
#include "../cpu/target_attributes.h"

// Clang warns that vectors wider than the baseline's registers change the ABI of calls. There are no such calls,
// because all functions that take these vectors are inlined.
#pragma clang diagnostic ignored "-Wpsabi"

enum { lanes = 32 };
typedef uint8_t bytes __attribute__((vector_size(lanes)));
typedef int8_t byte_mask __attribute__((vector_size(lanes)));
typedef uint8_t unaligned_bytes __attribute__((vector_size(lanes), aligned(1)));

#define LARGER __builtin_elementwise_max
#define SMALLER __builtin_elementwise_min
#define DISTANCE(a, b) (LARGER(a, b) - SMALLER(a, b))
#define PICKED(where, yes, no) ((bytes)(((byte_mask)(yes) & (where)) | ((byte_mask)(no) & ~(where))))

// Selects `left`, `above` or `corner`: the one nearest to left + above − corner. On a tie, left wins over above, and
// above wins over corner.
//
// Distances fit into eight bits. If left and above are both smaller than corner, or both at least as large, left or
// above is always as near as corner. So the corner's distance may then be set to the maximum.
INLINE bytes nearest_neighbour(bytes left, bytes above, bytes corner) {
    const bytes to_left = DISTANCE(above, corner), to_above = DISTANCE(left, corner);
    const byte_mask is_outside = (above < corner) == (left < corner);
    const bytes to_corner = DISTANCE(to_left, to_above) | (bytes)is_outside;
    const bytes unless_left = PICKED(to_above <= to_corner, above, corner);
    return PICKED(to_left <= SMALLER(to_above, to_corner), left, unless_left);
}

INLINE void subtract(
    const uint8_t *restrict row, const uint8_t *restrict above, uint8_t *restrict output, long count, long distance) {
    long i = 0;
    for (; i < count && i < distance; i++) output[i] = row[i] - above[i];
#define AT(pointer) (*(const unaligned_bytes *)(pointer))
    for (; i + lanes <= count; i += lanes)
        *(unaligned_bytes *)(output + i) =
            AT(row + i) - nearest_neighbour(AT(row + i - distance), AT(above + i), AT(above + i - distance));
#undef AT
    // The last bytes of the row, padded with zeros.
    const long rest = count - i;
    if (rest <= 0) return;
    bytes part = {0}, left = {0}, over = {0}, corner = {0};
    for (long k = 0; k < rest; k++) {
        ((uint8_t *)&part)[k] = row[i + k];
        ((uint8_t *)&left)[k] = row[i + k - distance];
        ((uint8_t *)&over)[k] = above[i + k];
        ((uint8_t *)&corner)[k] = above[i + k - distance];
    }
    part -= nearest_neighbour(left, over, corner);
    for (long k = 0; k < rest; k++) output[i + k] = ((const uint8_t *)&part)[k];
}

CLONED void png_subtract_paeth(
    const uint8_t *restrict row, const uint8_t *restrict above, uint8_t *restrict output, long count, long distance) {
    subtract(row, above, output, count, distance);
}
