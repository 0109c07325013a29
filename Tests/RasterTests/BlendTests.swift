// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Raster
import TestSupport
import Testing

/// Draws and blends pictures in all modes. `BlendReference` has the formulas.
@Suite struct BlendTests {
    private func noise(_ seed: UInt64) -> Bitmap {
        var dice = Dice(state: seed)
        return bitmap(24, 24) { x, y in
            // The first rows are opaque or transparent. In the first columns, each channel is 0 or its maximum.
            let a = UInt8.random(in: 0...255, using: &dice)
            let alpha: UInt8 = y < 6 ? 255 : y < 8 ? 0 : a
            func part() -> UInt8 {
                x < 4 ? (Bool.random(using: &dice) ? alpha : 0) : .random(in: 0...alpha, using: &dice)
            }
            return SIMD4(part(), part(), part(), alpha)
        }
    }

    private func image(_ bitmap: Bitmap) -> DisplayItem.Content {
        .image(ImageContent(bitmap: bitmap, rect: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)))
    }

    @Test(arguments: BlendMode.allCases) func modeAgreesWithItsFormula(_ mode: BlendMode) {
        let (below, above) = (noise(77), noise(1234))
        let picture = render(24, 24, [DisplayItem(image(below)), DisplayItem(image(above), blendMode: mode)])
        #expect(isPremultiplied(picture))
        for y in 0..<24 {
            for x in 0..<24 {
                #expect(picture[x, y] == BlendReference.blend(mode, above[x, y], over: below[x, y]), "\(x), \(y)")
            }
        }
    }

    @Test(arguments: BlendMode.allCases) func nothingDrawnChangesNothing(_ mode: BlendMode) {
        let below = noise(99)
        let clear = Bitmap(width: 24, height: 24)
        #expect(
            render(24, 24, [DisplayItem(image(below)), DisplayItem(image(clear), blendMode: mode)])
                == render(24, 24, [DisplayItem(image(below))]))
    }

    @Test(arguments: [BlendMode.hue, .saturation, .color, .luminosity]) func greysStayGreys(_ mode: BlendMode) {
        // With an alpha below 255, premultiplied greys are rounded down to whole levels.
        for alpha in [255, 254, 128, 77, 3, 1] {
            let above = bitmap(256, 256) { x, _ in
                let a = UInt8(alpha), c = UInt8(x * alpha / 255)
                return SIMD4(c, c, c, a)
            }
            let below = bitmap(256, 256) { _, y in SIMD4(UInt8(y), UInt8(y), UInt8(y), 255) }
            let picture = render(256, 256, [DisplayItem(image(below)), DisplayItem(image(above), blendMode: mode)])
            for y in 0..<256 {
                for x in 0..<256 {
                    let p = picture[x, y]
                    let s = Double(above[x, y].x) / Double(alpha)
                    let expected =
                        mode == .luminosity ? Double(y) + (s * 255 - Double(y)) * Double(alpha) / 255 : Double(y)
                    #expect(
                        p.w == 255 && (0..<3).allSatisfy { abs(Double(p[$0]) - expected) <= 1 }, "\(p) at \(x), \(y)")
                }
            }
        }
    }

    @Test func blendModesEndAtTheirGroup() {
        let dot = DisplayItem(.fill(rectangle(0, 0, 4, 4), FillStyle(), .color(.black)), blendMode: .difference)
        func inGroup(isolated: Bool) -> SIMD4<UInt8> {
            let item = DisplayItem(
                .fill(rectangle(0, 0, 4, 4), FillStyle(), .color(.white)), blendMode: .difference)
            return render(4, 4, background: .white, [DisplayItem(.group([item], isolated: isolated))])[1, 1]
        }
        // White over white in difference mode is black. An isolated group has no white background inside, so white
        // stays white.
        #expect(inGroup(isolated: false) == SIMD4(0, 0, 0, 255))
        #expect(inGroup(isolated: true) == SIMD4(255, 255, 255, 255))
        // A group with an effect is always isolated.
        let destination = DisplayItem(
            .fill(rectangle(0, 0, 4, 4), FillStyle(), .color(.black)), blendMode: .destinationOut)
        let group = DisplayItem(.group([dot, destination], isolated: false), effects: [.opacity(0.99)])
        #expect(render(4, 4, background: .white, [group])[1, 1] == SIMD4(255, 255, 255, 255))
    }
}
