// SPDX-License-Identifier: MIT

// Scan conversion: CKernels/coverage.
#include "CKernels.h"
#include "digests.h"
#include <math.h>
#include <string.h>

enum { most_columns = 1200, most_rows = 64, most_points = 64, most_stride = most_columns + 16, most_words = 3 };

static uint32_t cells[most_rows * most_stride], saved_cells[most_rows * most_stride];
static uint64_t touched[most_rows * most_words], saved_touched[most_rows * most_words];

static coverage_band make_band(long x, long y, long columns, long rows) {
    const long groups = (columns + 2 + coverage_group) / coverage_group;
    memset(cells, 0, sizeof cells);
    memset(touched, 0, sizeof touched);
    return (coverage_band){cells, touched, groups * coverage_group, (groups + 63) / 64, x, y, columns, rows, rows};
}

// Resolves a band's coverage cells by every fill rule: first to spans, then to pixels.
static void resolve(const coverage_band *band) {
    memcpy(saved_cells, cells, sizeof cells);
    memcpy(saved_touched, touched, sizeof touched);
    for (int rule = 0; rule < 4; rule++) {
        for (long y = 0; y < band->rows; y++) {
            coverage_span spans[most_stride / coverage_group + 2];
            uint8_t row[most_stride] = {0};
            const long count = coverage_spans(
                spans, row, cells + y * band->stride, touched + y * band->words, band->words, band->columns, rule);
            digest("coverage_spans", spans, count * (long)sizeof *spans);
            digest("coverage_spans", row, band->stride);
        }
        digest("coverage_spans", cells, band->rows * band->stride * (long)sizeof *cells);
        digest("coverage_spans", touched, band->rows * band->words * (long)sizeof *touched);
        static const int modes[] = {blend_normal, blend_plus_lighter, blend_multiply, blend_screen};
        for (int k = 0; k < 4; k++) {
            static uint32_t pixels[most_rows * most_columns];
            memcpy(cells, saved_cells, sizeof cells);
            memcpy(touched, saved_touched, sizeof touched);
            fill_pixels(pixels, band->rows * band->columns);
            coverage_window seen = {pixels, band->columns, 0, 0, band->columns, band->rows};
            if (bits() & 1) {
                seen.min_x = between(0, band->columns), seen.max_x = between(seen.min_x, band->columns);
                seen.min_y = between(0, band->rows), seen.max_y = between(seen.min_y, band->rows);
            }
            const uint32_t color = between(0, 2) ? pixel() : pixel() | 0xFF000000;
            const char *kernel = k == 0 ? "coverage_paint" : "coverage_blend";
            if (k == 0) coverage_paint(band, &seen, rule, color);
            else coverage_blend(band, &seen, rule, color, modes[k]);
            digest(kernel, pixels, band->rows * band->columns * (long)sizeof *pixels);
            digest(kernel, cells, band->rows * band->stride * (long)sizeof *cells);
        }
        memcpy(cells, saved_cells, sizeof cells);
        memcpy(touched, saved_touched, sizeof touched);
    }
}

// Points in and around a clip, some exactly between pixels. They lie at most `reach` pixels outside of the clip.
static void make_points(double *points, long count, double width, double height, double reach) {
    for (long i = 0; i < count; i++) {
        double x = number(-reach, width + reach), y = number(-reach, height + reach);
        if (i % 5 == 1) x = floor(x);
        if (i % 5 == 3) y = floor(y);
        if (i % 7 == 6) x = points[2 * i - 2];
        if (i % 11 == 10) y = points[2 * i - 1];
        points[2 * i] = x;
        points[2 * i + 1] = y;
    }
}

static void polygon(long most, double reach, int is_resolved) {
    const long count = between(3, 20), columns = between(1, most), rows = between(1, 60), band_bits = between(3, 5);
    const long height = 1L << band_bits, bands = (rows + height - 1) / height;
    const int64_t dx = between(-3, 3), dy = between(-3, 3);
    double points[2 * most_points];
    make_points(points, count, (double)columns, (double)rows, reach);
    coverage_point placed[most_points + 1];
    coverage_bounds bounds = {INT64_MAX, INT64_MAX, INT64_MIN, INT64_MIN};
    const int is_placed = coverage_place(placed, points, count, dx, dy, &bounds);
    digest("coverage_place", placed, (count + 1) * (long)sizeof *placed);
    digest("coverage_place", &bounds, sizeof bounds);
    digest("coverage_place", &is_placed, sizeof is_placed);

    int32_t next[most_points], heads[8];
    memset(next, 0xA5, sizeof next);
    memset(heads, 0xFF, sizeof heads);
    const coverage_clip clip = {0, 0, columns, rows, band_bits};
    coverage_link(placed, 0, count, next, heads, clip);
    digest("coverage_link", next, sizeof next);
    digest("coverage_link", heads, sizeof heads);
    for (long i = 0; i < bands; i++) {
        const coverage_band band = make_band(0, i * height, columns, rows - i * height < height ? rows - i * height : height);
        const int is_upright = coverage_is_upright(&band, placed, next, heads[i]);
        digest("coverage_is_upright", &is_upright, sizeof is_upright);
        coverage_add_edges(&band, placed, next, heads[i], i + 1 < bands ? heads + i + 1 : NULL);
        digest("coverage_add_edges", cells, band.rows * band.stride * (long)sizeof *cells);
        digest("coverage_add_edges", touched, band.rows * band.words * (long)sizeof *touched);
        if (is_resolved) resolve(&band);
    }
}

// Adds a random polygon inside one band, as an outline without an edge list.
static void outline(void) {
    const long count = between(3, 60), columns = between(1, 120), rows = between(1, 60);
    double points[2 * most_points];
    make_points(points, count, (double)columns, (double)rows, 0);
    coverage_point placed[most_points + 1];
    coverage_bounds bounds = {INT64_MAX, INT64_MAX, INT64_MIN, INT64_MIN};
    coverage_place(placed, points, count, 0, 0, &bounds);
    const coverage_band band = make_band(0, 0, columns, rows);
    coverage_add_outline(&band, placed, count);
    digest("coverage_add_outline", cells, band.rows * band.stride * (long)sizeof *cells);
    digest("coverage_add_outline", touched, band.rows * band.words * (long)sizeof *touched);
}

// Resolves rows of arbitrary cells, whose winding numbers may be large.
static void any_cells(long columns) {
    const coverage_band band = make_band(0, 0, columns, 3);
    for (long y = 0; y < 3; y++) {
        uint32_t sum = 0;
        for (long x = between(0, columns); x < columns + 2; x += between(1, between(1, 40))) {
            static const int32_t levels[] = {0, 65536, -65536, 32768, 128, 127, -129, 131072, 98304, 1 << 28};
            const uint32_t level = (uint32_t)(bits() & 1 ? levels[between(0, 9)] : (int32_t)between(-200000, 200000));
            cells[y * band.stride + x] = level - sum;
            sum = level;
            touched[y * band.words + x / coverage_group / 64] |= 1ull << x / coverage_group % 64;
        }
    }
    resolve(&band);
}

void digest_coverage(void) {
    seed(3);
    for (int i = 0; i < 40; i++) polygon(120, 30, 1);
    for (int i = 0; i < 300; i++) polygon(120, i % 3 == 0 ? 3 : i % 3 == 1 ? 60 : 3000, 0);
    // These rows have more than 64 groups of cells, so their bit set needs more than one word.
    for (int i = 0; i < 30; i++) polygon(most_columns, 200, i % 5 == 0);
    // Coordinates beyond the range of fixed point, which are clamped to 1e9.
    for (int i = 0; i < 200; i++) polygon(120, i % 2 ? 1e6 : 3e9, i % 50 == 0);
    for (int i = 0; i < 300; i++) outline();
    for (long columns = 1; columns <= 300; columns += columns < 70 ? 3 : 19) any_cells(columns);

    static const double special[] = {0, -0.0, 0.5, 1e9, -1e9, 1e300, -1e300, INFINITY, -INFINITY, NAN, 0x1p-17, 0x1.8p-17};
    for (int i = 0; i < 300; i++) {
        double points[8];
        for (int k = 0; k < 8; k++) points[k] = special[between(0, i % 2 ? 8 : 11)];
        coverage_point placed[5] = {{0, 0}};
        coverage_bounds bounds = {INT64_MAX, INT64_MAX, INT64_MIN, INT64_MIN};
        const int is_placed = coverage_place(placed, points, between(0, 4), between(-5, 5), 1000000000, &bounds);
        if (is_placed) digest("coverage_place", placed, sizeof placed);
        digest("coverage_place", &bounds, sizeof bounds);
        digest("coverage_place", &is_placed, sizeof is_placed);
    }
    for (int rule = 0; rule < 4; rule++)
        for (int i = 0; i < 20000; i++) {
            const uint32_t winding = i < 10000 ? (uint32_t)(i * 64 - 320000) : (uint32_t)bits();
            const uint8_t level = coverage_byte(winding, rule);
            digest("coverage_byte", &level, sizeof level);
        }
}
