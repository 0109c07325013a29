// SPDX-License-Identifier: MIT

// Angular gradients. Computes positions by an arc tangent per pixel, and the power series from which blocks (places.h)
// and curves (curves.h) are made.
#include "blocks.h"

// Turns per radian, 1 / 2π.
static const float turns_of_radians = 0.15915494f;

// The angle clockwise from +x in turns, 0 ..< 1; 0 at the centre. Plain arithmetic, because the C library's atan2 may
// differ between machines.
INLINE floats8 turns(floats8 u, floats8 v) {
    const floats8 none = {0};
    const float_mask is_left = u < 0, is_up = v < 0;
    const floats8 ax = magnitude(u), ay = magnitude(v);
    const float_mask is_high = ay > ax;
    const floats8 large = picked(is_high, ay, ax), small = picked(is_high, ax, ay);
    // Above 22.5°, computes the angle relative to the diagonal, where the series is more accurate. The choice of `top`
    // and `bottom` leaves a single division for both cases.
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

// The angles of eight points clockwise from the gradient's start, in turns, 0…1.
INLINE floats8 turns_from(float start, floats8 u, floats8 v) {
    const floats8 t = turns(u, v) - start;
    return picked(t < 0, t + 1, t);
}

INLINE float inverse_span(const gradient_turn *c) { return c->span > 0 ? 1 / (float)c->span : 0; }

INLINE void angular_pixels(unaligned_floats8 *places, doubles8 columns, const gradient_turn *c) {
    POINTS(u, v, columns, c);
    const floats8 none = {0};
    const float span = (float)c->span;
    floats8 t = turns_from((float)c->start, u, v);
    const floats8 in_gap = picked(t - span < (1 - span) / 2, none + 1, none);
    t = picked(t < span, t * inverse_span(c), in_gap);
    *places = c->reversed ? 1 - t : t;
}

// The power series of the gradient's position along a row, at the middles p of eight blocks. Points are complex
// numbers.
// - `a`, `b`: s / p = a + bi, where s is the step to the next pixel.
// - `c`: the coefficients of the series.
// - `middle`: the angles of the middles from the start of the gradient, in turns.
// - `square`, `inverse`: |p|² and 1 / |p|².
// - `scale`: the change of position per radian.
typedef struct {
    floats8 a, b, c[6], middle, square, inverse;
    float scale;
} angular_series;

// As complex numbers, let p be the point and s the step to the next pixel, with s / p = a + bi. The angle of the pixel
// p + k · s minus the angle of p is the angle of 1 + k(a + bi). That angle is the imaginary part of log(1 + k(a + bi))
// = k(a + bi) − k²(a + bi)² / 2 + k³(a + bi)³ / 3 − …
INLINE angular_series angular_beside(floats8 u, floats8 v, const gradient_turn *c) {
    const float ux = (float)c->ux, vx = (float)c->vx;
    const floats8 middle = turns_from((float)c->start, u, v), place = middle * inverse_span(c);
    const floats8 square = u * u + v * v, inverse = 1 / square;
    const floats8 a = (u * ux + v * vx) * inverse, b = (u * vx - v * ux) * inverse;
    const floats8 a2 = a * a - b * b, b2 = a * b * 2, b3 = a2 * b + b2 * a, b4 = a2 * b2 * 2;
    const float scale = (c->reversed ? -inverse_span(c) : inverse_span(c)) * turns_of_radians;
    angular_series series = {.a = a, .b = b, .middle = middle, .square = square, .inverse = inverse, .scale = scale};
    series.c[0] = c->reversed ? 1 - place : place;
    series.c[1] = b * scale;
    series.c[2] = b2 * (scale * (-1.0f / 2));
    series.c[3] = b3 * (scale * (1.0f / 3));
    series.c[4] = b4 * (scale * (-1.0f / 4));
    series.c[5] = ((a2 * a2 - b2 * b2) * b + b4 * a) * (scale * (1.0f / 5));
    return series;
}

// Whether a block contains neither the start nor the end of the gradient. `middle` is the angle of the block's middle,
// and `farthest` bounds the difference of its other angles, both in turns.
INLINE float_mask is_amid(floats8 middle, floats8 farthest, const gradient_turn *c) {
    return (middle > farthest) & (middle + farthest < (float)c->span);
}

INLINE void angular_blocks(block_places *all, doubles8 columns, const gradient_turn *c) {
    POINTS(u, v, columns, c);
    const angular_series series = angular_beside(u, v, c);
    for (int j = 0; j < 5; j++) all->c[j] = series.c[j];
    const float ux = (float)c->ux, vx = (float)c->vx;
    const floats8 farthest = (magnitude(series.a) + magnitude(series.b)) * 1.5f;
    // With a short span, a given error of the angle is a larger error of the position. So blocks must be further away
    // from the centre.
    const float least = nearest * inverse_span(c);
    all->is_good = (series.square >= (ux * ux + vx * vx) * (least * least)) & is_amid(series.middle, farthest, c);
    all->margin = farthest * inverse_span(c);
}

CLONED long gradient_angular_places(
    float *restrict places, long x, long y, long count, const gradient_turn *turn, const gradient_colors *table) {
    gradient_turn AT_LINE(line, turn, (double)y + 0.5);
    WRITE_PLACES(places, x, count, &line, table, 32768, angular_blocks, angular_pixels);
}

// Bounds for a block whose middle is at distance 1 from the centre.
// - The n-th coefficient is at most 1 / n. Its first derivative is at most 1, and half of its second derivative at most
//   (n + 1) / 2.
// - All later powers together add as much as the first of them, or slightly more for second derivatives. The reason is
//   that no pixel is nearer to the centre than half the distance of its block's middle.
static const series_bounds angular_bounds = {
    .fourth = 1.0f / 4 / 8,
    .fifth = 1.0f / 5 / 16,
    .sixth = 1.0f / 6 * 2,
    .fourth_beside = 1.0f / 8 + 6.0f * (tall - 1) / 2 / wide,
    .fifth_beside = 2,
    .of_cubes = 3,
};

typedef struct {
    floats8 real, imaginary;
} complex8;

INLINE complex8 times(complex8 x, complex8 y) {
    return (complex8){x.real * y.real - x.imaginary * y.imaginary, x.real * y.imaginary + x.imaginary * y.real};
}

// An upper bound, in turns, of the difference between the angle of a pixel and the angle of its block's middle.
//
// In units of the middle's distance from the centre, the pixel is at the complex number 1 + x + yi. |x| and |y| are at
// most about ½, and the angle is at most y / (1 − x). `across` bounds y, and `along` bounds x.
INLINE floats8 farthest_turns(complex8 columns, complex8 lines) {
    const floats8 across = magnitude(columns.imaginary) * half_wide + magnitude(lines.imaginary) * outermost_row;
    const floats8 along = magnitude(columns.real) * half_wide + magnitude(lines.real) * outermost_row;
    return __builtin_elementwise_min(across * 2.3f, (across + along) * 1.15f) * turns_of_radians;
}

// As complex numbers, let p be the middle of a block, s the step to the next pixel and t the step to the next line.
// With q = s / p = a + bi and w = t / p, the pixel k columns and m lines from p is p · (1 + kq + mw). Its angle minus
// the angle of p is the imaginary part of log(1 + kq + mw) = log(1 + kq) + mw / (1 + kq) − m²w² / 2(1 + kq)² + …
INLINE void angular_curves(curves *all, long column, long row, const gradient_turn *c, const gradient_colors *table) {
    MIDDLES(u, v, gradient_turn, column, row, c);
    const angular_series series = angular_beside(u, v, c);
    const float uy = (float)c->uy, vy = (float)c->vy;
    const complex8 q = {series.a, series.b}, back = {-series.a, -series.b};
    const complex8 w = {(u * uy + v * vy) * series.inverse, (u * vy - v * uy) * series.inverse};
    complex8 once = w, twice = times(w, w);
    for (int j = 0; j < 4; j++) {
        all->c[0][j] = series.c[j];
        all->c[1][j] = once.imaginary * series.scale;
        all->c[2][j] = twice.imaginary * (series.scale * ((float)(j + 1) / -2));
        once = times(once, back);
        twice = times(twice, back);
    }
    const floats8 none = {0};
    fold(all->c[0], series.c[4], series.c[5]);
    fold(all->c[1], once.imaginary * series.scale, none);
    const pace p = pace_of(c->ux, c->vx, c->uy, c->vy, &angular_bounds);
    const floats8 farthest = farthest_turns(q, w), square = series.inverse * (p.step * half_wide * half_wide);
    all->margin = farthest * inverse_span(c);
    all->is_good = is_far(series.inverse, &p) & is_amid(series.middle, farthest, c);
    bound(all, LEFT_OUT(p.left, square) * (inverse_span(c) * turns_of_radians), table);
}

CLONED static void make_curves(
    curves *all, long column, long row, const gradient_turn *c, const gradient_colors *table) {
    angular_curves(all, column, row, c, table);
}

CLONED void gradient_angular(
    uint32_t *restrict row, float *restrict places, gradient_memory *memory, long x, long y, long count,
    const gradient_turn *turn, const gradient_colors *table) {
    DRAW_ROW(gradient_turn, row, places, memory, x, y, count, turn, table, make_curves, gradient_angular_places);
}
