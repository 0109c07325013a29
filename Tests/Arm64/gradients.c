// SPDX-License-Identifier: MIT

// Linear, radial and angular gradients: CKernels/gradient.
#include "CKernels.h"
#include "digests.h"
#include <math.h>
#include <string.h>

enum { samples = 512, most_intervals = 3, longest = 520 };

static const struct { long intervals; float locations[most_intervals + 1]; } stops[] = {
    {1, {0, 1}}, {1, {0.25f, 0.5f}}, {1, {0.3f, 0.3f}}, {3, {0, 0.2f, 0.2f, 0.9f}}, {2, {-3, 0.5f, 4}},
    {2, {0.5f, 0.5001f, 0.6f}}, {0, {0.4f}}, {3, {0, 0.1f, 0.5f, 1}},
};
enum { tables = sizeof stops / sizeof *stops };

static float densities[most_intervals];
static uint32_t colors[2 * gradient_padding + most_intervals * samples + 2];

static gradient_colors make_table(long number) {
    const float *locations = stops[number].locations;
    for (long i = 0; i < stops[number].intervals; i++) {
        const float length = locations[i + 1] - locations[i];
        densities[i] = length > 0 ? (float)samples / length : 0;
    }
    // Each colour is its own index, so that all colours are distinct.
    for (long i = 0; i < (long)(sizeof colors / sizeof *colors); i++) colors[i] = (uint32_t)i;
    return (gradient_colors){locations, densities, colors + gradient_padding, stops[number].intervals, samples};
}

static uint32_t row[longest + 8];
static float places[longest + gradient_room + 8];

#define ROW(kernel, count, ...)                                   \
    do {                                                          \
        memset(row, 0xA5, sizeof row);                            \
        kernel(row, __VA_ARGS__);                                 \
        digest(#kernel, row, ((count) + 8) * (long)sizeof *row);  \
    } while (0)
#define PLACES(kernel, count, ...)                                \
    do {                                                          \
        const long first = kernel(places, __VA_ARGS__);           \
        digest(#kernel, &first, sizeof first);                    \
        digest_floats(#kernel, places + first, count);            \
    } while (0)

static const double unusable[] = {NAN, INFINITY, -INFINITY, 1e300, -1e300, 1e30, 0};

static void linear(long count) {
    static const double steps[] = {0.0123, -0.0123, 0.0004, -0.00037, 0, 1e-200, 0.9, -1.7, 40, -1e9, INFINITY, NAN};
    static const long columns[] = {-700, -3, 0, 5, 16000, 1 << 20, 3000000};
    for (long t = 0; t < tables; t++) {
        const gradient_colors table = make_table(t);
        const long x = columns[between(0, 6)];
        for (long s = 0; s < 14; s++) {
            const double dx = s < 12 ? steps[s] : number(-0.02, 0.02);
            const double middle = (double)x + (double)count / 2, near = number(-0.3, 1.2);
            ROW(gradient_linear, count, x, count, dx, fabs(dx) < 1e3 ? near - dx * middle : near, &table);
        }
    }
}

// A random map from the device to the gradient. Its centre is at (x, y), and a pixel is about `size` long.
#define MAP(shape, x, y, size)                                    \
    do {                                                          \
        shape.ux = number(-1, 1) * (size), shape.vx = number(-1, 1) * (size); \
        shape.uy = number(-1, 1) * (size), shape.vy = number(-1, 1) * (size); \
        shape.u = -((x) * shape.ux + (y) * shape.uy);             \
        shape.v = -((x) * shape.vx + (y) * shape.vy);             \
    } while (0)

static void circle(long t, double size, int is_usable) {
    const gradient_colors table = make_table(t);
    gradient_circle c = {.factor = number(0.2, 2), .start = number(-0.3, 0.3)};
    MAP(c, number(-200, 700), number(-50, 100), size);
    if (!is_usable) ((double *)&c)[between(0, 7)] = unusable[between(0, 6)];
    gradient_memory *memory = gradient_memory_create();
    const long count = between(1, longest);
    for (long y = between(-9, 70), end = y + 12; y < end; y += between(1, 3)) {
        const long x = between(-100, 100), part = between(1, count);
        ROW(gradient_radial, part, places, memory, x, y, part, &c, &table);
        PLACES(gradient_radial_places, part, x, y, part, &c, &table);
    }
    gradient_memory_destroy(memory);
    // There are no bytes to compare: the digests record only that the functions returned.
    digest("gradient_memory_create", "", 1);
    digest("gradient_memory_destroy", "", 1);
}

static void turn(long t, double size, int is_usable) {
    static const double spans[] = {1, 0.9, 0.5, 0.06, 0.01, 0};
    const gradient_colors table = make_table(t);
    gradient_turn c = {.start = number(0, 1), .span = spans[between(0, 5)], .reversed = between(0, 1)};
    MAP(c, number(-200, 700), number(-50, 100), size);
    if (!is_usable) ((double *)&c)[between(0, 7)] = unusable[between(0, 6)];
    gradient_memory *memory = gradient_memory_create();
    const long count = between(1, longest);
    for (long y = between(-9, 70), end = y + 12; y < end; y += between(1, 3)) {
        const long x = between(-100, 100), part = between(1, count);
        ROW(gradient_angular, part, places, memory, x, y, part, &c, &table);
        PLACES(gradient_angular_places, part, x, y, part, &c, &table);
    }
    gradient_memory_destroy(memory);
}

static void look_up(long t, long count) {
    const gradient_colors table = make_table(t);
    const double step = number(-1, 1) * (bits() & 1 ? 0.2 : 0.003), start = number(-0.2, 1.2);
    float positions[longest];
    for (long i = 0; i < count; i++) {
        positions[i] = (float)(start + step * (double)i);
        const long odd = between(0, 60);
        if (odd < 7) positions[i] = (float)unusable[odd];
        else if (odd == 7) positions[i] = (float)number(-5, 5);
        else if (odd == 8) positions[i] = stops[t].locations[between(0, stops[t].intervals)];
    }
    ROW(gradient_look_up, count, positions, count, &table);
}

void digest_gradients(void) {
    seed(4);
    for (long count = 0; count <= longest; count += 1 + count / 12) linear(count);
    static const double sizes[] = {0.0003, 0.001, 0.003, 0.01, 0.1, 1};
    for (int round = 0; round < 8; round++)
        for (long t = 0; t < tables; t++)
            for (int s = 0; s < 6; s++) {
                circle(t, sizes[s], 1);
                turn(t, sizes[s], 1);
            }
    for (long i = 0; i < 120; i++) {
        circle(i % tables, 0.01, 0);
        turn(i % tables, 0.01, 0);
    }
    for (long t = 0; t < tables; t++)
        for (long count = 0; count <= 100; count++) look_up(t, count);
}
