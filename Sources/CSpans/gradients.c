// Where pixels stand on a gradient, and the colours there: see Raster/GradientRows.swift.
#include "CSpans.h"
#include "clones.h"
#include <math.h>

// Places must come out alike whether a machine can fuse a product with a sum or not.
#pragma STDC FP_CONTRACT OFF

CLONED void gradient_linear(float *restrict places, long x, long count, double dx, double start) {
    for (int i = 0; i < (int)count; i++) places[i] = (float)(((double)((int)x + i) + 0.5) * dx + start);
}

CLONED void gradient_radial(float *restrict places, long x, long count, const gradient_circle *circle) {
    gradient_circle c = *circle;
    for (int i = 0; i < (int)count; i++) {
        double pixel = (double)((int)x + i) + 0.5;
        double u = (pixel * c.ux + c.u - c.center_x) * c.scale_x;
        double v = (pixel * c.vx + c.v - c.center_y) * c.scale_y;
        places[i] = (float)(sqrt(u * u + v * v) * c.factor + c.start);
    }
}

// The index of a colour within an interval; 0 for what is no number.
static inline int sample(float place, float first, float density, int samples) {
    float f = (place - first) * density;
    f = f < (float)(samples - 1) ? f : (float)(samples - 1);
    f = f > 0 ? f : 0;
    return (int)f;
}

CLONED static void colors_of_one(uint32_t *restrict row, const float *restrict places, long count, gradient_colors table) {
    float first = table.locations[0], last = table.locations[1], density = table.densities[0];
    int samples = (int)table.samples;
    const uint32_t *restrict pixels = table.pixels;
    for (int i = 0; i < (int)count; i++) {
        float place = places[i];
        int inside = 1 + sample(place, first, density, samples);
        int index = place >= first ? inside : 0;
        row[i] = pixels[place >= last ? samples + 1 : index];
    }
}

void gradient_look_up(uint32_t *row, const float *places, long count, gradient_colors table) {
    if (table.intervals == 1) return colors_of_one(row, places, count, table);
    long intervals = table.intervals;
    float first = table.locations[0], last = table.locations[intervals];
    // Neighbouring pixels mostly lie in the same interval.
    long i = 0;
    for (long k = 0; k < count; k++) {
        float place = places[k];
        if (place >= last) {
            row[k] = table.pixels[1 + intervals * table.samples];
        } else if (place >= first) {
            while (place < table.locations[i]) i--;
            while (place >= table.locations[i + 1]) i++;
            row[k] = table.pixels[1 + i * table.samples + sample(place, table.locations[i], table.densities[i], (int)table.samples)];
        } else {
            // Also where the place is not a number, at the horizon of a projection.
            row[k] = table.pixels[0];
        }
    }
}
