// SPDX-License-Identifier: MIT

// Scan conversion, first half: turns the points of polygons into edges and accumulates the edges in cells.
// Raster/CoverageCells.swift explains the model.
//
// A crossing depends on the ends of its edge and on its row and column. It never depends on the start of a band or a
// clip, nor on the previous crossing. So an outline gives the same cells in any band and clip. Values computed in
// doubles are truncated to fixed point before they are added, because sums of integers do not depend on their order.
#include "coverage_cells.h"
#include <string.h>

#pragma STDC FP_CONTRACT OFF

// The limit of coordinates in pixels: far outside any image, and well within the range of the arithmetic.
static const double farthest = 1e9;

INLINE int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }
INLINE int64_t most(int64_t a, int64_t b) { return a > b ? a : b; }

// x and y of a point, as compiler vectors, which become SSE2 or NEON.
typedef double pair __attribute__((vector_size(16)));
typedef int64_t whole_pair __attribute__((vector_size(16)));

INLINE pair select(whole_pair where, pair yes, pair no) {
    return (pair)((where & (whole_pair)yes) | (~where & (whole_pair)no));
}
INLINE pair lesser(pair a, pair b) { return select(a < b, a, b); }
INLINE pair greater(pair a, pair b) { return select(a > b, a, b); }

int coverage_place(
    coverage_point *placed, const double *points, long count, int64_t dx, int64_t dy, coverage_bounds *bounds) {
    if (count < 3) return 0;
    // Adding `rounder` rounds a number to an integer, because doubles from 2^52 to 2^53 have no fraction. Their lowest
    // bits then hold the integer.
    const pair rounder = {0x1.8p52, 0x1.8p52}, unit = {whole, whole};
    const pair low = {-farthest, -farthest}, high = {farthest, farthest};
    const whole_pair shift = {dx * whole, dy * whole};
    pair least_of_all = {0x1p53, 0x1p53}, most_of_all = {0, 0};
    whole_pair numbers = {-1, -1};
    for (long i = 0; i < count; i++) {
        pair p;
        memcpy(&p, points + 2 * i, sizeof p);
        numbers &= p == p;
        p = lesser(greater(p, low), high) * unit + rounder;
        least_of_all = lesser(p, least_of_all);
        most_of_all = greater(p, most_of_all);
        whole_pair fixed = (whole_pair)p - (whole_pair)rounder + shift;
        memcpy(placed + i + 1, &fixed, sizeof fixed);
    }
    if (!(numbers[0] & numbers[1])) return 0;
    placed[0] = placed[count];
    least_of_all -= rounder;
    most_of_all -= rounder;
    bounds->min_x = least(bounds->min_x, (int64_t)least_of_all[0] + shift[0]);
    bounds->min_y = least(bounds->min_y, (int64_t)least_of_all[1] + shift[1]);
    bounds->max_x = most(bounds->max_x, (int64_t)most_of_all[0] + shift[0]);
    bounds->max_y = most(bounds->max_y, (int64_t)most_of_all[1] + shift[1]);
    return 1;
}

void coverage_link(
    const coverage_point *points, long first, long count, int32_t *next, int32_t *heads, coverage_clip clip) {
    int64_t top = (int64_t)clip.min_y * whole, bottom = (int64_t)clip.max_y * whole;
    int64_t right = (int64_t)clip.max_x * whole;
    for (long i = first; i < first + count; i++) {
        coverage_point a = points[i], b = points[i + 1];
        int64_t upper = least(a.y, b.y), lower = most(a.y, b.y);
        if (upper == lower || lower <= top || upper >= bottom || least(a.x, b.x) >= right) continue;
        long band = (most(upper, top) - top) >> (fraction_bits + clip.band_bits);
        next[i] = heads[band];
        heads[band] = (int32_t)i;
    }
}

// MARK: Cells

// Sets the bits of the groups that contain cells i to j.
INLINE void touch(uint64_t *bits, uint64_t i, uint64_t j) {
    uint64_t first = i / group_cells, last = j / group_cells, word = first >> 6;
    if (word == last >> 6) {
        bits[word] |= ((2ull << (last - first)) - 1) << (first & 63);
    } else {
        for (uint64_t group = first; group <= last; group++) bits[group >> 6] |= 1ull << (group & 63);
    }
}

// The slope of a downward edge: dx/dy for steps from row to row, dy/|dx| for steps from column to column.
typedef struct {
    // dx/dy in units of 1/2^32. Not used if the edge is huge, because products with it would overflow.
    int64_t slope;
    // dy/|dx|.
    double rate;
    // dy/|dx| in units of 1/65536: faster than `rate`, and exact enough for one column.
    int64_t steepness;
} direction;

// A downward edge, relative to the corner of its band.
typedef struct {
    int64_t x0, y0, x1, y1;
    direction runs;
    int is_huge;
} edge;

// The numbers of a `direction` as doubles, before they are truncated to integers.
typedef struct { double slope, rate, steepness; } course;

INLINE course course_of(double dx, double dy) {
    const double steepest = 0x1p32;
    double rate = dy / __builtin_fabs(dx), steepness = rate * (double)whole;
    return (course){dx / dy * 0x1p32, rate, steepness < steepest ? steepness : steepest};
}

INLINE edge make_edge(int64_t x0, int64_t y0, int64_t x1, int64_t y1) {
    const int64_t huge = 1 << 30;
    double dx = (double)(x1 - x0), dy = (double)(y1 - y0);
    int is_huge = __builtin_fabs(dx) >= huge || dy >= huge;
    const course c = course_of(dx, dy);
    return (edge){
        .x0 = x0, .y0 = y0, .x1 = x1, .y1 = y1,
        .runs = {.slope = is_huge ? 0 : (int64_t)c.slope, .rate = c.rate, .steepness = (int64_t)c.steepness},
        .is_huge = is_huge,
    };
}

// The x at which an edge crosses the horizontal line y, which must lie above the edge's lower end.
INLINE int64_t crossing(const edge *e, int64_t y) {
    int64_t run = y - e->y0;
    if (!e->is_huge) return e->x0 + ((run * e->runs.slope) >> 32);
    double slope = (double)(e->x1 - e->x0) / (double)(e->y1 - e->y0);
    return e->x0 + (int64_t)((double)run * slope);
}

// The height that an edge has covered at the horizontal distance `width` from where it enters a row; at most d.
INLINE int64_t height(const direction *e, int64_t width, int64_t d) {
    return least((int64_t)((double)width * e->rate), d);
}

// The height that an edge has covered when it leaves the first column that it touches in a row. The column's end is
// `width` away from the edge's start in the row, and the edge is `all` wide in the row. If the edge ends within the
// column, the result is the edge's whole height d.
INLINE int64_t near_height(const direction *e, int64_t width, int64_t all, int64_t d) {
    int64_t run = least((width * e->steepness) >> fraction_bits, d);
    return __builtin_unpredictable(all <= width) ? d : run;
}

INLINE void add(uint32_t *cell, int64_t height, int rises) { *cell += rises ? -(uint32_t)height : (uint32_t)height; }

// Adds an edge that runs from one x to another within one row, over the height d. Both ends lie within the columns.
INLINE void cross_row(
    const direction *e, uint32_t *cell, uint64_t *bits, int64_t from, int64_t to, int64_t d, int rises) {
    const int64_t l = least(from, to), r = most(from, to), all = r - l;
    const uint64_t i = (uint64_t)l >> fraction_bits, j = (uint64_t)r >> fraction_bits;
    const int64_t lf = l & (whole - 1), rf = r & (whole - 1);
    touch(bits, i, j + 1);
    // Handles one column or two without a branch: if there is only one, the second column adds nothing.
    int64_t before = near_height(e, whole - lf, all, d);
    int64_t part = (before * (lf + least(lf + all, whole))) >> (fraction_bits + 1);
    add(cell + i, before - part, rises);
    uint64_t k = i + 1;
    for (; __builtin_expect(k < j, 0); k++) {
        int64_t until = height(e, (int64_t)(k + 1) * whole - l, d), step = most(until - before, 0);
        add(cell + k, part + (step - step / 2), rises);
        part = step / 2;
        before += step;
    }
    int64_t step = d - before, last = (step * rf) >> (fraction_bits + 1);
    add(cell + k, part + (step - last), rises);
    add(cell + k + 1, last, rises);
}

// As cross_row, for an edge that may leave the columns. Parts to the left of the columns count in the first column;
// parts to the right have no effect.
INLINE void cross_clipped_row(
    const direction *e, uint32_t *cell, uint64_t *bits, int64_t l, int64_t r, int64_t d, int rises, long columns) {
    if (l >= (int64_t)columns * whole) return;
    if (r < 0) {
        touch(bits, 0, 0);
        add(cell, d, rises);
        return;
    }
    int64_t i = l >> fraction_bits, j = r >> fraction_bits;
    int64_t near = near_height(e, (i + 1) * whole - l, r - l, d), before = 0;
    if (i < 0) {
        before = near;
        if (i < -1) before = most(before, height(e, -l, d));
        add(cell, before, rises);
    }
    long first = most(i, 0), last = least(j, columns - 1);
    touch(bits, first, last + 1);
    for (long k = first; k <= last; k++) {
        int64_t from = k == i ? l & (whole - 1) : 0, to = k == j ? r & (whole - 1) : whole;
        int64_t until = k == j ? d : k == i ? near : most(before, height(e, (k + 1) * whole - l, d));
        int64_t step = until - before, part = (step * (from + to)) >> (fraction_bits + 1);
        add(cell + k, step - part, rises);
        add(cell + k + 1, part, rises);
        before = until;
    }
}

static void add_clipped_edge(coverage_band band, edge e, int rises) {
    int64_t upper = most(e.y0, 0), end = least(e.y1, (int64_t)band.rows * whole);
    int64_t x = upper == e.y0 ? e.x0 : crossing(&e, upper);
    while (upper < end) {
        long y = upper >> fraction_bits;
        int64_t lower = least((int64_t)(y + 1) * whole, end);
        int64_t next = lower == e.y1 ? e.x1 : crossing(&e, lower);
        uint32_t *cell = band.cells + y * band.stride;
        uint64_t *bits = band.touched + y * band.words;
        cross_clipped_row(&e.runs, cell, bits, least(x, next), most(x, next), lower - upper, rises, band.columns);
        upper = lower;
        x = next;
    }
}

// Adds the part of an edge from (x, upper) to (end_x, end), which must lie within the band. The whole edge begins at
// (start, top); all its crossings with rows are computed from there.
INLINE void add_inner_rows(
    const coverage_band *band, const direction *e, int64_t start, int64_t top, int64_t x, int64_t upper, int64_t end_x,
    int64_t end, int rises) {
    const int64_t y = upper >> fraction_bits;
    uint32_t *cell = band->cells + y * band->stride;
    uint64_t *bits = band->touched + y * band->words;
    int64_t lower = (y + 1) * whole;
    // `run` is (lower − top) · slope; each row adds `run_of_row`. The last sum may overflow, but it is not used.
    uint64_t run = (uint64_t)(lower - top) * (uint64_t)e->slope, run_of_row = (uint64_t)e->slope << fraction_bits;
    while (lower < end) {
        int64_t next = start + ((int64_t)run >> 32);
        cross_row(e, cell, bits, x, next, lower - upper, rises);
        upper = lower;
        x = next;
        lower += whole;
        run += run_of_row;
        cell += band->stride;
        bits += band->words;
    }
    cross_row(e, cell, bits, x, end_x, end - upper, rises);
}

INLINE void add_inner_edge(const coverage_band *band, edge e, int rises) {
    int64_t upper = most(e.y0, 0), end = least(e.y1, (int64_t)band->rows * whole);
    int64_t x = upper == e.y0 ? e.x0 : crossing(&e, upper), end_x = end == e.y1 ? e.x1 : crossing(&e, end);
    add_inner_rows(band, &e.runs, e.x0, e.y0, x, upper, end_x, end, rises);
}

int coverage_is_upright(
    const coverage_band *band, const coverage_point *points, const int32_t *next, int32_t head) {
    int64_t left = (int64_t)band->x * whole;
    int64_t top = (int64_t)band->y * whole, bottom = top + (int64_t)band->height * whole;
    for (; head >= 0; head = next[head]) {
        coverage_point a = points[head], b = points[head + 1];
        if ((a.x != b.x && most(a.x, b.x) >= left) || least(a.y, b.y) > top || most(a.y, b.y) < bottom) return 0;
    }
    return 1;
}

void coverage_add_edges(
    const coverage_band *target, const coverage_point *points, int32_t *next, int32_t head, int32_t *later) {
    const coverage_band band = *target;
    int64_t left = (int64_t)band.x * whole, top = (int64_t)band.y * whole;
    int64_t width = (int64_t)band.columns * whole, bottom = (int64_t)band.height * whole;
    while (head >= 0) {
        int32_t i = head;
        head = next[i];
        int64_t x0 = points[i].x - left, y0 = points[i].y - top;
        int64_t x1 = points[i + 1].x - left, y1 = points[i + 1].y - top;
        int rises = y0 > y1;
        edge e = rises ? make_edge(x1, y1, x0, y0) : make_edge(x0, y0, x1, y1);
        if (later && e.y1 > bottom) {
            next[i] = *later;
            *later = i;
        }
        if (e.is_huge || least(x0, x1) < 0 || most(x0, x1) > width) add_clipped_edge(band, e, rises);
        else if (rises) add_inner_edge(&band, e, 1);
        else add_inner_edge(&band, e, 0);
    }
}

// MARK: Whole outlines

void coverage_add_outline(const coverage_band *target, const coverage_point *points, long count) {
    const coverage_band band = *target;
    const int64_t left = (int64_t)band.x * whole, top = (int64_t)band.y * whole;
    // The number of edges whose directions are computed together, so that their divisions run in parallel.
    enum { some = 32 };
    double slopes[some], rates[some], steepnesses[some];
    for (; count > 0; count -= some, points += some) {
        const long n = count < some ? count : some;
        for (long i = 0; i < n; i++) {
            double dx = (double)(points[i + 1].x - points[i].x), dy = (double)(points[i + 1].y - points[i].y);
            const course c = course_of(dy < 0 ? -dx : dx, __builtin_fabs(dy));
            slopes[i] = c.slope;
            rates[i] = c.rate;
            steepnesses[i] = c.steepness;
        }
        for (long i = 0; i < n; i++) {
            const coverage_point a = points[i], b = points[i + 1];
            if (a.y == b.y) continue;
            const int rises = a.y > b.y;
            const int64_t x0 = (rises ? b.x : a.x) - left, y0 = (rises ? b.y : a.y) - top;
            const int64_t x1 = (rises ? a.x : b.x) - left, y1 = (rises ? a.y : b.y) - top;
            const direction runs = {(int64_t)slopes[i], rates[i], (int64_t)steepnesses[i]};
            add_inner_rows(&band, &runs, x0, y0, x0, y0, x1, y1, rises);
        }
    }
}
