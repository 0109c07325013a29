// SPDX-License-Identifier: MIT

// Scan conversion, second half: turns rows of cells into spans of coverage, or into pixels of one colour.
// Raster/CoverageCells.swift explains the model. Cells are zeroed as they are read.
#include "coverage_cells.h"
#include "../composite/blend_lanes.h"
#include <string.h>

_Static_assert(group_cells == group, "a lane for each cell");
typedef uint8_t byte_lanes __attribute__((vector_size(group)));
typedef int32_t signed_lanes __attribute__((vector_size(sizeof(lanes))));

INLINE lanes select(signed_lanes where, lanes yes, lanes no) { return ((lanes)where & yes) | (~(lanes)where & no); }

// The prefix sums of a group of eight cells; zeroes the cells. The first two steps stay within the halves of the
// vector, because shuffles across halves are slower.
INLINE lanes running(uint32_t *cells) {
    lanes zero = splat(0), v = load(cells);
    store(cells, zero);
    v += __builtin_shufflevector(v, zero, 8, 0, 1, 2, 8, 4, 5, 6);
    v += __builtin_shufflevector(v, zero, 8, 8, 0, 1, 8, 8, 4, 5);
    v += __builtin_shufflevector(v, zero, 8, 8, 8, 8, 3, 3, 3, 3);
    return v;
}

// Broadcasts a group's last prefix sum to all lanes. The next group adds it to its own prefix sums, so that only this
// one addition depends on the previous group.
INLINE lanes whole_group(lanes running) { return __builtin_shufflevector(running, running, 7, 7, 7, 7, 7, 7, 7, 7); }

// The coverage, 0…255, of averaged winding numbers.
INLINE lanes covered(lanes winding, int rule) {
    lanes share;
    if (rule & coverage_even_odd) {
        share = winding & splat(2 * whole - 1);
        share = select(share > splat(whole), splat(2 * whole) - share, share);
    } else {
        lanes sign = (lanes)((signed_lanes)winding >> 31);
        share = (winding ^ sign) - sign;
        share = select(share > splat(whole), splat(whole), share);
    }
    lanes byte = ((share << 8) - share + splat(whole / 2)) >> fraction_bits;
    if (rule & coverage_aliased) byte = select(byte > splat(127), splat(255), splat(0));
    return byte;
}

uint8_t coverage_byte(uint32_t winding, int rule) { return (uint8_t)covered(splat(winding), rule)[0]; }

// An iterator over the touched groups of a row, from the left; clears their bits.
typedef struct {
    uint64_t *touched, pending;
    long word, words;
} group_walk;

INLINE group_walk walk(uint64_t *touched, long words) { return (group_walk){touched, 0, 0, words}; }

// The first cell of the next group, or −1.
INLINE long next_group(group_walk *w) {
    while (!w->pending) {
        if (w->word == w->words) return -1;
        w->pending = w->touched[w->word];
        w->touched[w->word++] = 0;
    }
    long group = (w->word - 1) * 64 + __builtin_ctzll(w->pending);
    w->pending &= w->pending - 1;
    return group * group_cells;
}

// MARK: Spans

// The smallest gap between touched groups that becomes a span. Shorter gaps are written as bytes, because a span costs
// more.
enum { shortest_gap = 16 };

INLINE long spans_of_row(
    coverage_span *spans, uint8_t *row, uint32_t *cells, uint64_t *touched, long words, long columns, int rule) {
    coverage_span *span = spans;
    group_walk groups = walk(touched, words);
    lanes sum = splat(0);
    uint8_t level = 0;
    long x = 0, open = -1;  // the start of bytes that are in no span yet, or -1
    for (long start; (start = next_group(&groups)) >= 0;) {
        lanes v = running(cells + start);
        lanes bytes = covered(v + sum, rule);
        sum += whole_group(v);
        byte_lanes narrow = __builtin_convertvector(bytes, byte_lanes);
        uint64_t all;
        __builtin_memcpy(&all, &narrow, sizeof all);
        // A group whose eight pixels are fully covered continues the span before it or begins a new span. It is
        // touched although its coverage does not change: by edges left of the columns, or by edges that cancel out.
        const int is_full = all == UINT64_MAX;
        if (is_full && open < 0 && level == 255) continue;
        if (x < start) {
            if (open >= 0 && start - x < shortest_gap) {
                memset(row + x, level, (size_t)(start - x));
            } else {
                if (open >= 0) *span++ = (coverage_span){(int32_t)open, (int32_t)(x - open), -1};
                long end = start < columns ? start : columns;
                if (level) *span++ = (coverage_span){(int32_t)x, (int32_t)(end - x), level};
                open = -1;
            }
        }
        if (is_full && open < 0) {
            level = 255;
            x = start;
            continue;
        }
        if (open < 0) open = start;
        __builtin_memcpy(row + start, &narrow, sizeof narrow);
        level = row[start + group_cells - 1];
        x = start + group_cells;
    }
    if (x > columns) x = columns;
    if (open >= 0 && open < x) *span++ = (coverage_span){(int32_t)open, (int32_t)(x - open), -1};
    if (level && x < columns) *span++ = (coverage_span){(int32_t)x, (int32_t)(columns - x), level};
    return span - spans;
}

CLONED long coverage_spans(
    coverage_span *spans, uint8_t *row, uint32_t *cells, uint64_t *touched, long words, long columns, int rule) {
    if (rule == 0) return spans_of_row(spans, row, cells, touched, words, columns, 0);
    return spans_of_row(spans, row, cells, touched, words, columns, rule);
}

// MARK: Pixels

INLINE void paint_gap(uint32_t *pixels, long count, uint32_t level, uint32_t color, int mode, long ahead) {
    if (count <= 0) return;
    uint32_t paint = level == 255 ? color : scaled_lanes(splat(color), splat(level))[0];
    if (mode != blend_normal) {
        blend_solid(pixels, count, paint, mode);
        return;
    }
    if (paint >> 24 != 255) {
        composite_solid_over(pixels, count, paint, ahead);
    } else if (count > 32) {
        composite_fill(pixels, count, paint, ahead);
    } else {
        long i = 0;
        for (; i + group_cells <= count; i += group_cells) store(pixels + i, splat(paint));
        for (; i < count; i++) pixels[i] = paint;
    }
}

INLINE long clamped(long x, long low, long high) { return x < low ? low : x > high ? high : x; }

INLINE void paint_row(
    uint32_t *pixels, uint32_t *cells, uint64_t *touched, long words, long first, long end, int rule, uint32_t color,
    int mode, long ahead) {
    group_walk groups = walk(touched, words);
    lanes sum = splat(0), colors = splat(color);
    uint32_t level = 0;
    long x = 0;
    for (long start; (start = next_group(&groups)) >= 0;) {
        if (x < start && level) {
            long from = clamped(x, first, end), to = clamped(start, first, end);
            paint_gap(pixels + from, to - from, level, color, mode, ahead);
        }
        __builtin_prefetch(pixels + start + ahead);
        lanes v = running(cells + start);
        lanes bytes = covered(v + sum, rule);
        sum += whole_group(v);
        level = bytes[group_cells - 1];
        lanes source = scaled_lanes(colors, bytes);
        if (start >= first && start + group_cells <= end) {
            store(pixels + start, blended_lanes(mode, source, load(pixels + start)));
        } else {
            long from = clamped(first - start, 0, group_cells), to = clamped(end - start, 0, group_cells);
            lanes below = splat(0);
            for (long k = from; k < to; k++) below[k] = pixels[start + k];
            below = blended_lanes(mode, source, below);
            for (long k = from; k < to; k++) pixels[start + k] = below[k];
        }
        x = start + group_cells;
    }
    long from = clamped(x, first, end);
    if (level) paint_gap(pixels + from, end - from, level, color, mode, ahead);
}

INLINE void paint_rows(
    const coverage_band *band, const coverage_window *seen, int rule, uint32_t color, int mode) {
    for (long y = 0; y < band->rows; y++) {
        const int is_seen = y >= seen->min_y && y < seen->max_y;
        paint_row(
            seen->pixels + y * seen->stride, band->cells + y * band->stride, band->touched + y * band->words, band->words,
            is_seen ? seen->min_x : 0, is_seen ? seen->max_x : 0, rule, color, mode, seen->stride);
    }
}

CLONED void coverage_paint(const coverage_band *band, const coverage_window *seen, int rule, uint32_t color) {
    switch (rule) {
    case 0: paint_rows(band, seen, 0, color, blend_normal); break;
    case coverage_even_odd: paint_rows(band, seen, coverage_even_odd, color, blend_normal); break;
    default: paint_rows(band, seen, rule, color, blend_normal);
    }
}

CLONED void coverage_blend(
    const coverage_band *band, const coverage_window *seen, int rule, uint32_t color, int mode) {
    switch (mode) {
#define CASE(mode) case mode: paint_rows(band, seen, rule, color, mode); break;
        CASE(blend_plus_lighter) CASE(blend_multiply) CASE(blend_screen)
#undef CASE
    }
}
