// SPDX-License-Identifier: MIT

// Angular gradients.
#include "curves.h"

// One over 2π.
static const float turns_of_radians = 0.15915494f;

// Clockwise of +x, 0 ..< 1; 0 in the centre. Written out, because the C library's atan2 may differ from machine to machine.
INLINE floats8 turns(floats8 u, floats8 v) {
    const floats8 none = {0};
    const float_mask is_left = u < 0, is_up = v < 0;
    const floats8 ax = magnitude(u), ay = magnitude(v);
    const float_mask is_high = ay > ax;
    const floats8 large = picked(is_high, ay, ax), small = picked(is_high, ax, ay);
    // Beyond an eighth of a half turn: the angle to the diagonal, which has one division, too.
    const float_mask is_steep = small > large * 0.41421357f;
    const floats8 top = picked(is_steep, small - large, small), bottom = picked(is_steep, small + large, large);
    const floats8 z = picked(large > 0, top / bottom, none);
    const floats8 base = picked(is_steep, none + 0.125f, none);
    const floats8 s = z * z;
    // The series of arctan up to z¹³, in turns.
    floats8 p = s * (1.0f / 13) + -1.0f / 11;
    p = s * p + 1.0f / 9;
    p = s * p + -1.0f / 7;
    p = s * p + 1.0f / 5;
    p = s * p + -1.0f / 3;
    floats8 t = base + z * (s * p + 1) * turns_of_radians;
    t = picked(is_high, 0.25f - t, t);
    t = picked(is_left, 0.5f - t, t);
    t = picked(is_up, 1 - t, t);
    return picked(t < 1, t, none);
}

// From the beginning of a gradient on.
INLINE floats8 turns_from(float start, floats8 u, floats8 v) {
    const floats8 t = turns(u, v) - start;
    return picked(t < 0, t + 1, t);
}

INLINE float inverse_span(const gradient_turn *c) { return c->span > 0 ? 1 / c->span : 0; }

INLINE void angular_pixels(unaligned_floats8 *places, doubles8 columns, const gradient_turn *c) {
    POINTS(u, v, columns, c);
    const floats8 none = {0};
    floats8 t = turns_from(c->start, u, v);
    const floats8 in_gap = picked(t - c->span < (1 - c->span) / 2, none + 1, none);
    t = picked(t < c->span, t * inverse_span(c), in_gap);
    *places = c->reversed ? 1 - t : t;
}

// Coefficients of positions beside eight points, those points' turns from the beginning, the square of how far they are from the
// centre, and one over it; and how far the next pixel is from each at most, as a part of its distance from the centre.
typedef struct {
    floats8 c[5], middle, square, inverse, apart;
} angular_series;

// As complex numbers: a pixel at p + k · s has a larger angle than p by that of 1 + k(a + bi), where a + bi is s / p. It is the
// imaginary part of the logarithm: of k(a + bi) − k²(a + bi)² / 2 + k³(a + bi)³ / 3 − …
INLINE angular_series angular_beside(floats8 u, floats8 v, const gradient_turn *c) {
    const float ux = (float)c->ux, vx = (float)c->vx;
    const floats8 middle = turns_from(c->start, u, v), place = middle * inverse_span(c);
    const floats8 square = u * u + v * v, inverse = 1 / square;
    const floats8 a = (u * ux + v * vx) * inverse, b = (u * vx - v * ux) * inverse;
    const floats8 a2 = a * a - b * b, b2 = a * b * 2, b3 = a2 * b + b2 * a, b4 = a2 * b2 * 2;
    const float scale = (c->reversed ? -inverse_span(c) : inverse_span(c)) * turns_of_radians;
    angular_series series = {.middle = middle, .square = square, .inverse = inverse};
    series.apart = magnitude(a) + magnitude(b);
    series.c[0] = c->reversed ? 1 - place : place;
    series.c[1] = b * scale;
    series.c[2] = b2 * (scale * (-1.0f / 2));
    series.c[3] = b3 * (scale * (1.0f / 3));
    series.c[4] = b4 * (scale * (-1.0f / 4));
    return series;
}

// Whether a block, which reaches so far from its middle in turns, has neither the beginning nor the end of the gradient in it.
INLINE float_mask is_amid(floats8 middle, floats8 farthest, const gradient_turn *c) {
    return (middle > farthest) & (middle + farthest < c->span);
}

INLINE void angular_blocks(block_places *all, doubles8 columns, const gradient_turn *c) {
    POINTS(u, v, columns, c);
    const angular_series series = angular_beside(u, v, c);
    for (int j = 0; j < 5; j++) all->c[j] = series.c[j];
    const float ux = (float)c->ux, vx = (float)c->vx;
    const floats8 farthest = series.apart * 1.5f;
    // What is left out counts more where the gradient ends soon.
    const float least = nearest * inverse_span(c);
    all->is_good = (series.square >= (ux * ux + vx * vx) * (least * least)) & is_amid(series.middle, farthest, c);
    all->margin = farthest * inverse_span(c);
}

INLINE long angular(
    float *restrict places, long x, long count, const gradient_turn *turn, const gradient_colors *table) {
    const gradient_turn shape = *turn;
    WRITE_PLACES(places, x, count, &shape, table, 32768, angular_blocks, angular_pixels);
}

CLONED long gradient_angular_places(
    float *restrict places, long x, long count, const gradient_turn *turn, const gradient_colors *table) {
    return angular(places, x, count, turn, table);
}

// What curves leave out, the fifth term, is at most a quarter of the fourth power of how far the outermost pixels are from the
// middle, over that of the middle's distance from the centre, in radians. `nearness` is one over the square of that distance.
#define LEFT_OF_ANGULAR(nearness, c)                                                                                  \
    ((nearness) * (nearness) * (inverse_span(c) * turns_of_radians * (to_the_fourth / 4)))

INLINE void angular_curves(curves *all, double column, const gradient_turn *c, const gradient_colors *table) {
    MIDDLES(u, v, column, c);
    const angular_series series = angular_beside(u, v, c);
    for (int j = 0; j < 4; j++) all->c[j] = series.c[j];
    const float ux = (float)c->ux, vx = (float)c->vx;
    const floats8 farthest = series.apart * (1.5f * wide / block), nearness = series.inverse * (ux * ux + vx * vx);
    all->margin = farthest * inverse_span(c);
    all->is_good = (nearness <= 1.0f / wide / wide) & is_amid(series.middle, farthest, c);
    bound(all, LEFT_OF_ANGULAR(nearness, c), table);
}

INLINE int angular_may_curve(long x, long count, const gradient_turn *c, const gradient_colors *table) {
    FARTHEST(square, x, count, c);
    const float ux = (float)c->ux, vx = (float)c->vx, nearness = (ux * ux + vx * vx) / square;
    return nearness <= 1.01f / wide / wide && may_curve(LEFT_OF_ANGULAR(nearness, c), table);
}

CLONED void gradient_angular(
    uint32_t *restrict row, float *restrict places, long x, long count, const gradient_turn *turn,
    const gradient_colors *table) {
    const gradient_turn shape = *turn;
    DRAW_ROW(row, places, x, count, &shape, table, angular_may_curve, angular_curves, angular);
}
