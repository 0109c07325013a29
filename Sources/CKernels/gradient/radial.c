// SPDX-License-Identifier: MIT

// Radial gradients.
#include "curves.h"

INLINE void radial_pixels(unaligned_floats8 *places, doubles8 columns, const gradient_circle *c) {
    POINTS(u, v, columns, c);
    *places = __builtin_elementwise_sqrt(u * u + v * v) * (float)c->factor + (float)c->start;
}

// Coefficients of positions beside eight points, how far those are from the centre, and one over its square; and how far two
// neighbouring pixels are from each other.
typedef struct {
    floats8 c[5], length, inverse;
    float step;
} radial_series;

// As complex numbers: a pixel at p + k · s is as far from the centre as p, times √(1 + 2ka + k²(a² + b²)), where
// a + bi is s / p. These are the first terms of its series.
INLINE radial_series radial_beside(floats8 u, floats8 v, const gradient_circle *c) {
    const float ux = (float)c->ux, vx = (float)c->vx;
    const floats8 square = u * u + v * v, length = __builtin_elementwise_sqrt(square), inverse = 1 / square;
    const floats8 a = (u * ux + v * vx) * inverse, b = (u * vx - v * ux) * inverse;
    const floats8 scale = length * (float)c->factor, g = b * b * 0.5f;
    radial_series series = {.length = length, .inverse = inverse, .step = sqrtf(ux * ux + vx * vx)};
    series.c[0] = scale + (float)c->start;
    series.c[1] = scale * a;
    series.c[2] = scale * g;
    series.c[3] = -series.c[2] * a;
    series.c[4] = series.c[2] * (a * a - g * 0.5f);
    return series;
}

INLINE void radial_blocks(block_places *all, doubles8 columns, const gradient_circle *c) {
    POINTS(u, v, columns, c);
    const radial_series series = radial_beside(u, v, c);
    for (int j = 0; j < 5; j++) all->c[j] = series.c[j];
    // Infinitely far away, coefficients are no numbers.
    all->is_good = (series.length >= series.step * nearest) & (series.length < INFINITY);
    all->margin = (floats8){0} + fabsf((float)c->factor) * series.step * 8;
}

INLINE long radial(
    float *restrict places, long x, long count, const gradient_circle *circle, const gradient_colors *table) {
    const gradient_circle shape = *circle;
    const float limit = 200 / (float)(fabs(shape.factor) * sqrt(shape.ux * shape.ux + shape.vx * shape.vx));
    WRITE_PLACES(places, x, count, &shape, table, limit, radial_blocks, radial_pixels);
}

CLONED long gradient_radial_places(
    float *restrict places, long x, long count, const gradient_circle *circle, const gradient_colors *table) {
    return radial(places, x, count, circle, table);
}

// What curves leave out, the fifth term, is at most an eighth of the fourth power of how far the outermost pixels are from the
// middle, over the third power of the middle's distance from the centre, all in pixels.
static const float left_of_radial = to_the_fourth / 8;

INLINE void radial_curves(curves *all, double column, const gradient_circle *c, const gradient_colors *table) {
    MIDDLES(u, v, column, c);
    const radial_series series = radial_beside(u, v, c);
    for (int j = 0; j < 4; j++) all->c[j] = series.c[j];
    const float step = series.step, pixel = fabsf((float)c->factor) * step;
    // One over how many pixels the middle is away from the centre, to the third power.
    const floats8 nearness = series.inverse * series.length * series.inverse * (step * step * step);
    all->margin = (floats8){0} + pixel * (wide / 2);
    all->is_good = series.length >= step * wide;
    bound(all, nearness * (pixel * left_of_radial), table);
}

INLINE int radial_may_curve(long x, long count, const gradient_circle *c, const gradient_colors *table) {
    FARTHEST(square, x, count, c);
    const float factor = fabsf((float)c->factor), ux = (float)c->ux, vx = (float)c->vx;
    const float step_square = ux * ux + vx * vx, distance = sqrtf(square);
    if (square * 1.01f < step_square * wide * wide) return 0;
    // Beyond the last location there is one colour, and nothing to compute: worth it where that is a whole block.
    const float beyond = distance - 2 * wide * sqrtf(step_square);
    if (beyond * (float)c->factor + (float)c->start > table->locations[table->intervals]) return 1;
    return may_curve(step_square * step_square * factor * left_of_radial / (square * distance), table);
}

CLONED void gradient_radial(
    uint32_t *restrict row, float *restrict places, long x, long count, const gradient_circle *circle,
    const gradient_colors *table) {
    const gradient_circle shape = *circle;
    DRAW_ROW(row, places, x, count, &shape, table, radial_may_curve, radial_curves, radial);
}
