// SPDX-License-Identifier: MIT

import Drawing
import Foundation

/// The differences of two images of the same size, and whether they are within a tolerance.
package struct ImageDiff: Sendable, Equatable {
    /// A pixel of both images; colours are premultiplied red, green, blue, alpha.
    package struct Pixel: Sendable, Equatable {
        /// Pixels from the left.
        package var x: Int
        /// Pixels from the top.
        package var y: Int
        package var expected: SIMD4<UInt8>
        package var actual: SIMD4<UInt8>

        /// The largest difference of a channel, 0 to 255.
        package var channelDistance: Int {
            let (p, q) = (SIMD4<Int16>(truncatingIfNeeded: expected), SIMD4<Int16>(truncatingIfNeeded: actual))
            return Int(pointwiseMax(p &- q, q &- p).max())
        }

        /// The perceived difference, in OKLab.
        package var deltaE: Double { PerceivedColor.distance(expected, actual) }
    }

    /// A rectangle of whole pixels.
    package struct Box: Sendable, Equatable {
        /// Pixels from the left.
        package var x: Int
        /// Pixels from the top.
        package var y: Int
        /// In pixels.
        package var width: Int
        /// In pixels.
        package var height: Int
    }

    /// The width of both images in pixels.
    package let width: Int
    /// The height of both images in pixels.
    package let height: Int
    /// The tolerance of the comparison.
    package let tolerance: Tolerance
    /// The number of pixels that differ at all.
    package let count: Int
    /// The first of the pixels that differ most: in OKLab for a perceptual tolerance, otherwise in one channel.
    package let worst: Pixel?
    /// The bounds of all differing pixels.
    package let box: Box?
    /// The largest number of differing pixels in one of the tolerance's windows; nil for other tolerances.
    package let worstWindowCount: Int?
    /// Whether all differences are within the tolerance.
    package let isWithinTolerance: Bool

    /// Whether no pixel differs at all.
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

    /// The result for the pixels seen so far.
    private struct Scan {
        let isPerceptual: Bool
        var count = 0
        var worst: Pixel?
        /// The difference of the worst pixel.
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

    /// The largest number of differing pixels in a window. Windows that extend beyond the box contain no more, so it is
    /// enough to slide within the box. Column sums move down with the window, and their sum moves right.
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
    /// A fast path: most rows of most images are equal.
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
