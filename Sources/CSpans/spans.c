#include "CSpans.h"
#include "clones.h"

#define INLINE static inline __attribute__((always_inline))

// Two bytes at a time stand in 16-bit lanes: x · a + 128 ≤ 65153, and (v + v/256) / 256 is v / 255, rounded.
INLINE uint32_t scaled(uint32_t pixel, uint32_t alpha) {
    uint32_t even = (pixel & 0x00FF00FFu) * alpha + 0x00800080u;
    uint32_t odd = ((pixel >> 8) & 0x00FF00FFu) * alpha + 0x00800080u;
    even = ((even + ((even >> 8) & 0x00FF00FFu)) >> 8) & 0x00FF00FFu;
    odd = (odd + ((odd >> 8) & 0x00FF00FFu)) & 0xFF00FF00u;
    return even | odd;
}

INLINE uint32_t over(uint32_t source, uint32_t destination) {
    return source + scaled(destination, 255 - (source >> 24));
}

INLINE uint32_t product(uint32_t a, uint32_t b) {
    uint32_t v = a * b + 128;
    return (v + (v >> 8)) >> 8;
}

// Eight pixels, and their components in 16 bits each. Spelled out, since a plain loop multiplies in 32 bits.
typedef uint32_t pixels8 __attribute__((vector_size(32)));
typedef uint8_t bytes32 __attribute__((vector_size(32)));
typedef uint8_t unaligned_bytes32 __attribute__((vector_size(32), aligned(1)));
typedef uint16_t words32 __attribute__((vector_size(64)));
typedef uint8_t bytes8 __attribute__((vector_size(8)));
enum { group = 8 };

#define PIXELS(p) (*(unaligned_bytes32 *)(p))
#define WORDS(b) __builtin_convertvector(b, words32)
#define BYTES(w) __builtin_convertvector(w, bytes32)
#define OF_255(v) (((v) + 128 + (((v) + 128) >> 8)) >> 8)
#define FOUR_TIMES(v, a, b, c, d, e, f, g, h)                                                                         \
    __builtin_shufflevector(                                                                                          \
        v, v, a, a, a, a, b, b, b, b, c, c, c, c, d, d, d, d, e, e, e, e, f, f, f, f, g, g, g, g, h, h, h, h)
#define MASKS(m) WORDS(FOUR_TIMES(m, 0, 1, 2, 3, 4, 5, 6, 7))
#define ALPHAS(p) WORDS(FOUR_TIMES(p, 3, 7, 11, 15, 19, 23, 27, 31))
#define SCALED(words, factor) BYTES(OF_255((words) * (factor)))
#define OVER(source, destination) ((source) + SCALED(WORDS(destination), 255 - ALPHAS(source)))

// Eight bytes of a mask as one number: zero where nothing is covered, ~0 where everything is.
INLINE uint64_t eight(const uint8_t *mask) {
    uint64_t v;
    __builtin_memcpy(&v, mask, sizeof v);
    return v;
}

#define IS_CLEAR(pixels) (__builtin_reduce_or((pixels8)(pixels)) == 0)
#define IS_OPAQUE(pixels) (__builtin_reduce_and((pixels8)(pixels)) >> 24 == 255)

CLONED void spans_fill(uint32_t *restrict destination, long count, uint32_t color) {
    for (long i = 0; i < count; i++) destination[i] = color;
}

CLONED void spans_color_over(uint32_t *restrict destination, long count, uint32_t color) {
    uint16_t rest = (uint16_t)(255 - (color >> 24));
    const pixels8 zero = {0};
    const bytes32 source = (bytes32)(zero + color);
    long i = 0;
    for (; i + group <= count; i += group)
        PIXELS(destination + i) = source + SCALED(WORDS(PIXELS(destination + i)), rest);
    for (; i < count; i++) destination[i] = color + scaled(destination[i], rest);
}

CLONED void spans_color_mask_over(
    uint32_t *restrict destination, const uint8_t *restrict mask, long count, uint32_t color) {
    const pixels8 zero = {0};
    const words32 components = WORDS((bytes32)(zero + color));
    long i = 0;
    for (; i + group <= count; i += group) {
        uint64_t m = eight(mask + i);
        if (m == 0) continue;
        bytes32 source = SCALED(components, MASKS((bytes8)m));
        PIXELS(destination + i) = OVER(source, PIXELS(destination + i));
    }
    for (; i < count; i++) destination[i] = over(scaled(color, mask[i]), destination[i]);
}

CLONED void spans_row_over(uint32_t *restrict destination, const uint32_t *restrict source, long count) {
    long i = 0;
    for (; i + group <= count; i += group) {
        bytes32 s = PIXELS(source + i);
        if (IS_CLEAR(s)) continue;
        PIXELS(destination + i) = IS_OPAQUE(s) ? s : OVER(s, PIXELS(destination + i));
    }
    for (; i < count; i++) destination[i] = over(source[i], destination[i]);
}

CLONED void spans_row_alpha_over(
    uint32_t *restrict destination, const uint32_t *restrict source, long count, uint32_t alpha) {
    long i = 0;
    for (; i + group <= count; i += group) {
        bytes32 s = SCALED(WORDS(PIXELS(source + i)), (uint16_t)alpha);
        PIXELS(destination + i) = OVER(s, PIXELS(destination + i));
    }
    for (; i < count; i++) destination[i] = over(scaled(source[i], alpha), destination[i]);
}

CLONED void spans_row_mask_over(
    uint32_t *restrict destination, const uint32_t *restrict source, const uint8_t *restrict mask, long count) {
    long i = 0;
    for (; i + group <= count; i += group) {
        uint64_t m = eight(mask + i);
        if (m == 0) continue;
        bytes32 s = SCALED(WORDS(PIXELS(source + i)), MASKS((bytes8)m));
        PIXELS(destination + i) = OVER(s, PIXELS(destination + i));
    }
    for (; i < count; i++) destination[i] = over(scaled(source[i], mask[i]), destination[i]);
}

CLONED void spans_row_multiply(uint32_t *restrict pixels, const uint8_t *restrict mask, long count) {
    for (long i = 0; i < count; i++) pixels[i] = scaled(pixels[i], mask[i]);
}

CLONED void spans_mask_multiply(uint8_t *restrict mask, const uint8_t *restrict other, long count) {
    for (long i = 0; i < count; i++) mask[i] = (uint8_t)product(mask[i], other[i]);
}

CLONED void spans_mask_scale(uint8_t *restrict mask, long count, uint32_t alpha) {
    for (long i = 0; i < count; i++) mask[i] = (uint8_t)product(mask[i], alpha);
}

CLONED void spans_mask_over(uint8_t *restrict mask, const uint8_t *restrict other, long count) {
    for (long i = 0; i < count; i++) mask[i] = (uint8_t)(other[i] + product(mask[i], 255 - other[i]));
}

CLONED void spans_alpha_of_row(uint8_t *restrict mask, const uint32_t *restrict pixels, long count) {
    for (long i = 0; i < count; i++) mask[i] = (uint8_t)(pixels[i] >> 24);
}

CLONED void spans_widen(uint16_t *restrict wide, const uint8_t *restrict bytes, long count) {
    for (long i = 0; i < count; i++) wide[i] = (uint16_t)(bytes[i] << 8);
}

// Sixteen numbers of 16 bits, wherever they lie. Spelled out, since a plain loop is widened to 32 bits and back.
typedef uint16_t lanes __attribute__((vector_size(32)));
typedef uint16_t unaligned_lanes __attribute__((vector_size(32), aligned(2)));
typedef uint32_t wide_lanes __attribute__((vector_size(64)));
typedef uint8_t unaligned_bytes __attribute__((vector_size(16), aligned(1)));
enum { lane_count = 16, convolution_block = 4 * lane_count };

#define WIDE(a) __builtin_convertvector(a, wide_lanes)
#define UPPER_HALVES(a, b) __builtin_convertvector(WIDE(a) * WIDE(b) >> 16, lanes)

// Sums that stay in registers while the taps go by. What rounding down takes from all of them, half a unit each on average,
// is given back at the beginning.
INLINE void convolve_lanes(
    lanes *restrict sums, int groups, const uint16_t *const *rows, const uint16_t *weights, long taps, long first) {
    const lanes zero = {0};
    for (int j = 0; j < groups; j++) sums[j] = zero + (uint16_t)(taps / 2);
    for (long k = 0; k < taps; k++) {
        const unaligned_lanes *row = (const unaligned_lanes *)(rows[k] + first);
        const lanes weight = zero + weights[k];
        for (int j = 0; j < groups; j++) sums[j] += UPPER_HALVES(row[j], weight);
    }
}

INLINE uint16_t convolve_one(const uint16_t *const *rows, const uint16_t *weights, long taps, long i) {
    uint32_t sum = (uint32_t)(taps / 2);
#pragma clang loop vectorize(disable)
    for (long k = 0; k < taps; k++) sum += (uint32_t)rows[k][i] * weights[k] >> 16;
    return (uint16_t)sum;
}

// Calls STORE for blocks of lanes; the last group overlaps the one before it.
#define CONVOLVE(STORE)                                                                                               \
    long i = 0;                                                                                                       \
    for (; i + convolution_block <= count; i += convolution_block) {                                                  \
        lanes sums[4];                                                                                                \
        convolve_lanes(sums, 4, rows, weights, taps, i);                                                              \
        for (int j = 0; j < 4; j++) STORE(i + j * lane_count, sums[j])                                                \
    }                                                                                                                 \
    while (i < count && count >= lane_count) {                                                                        \
        long first = i + lane_count <= count ? i : count - lane_count;                                                \
        lanes sum;                                                                                                    \
        convolve_lanes(&sum, 1, rows, weights, taps, first);                                                          \
        STORE(first, sum)                                                                                             \
        i = first + lane_count;                                                                                       \
    }

CLONED void spans_convolve(
    uint16_t *restrict destination, const uint16_t *const *rows, const uint16_t *weights, long taps, long count) {
#define STORE(place, sum) *(unaligned_lanes *)(destination + (place)) = sum;
    CONVOLVE(STORE)
#undef STORE
    for (; i < count; i++) destination[i] = convolve_one(rows, weights, taps, i);
}

CLONED void spans_convolve_narrow(
    uint8_t *restrict destination, const uint16_t *const *rows, const uint16_t *weights, long taps, long count) {
#define STORE(place, sum)                                                                                             \
    *(unaligned_bytes *)(destination + (place)) = __builtin_convertvector((sum + 128) >> 8, unaligned_bytes);
    CONVOLVE(STORE)
#undef STORE
    for (; i < count; i++) destination[i] = (uint8_t)((convolve_one(rows, weights, taps, i) + 128) >> 8);
}

CLONED void spans_halve(
    uint8_t *restrict destination, const uint8_t *restrict upper, const uint8_t *restrict lower, long channels,
    long count, long phase) {
    // Halves are rounded up and down in turn, so that many halvings do not brighten the picture.
    if (channels == 1) {
        for (long i = 0; i < count; i++)
            destination[i] = (uint8_t)(
                (upper[2 * i] + upper[2 * i + 1] + lower[2 * i] + lower[2 * i + 1] + 1 + ((i + phase) & 1)) >> 2);
    } else {
        for (long i = 0; i < count; i++)
            for (int c = 0; c < 4; c++)
                destination[4 * i + c] = (uint8_t)(
                    (upper[8 * i + c] + upper[8 * i + 4 + c] + lower[8 * i + c] + lower[8 * i + 4 + c] + 1 + ((i + phase) & 1)) >> 2);
    }
}

CLONED void spans_lean(
    uint16_t *restrict sums, const uint8_t *restrict near, const uint8_t *restrict far, long count) {
    for (long i = 0; i < count; i++) sums[i] = (uint16_t)(3 * near[i] + far[i]);
}

// A quarter before and after the middle of each leaned element.
#define LEAN_ON(sums, other) ((3 * *(const unaligned_lanes *)(sums) + *(const unaligned_lanes *)(other) + 8) >> 4)
INLINE uint8_t lean_on(uint16_t sum, uint16_t other) { return (uint8_t)((3 * sum + other + 8) >> 4); }

CLONED void spans_double(uint8_t *restrict destination, const uint16_t *restrict sums, long channels, long count) {
    typedef uint8_t bytes16 __attribute__((vector_size(16)));
    typedef uint32_t pixels4 __attribute__((vector_size(16)));
    typedef uint32_t unaligned_pixels __attribute__((vector_size(32), aligned(1)));
    typedef uint8_t unaligned_pairs __attribute__((vector_size(32), aligned(1)));
    const long n = count * channels;
    long i = 0;
    for (; i + lane_count <= n; i += lane_count) {
        const uint16_t *s = sums + i;
        bytes16 before = __builtin_convertvector(LEAN_ON(s, s - channels), bytes16);
        bytes16 after = __builtin_convertvector(LEAN_ON(s, s + channels), bytes16);
        if (channels == 1) {
            *(unaligned_pairs *)(destination + 2 * i) = __builtin_shufflevector(
                before, after, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
        } else {
            *(unaligned_pixels *)(destination + 2 * i) =
                __builtin_shufflevector((pixels4)before, (pixels4)after, 0, 4, 1, 5, 2, 6, 3, 7);
        }
    }
    for (; i < n; i++) {
        long pixel = i / channels, channel = i % channels;
        uint8_t *d = destination + 2 * pixel * channels + channel;
        d[0] = lean_on(sums[i], sums[i - channels]);
        d[channels] = lean_on(sums[i], sums[i + channels]);
    }
}

CLONED void spans_prefetch(const uint32_t *pixels, long count) {
    for (long i = 0; i < count; i += 16) __builtin_prefetch(pixels + i);
}
