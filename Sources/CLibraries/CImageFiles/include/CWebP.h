// SPDX-License-Identifier: MIT

#ifndef CWEBP_H
#define CWEBP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Room for an error message, its final zero included.
#define CWEBP_MESSAGE_SIZE 200

/// The longest side of a picture, in pixels.
#define CWEBP_LONGEST_SIDE 16383

/// What a message begins with where the file ends early.
#define CWEBP_TRUNCATED "Premature end"

typedef struct {
    /// In pixels; of an animation, of its canvas.
    uint32_t width, height;
    bool isAnimated;
} CWebPHeader;

/// How pictures are written. `quality`: 0 to 100 with loss; below 0 without. `effort`: 0, fast, to 9, small; without loss only.
typedef struct {
    float quality;
    int effort;
} CWebPSettings;

/// Reads a file up to its first picture. Returns false on failure, with the reason in `message`.
bool cwebp_read_header(const void *file, size_t byteCount, CWebPHeader *header, char *message);

/// Decodes a still file into straight 8-bit RGBA, rows top to bottom.
///
/// `width` and `height` must be the file's own, so that `pixels` is known to be large enough. Returns false on failure, with
/// the reason in `message`.
bool cwebp_decode(const void *file, size_t byteCount, uint32_t width, uint32_t height, void *pixels,
                  size_t bytesPerRow, char *message);

/// Encodes straight 8-bit RGBA, rows top to bottom, as a still file.
///
/// The file is at `*file`, to be freed by the caller with `cwebp_free`. Returns false on failure, with the reason in
/// `message` and nothing to free.
bool cwebp_encode(const void *pixels, uint32_t width, uint32_t height, size_t bytesPerRow, CWebPSettings settings,
                  void **file, size_t *byteCount, char *message);

void cwebp_free(void *file);

/// An animation that is being written. All frames so far are in memory, encoded.
typedef struct CWebPWriter CWebPWriter;

/// `plays`: how often, 0 for ever. NULL on failure, with the reason in `message`.
CWebPWriter *cwebp_writer_new(uint32_t width, uint32_t height, int plays, CWebPSettings settings, char *message);

/// Adds a frame, straight 8-bit RGBA, that is seen from `start` on: in milliseconds, not below that of the frame before.
bool cwebp_writer_add(CWebPWriter *writer, const void *pixels, size_t bytesPerRow, int start, char *message);

/// Makes the file, to be freed by the caller with `cwebp_free`; the last frame is seen until `end`, in milliseconds.
bool cwebp_writer_finish(CWebPWriter *writer, int end, void **file, size_t *byteCount, char *message);

void cwebp_writer_delete(CWebPWriter *writer);

/// An animation that is being read. The file must stay where it is.
typedef struct CWebPReader CWebPReader;

/// `plays`: how often, 0 for ever. NULL on failure, with the reason in `message`.
CWebPReader *cwebp_reader_new(const void *file, size_t byteCount, uint32_t *plays, char *message);

/// The next frame as a player shows it: straight 8-bit RGBA, rows of `4 · width` bytes, top to bottom, until the next call.
/// `end`: in milliseconds from the beginning, until when it is seen. False at the end, with an empty `message`, and on
/// failure.
bool cwebp_reader_next(CWebPReader *reader, const uint8_t **pixels, int *end, char *message);

void cwebp_reader_delete(CWebPReader *reader);

#endif
