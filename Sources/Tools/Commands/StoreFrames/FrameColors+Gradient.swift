// SPDX-License-Identifier: MIT

import Drawing

extension FrameColors {
    /// The gradient from the top to the bottom, dithered; nil if the ground has one colour.
    ///
    /// Neutral colours are so close that bands of one value would be a hundred pixels high. Ordered dithering hides their
    /// edges, always gives the same pixels, and compresses well.
    func gradient(width: Int, height: Int) -> Bitmap? {
        guard top != bottom else { return nil }
        var bitmap = Bitmap(width: width, height: height)
        let stride = bitmap.bytesPerRow
        let (from, to) = (Self.channels(of: top), Self.channels(of: bottom))
        bitmap.withUnsafeMutableBytes { bytes in
            for y in 0..<height {
                let exact = from + (to - from) * ((Float(y) + 0.5) / Float(height))
                // A row repeats every 8 pixels, the width of the matrix.
                let row = (0..<8).map { column in
                    let value = (exact + Self.thresholds[y & 7][column]).rounded(.down)
                    return SIMD4<UInt8>(
                        UInt8(min(255, value.x)), UInt8(min(255, value.y)), UInt8(min(255, value.z)), 255)
                }
                for x in 0..<width {
                    bytes.storeBytes(of: row[x & 7], toByteOffset: y * stride + 4 * x, as: SIMD4<UInt8>.self)
                }
            }
        }
        return bitmap
    }

    private static func channels(of color: RGBAColor) -> SIMD3<Float> {
        255 * SIMD3(color.red, color.green, color.blue).clamped(lowerBound: .zero, upperBound: .one)
    }

    /// Bayer's matrix of 8×8 thresholds between 0 and 1.
    private static let thresholds: [[Float]] = {
        var matrix = [[0]]
        while matrix.count < 8 {
            let (old, size) = (matrix, matrix.count)
            matrix = (0..<2 * size).map { y in
                (0..<2 * size).map { x in
                    4 * old[y % size][x % size] + [[0, 2], [3, 1]][y / size][x / size]
                }
            }
        }
        return matrix.map { $0.map { (Float($0) + 0.5) / 64 } }
    }()
}
