// SPDX-License-Identifier: MIT

import CImageFiles
import Drawing

/// Reads PNG files of all colour types and bit depths, interlaced or not. `PlainPNG` decodes the most common kinds,
/// libpng the others.
public enum PNGDecoder {
    /// Decodes a file. Throws for damaged and truncated files, even if only the last byte is missing.
    public static func decode(_ bytes: [UInt8], limit: PixelLimit = .standard) throws(CodecError) -> Bitmap {
        let summary = try PNGChunks.summary(of: bytes)
        let header = summary.header
        guard limit.allows(width: header.width, height: header.height) else {
            throw .tooLarge(.png, width: header.width, height: header.height, limit: limit)
        }
        // Deflate expands data at most 1032 times, so a small file cannot announce a huge image.
        guard header.bytesPerRow * header.height <= summary.dataByteCount * 1032 else { throw .truncated(.png) }

        if var bitmap = PlainPNG.decode(bytes, header) {
            if header.colorType == .rgba { bitmap.premultiply() }
            return bitmap
        }
        var bitmap = Bitmap(width: header.width, height: header.height)
        let bytesPerRow = bitmap.bytesPerRow
        var hasAlpha = false
        var message = [CChar](repeating: 0, count: Int(CPNG_MESSAGE_SIZE))
        let succeeded = bitmap.withUnsafeMutableBytes { pixels in
            cpng_decode(
                bytes, bytes.count, UInt32(header.width), UInt32(header.height), pixels.baseAddress, bytesPerRow,
                &hasAlpha, &message)
        }
        guard succeeded else {
            let reason = message.prefix { $0 != 0 }.map(UInt8.init(truncatingIfNeeded:))
            throw .damaged(.png, reason: String(decoding: reason, as: UTF8.self))
        }
        if hasAlpha { bitmap.premultiply() }
        return bitmap
    }
}
