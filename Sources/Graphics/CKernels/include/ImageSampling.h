// SPDX-License-Identifier: MIT

// Image sampling: maps the pixels of a row into an image and computes their colours.
//
// Coordinates are in 4096ths of an image pixel; 0 is the middle of the first pixel. Taps outside the image take its
// nearest pixel. All versions of a function give the same bytes.
#ifndef ZOETROPE_IMAGE_SAMPLING_H
#define ZOETROPE_IMAGE_SAMPLING_H

#include <stdint.h>

enum { samples_unit = 4096 };

// The side of a tile in pixels. `samples_image.occupied` says which tiles are empty.
enum { samples_tile = 8 };

// The width of a column in pixels, in images that are stored as columns. Each row of a column also stores the first
// pixel of the next column, so that it contains both horizontal neighbours of a sample. These 32 pixels are two cache
// lines.
enum { samples_column = 31 };

// An image of premultiplied RGBA pixels. Sides are at most 2¹⁸, and stride · height is below 2³¹.
//
// If `column` is 0, the image is laid out in rows: `stride` is the distance in pixels from one row to the next, and the
// memory holds (height − 1) · stride + width pixels.
//
// Otherwise the image is laid out in columns. `column` is the distance in pixels from one column to the next, and
// `stride` the distance between the rows of a column. Such an image is at most 2¹⁵ − 1 pixels wide. All its columns
// together have fewer than 2³¹ pixels, followed by three more.
struct samples_image {
    const uint32_t *base;
    int32_t width, height, stride, column;
    // A byte per tile, row by row: nonzero if a pixel in the tile or next to it is visible. NULL if that is not known.
    const uint8_t *occupied;
};

// Maps a row of device pixels into the image.
// - Pixel i is at (u0 + i · du, v0 + i · dv) / (w0 + i · dw), in units of 1/samples_unit image pixel.
// - The result is clamped to 0…right and 0…bottom, except for single samples without perspective. Then `offset` is
//   added.
// - `ahead` is the distance in memory, in pixels, from the pixels that are read to the pixels to prefetch. The latter
//   need not exist.
struct samples_row {
    double u0, v0, w0, du, dv, dw;
    double right, bottom, offset;
    long ahead;
};

// The number of pixels that are processed at a time, one per lane.
enum { samples_lanes = 8 };

// The footprints of eight device pixels in an image, as ellipses. `major` and `minor` are the lengths of the axes, in
// image pixels per device pixel. (x, y) is the direction of the major axis.
struct samples_ellipses {
    double major[samples_lanes], minor[samples_lanes], x[samples_lanes], y[samples_lanes];
};

// The samples of eight device pixels: `major_count` · `minor_count` per pixel, at most 16 · 2. (x, y) is the first
// sample, relative to the pixel's coordinate. The other samples follow in steps of (major_x, major_y) and (minor_x,
// minor_y).
struct samples_footprint {
    int32_t x[samples_lanes], y[samples_lanes];
    int32_t major_x[samples_lanes], major_y[samples_lanes], minor_x[samples_lanes], minor_y[samples_lanes];
    int32_t major_count, minor_count;
};

// Measures the ellipses of `count` pixels from `first` on, at most samples_lanes. The remaining ellipses repeat the
// last measured one. `row` is in pixels of the image; (uy, vy, wy) is its change from one row to the next. Lengths are
// clamped to `longest`.
void samples_measure(
    struct samples_ellipses *ellipses, const struct samples_row *row, double uy, double vy, double wy, long first,
    long count, double longest);

// The extremes of eight ellipses: the longest major axis, the shortest minor axis, and the largest product of an
// ellipse's two axes. For `minor`, a minor axis counts as at least 1 / `most` of its major axis. `most` must be a power
// of two.
struct samples_extents { double major, minor, area; };
struct samples_extents samples_extent(const struct samples_ellipses *ellipses, double most);

// Places samples over boxes with the ellipses' axes: `major_count` along the major axis, one or two along the minor
// axis. They are taken from a mipmap whose pixels are `grain` image pixels wide.
void samples_spread(
    struct samples_footprint *footprint, const struct samples_ellipses *ellipses, double grain, int32_t major_count);

// Places samples along the ellipses' major axes; each sample is the mean over a box `width` image pixels wide.
void samples_line_up(
    struct samples_footprint *footprint, const struct samples_ellipses *ellipses, double grain, double width,
    int32_t major_count);

// A distance along both axes of a mipmap, in 4096ths of its pixels.
struct samples_distance { int32_t x, y; };

// Sets `reach` to the largest distance between a pixel's coordinate and one of its samples, separately for each axis.
// The maximum is over all eight pixels of the footprint.
void samples_reach(struct samples_distance *reach, const struct samples_footprint *footprint);

// Samples pixels first ..< first + count of a row. Each pixel is the mean of the bilinear samples around its
// coordinate. Pixel `first` and every eighth pixel after it use lane 0 of the footprint. If the footprint has one
// sample per pixel, its offsets are ignored: the sample is taken at the pixel's coordinate.
void samples_mean(
    uint32_t *pixels, const struct samples_image *image, const struct samples_row *row, long first, long count,
    const struct samples_footprint *footprint);
// samples_mean in portable C, for tests.
void samples_mean_portable(
    uint32_t *pixels, const struct samples_image *image, const struct samples_row *row, long first, long count,
    const struct samples_footprint *footprint);

// A run of pixels to sample: first ..< first + count of a row. Pixel `first` and every eighth pixel after it use lane 0
// of the footprint.
struct samples_run {
    uint32_t *pixels;
    const struct samples_image *image;
    const struct samples_row *row;
    const struct samples_footprint *footprint;
    long first, count;
    // Whether all samples lie in the interior of the image: at least two pixels from its edges, and three from the
    // bottom edge. This includes the samples of lanes that pad the last group. It also requires that every depth w0 + i
    // · dw is above 10⁻⁶, and above a millionth of |w0| + |i · dw|.
    long is_inside;
    // The distance to prefetch, in place of `samples_row.ahead`. Under perspective, it differs between the runs of a
    // row. 0 disables prefetching.
    long ahead;
};

// Samples several runs. Each gets the result of samples_mean, or of samples_bilinear if its footprint has one sample
// per pixel. For many short runs, one call is faster than a call per run.
void samples_runs(const struct samples_run *runs, long count);

// Computes rows first ..< end of `tiles`, the array for `samples_image.occupied`. An image has (height + 7) / 8 rows of
// (width + 7) / 8 tiles. A tile is occupied if a pixel in it, or up to `reach` pixels around it, is not transparent.
// `reach` is at most 3: the radius of a filter that will be applied to the image.
void samples_find_occupied(
    uint8_t *tiles, const struct samples_image *image, int32_t reach, int32_t first, int32_t end);

// Takes one bilinear sample per pixel, at the pixel's coordinate. Without perspective, the row's start and step are
// truncated to multiples of 2⁻³² unit, and all further arithmetic is fixed point. A coordinate may then differ by one
// unit from the one that samples_mean computes.
void samples_bilinear(
    uint32_t *pixels, const struct samples_image *image, const struct samples_row *row, long first, long count);
// samples_bilinear in portable C, for tests.
void samples_bilinear_portable(
    uint32_t *pixels, const struct samples_image *image, const struct samples_row *row, long first, long count);

// For each pixel, the image pixel that contains its coordinate.
void samples_nearest(
    uint32_t *pixels, const struct samples_image *image, const struct samples_row *row, long first, long count);

#endif
