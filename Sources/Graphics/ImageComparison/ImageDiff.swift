// SPDX-License-Identifier: MIT

import Drawing
import Foundation

/// The differences between two images of the same size, and whether they are within a tolerance.
package struct ImageDiff: Sendable, Equatable {
    /// A pixel in both images. Its colours are red, green, blue and alpha, premultiplied.
    package struct Pixel: Sendable, Equatable {
        /// The number of pixels to the left of this pixel.
        package var x: Int
        /// The number of pixels above this pixel.
        package var y: Int
        package var expected: SIMD4<UInt8>
        package var actual: SIMD4<UInt8>

        /// The largest difference of a channel, 0 to 255.
        package var channelDistance: Int {
            let (p, q) = (SIMD4<Int16>(truncatingIfNeeded: expected), SIMD4<Int16>(truncatingIfNeeded: actual))
            return Int(pointwiseMax(p &- q, q &- p).max())
        }

        /// The perceived difference: the distance in OKLab.
        package var deltaE: Double { PerceivedColor.distance(expected, actual) }
    }

    /// A rectangle of whole pixels.
    package struct Box: Sendable, Equatable {
        /// The number of pixels to the left of the rectangle.
        package var x: Int
        /// The number of pixels above the rectangle.
        package var y: Int
        package var width: Int
        package var height: Int
    }

    /// The width of both images in pixels.
    package let width: Int
    /// The height of both images in pixels.
    package let height: Int
    package let tolerance: Tolerance
    /// The number of pixels with any difference, regardless of the tolerance.
    package let count: Int
    /// The first pixel with the largest difference; nil if the images are equal. For a perceptual tolerance,
    /// differences are distances in OKLab; otherwise, differences of a channel.
    package let worst: Pixel?
    /// The bounds of all differing pixels; nil if the images are equal.
    package let box: Box?
    /// The largest number of differing pixels in any window of the tolerance; nil if the tolerance has no window.
    package let worstWindowCount: Int?
    /// Whether the images pass: `count`, `worst` or `worstWindowCount` is in range, depending on the tolerance's case.
    package let isWithinTolerance: Bool

    /// Whether the images are equal, without any tolerance.
    package var isIdentical: Bool { count == 0 }

    /// Compares two images.
    /// - Parameter actual: Must have the same size as `expected`; `BitmapComparison` handles other sizes.
    package init(expected: Bitmap, actual: Bitmap, tolerance: Tolerance = .exact) {
        precondition(expected.width == actual.width && expected.height == actual.height)
        (width, height, self.tolerance) = (expected.width, expected.height, tolerance)
        var scan = Scan(isPerceptual: tolerance.isPerceptual)
        for y in 0..<height where !expected.hasSameRow(y, as: actual) {
            for x in 0..<width {
                let (p, q) = (expected[x, y], actual[x, y])
                if p != q { scan.note(Pixel(x: x, y: y, expected: p, actual: q)) }
            }
        }
        (count, worst, box) = (scan.count, scan.worst, scan.box)
        var windowCount: Int?
        if case .worstWindow(_, let side) = tolerance {
            windowCount = scan.box.map { Self.worstWindow(of: side, in: $0, expected, actual) } ?? 0
        }
        worstWindowCount = windowCount
        isWithinTolerance =
            switch tolerance {
            case .exact: scan.count == 0
            case .channels(let most): (scan.worst?.channelDistance ?? 0) <= most
            case .worstWindow(let most, _): windowCount! <= most
            case .perceptual(let deltaE): scan.distance <= deltaE
            }
    }

    /// The result for the differing pixels visited so far.
    private struct Scan {
        let isPerceptual: Bool
        var count = 0
        var worst: Pixel?
        /// The difference of `worst`, in OKLab or in levels of a channel.
        var distance = 0.0
        private var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)

        init(isPerceptual: Bool) { self.isPerceptual = isPerceptual }

        mutating func note(_ pixel: Pixel) {
            count += 1
            (left, right) = (min(left, pixel.x), max(right, pixel.x))
            (top, bottom) = (min(top, pixel.y), max(bottom, pixel.y))
            let distance = isPerceptual ? pixel.deltaE : Double(pixel.channelDistance)
            if worst == nil || distance > self.distance { (worst, self.distance) = (pixel, distance) }
        }

        var box: Box? {
            count == 0 ? nil : Box(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
        }
    }

    /// The largest number of differing pixels in any window. Tests only windows within `box`, because no window
    /// contains more of them.
    ///
    /// `columns[x]` counts the differing pixels of column x in the window's rows. `sum` adds up these counts for the
    /// window's columns.
    private static func worstWindow(of side: Int, in box: Box, _ expected: Bitmap, _ actual: Bitmap) -> Int {
        func differs(_ x: Int, _ y: Int) -> Int {
            expected[box.x + x, box.y + y] == actual[box.x + x, box.y + y] ? 0 : 1
        }
        var columns = [Int](repeating: 0, count: box.width)
        var most = 0
        for bottom in 0..<box.height {
            var sum = 0
            for right in 0..<box.width {
                columns[right] += differs(right, bottom)
                if bottom >= side { columns[right] -= differs(right, bottom - side) }
                sum += columns[right]
                if right >= side { sum -= columns[right - side] }
                most = max(most, sum)
            }
        }
        return most
    }
}

extension Tolerance {
    fileprivate var isPerceptual: Bool { if case .perceptual = self { true } else { false } }
}

extension Bitmap {
    /// Whether a row is equal in both images. A fast path, because most rows of most images are equal.
    fileprivate func hasSameRow(_ y: Int, as other: Bitmap) -> Bool {
        if identity == other.identity { return true }
        let row = y * bytesPerRow..<y * bytesPerRow + 4 * width
        return withUnsafeBytes { mine in
            other.withUnsafeBytes {
                memcmp(mine.baseAddress! + row.lowerBound, $0.baseAddress! + row.lowerBound, row.count) == 0
            }
        }
    }
}
