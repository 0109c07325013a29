// SPDX-License-Identifier: MIT

// Uses libpng's simplified API, which handles setjmp and longjmp internally. Swift cannot import setjmp, and longjmp
// must not cross Swift functions.

#include "CPNG.h"

#include <png.h>
#include <string.h>

static bool fail(png_image *image, const char *reason, char *message) {
    strncpy(message, reason, CPNG_MESSAGE_SIZE - 1);
    message[CPNG_MESSAGE_SIZE - 1] = 0;
    png_image_free(image);
    return false;
}

bool cpng_decode(const void *file, size_t byteCount, uint32_t width, uint32_t height, void *pixels, size_t bytesPerRow,
                 bool *hasAlpha, char *message) {
    png_image image;
    memset(&image, 0, sizeof image);
    image.version = PNG_IMAGE_VERSION;
    if (!png_image_begin_read_from_memory(&image, file, byteCount)) return fail(&image, image.message, message);
    if (image.width != width || image.height != height) return fail(&image, "two different sizes", message);

    *hasAlpha = (image.format & PNG_FORMAT_FLAG_ALPHA) != 0;
    image.format = PNG_FORMAT_RGBA;
    // Without this flag, a 16-bit file that names no colour space would be read as linear light, but most such files
    // are sRGB.
    image.flags |= PNG_IMAGE_FLAG_16BIT_sRGB;
    if (!png_image_finish_read(&image, NULL, pixels, (png_int_32)bytesPerRow, NULL)) {
        return fail(&image, image.message, message);
    }
    return true;
}
