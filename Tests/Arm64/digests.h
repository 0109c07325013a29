// SPDX-License-Identifier: MIT

// Digests of the bytes that kernels write for pseudo-random inputs. README.md explains the comparison.
#ifndef ZOETROPE_DIGESTS_H
#define ZOETROPE_DIGESTS_H

#include <stdint.h>

// Adds `count` bytes to the digest of `kernel`. The first call for a kernel begins its digest.
void digest(const char *kernel, const void *bytes, long count);
// Adds floats; all NaNs count as one, because their sign differs between processors and no kernel reads it.
void digest_floats(const char *kernel, const float *values, long count);
void digest_doubles(const char *kernel, const double *values, long count);

// Seeds the generator, whose numbers are the same on every machine. Each group of kernels begins with its own seed.
void seed(uint64_t number);
uint64_t bits(void);
// An integer in low ... high.
long between(long low, long high);
// A pseudo-random number in low ..< high.
double number(double low, double high);
// A byte, often at or next to an end or the middle of the range.
uint32_t byte(void);
// A random premultiplied pixel.
uint32_t pixel(void);
void fill_bytes(uint8_t *bytes, long count);
void fill_pixels(uint32_t *pixels, long count);

void digest_compositing(void);
void digest_coverage(void);
void digest_filters(void);
void digest_gradients(void);
void digest_sampling(void);
void digest_palettes(void);
void digest_runtime(void);

#endif
