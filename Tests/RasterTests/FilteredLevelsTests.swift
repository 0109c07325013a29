// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Raster
import TestSupport
import Testing

/// Filtered mipmaps, computed on demand and cached up to a limit per process.
@Suite struct FilteredLevelsTests {
    private static func picture(_ side: Int, _ seed: UInt64, hasHoles: Bool) -> Bitmap {
        var dice = Dice(state: seed)
        return bitmap(side, side) { x, y in
            guard !hasHoles || (x / 37 + y / 41) % 3 != 0 else { return .zero }
            func part() -> UInt8 { .random(in: 0...255, using: &dice) }
            return SIMD4(part(), part(), part(), 255)
        }
    }

    private static func list(_ picture: Bitmap, _ degrees: Double, _ axis: (CGFloat, CGFloat, CGFloat)) -> DisplayList {
        let size = CGSize(width: 160, height: 160)
        let map = ProjectionTransform.rotation3D(
            angle: .degrees(degrees), axis: axis, anchor: .center, anchorZ: 0, perspective: 0.8, size: size)
        let content = ImageContent(bitmap: picture, rect: CGRect(origin: .zero, size: size))
        return DisplayList(size: size, items: [DisplayItem(.image(content), transform: map)])
    }

    @Test(arguments: [false, true]) func cachedPartsChangeNothing(hasHoles: Bool) {
        let picture = Self.picture(500, 21, hasHoles: hasHoles)
        let warm = Rasterizer()
        let axes: [(CGFloat, CGFloat, CGFloat)] = [(0, 1, 0), (1, 0, 0), (1, 1, 0), (0.3, 1, 0.1)]
        for (i, axis) in axes.enumerated() {
            for degrees in stride(from: 7.0, to: 180, by: 23) {
                let list = Self.list(picture, degrees + Double(i), axis)
                // Writing a pixel gives the copy an identity of its own, for which no level is cached.
                var copy = picture
                copy[0, 0] = picture[0, 0]
                #expect(copy.identity != picture.identity)
                let alone = Rasterizer().draw(Self.list(copy, degrees + Double(i), axis))
                #expect(warm.draw(list) == alone, "\(degrees)° around \(axis)")
            }
        }
    }

    @Test func theyStayWithinTheirBound() {
        let pictures = (0..<12).map { Self.picture(600, UInt64($0) + 30, hasHoles: false) }
        let limit = 16 << 20
        let levels = FilteredLevels(byteLimit: limit)
        let rasterizer = Rasterizer(mips: MipCache(filtered: levels))
        var most = 0
        for step in 0..<40 {
            for picture in pictures { _ = rasterizer.draw(Self.list(picture, Double(step) * 9, (0.3, 1, 0.1))) }
            most = max(most, levels.heldBytes)
        }
        // The limit is checked when a level is requested. Between two requests, the levels in use grow and may exceed
        // it.
        #expect(most > limit / 2 && most <= limit + 12 << 20)
    }

    /// If every frame needs more levels than the limit holds, some of them are still found in the cache.
    @Test func cyclicUseOverTheLimitStillHits() {
        let pictures = (0..<24).map { Self.picture(600, UInt64($0) + 60, hasHoles: false) }
        func made(limit: Int, rounds: Int) -> [Int] {
            let levels = FilteredLevels(byteLimit: limit)
            let rasterizer = Rasterizer(mips: MipCache(filtered: levels))
            return (0..<rounds).map { _ in
                let before = levels.filteredBytes
                for picture in pictures { _ = rasterizer.draw(Self.list(picture, 50, (0, 1, 0))) }
                return levels.filteredBytes - before
            }
        }
        let unlimited = made(limit: .max, rounds: 2)
        #expect(unlimited[0] > 0 && unlimited[1] == 0)
        // Measures the size of all levels, so that the limit can be two thirds of it.
        let levels = FilteredLevels(byteLimit: .max)
        let rasterizer = Rasterizer(mips: MipCache(filtered: levels))
        for picture in pictures { _ = rasterizer.draw(Self.list(picture, 50, (0, 1, 0))) }
        let last = made(limit: levels.heldBytes * 2 / 3, rounds: 12)[11]
        #expect(last < unlimited[0] * 3 / 4, "\(last) of \(unlimited[0])")
    }

    @Test func theyGoWithTheirImage() {
        let levels = FilteredLevels(byteLimit: 256 << 20)
        do {
            let rasterizer = Rasterizer(mips: MipCache(filtered: levels))
            _ = rasterizer.draw(Self.list(Self.picture(700, 50, hasHoles: true), 40, (0, 1, 0)))
            #expect(levels.heldBytes > 0)
        }
        #expect(levels.heldBytes == 0)
    }

    /// An image that reuses the memory of an evicted one is drawn correctly.
    @Test func theirMemoryIsKeptForTheNextOnes() {
        let levels = FilteredLevels(byteLimit: 256 << 20)
        func draw(_ seed: UInt64, side: Int) -> Int {
            let list = Self.list(Self.picture(side, seed, hasHoles: false), 40, (0, 1, 0))
            #expect(Rasterizer(mips: MipCache(filtered: levels)).draw(list) == Rasterizer().draw(list))
            return levels.pooledBytes
        }
        let first = draw(70, side: 700)
        #expect(first > 0 && levels.heldBytes == 0)
        #expect(draw(71, side: 700) == first)
        // An image of another size cannot reuse the pooled memory, so the pool grows.
        let both = draw(72, side: 600)
        #expect(both > first)
        #expect(draw(73, side: 700) == both)
    }

    @Test func spareMemoryStaysWithinItsBound() {
        let limit = 8 << 20
        let levels = FilteredLevels(byteLimit: limit)
        var most = 0
        for side in stride(from: 500, to: 900, by: 40) {
            let rasterizer = Rasterizer(mips: MipCache(filtered: levels))
            let picture = Self.picture(side, UInt64(side), hasHoles: false)
            for degrees in stride(from: 5.0, to: 180, by: 10) {
                _ = rasterizer.draw(Self.list(picture, degrees, (0.3, 1, 0.1)))
                most = max(most, levels.pooledBytes)
                #expect(levels.pooledBytes <= limit / 2)
            }
        }
        #expect(most > limit / 4)
    }
}
