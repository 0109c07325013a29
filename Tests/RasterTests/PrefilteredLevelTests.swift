// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Raster
import TestSupport
import Testing

/// Shrunk images, whose levels are filtered before they are sampled.
@Suite struct PrefilteredLevelTests {
    private static func drawn(_ bitmap: Bitmap, width: Double, degrees: Double = 0) -> Bitmap {
        let side = (width * 1.5 + 4).rounded()
        let height = width * Double(bitmap.height) / Double(bitmap.width)
        let map = turn(degrees, aboutX: width / 2, y: height / 2)
            .concatenating(.translation(x: (side - width) / 2, y: (side - height) / 2))
        let content = ImageContent(bitmap: bitmap, rect: CGRect(x: 0, y: 0, width: width, height: height))
        return render(side, side, [DisplayItem(.image(content), transform: map)])
    }

    /// Image pixels per device pixel, from slightly to strongly shrunk images. The values are on both sides of the
    /// borders between filter steps and between mipmap levels.
    private static let shrinkings = [1.0005, 1.01, 1.06, 1.3, 1.9, 2.5, 2.6, 3.9, 5, 5.2, 9, 17, 40, 70]

    @Test(arguments: shrinkings) func plainColoursStay(_ shrinking: Double) {
        for color in [
            SIMD4<UInt8>(255, 255, 255, 255), SIMD4(0, 0, 0, 255), SIMD4(10, 128, 77, 128), SIMD4(1, 0, 1, 1),
        ] {
            let picture = Self.drawn(bitmap(150, 150) { _, _ in color }, width: 150 / shrinking, degrees: 20)
            #expect(picture[picture.width / 2, picture.height / 2] == color)
        }
    }

    @Test(arguments: shrinkings) func nothingExceedsAlpha(_ shrinking: Double) {
        var dice = Dice()
        let noise = bitmap(131, 90) { _, _ in
            let a = UInt8.random(in: 0...255, using: &dice)
            func part() -> UInt8 { .random(in: 0...a, using: &dice) }
            return SIMD4(part(), part(), part(), a)
        }
        for degrees in [0.0, 33] {
            let picture = Self.drawn(noise, width: 131 / shrinking, degrees: degrees)
            for y in 0..<picture.height {
                for x in 0..<picture.width {
                    let p = picture[x, y]
                    #expect(max(p.x, p.y, p.z) <= p.w)
                }
            }
        }
    }

    /// The mean of the squared differences between adjacent pixels, in red.
    private static func contrast(_ picture: Bitmap) -> Double {
        var sum = 0.0
        for y in 1..<picture.height {
            for x in 1..<picture.width {
                let p = Double(picture[x, y].x)
                let (dx, dy) = (p - Double(picture[x - 1, y].x), p - Double(picture[x, y - 1].x))
                sum += dx * dx + dy * dy
            }
        }
        return sum / Double(picture.width * picture.height)
    }

    @Test func aPictureThatChangesItsSizeStaysAsSharp() {
        var dice = Dice()
        let spots = bitmap(256, 256) { x, y in
            let v: UInt8 =
                hypot(Double(x % 64) - 32, Double(y % 64) - 32) < 22 ? 255 : UInt8.random(in: 0...30, using: &dice)
            return SIMD4(v, v, v, 255)
        }
        var last: Double?
        var width = 200.0
        while width > 25 {
            let contrast = Self.contrast(Self.drawn(spots, width: width, degrees: 17))
            if let last { #expect(abs(contrast / last - 1) < 0.15, "\(width) points: \(contrast) after \(last)") }
            last = contrast
            width *= 0.985
        }
    }

    @Test(arguments: [0.0, 60, 75, -75]) func softLayersNeedNoMoreThanOneSample(_ degrees: Double) {
        // A wide, tilted shadow compared with the mean of a finer image.
        let size = CGSize(width: 60, height: 60)
        let map = tilt(degrees, axis: (0, 1, 0), size).concatenating(.translation(x: 60, y: 60))
        let shadow = Shadow(color: .black, radius: 10, offset: CGSize(width: 3, height: 0))
        let item = DisplayItem(
            .group(
                [DisplayItem(.fill(rectangle(0, 0, 60, 60), FillStyle(), .color(.white)), effects: [.shadow(shadow)])],
                isolated: false), transform: map)
        let n = 4
        let drawn = render(180, 180, [item]), fine = render(180, 180, scale: Double(n), [item])
        for y in 0..<drawn.height {
            for x in 0..<drawn.width {
                var sum = 0
                for j in 0..<n {
                    for i in 0..<n { sum += Int(fine[x * n + i, y * n + j].w) }
                }
                #expect(abs(Double(drawn[x, y].w) - Double(sum) / Double(n * n)) < 9)
            }
        }
    }
}
