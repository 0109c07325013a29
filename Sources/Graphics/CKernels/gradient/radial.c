// SPDX-License-Identifier: MIT

// Radial gradients. Computes positions by a square root per pixel, and the power series from which blocks (places.h)
// and curves (curves.h) are made.
#include "blocks.h"

INLINE void radial_pixels(unaligned_floats8 *places, doubles8 columns, const gradient_circle *c) {
    POINTS(u, v, columns, c);
    *places = __builtin_elementwise_sqrt(u * u + v * v) * (float)c->factor + (float)c->start;
}

// The power series of the gradient's position along a row, at the middles p of eight blocks. Points are complex
// numbers.
// - `a`, `b`: s / p = a + bi, where s is the step to the next pixel.
// - `c`: the coefficients of the series.
// - `length`: the distances |p| from the centre.
// - `inverse`: 1 / |p|².
// - `step`: |s|, in the gradient's space.
typedef struct {
    floats8 a, b, c[5], length, inverse;
    float step;
} radial_series;

// As complex numbers, let p be the point and s the step to the next pixel, with s / p = a + bi. The distance of the
// pixel p + k · s from the centre is |p| · √(1 + 2ka + k²(a² + b²)). `c` holds the first coefficients of its power
// series in k.
INLINE radial_series radial_beside(floats8 u, floats8 v, const gradient_circle *c) {
    const float ux = (float)c->ux, vx = (float)c->vx;
    const floats8 square = u * u + v * v, length = __builtin_elementwise_sqrt(square), inverse = 1 / square;
    const floats8 a = (u * ux + v * vx) * inverse, b = (u * vx - v * ux) * inverse;
    const floats8 scale = length * (float)c->factor, g = b * b * 0.5f;
    radial_series series = {.a = a, .b = b, .length = length, .inverse = inverse, .step = sqrtf(ux * ux + vx * vx)};
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
    // In infinitely distant blocks the coefficients are NaN, so `length < INFINITY` excludes them.
    all->is_good = (series.length >= series.step * nearest) & (series.length < INFINITY);
    all->margin = (floats8){0} + fabsf((float)c->factor) * series.step * 8;
}

CLONED long gradient_radial_places(
    float *restrict places, long x, long y, long count, const gradient_circle *circle, const gradient_colors *table) {
    gradient_circle AT_LINE(line, circle, (double)y + 0.5);
    const float limit = 200 / (float)(fabs(line.factor) * sqrt(line.ux * line.ux + line.vx * line.vx));
    WRITE_PLACES(places, x, count, &line, table, limit, radial_blocks, radial_pixels);
}

// Bounds for a block whose middle is at distance 1 from the centre.
// - The n-th coefficient is the difference of two Legendre polynomials over 2n − 1. The coefficients from the fourth on
//   are at most 1/8, .083 and .0625.
// - A derivative in any direction is at most n + 1 times the next coefficient. Half of a second derivative is at most
//   (n + 1)(n + 2) / 2 times the coefficient after the next.
// - All later powers together add as much as the first of them, or twice as much for second derivatives. The reason is
//   that no pixel is nearer to the centre than half the distance of its block's middle.
static const series_bounds radial_bounds = {
    .fourth = 0.125f / 8,
    .fifth = 0.083f / 16,
    .sixth = 0.0625f * 2,
    .fourth_beside = 5 * 0.083f / 8 + 15 * 0.0625f * 3 * (tall - 1) / 2 / wide,
    .fifth_beside = 6 * 0.0625f * 2,
    .of_cubes = 0.85f,
};

// As complex numbers, let p be the middle of a block, s the step to the next pixel and t the step to the next line,
// with s / p = a + bi and t / p = e + fi. The distance from the centre, k columns and m lines from p, is |p| · √(x² +
// y²), with x = 1 + ka + me and y = kb + mf. The coefficients are those of its series x + y² / 2x − y⁴ / 8x³ + …, by
// powers of k and m.
INLINE void radial_curves(curves *all, long column, long row, const gradient_circle *c, const gradient_colors *table) {
    MIDDLES(u, v, gradient_circle, column, row, c);
    const radial_series series = radial_beside(u, v, c);
    const float uy = (float)c->uy, vy = (float)c->vy, factor = (float)c->factor;
    const floats8 a = series.a, b = series.b, scale = series.length * factor, g = b * b * 0.5f, g3 = g * 3.0f;
    const floats8 e = (u * uy + v * vy) * series.inverse, f = (u * vy - v * uy) * series.inverse;
    const floats8 bf = b * f, ge = g * e, bef = bf * e, h = f * f * 0.5f, s = g * (e * e - h * 3.0f);
    for (int j = 0; j < 4; j++) all->c[0][j] = series.c[j];
    fold(all->c[0], series.c[4], series.c[3] * (a * a - g3 * 0.5f));
    all->c[1][0] = scale * e;
    all->c[1][1] = scale * bf;
    all->c[1][2] = -scale * (ge + a * bf);
    all->c[1][3] = scale * (a * ge * 2.0f + bf * (a * a - g));
    const floats8 none = {0};
    fold(all->c[1], -scale * (bf * a * (a * a - g3) + ge * (a * a * 2.0f - g) * 1.5f), none);
    all->c[2][0] = scale * h;
    all->c[2][1] = -scale * (a * h + bef);
    all->c[2][2] = scale * (a * (a * h + bef * 2.0f) + s);
    all->c[2][3] = scale * (g3 * bef - a * (a * (a * h + bef * 3.0f) + s * 3.0f));
    const pace p = pace_of(c->ux, c->vx, c->uy, c->vy, &radial_bounds);
    all->margin = none + fabsf(factor) * (sqrtf(p.step) * half_wide + sqrtf(p.line) * outermost_row);
    all->is_good = is_far(series.inverse, &p);
    const floats8 square = series.inverse * (p.step * half_wide * half_wide);
    bound(all, magnitude(scale) * LEFT_OUT(p.left, square), table);
}

CLONED static void make_curves(
    curves *all, long column, long row, const gradient_circle *c, const gradient_colors *table) {
    radial_curves(all, column, row, c, table);
}

CLONED void gradient_radial(
    uint32_t *restrict row, float *restrict places, gradient_memory *memory, long x, long y, long count,
    const gradient_circle *circle, const gradient_colors *table) {
    DRAW_ROW(gradient_circle, row, places, memory, x, y, count, circle, table, make_curves, gradient_radial_places);
}
