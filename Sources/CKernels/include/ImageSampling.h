// Sampling of images: where the pixels of a row lie in an image, and what they show of it.
//
// Places are in 4096ths of an image's pixels, counted from the middle of its first one. Taps outside of the image
// take its nearest pixel. All versions of a function give the same bytes.
#ifndef ZOETROPE_IMAGE_SAMPLING_H
#define ZOETROPE_IMAGE_SAMPLING_H

#include <stdint.h>

enum { samples_unit = 4096 };

// Pixels of a side of the squares of which it is known whether they are empty.
enum { samples_tile = 8 };

// Premultiplied RGBA pixels; `stride` of them from one row to the next, (height − 1) · stride + width in all. Sides of at most
// 2¹⁸, stride · height < 2³¹. What lies `ahead` pixels farther on is likely to be needed soon, and is brought near; it need not
// exist.
struct samples_image {
    const uint32_t *base;
    int32_t width, height, stride;
    long ahead;
    // For each tile, row by row, whether anything in it or next to it is to be seen; may be NULL.
    const uint8_t *occupied;
};

// A row of pixels as seen from the image: pixel i lies at (u0 + i · du, v0 + i · dv) / (w0 + i · dw), kept within
// 0…right and 0…bottom (but for single samples without perspective); `offset` is added last. In units of places. The last bit
// of w0 + i · dw is taken for zero.
struct samples_row {
    double u0, v0, w0, du, dv, dw;
    double right, bottom, offset;
};

// Pixels at a time: each of them has a lane.
enum { samples_lanes = 8 };

// What device pixels cover in an image, as ellipses: the lengths of their axes in pixels of the image per device
// pixel, and the direction of the longer one.
struct samples_ellipses {
    double major[samples_lanes], minor[samples_lanes], x[samples_lanes], y[samples_lanes];
};

// Samples of device pixels: `major_count` · `minor_count` of them, at most 16 · 2, from the first one (relative to the pixel's place)
// in steps along two axes.
struct samples_footprint {
    int32_t x[samples_lanes], y[samples_lanes];
    int32_t major_x[samples_lanes], major_y[samples_lanes], minor_x[samples_lanes], minor_y[samples_lanes];
    int32_t major_count, minor_count;
};

// The ellipses of the pixels first ..< first + samples_lanes; those from `count` on repeat the one before. `row` is in
// pixels of the image, (uy, vy, wy) what changes in it from one row to the next. Lengths end at `longest`.
void samples_measure(
    struct samples_ellipses *ellipses, const struct samples_row *row, double uy, double vy, double wy, long first,
    long count, double longest);

// Spreads samples over boxes with the ellipses' axes, in a mipmap of which one pixel is `grain` pixels of the image.
void samples_spread(
    struct samples_footprint *footprint, const struct samples_ellipses *ellipses, double grain, int32_t major_count);

// Lines samples up along the ellipses' longer axes, each of them a box of `width` pixels of the image.
void samples_line_up(
    struct samples_footprint *footprint, const struct samples_ellipses *ellipses, double grain, double width,
    int32_t major_count);

// Each of the pixels first ..< first + count of a row is the mean of the bilinear samples around its place. The first one,
// and every eighth after it, has lane 0 of the footprint.
void samples_mean(
    uint32_t *pixels, const struct samples_image *image, const struct samples_row *row, long first, long count,
    const struct samples_footprint *footprint);
// The same in portable C, whatever the processor: for tests.
void samples_mean_portable(
    uint32_t *pixels, const struct samples_image *image, const struct samples_row *row, long first, long count,
    const struct samples_footprint *footprint);

// Fills the rows first ..< end of the (height + 7) / 8 rows of tiles, (width + 7) / 8 in each, of what is given as `occupied`.
void samples_find_occupied(uint8_t *tiles, const struct samples_image *image, int32_t first, int32_t end);

// Each of the pixels is one bilinear sample at its place. Without perspective a row's start and step are rounded to 2⁻³² of
// their units, and all else is whole numbers: now and then a place is the one beside samples_mean's.
void samples_bilinear(
    uint32_t *pixels, const struct samples_image *image, const struct samples_row *row, long first, long count);
// The same in portable C, whatever the processor: for tests.
void samples_bilinear_portable(
    uint32_t *pixels, const struct samples_image *image, const struct samples_row *row, long first, long count);

// Each of the pixels is that of the image which holds its place.
void samples_nearest(
    uint32_t *pixels, const struct samples_image *image, const struct samples_row *row, long first, long count);

#endif
