// SPDX-License-Identifier: MIT

// Linear gradients: steps through the table of colours in fixed point.
#include "colors.h"

// Writes pixels of one interval. `place` is the position of the first pixel and `step` the distance to the next one, in
// units of 2⁻³² of a sample.
INLINE void step_through(
    uint32_t *restrict row, long count, const uint32_t *restrict pixels, int last, int64_t place, int64_t step) {
    const longs8 none = {0}, numbers = {0, 1, 2, 3, 4, 5, 6, 7}, stride = none + group * step;
    longs8 places = none + place + numbers * step;
    long i = 0;
    for (; i + group <= count; i += group) {
        const ints16 halves = (ints16)places;
        LOOK_UP(row + i, pixels, __builtin_shufflevector(halves, halves, 1, 3, 5, 7, 9, 11, 13, 15), last);
        places += stride;
    }
#pragma clang loop vectorize(disable)
    for (; i < count; i++) {
        int64_t index = (place + i * step) >> 32;
        row[i] = pixels[index < 0 ? 0 : index > last ? last : index];
    }
}

#ifdef HAS_AVX2
// A faster `step_through` for pixels at most one sample apart. Eight such pixels need at most eight adjacent colours,
// which are loaded at once and permuted. Returns the number of pixels done, a multiple of eight.
AVX2 static long deal_avx2(
    uint32_t *restrict row, long count, const uint32_t *restrict pixels, int last, int64_t place, int64_t step) {
    const __m256i steps = _mm256_set1_epi64x(group * step), zero = _mm256_setzero_si256();
    __m256i low = _mm256_setr_epi64x(place, place + step, place + 2 * step, place + 3 * step);
    __m256i high = _mm256_add_epi64(low, _mm256_set1_epi64x(4 * step));
    // The shuffle below returns the eight upper halves in the order 0, 1, 4, 5, 2, 3, 6, 7. This permutation restores
    // the order.
    const __m256i order = _mm256_setr_epi32(0, 1, 4, 5, 2, 3, 6, 7);
    const int64_t lowest = step < 0 ? (group - 1) * step : 0;
    long i = 0;
    for (; i + group <= count; i += group) {
        __m256i index = _mm256_castps_si256(
            _mm256_shuffle_ps(_mm256_castsi256_ps(low), _mm256_castsi256_ps(high), _MM_SHUFFLE(3, 1, 3, 1)));
        index = _mm256_min_epi32(_mm256_max_epi32(index, zero), _mm256_set1_epi32(last));
        int64_t first = (place + lowest) >> 32;
        first = first < 0 ? 0 : first > last - (group - 1) ? last - (group - 1) : first;
        __m256i colors = _mm256_loadu_si256((const __m256i *)(pixels + first));
        index = _mm256_sub_epi32(index, _mm256_set1_epi32((int)first));
        index = _mm256_permutevar8x32_epi32(index, order);
        _mm256_storeu_si256((__m256i *)(row + i), _mm256_permutevar8x32_epi32(colors, index));
        low = _mm256_add_epi64(low, steps);
        high = _mm256_add_epi64(high, steps);
        place += group * step;
    }
    return i;
}

static long deal(uint32_t *row, long count, const uint32_t *pixels, int last, int64_t place, int64_t step) {
    return has_avx2() ? deal_avx2(row, count, pixels, last, place, step) : 0;
}
#else
static long deal(uint32_t *row, long count, const uint32_t *pixels, int last, int64_t place, int64_t step) {
    (void)row, (void)count, (void)pixels, (void)last, (void)place, (void)step;
    return 0;
}
#endif

// The first pixel of a span whose position is at or above `location`, or below `location` if positions fall. Returns
// `count` if there is none. The division gives an estimate, which is then corrected by the exact positions.
INLINE long crossing(float location, long x, long count, double dx, double start) {
#define IS_ACROSS(i) (((float)(((double)(x + (i)) + 0.5) * dx + start) >= location) == (dx > 0))
    if (count == 0 || IS_ACROSS(0)) return 0;
    if (!IS_ACROSS(count - 1)) return count;
    double column = ((double)location - start) / dx - 0.5 - (double)x;
    long i = column > 0 ? column < (double)count ? (long)column : count : 0;
    while (i > 0 && IS_ACROSS(i - 1)) i--;
    while (i < count && !IS_ACROSS(i)) i++;
    return i;
#undef IS_ACROSS
}

CLONED void gradient_linear(
    uint32_t *restrict row, long x, long count, double dx, double start, const gradient_colors *table) {
    if (!(fabs(dx) > 1e-100)) {
        long interval = 0;
        uint32_t color = color_at((float)start, table, &interval);
        for (long i = 0; i < count; i++) row[i] = color;
        return;
    }
    const long intervals = table->intervals;
    const int last = (int)table->samples - 1;
    // Draws the intervals from the last to the first. `crossing` gives the first pixel beyond an interval's location;
    // from there on, all pixels that are not drawn yet belong to the interval. Pixels `first` ..< `end` are not drawn
    // yet.
    long first = 0, end = count;
    for (long k = intervals; k >= -1; k--) {
        long from = first, to = end;
        if (k >= 0) {
            long border = crossing(table->locations[k], x, count, dx, start);
            if (dx > 0) from = end = border < end ? border : end;
            else to = first = border > first ? border : first;
        }
        if (k < 0 || k == intervals) {
            uint32_t color = table->pixels[k < 0 ? 0 : 1 + intervals * table->samples];
            for (long i = from; i < to; i++) row[i] = color;
            continue;
        }
        if (from >= to) continue;
        const uint32_t *restrict pixels = table->pixels + 1 + k * table->samples;
        const double density = table->densities[k], unit = 4294967296.0;
        const double step = dx * density, place = (start + 0.5 * dx - (double)table->locations[k]) * density;
        // Fixed point would overflow at columns beyond ±2²⁰, or if `step` exceeds 256 samples, as in intervals shorter
        // than two pixels. The `else` branch computes such spans in doubles.
        if (fabs(step) <= 256 && x > -(1 << 20) && x + count < 1 << 20) {
            const int64_t column = (int64_t)(step * unit), origin = (int64_t)(place * unit);
            if (fabs(step) <= 1)
                from += deal(row + from, to - from, pixels, last, origin + (x + from) * column, column);
            step_through(row + from, to - from, pixels, last, origin + (x + from) * column, column);
        } else {
            for (long i = from; i < to; i++) {
                double index = place + (double)(x + i) * step;
                row[i] = pixels[index > 0 ? index < last ? (int)index : last : 0];
            }
        }
    }
}
