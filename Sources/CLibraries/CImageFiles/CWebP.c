// SPDX-License-Identifier: MIT

// libwebp initializes its structures in inline functions of its headers, which pass the version of the headers. C code
// calls these functions directly; Swift code would need wrappers.

#include "CWebP.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <webp/decode.h>
#include <webp/demux.h>
#include <webp/encode.h>
#include <webp/mux.h>

static bool fail(char *message, const char *reason) {
    snprintf(message, CWEBP_MESSAGE_SIZE, "%s", reason);
    return false;
}

static const char *reasonOf(VP8StatusCode status) {
    switch (status) {
    case VP8_STATUS_OUT_OF_MEMORY: return "not enough memory";
    case VP8_STATUS_NOT_ENOUGH_DATA: return CWEBP_TRUNCATED;
    case VP8_STATUS_UNSUPPORTED_FEATURE: return "an unknown feature";
    default: return "contradictory data";
    }
}

bool cwebp_read_header(const void *file, size_t byteCount, CWebPHeader *header, char *message) {
    message[0] = 0;
    WebPBitstreamFeatures features;
    VP8StatusCode status = WebPGetFeatures(file, byteCount, &features);
    if (status != VP8_STATUS_OK) return fail(message, reasonOf(status));
    header->width = features.width;
    header->height = features.height;
    header->isAnimated = features.has_animation != 0;
    return true;
}

bool cwebp_decode(const void *file, size_t byteCount, uint32_t width, uint32_t height, void *pixels,
                  size_t bytesPerRow, char *message) {
    message[0] = 0;
    WebPDecoderConfig config;
    if (!WebPInitDecoderConfig(&config)) return fail(message, "another version of libwebp than that of its headers");
    VP8StatusCode status = WebPGetFeatures(file, byteCount, &config.input);
    if (status != VP8_STATUS_OK) return fail(message, reasonOf(status));
    if ((uint32_t)config.input.width != width || (uint32_t)config.input.height != height)
        return fail(message, "two different sizes");
    config.output.colorspace = MODE_RGBA;
    config.output.is_external_memory = 1;
    config.output.u.RGBA.rgba = pixels;
    config.output.u.RGBA.stride = (int)bytesPerRow;
    config.output.u.RGBA.size = bytesPerRow * height;
    status = WebPDecode(file, byteCount, &config);
    WebPFreeDecBuffer(&config.output);
    return status == VP8_STATUS_OK || fail(message, reasonOf(status));
}

/// Configures the encoder. The output depends neither on the number of threads nor on the processor.
static bool configure(WebPConfig *config, CWebPSettings settings) {
    if (!WebPConfigInit(config)) return false;
    // Keeps the colours of transparent pixels.
    config->exact = 1;
    if (settings.quality < 0) return WebPConfigLosslessPreset(config, settings.effort);
    config->quality = settings.quality;
    // Halves the resolution of chroma in a slower way that preserves luminance. Thin lines, such as those of letters,
    // stay sharp.
    config->use_sharp_yuv = 1;
    return WebPValidateConfig(config);
}

static bool setUp(WebPPicture *picture, uint32_t width, uint32_t height, const void *pixels, size_t bytesPerRow,
                  char *message) {
    if (!WebPPictureInit(picture)) return fail(message, "another version of libwebp than that of its headers");
    picture->width = (int)width;
    picture->height = (int)height;
    picture->use_argb = 1;
    return WebPPictureImportRGBA(picture, pixels, (int)bytesPerRow) || fail(message, "not enough memory");
}

static const char *reasonOfWriting(WebPEncodingError error) {
    switch (error) {
    case VP8_ENC_ERROR_OUT_OF_MEMORY:
    case VP8_ENC_ERROR_BITSTREAM_OUT_OF_MEMORY: return "not enough memory";
    case VP8_ENC_ERROR_BAD_DIMENSION: return "a side too long";
    case VP8_ENC_ERROR_FILE_TOO_BIG: return "more than 4 GiB";
    default: return "the encoder failed";
    }
}

bool cwebp_encode(const void *pixels, uint32_t width, uint32_t height, size_t bytesPerRow, CWebPSettings settings,
                  void **file, size_t *byteCount, char *message) {
    message[0] = 0;
    WebPConfig config;
    if (!configure(&config, settings)) return fail(message, "settings that libwebp does not know");
    WebPPicture picture;
    WebPMemoryWriter writer;
    WebPMemoryWriterInit(&writer);
    bool isDone = setUp(&picture, width, height, pixels, bytesPerRow, message);
    if (isDone) {
        picture.writer = WebPMemoryWrite;
        picture.custom_ptr = &writer;
        isDone = WebPEncode(&config, &picture);
        if (!isDone) fail(message, reasonOfWriting(picture.error_code));
    }
    WebPPictureFree(&picture);
    if (!isDone) {
        WebPMemoryWriterClear(&writer);
        return false;
    }
    *file = writer.mem;
    *byteCount = writer.size;
    return true;
}

void cwebp_free(void *file) { WebPFree(file); }

struct CWebPWriter {
    WebPAnimEncoder *encoder;
    WebPConfig config;
    uint32_t width, height;
};

CWebPWriter *cwebp_writer_new(uint32_t width, uint32_t height, int plays, CWebPSettings settings, char *message) {
    message[0] = 0;
    CWebPWriter *writer = calloc(1, sizeof *writer);
    WebPAnimEncoderOptions options;
    if (!writer || !configure(&writer->config, settings) || !WebPAnimEncoderOptionsInit(&options)) {
        fail(message, writer ? "another version of libwebp than that of its headers" : "not enough memory");
        free(writer);
        return NULL;
    }
    options.anim_params.loop_count = plays;
    // Makes the background transparent; it is white by default.
    options.anim_params.bgcolor = 0;
    writer->width = width;
    writer->height = height;
    writer->encoder = WebPAnimEncoderNew((int)width, (int)height, &options);
    if (!writer->encoder) {
        fail(message, "not enough memory");
        free(writer);
        return NULL;
    }
    return writer;
}

bool cwebp_writer_add(CWebPWriter *writer, const void *pixels, size_t bytesPerRow, int start, char *message) {
    message[0] = 0;
    WebPPicture picture;
    bool isDone = setUp(&picture, writer->width, writer->height, pixels, bytesPerRow, message);
    if (isDone) {
        isDone = WebPAnimEncoderAdd(writer->encoder, &picture, start, &writer->config);
        if (!isDone) fail(message, WebPAnimEncoderGetError(writer->encoder));
    }
    WebPPictureFree(&picture);
    return isDone;
}

bool cwebp_writer_finish(CWebPWriter *writer, int end, void **file, size_t *byteCount, char *message) {
    message[0] = 0;
    WebPData data;
    WebPDataInit(&data);
    if (!WebPAnimEncoderAdd(writer->encoder, NULL, end, NULL) || !WebPAnimEncoderAssemble(writer->encoder, &data))
        return fail(message, WebPAnimEncoderGetError(writer->encoder));
    *file = (void *)data.bytes;
    *byteCount = data.size;
    return true;
}

void cwebp_writer_delete(CWebPWriter *writer) {
    WebPAnimEncoderDelete(writer->encoder);
    free(writer);
}

struct CWebPReader {
    WebPAnimDecoder *decoder;
};

CWebPReader *cwebp_reader_new(const void *file, size_t byteCount, uint32_t *plays, char *message) {
    message[0] = 0;
    WebPAnimDecoderOptions options;
    CWebPReader *reader = calloc(1, sizeof *reader);
    if (!reader || !WebPAnimDecoderOptionsInit(&options)) {
        fail(message, reader ? "another version of libwebp than that of its headers" : "not enough memory");
        free(reader);
        return NULL;
    }
    options.color_mode = MODE_RGBA;
    WebPData data = {file, byteCount};
    reader->decoder = WebPAnimDecoderNew(&data, &options);
    WebPAnimInfo info;
    if (!reader->decoder || !WebPAnimDecoderGetInfo(reader->decoder, &info)) {
        // The header was valid, so a frame is damaged or, more often, missing.
        fail(message, "frames that are damaged or missing");
        WebPAnimDecoderDelete(reader->decoder);
        free(reader);
        return NULL;
    }
    *plays = info.loop_count;
    return reader;
}

bool cwebp_reader_next(CWebPReader *reader, const uint8_t **pixels, int *end, char *message) {
    message[0] = 0;
    if (!WebPAnimDecoderHasMoreFrames(reader->decoder)) return false;
    uint8_t *canvas;
    if (!WebPAnimDecoderGetNext(reader->decoder, &canvas, end)) return fail(message, "a frame that cannot be decoded");
    *pixels = canvas;
    return true;
}

void cwebp_reader_delete(CWebPReader *reader) {
    WebPAnimDecoderDelete(reader->decoder);
    free(reader);
}
