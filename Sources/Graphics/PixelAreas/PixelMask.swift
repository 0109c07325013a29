// SPDX-License-Identifier: MIT

/// A set of pixels of an image.
package struct PixelMask {
    private let width: Int
    private let height: Int
    /// Whether the set contains a pixel, by its index in rows without padding.
    private let contains: [Bool]

    init(width: Int, height: Int, contains: [Bool]) {
        (self.width, self.height, self.contains) = (width, height, contains)
    }

    /// The pixels that are darker than `threshold`, 0…1, or all others. Transparent pixels count as white.
    package init(of grid: PixelArray, darkerThan threshold: Double, inverted: Bool) {
        self.init(
            width: grid.width, height: grid.height,
            contains: grid.pixels.map { ($0.brightness + 1 - Double($0.w) / 255 < threshold) != inverted })
    }

    /// The pixels that are more opaque than `threshold`, 0…1, or all others.
    package init(of grid: PixelArray, moreOpaqueThan threshold: Double, inverted: Bool) {
        self.init(
            width: grid.width, height: grid.height,
            contains: grid.pixels.map { (Double($0.w) / 255 > threshold) != inverted })
    }

    package var isEmpty: Bool { !contains.contains(true) }

    /// The mask as a binary PBM file, in which the pixels of the set are black.
    package var portableBitmap: [UInt8] {
        var bytes = Array("P4\n\(width) \(height)\n".utf8)
        let start = bytes.count
        let bytesPerRow = (width + 7) / 8
        bytes += [UInt8](repeating: 0, count: bytesPerRow * height)
        for y in 0..<height {
            for x in 0..<width where contains[y * width + x] {
                bytes[start + y * bytesPerRow + x / 8] |= 0x80 >> UInt8(x % 8)
            }
        }
        return bytes
    }
}
