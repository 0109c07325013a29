// SPDX-License-Identifier: MIT

// libjpeg reports errors by calling a function that must not return. In this file, that function jumps back to the
// file's entry point. No Swift frame ever lies between the two.

#include "CJPEG.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <jerror.h>

/// A real image has about ten scans. A hostile one has thousands, and each costs a pass over all pixels.
enum { maximumScanCount = 100 };

typedef struct {
    struct jpeg_decompress_struct decompress;
    struct jpeg_error_mgr errors;
    struct jpeg_progress_mgr progress;
    jmp_buf escape;
    char *message;
} Session;

static void fail(j_common_ptr common) {
    Session *session = common->client_data;
    common->err->format_message(common, session->message);
    longjmp(session->escape, 1);
}

/// libjpeg paints missing data grey and continues with a warning. Here a damaged image is an error; only warnings about
/// harmless oddities are ignored.
static void emit(j_common_ptr common, int level) {
    if (level >= 0) return;
    switch (common->err->msg_code) {
    case JWRN_ADOBE_XFORM:
    case JWRN_BOGUS_PROGRESSION:
    case JWRN_EXTRANEOUS_DATA:
    case JWRN_JFIF_MAJOR:
    case JWRN_TOO_MUCH_DATA:
        return;
    default:
        fail(common);
    }
}

static void refuseManyScans(j_common_ptr common) {
    Session *session = common->client_data;
    if (session->decompress.input_scan_number <= maximumScanCount) return;
    snprintf(session->message, CJPEG_MESSAGE_SIZE, "more than %d scans", maximumScanCount);
    longjmp(session->escape, 1);
}

static void ignoreMessage(j_common_ptr common) { (void)common; }

/// Reads a file up to its first scan. Call it after `setjmp(session->escape)`.
static void begin(Session *session, const void *file, size_t byteCount) {
    jpeg_create_decompress(&session->decompress);
    session->decompress.client_data = session;
    session->decompress.progress = &session->progress;
    jpeg_mem_src(&session->decompress, file, byteCount);
    jpeg_read_header(&session->decompress, TRUE);
}

static void prepare(Session *session, char *message) {
    memset(session, 0, sizeof *session);
    message[0] = 0;
    session->message = message;
    session->decompress.err = jpeg_std_error(&session->errors);
    session->decompress.client_data = session;
    session->errors.error_exit = fail;
    session->errors.emit_message = emit;
    session->errors.output_message = ignoreMessage;
    session->progress.progress_monitor = refuseManyScans;
}

/// Reads a file's header, then calls `work`. Returns false after an error, which jumps back to this function.
static bool withFile(const void *file, size_t byteCount, char *message, void (*work)(Session *, void *), void *context) {
    Session session;
    prepare(&session, message);
    bool isDone = false;
    if (setjmp(session.escape) == 0) {
        begin(&session, file, byteCount);
        work(&session, context);
        isDone = true;
    }
    jpeg_destroy_decompress(&session.decompress);
    return isDone;
}

static void readHeader(Session *session, void *context) {
    CJPEGHeader *header = context;
    header->width = session->decompress.image_width;
    header->height = session->decompress.image_height;
    header->componentCount = session->decompress.num_components;
    uint32_t across = 1, down = 1;
    for (int i = 0; i < session->decompress.num_components; i++) {
        const jpeg_component_info *component = &session->decompress.comp_info[i];
        if (component->h_samp_factor > (int)across) across = component->h_samp_factor;
        if (component->v_samp_factor > (int)down) down = component->v_samp_factor;
    }
    header->pixelsPerUnit = 8 * across * 8 * down;
}

bool cjpeg_read_header(const void *file, size_t byteCount, CJPEGHeader *header, char *message) {
    return withFile(file, byteCount, message, readHeader, header);
}

typedef struct {
    uint32_t width, height;
    void *pixels;
    size_t bytesPerRow;
} Destination;

static void decode(Session *session, void *context) {
    const Destination *to = context;
    if (session->decompress.image_width != to->width || session->decompress.image_height != to->height) {
        snprintf(session->message, CJPEG_MESSAGE_SIZE, "two different sizes");
        longjmp(session->escape, 1);
    }
    session->decompress.out_color_space = JCS_EXT_RGBA;
    jpeg_start_decompress(&session->decompress);
    while (session->decompress.output_scanline < to->height) {
        JSAMPROW row = (JSAMPROW)to->pixels + (size_t)session->decompress.output_scanline * to->bytesPerRow;
        jpeg_read_scanlines(&session->decompress, &row, 1);
    }
    jpeg_finish_decompress(&session->decompress);
}

bool cjpeg_decode(const void *file, size_t byteCount, uint32_t width, uint32_t height, void *pixels,
                  size_t bytesPerRow, char *message) {
    Destination to = {width, height, pixels, bytesPerRow};
    return withFile(file, byteCount, message, decode, &to);
}

typedef struct {
    struct jpeg_compress_struct compress;
    struct jpeg_error_mgr errors;
    jmp_buf escape;
    char *message;
    unsigned char *file;
    unsigned long byteCount;
} EncodingSession;

static void failEncoding(j_common_ptr common) {
    EncodingSession *session = common->client_data;
    common->err->format_message(common, session->message);
    longjmp(session->escape, 1);
}

bool cjpeg_encode(const void *pixels, uint32_t width, uint32_t height, size_t bytesPerRow, int quality, void **file,
                  size_t *byteCount, char *message) {
    EncodingSession session;
    memset(&session, 0, sizeof session);
    message[0] = 0;
    session.message = message;
    session.compress.err = jpeg_std_error(&session.errors);
    session.errors.error_exit = failEncoding;
    session.errors.output_message = ignoreMessage;
    if (setjmp(session.escape)) {
        jpeg_destroy_compress(&session.compress);
        free(session.file);
        return false;
    }
    jpeg_create_compress(&session.compress);
    session.compress.client_data = &session;
    jpeg_mem_dest(&session.compress, &session.file, &session.byteCount);
    session.compress.image_width = width;
    session.compress.image_height = height;
    session.compress.input_components = 4;
    session.compress.in_color_space = JCS_EXT_RGBX;
    jpeg_set_defaults(&session.compress);
    jpeg_set_quality(&session.compress, quality, TRUE);
    // This cosine transform gives the same result on every processor.
    session.compress.dct_method = JDCT_ISLOW;
    session.compress.optimize_coding = TRUE;
    if (quality >= 90) {
        session.compress.comp_info[0].h_samp_factor = 1;
        session.compress.comp_info[0].v_samp_factor = 1;
    }
    jpeg_simple_progression(&session.compress);
    jpeg_start_compress(&session.compress, TRUE);
    while (session.compress.next_scanline < height) {
        JSAMPROW row = (JSAMPROW)pixels + (size_t)session.compress.next_scanline * bytesPerRow;
        jpeg_write_scanlines(&session.compress, &row, 1);
    }
    jpeg_finish_compress(&session.compress);
    jpeg_destroy_compress(&session.compress);
    *file = session.file;
    *byteCount = session.byteCount;
    return true;
}
