// SPDX-License-Identifier: MIT

// Prints a digest for each kernel: `kernels [baseline | avx2 | avx512vl | avx512] [KERNEL]`.
//
// The first argument limits the versions that are selected at run time; exit status 3 if the processor lacks that
// version. With a kernel, prints the digest after each of the kernel's cases instead, to find the first case that
// differs.
#include "CKernels.h"
#include "digests.h"
#include <math.h>
#include <stdio.h>
#include <string.h>

// MARK: Digests

static struct { const char *kernel; uint64_t hash; long count; } digests[128];
static const char *traced;

// Adds the bytes to the kernel's FNV-1a digest.
void digest(const char *kernel, const void *bytes, long count) {
    int i = 0;
    while (digests[i].kernel && strcmp(digests[i].kernel, kernel) != 0) i++;
    if (!digests[i].kernel) {
        digests[i].kernel = kernel;
        digests[i].hash = 0xCBF29CE484222325;
    }
    uint64_t hash = digests[i].hash;
    for (long k = 0; k < count; k++) hash = (hash ^ ((const uint8_t *)bytes)[k]) * 0x100000001B3;
    digests[i].hash = hash;
    digests[i].count += count;
    if (traced && strcmp(traced, kernel) == 0) printf("%ld %016llx\n", digests[i].count, (unsigned long long)hash);
}

void digest_floats(const char *kernel, const float *values, long count) {
    for (long i = 0; i < count; i++) {
        const float value = isnan(values[i]) ? 12345 : values[i];
        digest(kernel, &value, sizeof value);
    }
}

void digest_doubles(const char *kernel, const double *values, long count) {
    for (long i = 0; i < count; i++) {
        const double value = isnan(values[i]) ? 12345 : values[i];
        digest(kernel, &value, sizeof value);
    }
}

// MARK: Inputs

static uint64_t state;

void seed(uint64_t number) { state = number * 0x9E3779B97F4A7C15 + 1; }

// 64 pseudo-random bits, by SplitMix64.
uint64_t bits(void) {
    uint64_t z = state += 0x9E3779B97F4A7C15;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
    z = (z ^ z >> 27) * 0x94D049BB133111EB;
    return z ^ z >> 31;
}

long between(long low, long high) { return low + (long)(bits() % (uint64_t)(high - low + 1)); }

double number(double low, double high) { return low + (high - low) * ((double)(bits() >> 11) * 0x1p-53); }

uint32_t byte(void) {
    static const uint8_t edges[] = {0, 0, 1, 2, 127, 128, 129, 254, 255, 255};
    const uint64_t b = bits();
    return b & 1 ? edges[(b >> 1) % sizeof edges] : b >> 8 & 255;
}

uint32_t pixel(void) {
    const uint32_t alpha = byte();
    uint32_t result = alpha << 24;
    for (int shift = 0; shift < 24; shift += 8) {
        const uint32_t part = byte();
        result |= (part < alpha ? part : bits() & 1 ? alpha : alpha * part / 255) << shift;
    }
    return result;
}

void fill_bytes(uint8_t *bytes, long count) {
    // A quarter of the buffers have a single value, which kernels handle in fast paths.
    const int is_even = between(0, 3) == 0;
    const uint32_t same = byte();
    for (long i = 0; i < count; i++) bytes[i] = (uint8_t)(is_even ? same : byte());
}

void fill_pixels(uint32_t *pixels, long count) {
    const int is_even = between(0, 3) == 0;
    const uint32_t same = pixel();
    for (long i = 0; i < count; i++) pixels[i] = is_even ? same : pixel();
}

int main(int count, char **arguments) {
    static const char *const names[] = {"baseline", "avx2", "avx512vl", "avx512"};
    if (count > 1) {
        int version = 0;
        while (version < 4 && strcmp(names[version], arguments[1]) != 0) version++;
        if (version == 4) return 2;
        if ((int)cpu_use_at_most((enum cpu_features)version) != version) return 3;
    }
    if (count > 2) traced = arguments[2];
    digest_compositing();
    digest_coverage();
    digest_filters();
    digest_gradients();
    digest_sampling();
    digest_palettes();
    digest_runtime();
    for (int i = 0; !traced && digests[i].kernel; i++)
        printf("%-28s %016llx %9ld\n", digests[i].kernel, (unsigned long long)digests[i].hash, digests[i].count);
    return 0;
}
