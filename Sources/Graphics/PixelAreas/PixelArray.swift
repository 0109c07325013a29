// SPDX-License-Identifier: MIT

import Drawing

/// A bitmap's pixels in rows without padding, for algorithms that access neighbouring pixels.
package struct PixelArray {
    package let width: Int
    package let height: Int
    /// Each pixel as red, green, blue and alpha, premultiplied.
    var pixels: [SIMD4<UInt8>]

    package init(_ bitmap: Bitmap) {
        (width, height) = (bitmap.width, bitmap.height)
        pixels = []
        pixels.reserveCapacity(width * height)
        let (width, height, bytesPerRow) = (bitmap.width, bitmap.height, bitmap.bytesPerRow)
        bitmap.withUnsafeBytes { bytes in
            for y in 0..<height {
                for x in 0..<width {
                    pixels.append(
                        bytes.loadUnaligned(fromByteOffset: y * bytesPerRow + x * 4, as: SIMD4<UInt8>.self))
                }
            }
        }
    }

    /// Copies a part of the image to a bitmap. The ranges must be within the image.
    func bitmap(columns: Range<Int>, rows: Range<Int>) -> Bitmap {
        var bitmap = Bitmap(width: columns.count, height: rows.count)
        let bytesPerRow = bitmap.bytesPerRow
        bitmap.withUnsafeMutableBytes { bytes in
            for (row, y) in rows.enumerated() {
                for (column, x) in columns.enumerated() {
                    bytes.storeBytes(
                        of: pixels[y * width + x], toByteOffset: row * bytesPerRow + column * 4,
                        as: SIMD4<UInt8>.self)
                }
            }
        }
        return bitmap
    }
}
