// SPDX-License-Identifier: MIT

// Draws rows of radial and angular gradients. In a block of pixels, curves approximate the gradient. They are computed
// for the block's first row, and cached for its other rows.
#ifndef ZOETROPE_GRADIENT_BLOCKS_H
#define ZOETROPE_GRADIENT_BLOCKS_H

#include "stretches.h"
#include <string.h>

// The cached curves of eight adjacent blocks of a shape, the first of which begins at `column` and `row`.
typedef struct {
    long column, row, size;
    // The bytes of the shape, of which the first `size` are used.
    char shape[sizeof(gradient_turn)];
    curves all;
    // The curves scaled to the samples of an interval: `both[0]` for an even interval, `both[1]` for an odd one. So two
    // adjacent intervals never replace each other.
    scaled_curves both[2];
} kept_blocks;

// The number of cache slots of eight blocks each: enough for a row of 4096 pixels.
enum { kept_parts = 8 };
struct gradient_memory {
    kept_blocks parts[kept_parts];
};

// The curves of the blocks for row `line` (0 ..< tall), scaled to the samples of interval `interval`. Computes the
// curves only if they are not cached.
INLINE const scaled_curves *scaled_to(long interval, long line, kept_blocks *kept, const gradient_colors *table) {
    scaled_curves *scaled = kept->both + (interval & 1);
    if (scaled->interval != interval) scale(scaled, interval, &kept->all, table);
    if (scaled->line != line) scale_line(scaled, line);
    return scaled;
}

// Draws whole blocks from block k up to `end`. Stops at the first block that is not inside one interval. Returns the
// number of the next block, which is k if none was drawn.
INLINE long draw_inside(
    uint32_t *restrict row, long k, long end, const scaled_curves *scaled, const gradient_colors *table) {
#ifdef HAS_AVX2
    const int reach = number_of(&scaled->reach, k);
    const uint32_t *pixels = table->pixels + 1 + scaled->interval * table->samples;
    if (reach <= 32 && has_avx2())
        return (reach <= 8 ? deal_inside_8 : reach <= 16 ? deal_inside_16 : deal_inside_32)(row, k, end, scaled, pixels);
#else
    (void)row, (void)end, (void)scaled, (void)table;
#endif
    return k;
}

// Draws groups `number` ..< `end` of block k in its row `line`.
INLINE void draw_groups(
    uint32_t *restrict row, long number, long end, long k, long line, kept_blocks *kept, const gradient_colors *table) {
    const curves *all = &kept->all;
    const int intervals = (int)table->intervals, samples = (int)table->samples, last = 1 + intervals * samples;
    const int lowest = number_of(&all->lowest, k), highest = number_of(&all->highest, k);
    if (lowest == highest && (lowest < 0 || lowest == intervals)) {
        const uint32_t color = table->pixels[lowest < 0 ? 0 : last];
        for (long i = number * group; i < end * group; i++) row[i] = color;
        return;
    }
    const int first = lowest < 0 ? 0 : lowest, second = highest < intervals ? highest : intervals - 1;
    const scaled_curves *lower = scaled_to(first, line, kept, table);
    const scaled_curves *upper = first < second ? scaled_to(second, line, kept, table) : 0;
    const int beyond = highest == intervals ? samples : samples - 1;
    stretch s = {
        .lower = (const float *)lower->of_line + k,
        .upper = upper ? (const float *)upper->of_line + k : 0,
        .lowest = lowest < 0 ? -1 : 0,
        .highest = upper ? samples - 1 : beyond,
        .upper_highest = beyond,
        .origin = 1 + first * samples,
        .samples = samples,
        .last = last,
        .before = number_of(&lower->before, k),
        .reach = number_of(&lower->reach, k),
    };
    if (upper) {
        // The block lies in two intervals. It takes the larger `before` of both, and the larger number of colours that
        // follow (`reach` − `before`). Each is increased by one, for rounding at the border between the intervals.
        const int before = number_of(&upper->before, k), after = number_of(&upper->reach, k) - before;
        const int most_after = s.reach - s.before > after ? s.reach - s.before : after;
        s.before = (s.before > before ? s.before : before) + 1;
        s.reach = s.before + most_after + 1;
    }
#ifdef HAS_AVX2
    if (s.reach <= 32 && has_avx2()) {
        (s.reach <= 8 ? deal_stretch_8 : s.reach <= 16 ? deal_stretch_16 : deal_stretch_32)(
            row, number, end, &s, table->pixels);
        return;
    }
#endif
    draw_stretch(row, number, end, &s, table->pixels);
}

// Draws columns `from` ..< `end` of a row of eight blocks. Stops at the first block without `is_good` and returns its
// start.
INLINE long draw_blocks(
    uint32_t *restrict row, long from, long end, long line, kept_blocks *kept, const gradient_colors *table) {
    const curves *all = &kept->all;
    long column = from;
    while (column < end) {
        const long k = column / wide, begin = k * wide, to = begin + wide < end ? begin + wide : end;
        if (!number_of(&all->is_good, k)) break;
        // draw_groups writes whole groups of eight pixels. So a block that is only partly wanted is drawn into `part`,
        // from which the wanted columns are copied.
        const int is_whole = to - column == wide;
        uint32_t part[wide], *pixels = is_whole ? row + (column - from) : part;
        const int lowest = number_of(&all->lowest, k);
        long next = k;
        if (lowest == number_of(&all->highest, k) && lowest >= 0 && lowest < table->intervals)
            next = draw_inside(pixels, k, is_whole ? end / wide : k + 1, scaled_to(lowest, line, kept, table), table);
        if (next == k) {
            draw_groups(pixels, (column - begin) / group, (to - begin + group - 1) / group, k, line, kept, table);
            next++;
        }
        if (!is_whole) memcpy(row + (column - from), part + (column - begin), (size_t)(to - column) * sizeof *row);
        column = is_whole ? next * wide : to;
    }
    return column;
}

// The start of the first block with `is_good` at or after `from`; `end` if there is none.
INLINE long next_good(long from, long end, const curves *all) {
    while (from < end && !number_of(&all->is_good, from / wide)) from = (from / wide + 1) * wide;
    return from < end ? from : end;
}

// The cache slot of eight blocks: those of `shape` that begin at `column` and `row`. On a miss, assigns the slot to
// these blocks and sets `is_new`.
INLINE kept_blocks *kept_at(
    gradient_memory *memory, long column, long row, const void *shape, long size, int *is_new) {
    kept_blocks *kept = memory->parts + (column / (blocks * wide) & (kept_parts - 1));
    *is_new = kept->size != size || kept->column != column || kept->row != row || memcmp(kept->shape, shape, size) != 0;
    if (*is_new) {
        kept->column = column;
        kept->row = row;
        kept->size = size;
        memcpy(kept->shape, shape, size);
        kept->both[0].interval = kept->both[1].interval = -1;
    }
    return kept;
}

// Draws the colours of a span of row `y`. CURVES computes the curves of eight blocks. PLACES writes the positions of
// pixels without curves to `places`, from which their colours are looked up.
//
// CURVES and PLACES are rarely called. They are not inlined, because inlined code would set up their constants for each
// span.
#define DRAW_ROW(type, row, places, memory, x, y, count, shape, table, CURVES, PLACES)                                \
    const long top = (y) & ~(long)(tall - 1);                                                                         \
    for (long column = (x) & ~(long)(blocks * wide - 1); column < (x) + (count); column += blocks * wide) {           \
        int is_new;                                                                                                   \
        kept_blocks *kept = kept_at(memory, column, top, shape, sizeof(type), &is_new);                               \
        if (is_new) CURVES(&kept->all, column, top, shape, table);                                                    \
        long from = (x) > column ? (x)-column : 0;                                                                    \
        const long rest = (x) + (count)-column, end = rest < blocks * wide ? rest : blocks * wide;                    \
        while (from < end) {                                                                                          \
            from = draw_blocks((row) + (column + from - (x)), from, end, (y)-top, kept, table);                       \
            const long good = next_good(from, end, &kept->all);                                                       \
            if (good == from) continue;                                                                               \
            const long before = PLACES(places, column + from, y, good - from, shape, table);                          \
            gradient_look_up((row) + (column + from - (x)), (places) + before, good - from, table);                   \
            from = good;                                                                                              \
        }                                                                                                             \
    }

#endif
