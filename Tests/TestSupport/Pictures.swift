// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation
import Geometry
import Synchronization

/// Images made by formulas.
package enum Pictures {
    /// An image whose neighbouring pixels differ. No channel exceeds alpha.
    package static func gradient(_ width: Int, _ height: Int) -> Bitmap {
        bitmap(width, height) { x, y in
            SIMD4(UInt8(x * 37 % 200), UInt8(y * 53 % 200), UInt8((x + y) * 11 % 200), 200)
        }
    }

    package static func plain(_ width: Int, _ height: Int, _ color: SIMD4<UInt8> = SIMD4(100, 100, 100, 255)) -> Bitmap
    {
        bitmap(width, height) { _, _ in color }
    }

    /// - Parameter color: straight red, green, blue and alpha of a pixel, 0…255; premultiplied here.
    package static func make(_ width: Int, _ height: Int, _ color: (Int, Int) -> [Int]) -> Bitmap {
        bitmap(width, height) { x, y in
            let c = color(x, y).map { $0 & 255 }
            return SIMD4(
                UInt8((c[0] * c[3] + 127) / 255), UInt8((c[1] * c[3] + 127) / 255), UInt8((c[2] * c[3] + 127) / 255),
                UInt8(c[3]))
        }
    }

    /// Sizes of images for round trips through a file format.
    package static let sizes = [(1, 1), (2, 3), (7, 5), (16, 16), (17, 33), (63, 2), (65, 64)]

    /// A pseudo-random value, 0…255, that depends on the pixel only.
    package static func noise(_ x: Int, _ y: Int) -> Int {
        let n = (x &* 374_761_393 &+ y &* 668_265_263) & 0x7FFF_FFFF
        return ((n ^ n >> 13) &* 1_274_126_177) >> 16 & 255
    }

    /// The outline of a heart in a square of side `s`.
    package static func heart(_ s: CGFloat) -> Path {
        var path = Path()
        func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x * s, y: y * s) }
        path.move(to: p(0.5, 0.88))
        path.addCurve(to: p(0.1, 0.38), control1: p(0.3, 0.72), control2: p(0.1, 0.58))
        path.addCurve(to: p(0.5, 0.28), control1: p(0.1, 0.1), control2: p(0.42, 0.08))
        path.addCurve(to: p(0.9, 0.38), control1: p(0.58, 0.08), control2: p(0.9, 0.1))
        path.addCurve(to: p(0.5, 0.88), control1: p(0.9, 0.58), control2: p(0.7, 0.72))
        path.closeSubpath()
        return path
    }

    /// The bytes of an animated PNG. `until` is the time in seconds at which a frame ends.
    package static func animation(_ frames: [(Bitmap, until: Double)], loop: LoopCount = .forever) throws -> [UInt8] {
        let bytes = Bytes()
        var encoder = try APNGEncoder(
            APNGEncoder.Options(loop: loop, frameCount: frames.count), to: ByteSink { bytes.append($0) })
        for (bitmap, end) in frames { try encoder.write(encoder.prepare(bitmap), until: end) }
        try encoder.finish()
        return bytes.all
    }

    private final class Bytes: Sendable {
        private let pieces = Mutex<[UInt8]>([])
        func append(_ bytes: [UInt8]) { pieces.withLock { $0 += bytes } }
        var all: [UInt8] { pieces.withLock { $0 } }
    }
}
