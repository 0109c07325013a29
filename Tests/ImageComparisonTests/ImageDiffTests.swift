// SPDX-License-Identifier: MIT

import Drawing
import ImageComparison
import TestSupport
import Testing

@Suite struct ImageDiffTests {
    @Test func aPictureIsItself() {
        let picture = Pictures.gradient(21, 13)
        let diff = ImageDiff(expected: picture, actual: Pictures.gradient(21, 13))
        #expect(diff.isIdentical && diff.isWithinTolerance && diff.worst == nil && diff.box == nil)
    }

    /// Rows are compared in blocks of 64 bytes and a remainder, so the change is tried at every position.
    @Test(arguments: [1, 15, 16, 17, 33]) func oneLevelIsCaughtAnywhere(width: Int) {
        let picture = Pictures.gradient(width, 3)
        for y in 0..<3 {
            for x in 0..<width {
                for channel in 0..<4 {
                    var changed = picture
                    changed[x, y][channel] += 1
                    let diff = ImageDiff(expected: picture, actual: changed)
                    #expect(diff.count == 1 && !diff.isWithinTolerance)
                    #expect(diff.worst?.x == x && diff.worst?.y == y && diff.worst?.channelDistance == 1)
                }
            }
        }
    }

    @Test func theWorstPixelHasItsTwoColours() {
        let picture = Pictures.plain(10, 10)
        var changed = picture
        changed[2, 3] = SIMD4(100, 104, 100, 255)
        changed[7, 5] = SIMD4(100, 100, 90, 255)
        let diff = ImageDiff(expected: picture, actual: changed)
        #expect(
            diff.summary == """
                2 of 100 pixels differ, worst at (7, 5): expected rgba(100, 100, 100, 255), got rgba(100, 100, 90, 255); \
                all within 6×3 pixels at (2, 3); exact permits no difference
                """)
    }

    @Test func channelsArePermittedUpToTheirBound() {
        let picture = Pictures.plain(4, 4)
        for off in 1...6 {
            let changed = Pictures.plain(4, 4, SIMD4(100, 100, UInt8(100 - off), 255))
            let diff = ImageDiff(expected: picture, actual: changed, tolerance: .channels(3))
            #expect(diff.isWithinTolerance == (off <= 3))
            #expect(diff.count == 16)
        }
    }

    /// Two pictures that differ in alpha only.
    @Test func alphaCountsInEveryTolerance() {
        let picture = Pictures.plain(4, 4, SIMD4(0, 0, 0, 0))
        let changed = Pictures.plain(4, 4, SIMD4(0, 0, 0, 60))
        for tolerance in [Tolerance.exact, .channels(50), .worstWindow(3, of: 4), .perceptual(deltaE: 0.05)] {
            let diff = ImageDiff(expected: picture, actual: changed, tolerance: tolerance)
            #expect(!diff.isWithinTolerance, "\(tolerance)")
        }
    }

    // MARK: Windows

    /// The reference implementation: counts each window separately.
    private func slowWorstWindow(_ a: Bitmap, _ b: Bitmap, side: Int) -> Int {
        var most = 0
        for top in (1 - side)..<a.height {
            for left in (1 - side)..<a.width {
                var count = 0
                for y in max(top, 0)..<min(top + side, a.height) {
                    for x in max(left, 0)..<min(left + side, a.width) where a[x, y] != b[x, y] { count += 1 }
                }
                most = max(most, count)
            }
        }
        return most
    }

    @Test(arguments: [2, 3, 5, 40]) func windowsAreCountedAsOneByOne(side: Int) {
        let picture = Pictures.gradient(23, 17)
        var state: UInt64 = 7
        for density in [3, 20, 90] {
            var changed = picture
            for y in 0..<17 {
                for x in 0..<23 {
                    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                    if state >> 33 % 100 < density { changed[x, y].z ^= 1 }
                }
            }
            let diff = ImageDiff(expected: picture, actual: changed, tolerance: .worstWindow(1, of: side))
            #expect(diff.worstWindowCount == slowWorstWindow(picture, changed, side: side))
        }
    }

    @Test func scatteredPixelsPassAndHeapsDoNot() {
        let picture = Pictures.plain(64, 64)
        var (scattered, heap) = (picture, picture)
        for i in 0..<16 {
            scattered[i % 4 * 16, i / 4 * 16].x = 0
            heap[20 + i % 4, 20 + i / 4].x = 0
        }
        let tolerance = Tolerance.worstWindow(4, of: 8)
        #expect(ImageDiff(expected: picture, actual: scattered, tolerance: tolerance).isWithinTolerance)
        let diff = ImageDiff(expected: picture, actual: heap, tolerance: tolerance)
        #expect(!diff.isWithinTolerance && diff.worstWindowCount == 16)
        #expect(diff.summary.hasSuffix("permits up to 4 differing pixels in any window of 8×8, the worst has 16"))
    }

    // MARK: Perceptual differences

    @Test func blackAndWhiteAreOneApart() throws {
        let diff = ImageDiff(
            expected: Pictures.plain(1, 1, SIMD4(0, 0, 0, 255)),
            actual: Pictures.plain(1, 1, SIMD4(255, 255, 255, 255)), tolerance: .perceptual(deltaE: 0.5))
        #expect(abs(try #require(diff.worst).deltaE - 1) < 1e-4)
    }

    /// sRGB's red is L 0.6280, a 0.2249, b 0.1258, and its green 0.8664, −0.2339, 0.1795.
    @Test func coloursHaveTheirOKLabValues() throws {
        let diff = ImageDiff(
            expected: Pictures.plain(1, 1, SIMD4(255, 0, 0, 255)), actual: Pictures.plain(1, 1, SIMD4(0, 255, 0, 255)))
        #expect(abs(try #require(diff.worst).deltaE - 0.5197) < 1e-3)
    }

    @Test func aLevelIsLessThanOneSeesAndTenAreNot() {
        let picture = Pictures.plain(2, 2)
        func passes(_ green: UInt8) -> Bool {
            ImageDiff(
                expected: picture, actual: Pictures.plain(2, 2, SIMD4(100, green, 100, 255)),
                tolerance: .perceptual(deltaE: 0.02)
            ).isWithinTolerance
        }
        #expect(passes(101) && passes(98) && !passes(112))
    }

    @Test func sizesAreComparedFirst() {
        let comparison = BitmapComparison(
            expected: Pictures.plain(3, 4), actual: Pictures.plain(4, 3), tolerance: .channels(254))
        #expect(!comparison.isSame)
        #expect(comparison.summary == "4×3 pixels instead of 3×4")
    }
}
