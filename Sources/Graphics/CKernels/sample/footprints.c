// SPDX-License-Identifier: MIT

// Footprints: the ellipses that device pixels cover in an image, and the samples that approximate them.
#include "ImageSampling.h"
#include "../cpu/target_attributes.h"

CLONED void samples_measure(
    struct samples_ellipses *e, const struct samples_row *row, double uy, double vy, double wy, long first, long count,
    double longest) {
#pragma clang fp contract(off)
    struct samples_row r = *row;
    for (int32_t i = 0; i < samples_lanes; i++) {
        double n = (double)((int32_t)first + (i < (int32_t)count ? i : (int32_t)count - 1));
        double w = r.w0 + n * r.dw;
        double k = 1 / (w > 1e-9 ? w : 1e-9);
        double u = (r.u0 + n * r.du) * k, v = (r.v0 + n * r.dv) * k;
        // The derivatives of the map: (a, b) per pixel to the right, (c, d) per pixel down.
        double a = (r.du - u * r.dw) * k, b = (r.dv - v * r.dw) * k;
        double c = (uy - u * wy) * k, d = (vy - v * wy) * k;
        double xx = a * a + c * c, xy = a * b + c * d, yy = b * b + d * d;
        double half = (xx - yy) / 2, root = __builtin_elementwise_sqrt(half * half + xy * xy);
        double major = __builtin_elementwise_sqrt((xx + yy) / 2 + root);
        double area = a * d - b * c;
        area = area < 0 ? -area : area;
        // An axis that is NaN becomes `longest`.
        double longer = major < longest ? major : longest, shorter = area / longer;
        e->major[i] = longer;
        e->minor[i] = shorter < longer ? shorter : longer;
        double x = half >= 0 ? half + root : xy, y = half >= 0 ? xy : root - half;
        double length = __builtin_elementwise_sqrt(x * x + y * y);
        // A length of zero or infinity has no direction.
        _Bool is_length = length > 0 && length < 1e300;
        e->x[i] = is_length ? x / length : 1;
        e->y[i] = is_length ? y / length : 0;
    }
}

CLONED struct samples_extents samples_extent(const struct samples_ellipses *e, double most) {
#pragma clang fp contract(off)
    const double share = 1 / most;
    double majors[samples_lanes], minors[samples_lanes], areas[samples_lanes];
    for (int i = 0; i < samples_lanes; i++) {
        const double least = e->major[i] * share;
        majors[i] = e->major[i];
        minors[i] = e->minor[i] > least ? e->minor[i] : least;
        areas[i] = e->major[i] * e->minor[i];
    }
    for (int half = samples_lanes / 2; half > 0; half /= 2)
        for (int i = 0; i < half; i++) {
            majors[i] = majors[i] > majors[i + half] ? majors[i] : majors[i + half];
            minors[i] = minors[i] < minors[i + half] ? minors[i] : minors[i + half];
            areas[i] = areas[i] > areas[i + half] ? areas[i] : areas[i + half];
        }
    return (struct samples_extents){majors[0], minors[0], areas[0]};
}

// The distance s, in image pixels, between two mipmap samples that together cover a box of `length` image pixels. It
// makes the variance of the pair equal to the variance of the box.
//
// - A bilinear sample of the image has the variance 1/6. A box of length r adds (r² − 1)/12.
// - A bilinear sample of a mipmap whose pixels are g = `grain` image pixels wide has the variance g²/4 − 1/12. Two
//   samples at the distance s add s²/4.
INLINE double spread(double length, double grain) {
#pragma clang fp contract(off)
    double square = (length * length - 1) / 3 + 1 - grain * grain;
    return __builtin_elementwise_sqrt(square > 0 ? square : 0);
}

// Converts pixels to fixed point, rounded and clamped. Clamping does not change a result: a mipmap so small that a box
// is 1000 of its pixels wide is a single pixel.
INLINE int32_t fixed_coordinate(double pixels) {
    double limit = 1000;
    pixels = pixels < -limit ? -limit : pixels > limit ? limit : pixels;
    return (int32_t)(pixels * samples_unit + 0.5 + limit * samples_unit) - (int32_t)limit * samples_unit;
}

CLONED void samples_spread(
    struct samples_footprint *f, const struct samples_ellipses *e, double grain, int32_t major_count) {
#pragma clang fp contract(off)
    double pixel = 1 / grain, step = major_count > 1 ? 1 / (double)(major_count - 1) : 0;
    // Two samples along the major axis are placed by `spread`, like those along the minor axis. More samples divide the
    // axis into equal parts, with one sample in the middle of each part.
    double share = (double)(major_count - 1) / (double)major_count;
    int32_t is_wide = 0;
    for (int i = 0; i < samples_lanes; i++) {
        double along = major_count == 2 ? spread(e->major[i], grain) : e->major[i] * share;
        double across = spread(e->minor[i], grain);
        is_wide |= across > 0;
        double x = e->x[i] * pixel, y = e->y[i] * pixel;
        f->x[i] = fixed_coordinate((y * across - x * along) / 2);
        f->y[i] = fixed_coordinate((-x * across - y * along) / 2);
        f->major_x[i] = fixed_coordinate(x * along * step);
        f->major_y[i] = fixed_coordinate(y * along * step);
        f->minor_x[i] = fixed_coordinate(-y * across);
        f->minor_y[i] = fixed_coordinate(x * across);
    }
    f->major_count = major_count;
    f->minor_count = is_wide ? 2 : 1;
}

CLONED void samples_line_up(
    struct samples_footprint *f, const struct samples_ellipses *e, double grain, double width, int32_t major_count) {
#pragma clang fp contract(off)
    double pixel = 1 / grain, step = major_count > 1 ? 1 / (double)(major_count - 1) : 0;
    // n = `major_count` samples at equal distances over a length l have the variance l² · (n + 1) / (n − 1) / 12. A box
    // of length l has the variance l² / 12. `share` is the box's variance divided by the samples' variance.
    double share = (double)(major_count - 1) / (double)(major_count + 1);
    for (int i = 0; i < samples_lanes; i++) {
        double square = (e->major[i] * e->major[i] - width * width) * share;
        double along = __builtin_elementwise_sqrt(square > 0 ? square : 0) * pixel;
        double x = e->x[i] * along, y = e->y[i] * along;
        f->x[i] = fixed_coordinate(-x / 2);
        f->y[i] = fixed_coordinate(-y / 2);
        f->major_x[i] = fixed_coordinate(x * step);
        f->major_y[i] = fixed_coordinate(y * step);
        f->minor_x[i] = 0;
        f->minor_y[i] = 0;
    }
    f->major_count = major_count;
    f->minor_count = 1;
}

INLINE int32_t magnitude(int32_t v) { return v < 0 ? -v : v; }

INLINE int32_t larger(int32_t a, int32_t b) { return a > b ? a : b; }

// The samples of a pixel fill a parallelogram around the pixel's coordinate. Returns, along one axis, the distance of
// its farthest corner from this coordinate.
INLINE int32_t farthest(int32_t start, int32_t along, int32_t across) {
    return larger(
        larger(magnitude(start), magnitude(start + along)),
        larger(magnitude(start + across), magnitude(start + along + across)));
}

CLONED void samples_reach(struct samples_distance *reach, const struct samples_footprint *f) {
    const int32_t major = f->major_count - 1, minor = f->minor_count - 1;
    int32_t x = 0, y = 0;
    for (int i = 0; i < samples_lanes; i++) {
        x = larger(x, farthest(f->x[i], f->major_x[i] * major, f->minor_x[i] * minor));
        y = larger(y, farthest(f->y[i], f->major_y[i] * major, f->minor_y[i] * minor));
    }
    reach->x = x;
    reach->y = y;
}
