// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Raster
import TestSupport
import Testing

/// Images under projections are drawn in spans of a row. A pixel is the same in every span that contains it.
@Suite struct ProjectedRowsTests {
    private static let chain: MipChain = {
        var dice = Dice()
        let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: 300 * 200)
        for i in 0..<300 * 200 { pixels[i] = 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &dice) }
        return MipChain(PixelLevel(base: pixels, width: 300, height: 200, stride: 300), isLayer: false)
    }()

    /// Maps from the device to the image. Some are nearly flat, or show the image in only a few columns. The horizon of
    /// the last one is within the tested rows, so there the kernel draws single pixels in place of patches of eight.
    private static let inverses: [ProjectionTransform] = [
        projection(0.9, 0.05, 0.0001), projection(0.4, 0.2, 0.003), projection(3, 0.1, 0.02), projection(11, 2, 0.0001),
        projection(0.2, 0.01, -0.00198),
    ]
    private static func projection(_ scale: Double, _ lean: Double, _ depth: Double) -> ProjectionTransform {
        var transform = ProjectionTransform()
        (transform.m11, transform.m12, transform.m13) = (scale, lean, depth)
        (transform.m21, transform.m22, transform.m23) = (-lean, scale, depth / 3)
        (transform.m31, transform.m32) = (3, 7)
        return transform
    }

    @Test(arguments: [ImageInterpolation.none, .low, .medium, .high])
    func aPixelDoesNotDependOnItsSpan(_ interpolation: ImageInterpolation) {
        var dice = Dice()
        for (number, inverse) in Self.inverses.enumerated() {
            let alone = ProjectedRows(inverse, interpolation, Self.chain)
            let together = ProjectedRows(inverse, interpolation, Self.chain)
            for y in [-5, 0, 1, 7, 8, 90] {
                let columns = -40..<1000
                // Draws single pixels from right to left, so that each one begins a new span.
                let expected =
                    columns.reversed().map { alone.pixels(x: $0, y: y, count: 1).pointee }.reversed() as [UInt32]
                var x = columns.lowerBound
                while x < columns.upperBound {
                    let count = min([1, 3, 8, 20, 64, rowChunk].randomElement(using: &dice)!, columns.upperBound - x)
                    if Bool.random(using: &dice) { together.prepare(x: x, y: y, count: min(2 * count, rowChunk)) }
                    let pixels = Array(
                        UnsafeBufferPointer(start: together.pixels(x: x, y: y, count: count), count: count))
                    #expect(
                        pixels == Array(expected[x + 40..<x + 40 + count]),
                        "projection \(number), row \(y), column \(x)")
                    // The next span may follow directly, leave a gap, or begin again farther left.
                    x += [count, count, count + 5, max(1, count - 30)].randomElement(using: &dice)!
                }
            }
        }
    }

    /// The predicted step to the next row is exact to a pixel, and nil if the next row is too far away to prefetch.
    @Test func theNextRowIsForeseen() throws {
        for inverse in Self.inverses {
            for level in 0...2 {
                for x in [0.5, 40.5, 300.5] {
                    let above = CGPoint(x: x, y: 7.5).applying(inverse), below = CGPoint(x: x, y: 8.5).applying(inverse)
                    let step = SIMD2(below.x - above.x, below.y - above.y) / Double(1 << level)
                    let foreseen = try #require(inverse.rowStep(atX: x, y: 7.5, level: level))
                    #expect(abs(Double(foreseen.x) - step.x) < 1, "\(foreseen), \(step)")
                    #expect(abs(Double(foreseen.y) - step.y) < 1, "\(foreseen), \(step)")
                }
            }
        }
        #expect(Self.projection(63, 0, 0).rowStep(atX: 0, y: 0, level: 0) == SIMD2(0, 63))
        #expect(Self.projection(64, 0, 0).rowStep(atX: 0, y: 0, level: 0) == nil)
        #expect(Self.projection(64, 0, 0).rowStep(atX: 0, y: 0, level: 1) == SIMD2(0, 32))
        // The horizon crosses these rows.
        var inverse = Self.projection(1, 0, 0)
        inverse.m33 = 0
        #expect(inverse.rowStep(atX: 0, y: 0, level: 0) == nil)
    }
}
