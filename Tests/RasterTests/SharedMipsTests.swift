// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Raster
import Synchronization
import TestSupport
import Testing

/// Rasterizers of several threads share mipmaps.
@Suite struct SharedMipsTests {
    /// Runs `body` on several threads at once, each with its number.
    private func concurrently(_ count: Int, _ body: @Sendable (Int) -> Void) {
        DispatchQueue.concurrentPerform(iterations: count, execute: body)
    }

    @Test func threadsThatShareMipmapsDrawTheSame() {
        let frames = (0..<4).map { Self.frame(Double($0)) }
        let alone = frames.map { Rasterizer().draw($0) }
        for _ in 0..<5 {
            let mips = MipCache()
            let wrong = Atomic(0)
            concurrently(4) { thread in
                let rasterizer = Rasterizer(mips: mips)
                for i in 0..<4 where rasterizer.draw(frames[(i + thread) % 4]) != alone[(i + thread) % 4] {
                    wrong.add(1, ordering: .relaxed)
                }
            }
            #expect(wrong.load(ordering: .relaxed) == 0)
        }
    }

    /// Images with and without transparent parts, shrunk, rotated and tilted.
    private static func frame(_ t: Double) -> DisplayList {
        let size = CGSize(width: 150, height: 150)
        let tilt = ProjectionTransform.rotation3D(
            angle: .degrees(50 + t), axis: (1, 1, 0), anchor: .center, anchorZ: 0, perspective: 1, size: size)
        let turned = turn(10 * t, aboutX: 75, y: 75)
        let items = zip(pictures, [turned, tilt, tilt.concatenating(turned)]).map { picture, map in
            DisplayItem(
                .image(ImageContent(bitmap: picture, rect: CGRect(origin: .zero, size: size))), transform: map,
                effects: [.shadow(Shadow(color: .black, radius: 3))])
        }
        return DisplayList(size: size, items: items)
    }

    private static let pictures: [Bitmap] = {
        var dice = Dice()
        return [(300, false), (400, true), (210, true)].map { side, hasHoles in
            bitmap(side, side) { x, y in
                guard !hasHoles || (x / 40 + y / 50) % 3 != 0 else { return .zero }
                func part() -> UInt8 { .random(in: 0...255, using: &dice) }
                return SIMD4(part(), part(), part(), 255)
            }
        }
    }()
}
