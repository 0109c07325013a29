// SPDX-License-Identifier: MIT

import CImageFiles
import Drawing

/// Reads grey and colour JPEG files, baseline and progressive, through libjpeg-turbo.
public enum JPEGDecoder {
    /// Decodes a file. Throws for damaged and truncated files, even if only the last byte is missing.
    public static func decode(_ bytes: [UInt8], limit: PixelLimit = .standard) throws(CodecError) -> Bitmap {
        let header = try readHeader(bytes)
        let (width, height) = (Int(header.width), Int(header.height))
        guard limit.allows(width: width, height: height) else {
            throw .tooLarge(.jpeg, width: width, height: height, limit: limit)
        }
        guard header.componentCount == 1 || header.componentCount == 3 else {
            throw .unsupported(.jpeg, what: "print colour (CMYK)")
        }
        // Every coded unit takes at least one bit, so a small file cannot announce a huge image.
        guard width * height <= bytes.count * 8 * Int(header.pixelsPerUnit) else { throw .truncated(.jpeg) }

        var bitmap = Bitmap(width: width, height: height)
        let bytesPerRow = bitmap.bytesPerRow
        try bitmap.withUnsafeMutableBytes { pixels throws(CodecError) in
            try JPEGCall.run { message in
                cjpeg_decode(
                    bytes, bytes.count, header.width, header.height, pixels.baseAddress, bytesPerRow, message)
            }
        }
        return bitmap
    }

    /// Reads the size in pixels from the header, without decoding.
    static func size(of bytes: [UInt8]) throws(CodecError) -> (width: Int, height: Int) {
        let header = try readHeader(bytes)
        return (Int(header.width), Int(header.height))
    }

    private static func readHeader(_ bytes: [UInt8]) throws(CodecError) -> CJPEGHeader {
        var header = CJPEGHeader()
        try JPEGCall.run { message in cjpeg_read_header(bytes, bytes.count, &header, message) }
        return header
    }
}
