// SPDX-License-Identifier: MIT

import Drawing

/// The pixels of an image as PDF files store them: a zlib stream of colours and one of alphas. The rows in both streams
/// are filtered as in PNG files.
package struct SeparatePlanes {
    /// The zlib stream of colours: three components of 8 bits per pixel, not premultiplied.
    package let color: [UInt8]
    /// The zlib stream of alphas: 8 bits per pixel; nil if the image is opaque.
    package let alpha: [UInt8]?

    /// - Parameter compression: The level of both streams, 0…9, as for `PNGEncoder`.
    package init(_ bitmap: Bitmap, compression: Int = PNGEncoder.standardCompression) {
        let straight = bitmap.straightPixels
        let level = PNGEncoder(compression: compression).libdeflateLevel
        func stream(_ channels: Range<Int>) -> [UInt8] {
            let count = bitmap.width * channels.count
            var above = [UInt8](repeating: 0, count: count), row = above
            var rows = [UInt8](repeating: 0, count: (count + 1) * bitmap.height)
            rows.withUnsafeMutableBufferPointer { rows in
                for y in 0..<bitmap.height {
                    var i = 0
                    for x in 0..<bitmap.width {
                        for channel in channels {
                            row[i] = straight[4 * (y * bitmap.width + x) + channel]
                            i += 1
                        }
                    }
                    let start = y * (count + 1)
                    rows[start] = PNGFilter.paeth.rawValue
                    row.withUnsafeMutableBufferPointer { row in
                        above.withUnsafeMutableBufferPointer { above in
                            PNGFilter.paeth.apply(
                                to: row, above: above, distance: channels.count,
                                into: UnsafeMutableBufferPointer(rebasing: rows[start + 1...start + count]))
                        }
                    }
                    swap(&above, &row)
                }
            }
            return Deflate.zlibStream(of: rows, level: level)
        }
        color = stream(0..<3)
        alpha = bitmap.isOpaque ? nil : stream(3..<4)
    }

    /// Compresses a text stream of a PDF file, at libdeflate's level 6.
    package static func zlibStream(of bytes: [UInt8]) -> [UInt8] { Deflate.zlibStream(of: bytes, level: 6) }
}
