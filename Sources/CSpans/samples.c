#include "CSamples.h"
#include "clones.h"
#include "pixels.h"

// The arithmetic of a bilinear sample, the same in every version:
//
// - Fractions of places have 8 bits. The vertical one is brought to 0…255 so that both weights fit into bytes; the
//   horizontal one to weights that sum up to 16448, because 255 · 16448 / 32768 is 128, nearly.
// - Components stand as p − 128, so that the processor's product of unsigned weights with signed bytes, which adds
//   neighbours, makes the vertical mean in one instruction: (p − 128) · 255 fits into 16 bits.
// - Sums saturate: nine black samples with all their weight on one side are one less than 16 bits can hold.
// - The horizontal one is a rounded product of 16-bit numbers. Of `n` samples each gets weights n / 2 times smaller, so
//   that their sum needs no more than 16 bits. It is 256 times the mean (128 times, of a single sample), or a little
//   less where n is no power of two.
//
// Constant colours stay what they are, and a component that is nowhere above alpha stays so: each step is monotonic.

#ifdef HAS_AVX2
#include <immintrin.h>
#endif

enum { fraction_bits = 8, place_bits = 12, whole_weight = 16448, tile_bits = 3 };

INLINE int32_t clamped(int32_t v, int32_t low, int32_t high) { return v < low ? low : v > high ? high : v; }

// Of both taps of each of n samples together.
INLINE int32_t weight_of(int32_t samples) { return samples > 1 ? 2 * whole_weight / samples : whole_weight; }

INLINE int sum_shift_of(int32_t samples) { return samples > 1 ? 8 : 7; }

// MARK: - Places

// No fused products, and nothing but products, sums and one quotient: the same on any machine.
CLONED static void places(
    int32_t *restrict x, int32_t *restrict y, long first, long count, const struct samples_row *row) {
#pragma clang fp contract(off)
    struct samples_row r = *row;
    int32_t start = (int32_t)first;
    if (r.dw == 0 && r.w0 == 1) {
        for (int32_t i = 0; i < (int32_t)count; i++) {
            double n = (double)(start + i);
            double u = r.u0 + n * r.du, v = r.v0 + n * r.dv;
            // What is not a number becomes 0.
            u = u > 0 ? u : 0;
            v = v > 0 ? v : 0;
            u = u < r.right ? u : r.right;
            v = v < r.bottom ? v : r.bottom;
            x[i] = (int32_t)(u + r.offset);
            y[i] = (int32_t)(v + r.offset);
        }
    } else {
        for (int32_t i = 0; i < (int32_t)count; i++) {
            double n = (double)(start + i);
            double w = r.w0 + n * r.dw;
            double k = 1 / (w > 1e-9 ? w : 1e-9);
            double u = (r.u0 + n * r.du) * k, v = (r.v0 + n * r.dv) * k;
            u = u > 0 ? u : 0;
            v = v > 0 ? v : 0;
            u = u < r.right ? u : r.right;
            v = v < r.bottom ? v : r.bottom;
            x[i] = (int32_t)(u + r.offset);
            y[i] = (int32_t)(v + r.offset);
        }
    }
}

// MARK: - Footprints

CLONED void samples_measure(
    struct samples_ellipses *e, const struct samples_row *row, double uy, double vy, double wy, long first, long count,
    double longest) {
#pragma clang fp contract(off)
    struct samples_row r = *row;
    for (int32_t i = 0; i < samples_lanes; i++) {
        double n = (double)((int32_t)first + (i < (int32_t)count ? i : (int32_t)count - 1));
        double w = r.w0 + n * r.dw;
        double k = 1 / (w > 1e-9 ? w : 1e-9);
        double u = (r.u0 + n * r.du) * k, v = (r.v0 + n * r.dv) * k;
        // The map's derivative: to the right and down.
        double a = (r.du - u * r.dw) * k, b = (r.dv - v * r.dw) * k;
        double c = (uy - u * wy) * k, d = (vy - v * wy) * k;
        double xx = a * a + c * c, xy = a * b + c * d, yy = b * b + d * d;
        double half = (xx - yy) / 2, root = __builtin_elementwise_sqrt(half * half + xy * xy);
        double major = __builtin_elementwise_sqrt((xx + yy) / 2 + root);
        double area = a * d - b * c;
        area = area < 0 ? -area : area;
        // What is not a number becomes the longest.
        double longer = major < longest ? major : longest, shorter = area / longer;
        e->major[i] = longer;
        e->minor[i] = shorter < longer ? shorter : longer;
        double x = half >= 0 ? half + root : xy, y = half >= 0 ? xy : root - half;
        double length = __builtin_elementwise_sqrt(x * x + y * y);
        // Neither at no length nor at one beyond all numbers is there a direction.
        _Bool is_length = length > 0 && length < 1e300;
        e->x[i] = is_length ? x / length : 1;
        e->y[i] = is_length ? y / length : 0;
    }
}

// How far two samples stand apart that together have the variance of a box.
//
// In pixels of the picture: the box has r²/12, on top of that of a single sample where nothing is shrunk, 1/6; a sample
// of a mipmap has g²/4 − 1/12, and two at the distance s add s²/4.
INLINE double spread(double length, double grain) {
#pragma clang fp contract(off)
    double square = (length * length - 1) / 3 + 1 - grain * grain;
    return __builtin_elementwise_sqrt(square > 0 ? square : 0);
}

// Rounded, and cut where the mipmap of a single pixel is far smaller than the box: that one looks the same everywhere.
INLINE int32_t places_of(double pixels) {
    double limit = 1000;
    pixels = pixels < -limit ? -limit : pixels > limit ? limit : pixels;
    return (int32_t)(pixels * samples_unit + 0.5 + limit * samples_unit) - (int32_t)limit * samples_unit;
}

CLONED void samples_spread(
    struct samples_footprint *f, const struct samples_ellipses *e, double grain, int32_t longs) {
#pragma clang fp contract(off)
    double pixel = 1 / grain, step = longs > 1 ? 1 / (double)(longs - 1) : 0;
    // Two stand like those of the short axis; more of them each for a part of the same length.
    double share = (double)(longs - 1) / (double)longs;
    int32_t is_wide = 0;
    for (int i = 0; i < samples_lanes; i++) {
        double along = longs == 2 ? spread(e->major[i], grain) : e->major[i] * share;
        double across = spread(e->minor[i], grain);
        is_wide |= across > 0;
        double x = e->x[i] * pixel, y = e->y[i] * pixel;
        f->x[i] = places_of((y * across - x * along) / 2);
        f->y[i] = places_of((-x * across - y * along) / 2);
        f->long_x[i] = places_of(x * along * step);
        f->long_y[i] = places_of(y * along * step);
        f->short_x[i] = places_of(-y * across);
        f->short_y[i] = places_of(x * across);
    }
    f->longs = longs;
    f->shorts = is_wide ? 2 : 1;
}

CLONED void samples_line_up(
    struct samples_footprint *f, const struct samples_ellipses *e, double grain, double width, int32_t longs) {
#pragma clang fp contract(off)
    double pixel = 1 / grain, step = longs > 1 ? 1 / (double)(longs - 1) : 0;
    // n points at equal distances over a length l have the variance l² · (n + 1) / (n − 1) / 12, and a box of it l² / 12.
    double share = (double)(longs - 1) / (double)(longs + 1);
    for (int i = 0; i < samples_lanes; i++) {
        double square = (e->major[i] * e->major[i] - width * width) * share;
        double along = __builtin_elementwise_sqrt(square > 0 ? square : 0) * pixel;
        double x = e->x[i] * along, y = e->y[i] * along;
        f->x[i] = places_of(-x / 2);
        f->y[i] = places_of(-y / 2);
        f->long_x[i] = places_of(x * step);
        f->long_y[i] = places_of(y * step);
        f->short_x[i] = 0;
        f->short_y[i] = 0;
    }
    f->longs = longs;
    f->shorts = 1;
}

static const struct samples_footprint single = {.longs = 1, .shorts = 1};

// MARK: - Tiles

INLINE void find_occupied(uint8_t *tiles, const struct samples_picture *picture, int32_t first, int32_t end) {
    struct samples_picture p = *picture;
    int32_t columns = (p.width + samples_tile - 1) / samples_tile;
    for (int32_t row = first; row < end; row++)
        for (int32_t column = 0; column < columns; column++) {
            // A sample whose left upper tap lies in the tile has others beyond its edge.
            int32_t x = column * samples_tile, y = row * samples_tile;
            int32_t lines = clamped(p.height - y, 0, samples_tile + 1);
            const uint32_t *pixels = p.base + (long)y * p.stride + x;
            uint32_t any = 0;
            if (x + samples_tile < p.width) {
                lanes all = splat(0);
                for (int32_t i = 0; i < lines; i++, pixels += p.stride) {
                    all |= load(pixels);
                    any |= pixels[samples_tile];
                }
                any |= __builtin_reduce_or(all);
            } else {
                for (int32_t i = 0; i < lines; i++, pixels += p.stride)
                    for (int32_t j = 0; j < p.width - x; j++) any |= pixels[j];
            }
            tiles[(long)row * columns + column] = any != 0;
        }
}

CLONED void samples_find_occupied(uint8_t *tiles, const struct samples_picture *picture, int32_t first, int32_t end) {
    find_occupied(tiles, picture, first, end);
}

// MARK: - Portable

INLINE int32_t rounded_product(int32_t a, int32_t b) { return (a * b + 16384) >> 15; }

static void mean_portable(
    uint32_t *pixels, const struct samples_picture *picture, const int32_t *x, const int32_t *y, long count,
    const struct samples_footprint *f) {
    struct samples_picture p = *picture;
    int32_t samples = f->longs * f->shorts, weight = weight_of(samples);
    int sum_shift = sum_shift_of(samples);
    for (long i = 0; i < count; i++) {
        int32_t sums[4] = {0};
        for (int32_t s = 0; s < samples; s++) {
            int32_t across = s / f->longs, along = s % f->longs;
            long j = i % samples_lanes;
            int32_t sx = x[i] + f->x[j] + along * f->long_x[j] + across * f->short_x[j];
            int32_t sy = y[i] + f->y[j] + along * f->long_y[j] + across * f->short_y[j];
            sx = clamped(sx, 0, (p.width - 1) << place_bits);
            sy = clamped(sy, 0, (p.height - 1) << place_bits);
            int32_t left = sx >> place_bits, top = sy >> place_bits;
            int32_t fx = (sx & (samples_unit - 1)) >> (place_bits - fraction_bits);
            int32_t fy = (sy & (samples_unit - 1)) >> (place_bits - fraction_bits);
            fy -= fy > 128;
            int32_t right_weight = fx * weight >> fraction_bits, left_weight = weight - right_weight;
            const uint32_t *upper = p.base + (long)top * p.stride + left;
            const uint32_t *lower = upper + (top < p.height - 1 ? p.stride : 0);
            long next = left < p.width - 1;
            for (int c = 0; c < 4; c++) {
                int32_t p00 = (int32_t)(upper[0] >> 8 * c & 255) - 128, p10 = (int32_t)(upper[next] >> 8 * c & 255) - 128;
                int32_t p01 = (int32_t)(lower[0] >> 8 * c & 255) - 128, p11 = (int32_t)(lower[next] >> 8 * c & 255) - 128;
                sums[c] += rounded_product(p00 * (255 - fy) + p01 * fy, left_weight)
                         + rounded_product(p10 * (255 - fy) + p11 * fy, right_weight);
            }
        }
        uint32_t pixel = 0;
        for (int c = 0; c < 4; c++) {
            int32_t mean = clamped((sums[c] + (1 << (sum_shift - 1))) >> sum_shift, -128, 127) + 128;
            pixel |= (uint32_t)mean << 8 * c;
        }
        pixels[i] = pixel;
    }
}

// MARK: - AVX2

#ifdef HAS_AVX2

#define AVX2 __attribute__((target("avx2")))

// The two pixels of a row that meet at a sample, eight bytes.
INLINE AVX2 __m128i pair(const uint32_t *p) { return _mm_loadl_epi64((const __m128i *)p); }

INLINE AVX2 __m256i eight(const int32_t *p) { return _mm256_loadu_si256((const __m256i *)p); }

// Whether all taps of eight samples are transparent.
AVX2 INLINE int all_empty(const struct samples_picture *picture, __m256i left, __m256i top) {
    const __m256i stride = _mm256_set1_epi32((picture->width + samples_tile - 1) / samples_tile);
    uint32_t at[8] __attribute__((aligned(32)));
    __m256i tile = _mm256_add_epi32(
        _mm256_mullo_epi32(_mm256_srli_epi32(top, tile_bits), stride), _mm256_srli_epi32(left, tile_bits));
    _mm256_store_si256((__m256i *)at, tile);
    __asm__("" : "+m"(at));
    const uint8_t *o = picture->occupied;
    return !(o[at[0]] | o[at[1]] | o[at[2]] | o[at[3]] | o[at[4]] | o[at[5]] | o[at[6]] | o[at[7]]);
}

// Eight pixels at once. Lanes: a register of 256 bits holds two pixels, j and j + 4; in each half, the bytes of the left
// and of the right tap, from above and from below in turn.
AVX2 INLINE void mean8(
    uint32_t *pixels, const struct samples_picture *picture, const int32_t *x, const int32_t *y,
    const struct samples_footprint *f, int32_t whole, int sum_shift) {
    const __m256i zero = _mm256_setzero_si256();
    const __m256i right = _mm256_set1_epi32((picture->width - 1) << place_bits);
    const __m256i bottom = _mm256_set1_epi32((picture->height - 1) << place_bits);
    // The last pixel that has a neighbour: on the last one itself the fraction is 256.
    const __m256i last_left = _mm256_set1_epi32(picture->width - 2), last_top = _mm256_set1_epi32(picture->height - 2);
    const __m256i stride = _mm256_set1_epi32(picture->stride);
    const __m256i weight = _mm256_set1_epi32(whole);
    const __m256i bias = _mm256_set1_epi8((char)0x80);
    // Spread a pixel's 16 bits of vertical weights over the lane, and its two horizontal weights over a half each.
    __m256i spread_y = _mm256_broadcastsi128_si256(_mm_set1_epi16(0x0100));
    __m256i spread_x = _mm256_broadcastsi128_si256(_mm_set_epi64x(0x0302030203020302, 0x0100010001000100));
    // Hidden from the compiler, which would make two shuffles out of one.
    __asm__("" : "+x"(spread_y), "+x"(spread_x));
    const __m256i long_x = eight(f->long_x), long_y = eight(f->long_y);
    const __m256i short_x = eight(f->short_x), short_y = eight(f->short_y);

    const uint32_t *base = picture->base;
    const long next_row = picture->stride;
    const long ahead = picture->ahead;
    __m256i sums[4] = {zero, zero, zero, zero};
    __m256i start_x = _mm256_add_epi32(eight(x), eight(f->x)), start_y = _mm256_add_epi32(eight(y), eight(f->y));
    for (int32_t across = 0; across < f->shorts; across++) {
        __m256i place_x = start_x, place_y = start_y;
        for (int32_t along = 0; along < f->longs; along++) {
            __m256i sx = _mm256_min_epi32(_mm256_max_epi32(place_x, zero), right);
            __m256i sy = _mm256_min_epi32(_mm256_max_epi32(place_y, zero), bottom);
            __m256i left = _mm256_min_epi32(_mm256_srli_epi32(sx, place_bits), last_left);
            __m256i top = _mm256_min_epi32(_mm256_srli_epi32(sy, place_bits), last_top);
            __m256i fx = _mm256_srli_epi32(_mm256_sub_epi32(sx, _mm256_slli_epi32(left, place_bits)), 4);
            __m256i fy = _mm256_srli_epi32(_mm256_sub_epi32(sy, _mm256_slli_epi32(top, place_bits)), 4);
            fy = _mm256_add_epi32(fy, _mm256_cmpgt_epi32(fy, _mm256_set1_epi32(128)));
            // 255 − fy below fy, in bytes; the left weight below the right one, in 16 bits.
            __m256i wy = _mm256_add_epi32(_mm256_sub_epi32(_mm256_slli_epi32(fy, 8), fy), _mm256_set1_epi32(255));
            __m256i wx = _mm256_srli_epi32(_mm256_madd_epi16(fx, weight), fraction_bits);
            wx = _mm256_add_epi32(_mm256_sub_epi32(_mm256_slli_epi32(wx, 16), wx), weight);

            if (picture->occupied && all_empty(picture, left, top)) {
                // Nothing to be loaded: taps of transparent pixels weigh the same.
                const __m256i taps = _mm256_set1_epi16(-128 * 255);
                for (int j = 0; j < 4; j++) {
                    __m256i horizontal = _mm256_shuffle_epi8(wx, _mm256_add_epi8(spread_x, _mm256_set1_epi8((char)(4 * j))));
                    sums[j] = _mm256_adds_epi16(sums[j], _mm256_mulhrs_epi16(taps, horizontal));
                }
                place_x = _mm256_add_epi32(place_x, long_x);
                place_y = _mm256_add_epi32(place_y, long_y);
                continue;
            }

            uint32_t at[8] __attribute__((aligned(32)));
            _mm256_store_si256((__m256i *)at, _mm256_add_epi32(_mm256_mullo_epi32(top, stride), left));
            // Loads from memory are cheaper than moves out of lanes, which the compiler would make of them.
            __asm__("" : "+m"(at));
#define PAIR(j)                                                                                                       \
    {                                                                                                                 \
        const uint32_t *a = base + at[j], *b = base + at[j + 4];                                                      \
        __builtin_prefetch(a + ahead, 0, 2);                                                                          \
        __builtin_prefetch(a + ahead + next_row, 0, 2);                                                               \
        __builtin_prefetch(b + ahead, 0, 2);                                                                          \
        __builtin_prefetch(b + ahead + next_row, 0, 2);                                                               \
        __m256i taps = _mm256_inserti128_si256(                                                                       \
            _mm256_castsi128_si256(_mm_unpacklo_epi8(pair(a), pair(a + next_row))),                                   \
            _mm_unpacklo_epi8(pair(b), pair(b + next_row)), 1);                                                       \
        taps = _mm256_xor_si256(taps, bias);                                                                          \
        __m256i vertical = _mm256_shuffle_epi8(wy, _mm256_add_epi8(spread_y, _mm256_set1_epi8(4 * j)));               \
        __m256i horizontal = _mm256_shuffle_epi8(wx, _mm256_add_epi8(spread_x, _mm256_set1_epi8(4 * j)));             \
        taps = _mm256_mulhrs_epi16(_mm256_maddubs_epi16(vertical, taps), horizontal);                                 \
        sums[j] = _mm256_adds_epi16(sums[j], taps);                                                                   \
    }
            PAIR(0) PAIR(1) PAIR(2) PAIR(3)
#undef PAIR
            place_x = _mm256_add_epi32(place_x, long_x);
            place_y = _mm256_add_epi32(place_y, long_y);
        }
        start_x = _mm256_add_epi32(start_x, short_x);
        start_y = _mm256_add_epi32(start_y, short_y);
    }
    // Left and right taps together: pixels 0, 1 | 4, 5 and 2, 3 | 6, 7.
    __m256i low = _mm256_adds_epi16(_mm256_unpacklo_epi64(sums[0], sums[1]), _mm256_unpackhi_epi64(sums[0], sums[1]));
    __m256i high = _mm256_adds_epi16(_mm256_unpacklo_epi64(sums[2], sums[3]), _mm256_unpackhi_epi64(sums[2], sums[3]));
    const __m256i half = _mm256_set1_epi16((short)(1 << (sum_shift - 1)));
    const __m128i count = _mm_cvtsi32_si128(sum_shift);
    low = _mm256_sra_epi16(_mm256_adds_epi16(low, half), count);
    high = _mm256_sra_epi16(_mm256_adds_epi16(high, half), count);
    _mm256_storeu_si256((__m256i *)pixels, _mm256_xor_si256(_mm256_packs_epi16(low, high), bias));
}

AVX2 INLINE void mean_each(
    uint32_t *pixels, const struct samples_picture *picture, const int32_t *x, const int32_t *y, long count,
    const struct samples_footprint *f) {
    int32_t samples = f->longs * f->shorts, weight = weight_of(samples);
    int sum_shift = sum_shift_of(samples);
    long i = 0;
    for (; i + 8 <= count; i += 8) mean8(pixels + i, picture, x + i, y + i, f, weight, sum_shift);
    if (i < count) {
        uint32_t rest[8];
        mean8(rest, picture, x + i, y + i, f, weight, sum_shift);
        for (long j = i; j < count; j++) pixels[j] = rest[j - i];
    }
}

AVX2 static void mean_avx2(
    uint32_t *pixels, const struct samples_picture *picture, const int32_t *x, const int32_t *y, long count,
    const struct samples_footprint *f) {
    mean_each(pixels, picture, x, y, count, f);
}

// The same with loops of one turn, which the compiler takes away.
AVX2 static void bilinear_avx2(
    uint32_t *pixels, const struct samples_picture *picture, const int32_t *x, const int32_t *y, long count,
    const struct samples_footprint *f) {
    (void)f;
    mean_each(pixels, picture, x, y, count, &single);
}

#endif

// MARK: - Choice

// Of the last group of lanes all places can be read.
typedef void mean_function(
    uint32_t *pixels, const struct samples_picture *picture, const int32_t *x, const int32_t *y, long count,
    const struct samples_footprint *footprint);

static mean_function *best_mean(const struct samples_picture *picture) {
#ifdef HAS_AVX2
    // A pixel without neighbours has no pairs to be loaded.
    if (__builtin_cpu_supports("avx2") && picture->width > 1 && picture->height > 1) return mean_avx2;
#endif
    (void)picture;
    return mean_portable;
}

// So many places at a time as stay in the first-level cache.
enum { block = 16 * samples_lanes };

INLINE void mean_with(
    mean_function *mean, uint32_t *pixels, const struct samples_picture *picture, const struct samples_row *row,
    long first, long count, const struct samples_footprint *footprint) {
    int32_t x[block], y[block];
    for (long i = 0; i < count; i += block) {
        long n = count - i < block ? count - i : block;
        // Whole groups of lanes: no rest that would be computed one at a time.
        places(x, y, first + i, (n + samples_lanes - 1) & -samples_lanes, row);
        mean(pixels + i, picture, x, y, n, footprint);
    }
}

void samples_mean(
    uint32_t *pixels, const struct samples_picture *picture, const struct samples_row *row, long first, long count,
    const struct samples_footprint *footprint) {
    mean_with(best_mean(picture), pixels, picture, row, first, count, footprint);
}

void samples_mean_portable(
    uint32_t *pixels, const struct samples_picture *picture, const struct samples_row *row, long first, long count,
    const struct samples_footprint *footprint) {
    mean_with(mean_portable, pixels, picture, row, first, count, footprint);
}

void samples_bilinear(
    uint32_t *pixels, const struct samples_picture *picture, const struct samples_row *row, long first, long count) {
    mean_function *mean = best_mean(picture);
#ifdef HAS_AVX2
    if (mean == mean_avx2) mean = bilinear_avx2;
#endif
    mean_with(mean, pixels, picture, row, first, count, &single);
}

void samples_nearest(
    uint32_t *pixels, const struct samples_picture *picture, const struct samples_row *row, long first, long count) {
    struct samples_picture p = *picture;
    int32_t x[block], y[block];
    for (long i = 0; i < count; i += block) {
        long n = count - i < block ? count - i : block;
        places(x, y, first + i, n, row);
        for (long j = 0; j < n; j++) {
            int32_t column = clamped((x[j] + samples_unit / 2) >> place_bits, 0, p.width - 1);
            int32_t line = clamped((y[j] + samples_unit / 2) >> place_bits, 0, p.height - 1);
            pixels[i + j] = p.base[(long)line * p.stride + column];
        }
    }
}
