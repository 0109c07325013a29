// SPDX-License-Identifier: MIT

import Drawing
import Foundation

/// Where and how much two images of one size differ, and whether a tolerance permits it.
package struct ImageDiff: Sendable, Equatable {
    /// A pixel of both images; colours are premultiplied red, green, blue, alpha.
    package struct Pixel: Sendable, Equatable {
        /// Pixels from the left.
        package var x: Int
        /// Pixels from the top.
        package var y: Int
        /// What it should be: red, green, blue, alpha, premultiplied.
        package var expected: SIMD4<UInt8>
        /// What it is.
        package var actual: SIMD4<UInt8>

        /// The farthest channel's difference, 0 to 255.
        package var channelDistance: Int {
            let (p, q) = (SIMD4<Int16>(truncatingIfNeeded: expected), SIMD4<Int16>(truncatingIfNeeded: actual))
            return Int(pointwiseMax(p &- q, q &- p).max())
        }

        /// The difference as it is seen, in OKLab.
        package var deltaE: Double { PerceivedColor.distance(expected, actual) }
    }

    /// Whole pixels.
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

    /// Of both images, in pixels.
    package let width: Int
    /// Of both images, in pixels.
    package let height: Int
    /// What was permitted.
    package let tolerance: Tolerance
    /// Of pixels that differ at all.
    package let count: Int
    /// The first of those that differ most: in OKLab for a perceptual tolerance, else in one channel.
    package let worst: Pixel?
    /// The smallest that holds all differing pixels.
    package let box: Box?
    /// The most differing pixels in one of the tolerance's windows; nil for other tolerances.
    package let worstWindowCount: Int?
    /// Whether the tolerance permits all of it.
    package let isWithinTolerance: Bool

    /// No pixel differs, whatever is permitted.
    package var isIdentical: Bool { count == 0 }

    /// - Parameter actual: as large as `expected`; `BitmapComparison` says so where it is not.
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

    /// What is known of the pixels seen so far.
    private struct Scan {
        let isPerceptual: Bool
        var count = 0
        var worst: Pixel?
        /// Of the worst.
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

    /// Every window that counts lies in the box or hangs over it, where there is nothing more to count: so it is enough
    /// to slide within the box. Sums over columns move down with the window, their sum moves right.
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
    /// Most rows of most images are the same, and are told quickly.
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
