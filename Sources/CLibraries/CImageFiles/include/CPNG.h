// SPDX-License-Identifier: MIT

#ifndef CPNG_H
#define CPNG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The size of an error message, including the final zero.
#define CPNG_MESSAGE_SIZE 64

/// Decodes a whole PNG file into 8-bit RGBA, sRGB-encoded, not premultiplied, rows top to bottom.
///
/// `width` and `height` must be the file's own, so that `pixels` is known to be large enough; other sizes are refused.
/// Returns false on failure, with the reason in `message`.
bool cpng_decode(const void *file, size_t byteCount, uint32_t width, uint32_t height, void *pixels, size_t bytesPerRow,
                 bool *hasAlpha, char *message);

#endif
