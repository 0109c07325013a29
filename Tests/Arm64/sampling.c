// SPDX-License-Identifier: MIT

// Image sampling: CKernels/sample.
#include "ImageSampling.h"
#include "digests.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { longest = 150 };

// An image of noise with a margin at the end of each row. `columns`, if not NULL, holds the same pixels as vertical
// strips.
typedef struct {
    uint32_t *pixels, *columns;
    uint8_t *tiles;
    struct samples_image image;
} picture;

static picture make_picture(int32_t width, int32_t height, int has_holes, int has_columns) {
    const int32_t stride = width + 3;
    picture p = {.pixels = malloc((size_t)(stride * height) * 4 + 64)};
    for (int32_t i = 0; i < stride * height; i++) p.pixels[i] = pixel();
    for (int32_t y = 0; has_holes && y < height; y++)
        for (int32_t x = 0; x < width; x++)
            if ((x / 11 + y / 13) % 4 != 0) p.pixels[y * stride + x] = 0;
    p.image = (struct samples_image){p.pixels, width, height, stride, 0, NULL};
    const int32_t rows = (height + 7) / 8, count = rows * ((width + 7) / 8);
    p.tiles = malloc((size_t)count);
    for (int32_t reach = has_holes ? 3 : 0; reach >= 0; reach--) {
        memset(p.tiles, 7, (size_t)count);
        samples_find_occupied(p.tiles, &p.image, reach, 0, rows);
        digest("samples_find_occupied", p.tiles, count);
    }
    if (has_holes) p.image.occupied = p.tiles;
    if (has_columns) {
        const int32_t side = samples_column, parts = width > side ? (width - 2) / side + 1 : 1, column = (height + 2) * (side + 1);
        p.columns = malloc((size_t)(parts * column + 3) * 4);
        memset(p.columns, 0x5A, (size_t)(parts * column + 3) * 4);
        for (int32_t c = 0; c < parts; c++)
            for (int32_t y = 0; y < height; y++)
                for (int32_t x = c * side; x <= c * side + side && x < width; x++)
                    p.columns[c * column + y * (side + 1) + x - c * side] = p.pixels[y * stride + x];
        p.image.base = p.columns;
        p.image.stride = side + 1;
        p.image.column = column;
    }
    return p;
}

static void free_picture(picture p) {
    free(p.pixels);
    free(p.columns);
    free(p.tiles);
}

static struct samples_row make_row(double u, double v, double du, double dv, double w, double dw, const struct samples_image *p) {
    const double unit = samples_unit;
    return (struct samples_row){
        u * unit, v * unit, w, du * unit, dv * unit, dw, p->width * unit, p->height * unit, 0.5 - unit / 2, p->stride};
}

// A row that starts inside or beyond any border and goes forward or backward, with or without perspective.
static struct samples_row any_row(const struct samples_image *p, long i) {
    const double w = i % 4 == 0 ? 1 : 1.5, dw = i % 2 == 0 ? 0 : number(-0.01, 0.03);
    const double u = number(-2, p->width + 2.0), v = number(-2, p->height + 2.0);
    return make_row(u, v, number(-2, 2), i % 3 == 0 ? 0 : number(-2, 2), w, dw, p);
}

// A row with depths of 10⁻⁷ to 10⁹ that change their sign.
static struct samples_row hard_row(const struct samples_image *p) {
    static const double powers[] = {1e-7, 1e-5, 1e-3, 0.1, 1, 10, 1e3, 1e6, 1e9};
    struct samples_row row = any_row(p, 1);
    row.w0 = powers[between(0, 8)] * number(0.1, 1);
    row.dw = -row.w0 / number(1, 200);
    if (bits() & 1) row.u0 *= row.w0, row.v0 *= row.w0, row.du *= row.w0, row.dv *= row.w0;
    if (bits() & 1) row.ahead = between(-1000, 1000);
    return row;
}

static struct samples_footprint make_footprint(
    int32_t x, int32_t y, int32_t major_x, int32_t major_y, int32_t minor_x, int32_t minor_y, int32_t major, int32_t minor) {
    struct samples_footprint f = {.major_count = major, .minor_count = minor};
    // Scales each lane by a different factor, as a projection does.
    for (int32_t i = 0; i < samples_lanes; i++) {
        f.x[i] = x + i * x / 20, f.y[i] = y + i * y / 20;
        f.major_x[i] = major_x + i * major_x / 20, f.major_y[i] = major_y + i * major_y / 20;
        f.minor_x[i] = minor_x + i * minor_x / 20, f.minor_y[i] = minor_y + i * minor_y / 20;
    }
    return f;
}

// One of the footprints of Tests/RasterTests/ImageSamplingTests.swift, or a random footprint.
static struct samples_footprint any_footprint(void) {
    switch (between(0, 8)) {
    case 0: return make_footprint(0, 0, 0, 0, 0, 0, 1, 1);
    case 1: return make_footprint(-900, 700, 0, 0, 1800, -1400, 1, 2);
    case 2: return make_footprint(-3100, -1300, 5100, 1700, -1300, 4700, 2, 2);
    case 3: return make_footprint(-14000, 800, 4000, -230, 0, 0, 8, 1);
    case 4: return make_footprint(-9000, 800, 3000, -230, 0, 0, 7, 1);
    case 5: return make_footprint(-9000, -800, 2000, -230, 130, 2500, 9, 2);
    case 6: return make_footprint(-30000, -2000, 4096, 77, 20, 4000, 16, 2);
    default:
        return make_footprint(
            (int32_t)between(-9000, 0), (int32_t)between(-3000, 0), (int32_t)between(0, 4000), (int32_t)between(-300, 900),
            (int32_t)between(-300, 900), (int32_t)between(0, 4000), (int32_t)between(1, 16), (int32_t)between(1, 2));
    }
}

static uint32_t out[longest + 16];

#define ROW(kernel, ...)                     \
    do {                                     \
        memset(out, 0xA5, sizeof out);       \
        kernel(out + 3, __VA_ARGS__);        \
        digest(#kernel, out, sizeof out);    \
    } while (0)

static void sample(const picture *p, struct samples_row row, long first, long count) {
    const struct samples_footprint f = any_footprint();
    const struct samples_image *image = &p->image;
    ROW(samples_mean, image, &row, first, count, &f);
    ROW(samples_mean_portable, image, &row, first, count, &f);
    ROW(samples_bilinear, image, &row, first, count);
    ROW(samples_bilinear_portable, image, &row, first, count);
    if (!image->column) ROW(samples_nearest, image, &row, first, count);
}

static void run_together(const picture *pictures, int are_inside) {
    enum { most = 40 };
    struct samples_run runs[most];
    struct samples_row rows[most];
    struct samples_footprint footprints[most];
    static uint32_t pixels[most * 41];
    static const long counts[] = {1, 8, 13, 40}, aheads[] = {0, 900, -900, 1 << 20, -(1 << 20)};
    memset(pixels, 0xA5, sizeof pixels);
    const long n = between(1, most);
    for (long i = 0; i < n; i++) {
        const struct samples_image *image = &pictures[between(0, are_inside ? 1 : 2)].image;
        const double middle = image->width / 2.0;
        const double u = middle + number(-9, 9), v = middle * 0.6 + number(-9, 9);
        rows[i] = are_inside ? make_row(u, v, number(-0.5, 0.5), number(-0.3, 0.3), 1, number(-0.0005, 0.0005), image)
                             : any_row(image, i);
        footprints[i] = any_footprint();
        runs[i] = (struct samples_run){
            pixels + 41 * i, image, rows + i, footprints + i, are_inside ? 0 : between(-9, 9), counts[between(0, 3)],
            are_inside, aheads[between(0, 4)]};
    }
    samples_runs(runs, n);
    digest("samples_runs", pixels, sizeof pixels);
}

static void measure(int is_usable) {
    struct samples_row row = {
        number(-900, 900), number(-900, 900), number(0.1, 3), number(-3, 3), number(-3, 3), number(-0.01, 0.01),
        1000, 1000, 0, 0};
    static const double unusable[] = {NAN, INFINITY, -INFINITY, 1e300, -1e300, 0, 1e-300};
    if (!is_usable) ((double *)&row)[between(0, 5)] = unusable[between(0, 6)];
    if (is_usable && bits() & 1) row.w0 = 1, row.dw = 0;
    struct samples_ellipses e;
    const double longest_axis = bits() & 1 ? 1000 : 64;
    samples_measure(
        &e, &row, number(-3, 3), number(-3, 3), row.dw == 0 ? 0 : number(-0.01, 0.01), between(-500, 500), between(1, 9),
        longest_axis);
    digest_doubles("samples_measure", (const double *)&e, sizeof e / sizeof(double));
    const struct samples_extents extents = samples_extent(&e, bits() & 1 ? 8 : 16);
    digest_doubles("samples_extent", (const double *)&extents, 3);
    struct samples_footprint f;
    const double grain = (double)(1 << between(0, 6));
    const int32_t count = (int32_t)between(1, 16);
    memset(&f, 0, sizeof f);
    samples_spread(&f, &e, grain, count);
    digest("samples_spread", &f, sizeof f);
    struct samples_distance reach;
    samples_reach(&reach, &f);
    digest("samples_reach", &reach, sizeof reach);
    samples_line_up(&f, &e, grain, number(0.5, 9), count);
    digest("samples_line_up", &f, sizeof f);
}

void digest_sampling(void) {
    seed(5);
    static const int32_t sizes[][2] = {
        {1, 1}, {1, 9}, {9, 1}, {2, 2}, {3, 2}, {2, 9}, {31, 9}, {32, 9}, {33, 40}, {37, 29}, {63, 5}, {64, 5}, {300, 5},
        {300, 200}, {5, 900}, {32764, 9}, {32765, 9}};
    for (long i = 0; i < (long)(sizeof sizes / sizeof *sizes); i++)
        for (int kind = 0; kind < 4; kind++) {
            if (sizes[i][0] > 1000 && kind > 1) continue;
            const picture p = make_picture(sizes[i][0], sizes[i][1], kind & 1, kind & 2);
            for (long k = 0; k < 24; k++) sample(&p, any_row(&p.image, k), between(-20, 20), between(0, 70));
            for (long k = 0; k < 8; k++) sample(&p, hard_row(&p.image), between(-20, 20), longest);
            // Rows with small, nearly horizontal steps that stay clear of the edges. The kernels sample them in
            // interior runs.
            for (long k = 0; k < 8; k++) {
                const struct samples_image *image = &p.image;
                const double u = image->width / 2.0, v = image->height / 2.0;
                sample(&p, make_row(u, v, number(-0.6, 0.6), number(-0.1, 0.1), 1, k % 2 ? 0 : 1e-4, image), 0, between(1, longest));
            }
            free_picture(p);
        }
    picture pictures[] = {make_picture(300, 200, 0, 0), make_picture(150, 100, 1, 0), make_picture(1, 9, 0, 0)};
    for (int i = 0; i < 60; i++) run_together(pictures, i % 2);
    for (int i = 0; i < 3; i++) free_picture(pictures[i]);
    for (int i = 0; i < 600; i++) measure(i % 4 != 0);
}
