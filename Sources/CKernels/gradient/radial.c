// SPDX-License-Identifier: MIT

// Radial gradients.
#include "curves.h"

#pragma STDC FP_CONTRACT OFF

INLINE void radial_pixels(unaligned_floats8 *places, doubles8 columns, const gradient_circle *c) {
    POINTS(u, v, columns, c);
    *places = __builtin_elementwise_sqrt(u * u + v * v) * (float)c->factor + (float)c->start;
}

// As complex numbers: a pixel at p + k · s is as far from the centre as p, times √(1 + 2ka + k²(a² + b²)), where
// a + bi is s / p. These are the first terms of its series.
INLINE void radial_blocks(block_places *all, doubles8 columns, const gradient_circle *c) {
    const float factor = (float)c->factor, ux = (float)c->ux, vx = (float)c->vx, step = sqrtf(ux * ux + vx * vx);
    POINTS(u, v, columns, c);
    const floats8 square = u * u + v * v, length = __builtin_elementwise_sqrt(square), inverse = 1 / square;
    const floats8 a = (u * ux + v * vx) * inverse, b = (u * vx - v * ux) * inverse;
    const floats8 scale = length * factor, g = b * b * 0.5f;
    all->c[0] = scale + (float)c->start;
    all->c[1] = scale * a;
    all->c[2] = scale * g;
    all->c[3] = -all->c[2] * a;
    all->c[4] = all->c[2] * (a * a - g * 0.5f);
    all->is_good = length >= step * nearest;
    all->margin = (floats8){0} + fabsf(factor) * step * 8;
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

// The same series without its last term, which is at most an eighth of the fourth power of how far the outermost pixels are
// from the middle, over the middle's distance from the centre.
INLINE void radial_curves(
    curves *all, double column, const gradient_circle *c, const gradient_colors *table) {
    MIDDLES(u, v, column, c);
    const float factor = (float)c->factor, step = sqrtf(ux * ux + vx * vx);
    const floats8 square = u * u + v * v, length = __builtin_elementwise_sqrt(square), inverse = 1 / square;
    const floats8 a = (u * ux + v * vx) * inverse, b = (u * vx - v * ux) * inverse;
    const floats8 scale = length * factor, g = b * b * 0.5f;
    all->c[0] = scale + (float)c->start;
    all->c[1] = scale * a;
    all->c[2] = scale * g;
    all->c[3] = -all->c[2] * a;
    const float pixel = fabsf(factor) * step;
    // One over how many pixels the middle is away from the centre, to the third power.
    const floats8 nearness = inverse * length * inverse * (step * step * step);
    all->margin = (floats8){0} + pixel * (wide / 2);
    all->is_good = length >= step * wide;
    bound(all, nearness * (pixel * (to_the_fourth / 8)), table);
}

INLINE int radial_may_curve(long x, long count, const gradient_circle *c, const gradient_colors *table) {
    FARTHEST(square, x, count, c);
    const float factor = fabsf((float)c->factor), ux = (float)c->ux, vx = (float)c->vx;
    const float step = ux * ux + vx * vx, distance = sqrtf(square);
    if (square * 1.01f < step * wide * wide) return 0;
    // Beyond the last location there is one colour, and nothing to compute: worth it where that is a whole block.
    const float beyond = distance - 2 * wide * sqrtf(step);
    if (beyond * (float)c->factor + (float)c->start > table->locations[table->intervals]) return 1;
    return may_curve(step * step * factor * (to_the_fourth / 8) / (square * distance), table);
}

CLONED void gradient_radial(
    uint32_t *restrict row, float *restrict places, long x, long count, const gradient_circle *circle,
    const gradient_colors *table) {
    const gradient_circle shape = *circle;
    if (count < few && !radial_may_curve(x, count, &shape, table)) {
        gradient_look_up(row, places + radial(places, x, count, &shape, table), count, table);
        return;
    }
    DRAW_ROW(row, places, x, count, &shape, table, radial_curves, radial);
}
