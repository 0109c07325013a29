// SPDX-License-Identifier: MIT

// Image sampling: where the pixels of a row lie in an image, and what they show of it.
//
// Coordinates are in 4096ths of an image's pixels, counted from the middle of its first one. Taps outside of the image
// take its nearest pixel. All versions of a function give the same bytes.
#ifndef ZOETROPE_IMAGE_SAMPLING_H
#define ZOETROPE_IMAGE_SAMPLING_H

#include <stdint.h>

enum { samples_unit = 4096 };

// The side of a tile, in pixels: for each tile it is known whether it is empty.
enum { samples_tile = 8 };

// How many pixels wide the columns of an image are that is kept as columns. Each row of one also has the first pixel of the next
// column, so that both neighbours of a sample are in it: 32 pixels, two lines of a cache.
enum { samples_column = 31 };

// Premultiplied RGBA pixels, `stride` of them from one row to the next, (height − 1) · stride + width in all. Sides are
// at most 2¹⁸, stride · height < 2³¹.
//
// Where `column` is not 0 the image is kept as columns, so many pixels from one to the next, and `stride` is that within a column;
// it is at most 2¹⁵ − 1 pixels wide, of all columns together there are less than 2³¹ pixels, and three more behind them.
struct samples_image {
    const uint32_t *base;
    int32_t width, height, stride, column;
    // For each tile, row by row, whether anything in it or next to it is visible; may be NULL.
    const uint8_t *occupied;
};

// A row of pixels mapped into the image: pixel i is at (u0 + i · du, v0 + i · dv) / (w0 + i · dw), clamped to 0…right and
// 0…bottom (but for single samples without perspective); then `offset` is added. In units of coordinates. Pixels
// `ahead` of those that are read are prefetched; they need not exist.
struct samples_row {
    double u0, v0, w0, du, dv, dw;
    double right, bottom, offset;
    long ahead;
};

// Pixels that are handled at a time, one in each lane.
enum { samples_lanes = 8 };

// The footprints of device pixels in an image, as ellipses: the lengths of their axes in pixels of the image per device
// pixel, and the direction of the major axis.
struct samples_ellipses {
    double major[samples_lanes], minor[samples_lanes], x[samples_lanes], y[samples_lanes];
};

// The samples of device pixels: `major_count` · `minor_count` of them, at most 16 · 2, from the first one (relative to
// the pixel's coordinate) in steps along both axes.
struct samples_footprint {
    int32_t x[samples_lanes], y[samples_lanes];
    int32_t major_x[samples_lanes], major_y[samples_lanes], minor_x[samples_lanes], minor_y[samples_lanes];
    int32_t major_count, minor_count;
};

// The ellipses of pixels first ..< first + samples_lanes; those from `count` on repeat the last one. `row` is in pixels
// of the image, (uy, vy, wy) is its change from one row to the next. Lengths are clamped to `longest`.
void samples_measure(
    struct samples_ellipses *ellipses, const struct samples_row *row, double uy, double vy, double wy, long first,
    long count, double longest);

// Of eight ellipses: the longest major axis, the shortest minor one, which counts as no less than the major one's share of
// 1 / `most`, and the largest product of both. `most` is a power of two.
struct samples_extents { double major, minor, area; };
struct samples_extents samples_extent(const struct samples_ellipses *ellipses, double most);

// Spreads samples over boxes with the ellipses' axes, in a mipmap of which one pixel is `grain` pixels of the image.
void samples_spread(
    struct samples_footprint *footprint, const struct samples_ellipses *ellipses, double grain, int32_t major_count);

// Lines samples up along the ellipses' major axes, each of them a box of `width` pixels of the image.
void samples_line_up(
    struct samples_footprint *footprint, const struct samples_ellipses *ellipses, double grain, double width,
    int32_t major_count);

// On both axes of a mipmap, in 4096ths of its pixels.
struct samples_distance { int32_t x, y; };

// How far from the coordinates of eight pixels their samples are at most.
void samples_reach(struct samples_distance *reach, const struct samples_footprint *footprint);

// Pixels first ..< first + count of a row, each the mean of the bilinear samples around its coordinate. The first one,
// and every eighth after it, uses lane 0 of the footprint.
void samples_mean(
    uint32_t *pixels, const struct samples_image *image, const struct samples_row *row, long first, long count,
    const struct samples_footprint *footprint);
// The same in portable C on any processor: for tests.
void samples_mean_portable(
    uint32_t *pixels, const struct samples_image *image, const struct samples_row *row, long first, long count,
    const struct samples_footprint *footprint);

// Pixels first ..< first + count of a row. The first one, and every eighth after it, uses lane 0 of the footprint.
struct samples_run {
    uint32_t *pixels;
    const struct samples_image *image;
    const struct samples_row *row;
    const struct samples_footprint *footprint;
    long first, count;
    // Whether all samples lie in the interior of the image: with two pixels to spare, and three rows at the bottom, also those that
    // fill up the last group of eight; and depths are above 10⁻⁶, and above a millionth of the terms that they are sums of.
    long is_inside;
    // What `ahead` is of a row without perspective; along a row with one it differs from run to run. 0 where nothing is prefetched of the
    // next row.
    long ahead;
};

// The pixels of some runs: the means that samples_mean finds, or samples_bilinear where one sample makes a pixel. Many short ones at
// once take less time than one by one.
void samples_runs(const struct samples_run *runs, long count);

// Finds what is given as `occupied`: rows first ..< end of the (height + 7) / 8 rows of (width + 7) / 8 tiles. Of an image
// that is not filtered yet, with the pixels up to `reach` around, at most 3.
void samples_find_occupied(
    uint8_t *tiles, const struct samples_image *image, int32_t reach, int32_t first, int32_t end);

// One bilinear sample for each pixel, at its coordinate. Without perspective a row's start and step are rounded to 2⁻³²
// of their units, and all else is fixed point: now and then a coordinate is one unit off that of samples_mean.
void samples_bilinear(
    uint32_t *pixels, const struct samples_image *image, const struct samples_row *row, long first, long count);
// The same in portable C on any processor: for tests.
void samples_bilinear_portable(
    uint32_t *pixels, const struct samples_image *image, const struct samples_row *row, long first, long count);

// For each pixel, the image's pixel that contains its coordinate.
void samples_nearest(
    uint32_t *pixels, const struct samples_image *image, const struct samples_row *row, long first, long count);

#endif
