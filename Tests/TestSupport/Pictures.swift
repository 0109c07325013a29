// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation
import Synchronization

/// Images made by rules, so that tests can say where they differ.
package enum Pictures {
    /// Every pixel another colour, all valid: no channel above alpha.
    package static func gradient(_ width: Int, _ height: Int) -> Bitmap {
        var bitmap = Bitmap(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                bitmap[x, y] = SIMD4(UInt8(x * 37 % 200), UInt8(y * 53 % 200), UInt8((x + y) * 11 % 200), 200)
            }
        }
        return bitmap
    }

    package static func plain(_ width: Int, _ height: Int, _ color: SIMD4<UInt8> = SIMD4(100, 100, 100, 255)) -> Bitmap
    {
        var bitmap = Bitmap(width: width, height: height)
        for y in 0..<height { for x in 0..<width { bitmap[x, y] = color } }
        return bitmap
    }

    /// The bytes of an animated PNG; each frame ends at its time.
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
