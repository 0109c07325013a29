// SPDX-License-Identifier: MIT

#ifndef CWEBP_H
#define CWEBP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The size of an error message, including the final zero.
#define CWEBP_MESSAGE_SIZE 200

/// The largest width or height of an image, in pixels.
#define CWEBP_LONGEST_SIDE 16383

/// The first words of the error message for a file that ends early.
#define CWEBP_TRUNCATED "Premature end"

typedef struct {
    /// The size in pixels; for an animation, the size of its canvas.
    uint32_t width, height;
    bool isAnimated;
} CWebPHeader;

/// Encoding options. `quality` is from 0 to 100; below 0 it means lossless. `effort` is from 0 (fast) to 9 (small) and
/// affects lossless images only.
typedef struct {
    float quality;
    int effort;
} CWebPSettings;

/// Reads a file up to its first image. Returns false on failure, with the reason in `message`.
bool cwebp_read_header(const void *file, size_t byteCount, CWebPHeader *header, char *message);

/// Decodes a still file into straight 8-bit RGBA, rows top to bottom.
///
/// `width` and `height` must be the file's own, so that `pixels` is known to be large enough. Returns false on failure,
/// with the reason in `message`.
bool cwebp_decode(const void *file, size_t byteCount, uint32_t width, uint32_t height, void *pixels,
                  size_t bytesPerRow, char *message);

/// Encodes straight 8-bit RGBA, rows top to bottom, as a still file.
///
/// The file is at `*file`, to be freed by the caller with `cwebp_free`. Returns false on failure, with the reason in
/// `message` and nothing to free.
bool cwebp_encode(const void *pixels, uint32_t width, uint32_t height, size_t bytesPerRow, CWebPSettings settings,
                  void **file, size_t *byteCount, char *message);

void cwebp_free(void *file);

/// An animation that is being written. Keeps the encoded frames in memory until the end.
typedef struct CWebPWriter CWebPWriter;

/// Begins an animation. `plays` is the number of plays, 0 for ever. Returns NULL on failure, with the reason in
/// `message`.
CWebPWriter *cwebp_writer_new(uint32_t width, uint32_t height, int plays, CWebPSettings settings, char *message);

/// Adds a frame of straight 8-bit RGBA that is shown from `start` on, in milliseconds. Frames are added in order of
/// time.
bool cwebp_writer_add(CWebPWriter *writer, const void *pixels, size_t bytesPerRow, int start, char *message);

/// Completes the animation. The last frame is shown until `end`, in milliseconds. The file is at `*file`; the caller
/// frees it with `cwebp_free`.
bool cwebp_writer_finish(CWebPWriter *writer, int end, void **file, size_t *byteCount, char *message);

void cwebp_writer_delete(CWebPWriter *writer);

/// An animation that is being read. The file's memory must stay valid.
typedef struct CWebPReader CWebPReader;

/// Opens an animation. `*plays` receives the number of plays, 0 for ever. Returns NULL on failure, with the reason in
/// `message`.
CWebPReader *cwebp_reader_new(const void *file, size_t byteCount, uint32_t *plays, char *message);

/// Returns the next composited frame: straight 8-bit RGBA, rows of `4 · width` bytes, top to bottom, valid until the
/// next call. `end` is when the frame stops being shown, in milliseconds from the beginning. Returns false at the end,
/// with an empty `message`, and on failure.
bool cwebp_reader_next(CWebPReader *reader, const uint8_t **pixels, int *end, char *message);

void cwebp_reader_delete(CWebPReader *reader);

#endif
