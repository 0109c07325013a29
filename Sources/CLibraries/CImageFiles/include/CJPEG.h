// SPDX-License-Identifier: MIT

#ifndef CJPEG_H
#define CJPEG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The size of an error message, including the final zero: libjpeg's own `JMSG_LENGTH_MAX`.
#define CJPEG_MESSAGE_SIZE 200

typedef struct {
    uint32_t width, height;
    /// The number of colour components: 1 for grey, 3 for colour, 4 for print colours (CMYK).
    uint32_t componentCount;
    /// The number of pixels that one coded unit (MCU) covers: from 64 (8 × 8) to 1024 (32 × 32).
    uint32_t pixelsPerUnit;
} CJPEGHeader;

/// Reads a JPEG file up to its first scan. Returns false on failure, with the reason in `message`.
bool cjpeg_read_header(const void *file, size_t byteCount, CJPEGHeader *header, char *message);

/// Decodes a whole grey or colour JPEG file into opaque 8-bit RGBA, rows top to bottom.
///
/// `width` and `height` must be the file's own, so that `pixels` is known to be large enough. A file that ends early
/// or whose data contradict themselves fails. Returns false on failure, with the reason in `message`.
bool cjpeg_decode(const void *file, size_t byteCount, uint32_t width, uint32_t height, void *pixels,
                  size_t bytesPerRow, char *message);

/// Encodes opaque 8-bit RGBA, rows top to bottom, as a progressive colour JPEG file.
///
/// `quality` is libjpeg's, 1 to 100; from 90 on, chroma is not subsampled. The file is at `*file`, to be freed by the
/// caller with `free`. Returns false on failure, with the reason in `message` and nothing to free.
bool cjpeg_encode(const void *pixels, uint32_t width, uint32_t height, size_t bytesPerRow, int quality, void **file,
                  size_t *byteCount, char *message);

#endif
