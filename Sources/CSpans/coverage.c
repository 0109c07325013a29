// The inner loops of scan conversion; what they compute is explained in Raster/CoverageCells.swift.
#include "CSpans.h"
#include "clones.h"
#include <math.h>

// Sums must come out alike whether a machine can fuse a product with a sum or not.
#pragma STDC FP_CONTRACT OFF

static inline void touch(uint64_t *bits, long cell) { bits[cell >> 8] |= 1ull << ((cell >> 2) & 63); }

// An edge between `left` and `right` inside of one row, over the signed height d.
static inline void cross_row(float *cell, uint64_t *bits, float left, float right, float d) {
    long i = (long)left, j = (long)right;
    if (i == j) {
        float m = (left + right) * 0.5f - (float)i;
        float part = d * m;
        cell[i] += d - part;
        cell[i + 1] += part;
        touch(bits, i);
        touch(bits, i + 1);
        return;
    }
    float per_column = d / (right - left);
    float first_share = (float)(i + 1) - left;
    float first_height = per_column * first_share;
    float first_part = first_height * first_share * 0.5f;
    cell[i] += first_part;
    cell[i + 1] += first_height - first_part;
    float half = per_column * 0.5f;
    for (long k = i + 1; k < j; k++) {
        cell[k] += half;
        cell[k + 1] += half;
    }
    float last_share = right - (float)j;
    float last_height = per_column * last_share;
    float last_part = last_height * last_share * 0.5f;
    cell[j] += last_height - last_part;
    cell[j + 1] += last_part;
    for (long group = i >> 2; group <= (j + 1) >> 2; group++) bits[group >> 6] |= 1ull << (group & 63);
}

static inline float least(float a, float b) { return a < b ? a : b; }
static inline float most(float a, float b) { return a > b ? a : b; }

void coverage_add_edge(
    float *cells, uint64_t *touched, long stride, long words, coverage_edge edge, float top, float bottom) {
    float first = most(edge.y0, top), last = least(edge.y1, bottom);
    float low = least(edge.x0, edge.x1), high = most(edge.x0, edge.x1);
    long y = (long)first - (long)top;
    float upper = first;
    float x_upper = least(most(edge.x0 + (upper - edge.y0) * edge.slope, low), high);
    while (upper < last) {
        float lower = least((float)(y + 1 + (long)top), last);
        float x_lower = least(most(edge.x0 + (lower - edge.y0) * edge.slope, low), high);
        cross_row(
            cells + y * stride, touched + y * words, least(x_upper, x_lower), most(x_upper, x_lower),
            (lower - upper) * edge.direction);
        upper = lower;
        x_upper = x_lower;
        y++;
    }
}

static inline uint8_t covered(float winding, int even_odd) {
    float share = fabsf(winding);
    if (even_odd) {
        share -= 2 * (float)(int)(share * 0.5f);
        share = share > 1 ? 2 - share : share;
    } else {
        share = share > 1 ? 1 : share;
    }
    float scaled = share * 255;
    return (uint8_t)(int)(scaled + 0.5f);
}

uint8_t coverage_byte(float winding, int even_odd) { return covered(winding, even_odd); }

CLONED static void convert(uint8_t *restrict row, const float *restrict sums, long count, int even_odd) {
    if (even_odd) {
        for (long i = 0; i < count; i++) row[i] = covered(sums[i], 1);
    } else {
        for (long i = 0; i < count; i++) row[i] = covered(sums[i], 0);
    }
}

float coverage_sum(uint8_t *row, float *cells, long count, float sum, int even_odd) {
    // A sum waits for the one before it; short runs are converted on the way.
    if (count <= 8) {
        for (long i = 0; i < count; i++) {
            sum += cells[i];
            cells[i] = 0;
            row[i] = covered(sum, even_odd);
        }
        return sum;
    }
    for (long i = 0; i < count; i++) cells[i] = sum += cells[i];
    convert(row, cells, count, even_odd);
    for (long i = 0; i < count; i++) cells[i] = 0;
    return sum;
}
