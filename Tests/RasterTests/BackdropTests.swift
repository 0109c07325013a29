// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Raster
import TestSupport
import Testing

/// Glass shows the content beneath it, but only within its own bounds, both in layers and outside of layers.
@Suite struct BackdropTests {
    private func glass(_ path: Path, _ backdrop: Backdrop, _ effects: [Effect] = []) -> DisplayItem {
        DisplayItem(.fill(path, FillStyle(), .backdrop(backdrop)), effects: effects)
    }

    private func group(_ items: [DisplayItem], _ effects: [Effect] = []) -> DisplayItem {
        DisplayItem(.group(items, isolated: true), effects: effects)
    }

    /// Squares in many colours, opaque.
    private func mosaic(_ width: Int, _ height: Int, side: Int = 4) -> [DisplayItem] {
        var dice = Dice()
        return stride(from: 0, to: height, by: side).flatMap { y in
            stride(from: 0, to: width, by: side).map { x in
                fill(
                    rectangle(Double(x), Double(y), Double(side), Double(side)),
                    RGBAColor(
                        red: .random(in: 0...1, using: &dice), green: .random(in: 0...1, using: &dice),
                        blue: .random(in: 0...1, using: &dice)))
            }
        }
    }

    private func mirror(_ i: Int, _ low: Int, _ high: Int) -> Int {
        var i = i
        while i < low || i >= high { i = i < low ? 2 * low - 1 - i : 2 * high - 1 - i }
        return i
    }

    @Test(arguments: [1.5, 5, 12.0]) func theBlurIsAGaussianBetweenMirrors(sigma: Double) {
        let below = mosaic(60, 48)
        let (left, top, right, bottom) = (10, 8, 50, 40)
        let path = rectangle(10, 8, 40, 32)
        let before = render(60, 48, below), after = render(60, 48, below + [glass(path, Backdrop(radius: sigma))])
        let reach = Int(4 * sigma)
        let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = weights.reduce(0, +)
        var largest = 0.0
        for y in 0..<48 {
            for x in 0..<60 {
                guard (left..<right).contains(x), (top..<bottom).contains(y) else {
                    #expect(after[x, y] == before[x, y])
                    continue
                }
                guard x % 7 == 3, y % 5 == 2 else { continue }
                var exact = SIMD4<Double>.zero
                for dy in -reach...reach {
                    for dx in -reach...reach {
                        let pixel = before[mirror(x + dx, left, right), mirror(y + dy, top, bottom)]
                        exact +=
                            SIMD4<Double>(SIMD4<Int>(truncatingIfNeeded: pixel))
                            * (weights[dx + reach] * weights[dy + reach] / (sum * sum))
                    }
                }
                let difference = exact - SIMD4<Double>(SIMD4<Int>(truncatingIfNeeded: after[x, y]))
                largest = max(largest, abs(difference.x), abs(difference.y), abs(difference.z), abs(difference.w))
            }
        }
        #expect(largest < 3)
    }

    @Test func nothingBesideTheGlassShinesIn() {
        let below = [
            fill(rectangle(0, 0, 40, 40), RGBAColor(red: 0, green: 0, blue: 1)),
            fill(rectangle(0, 0, 40, 10), RGBAColor(red: 1, green: 0, blue: 0)),
        ]
        let shown = render(40, 40, below + [glass(rectangle(0, 10, 40, 30), Backdrop(radius: 8))])
        for y in 10..<40 { #expect(shown[20, y] == SIMD4(0, 0, 255, 255)) }
    }

    @Test func aFlatGroundIsSaturatedAndTinted() {
        let ground = fill(rectangle(0, 0, 20, 20), RGBAColor(red: 0.6, green: 0.5, blue: 0.4))
        let tint = RGBAColor(red: 1, green: 1, blue: 1, alpha: 0.25)
        let shown = render(
            20, 20, [ground, glass(rectangle(0, 0, 20, 20), Backdrop(radius: 4, saturation: 2, tint: tint))])
        let luminance = 0.2126 * 0.6 + 0.7152 * 0.5 + 0.0722 * 0.4
        for (i, c) in [0.6, 0.5, 0.4].enumerated() {
            let expected = (2 * c - luminance) * 0.75 + 0.25
            #expect(abs(Double(shown[10, 10][i]) / 255 - expected) < 0.01)
        }
    }

    @Test func opacityBlendsWithTheContentBelow() {
        let below = mosaic(32, 32)
        let path = rectangle(4, 4, 24, 24)
        let sharp = render(32, 32, below)
        let blurred = render(32, 32, below + [glass(path, Backdrop(radius: 5))])
        for item in [
            glass(path, Backdrop(radius: 5), [.opacity(0.5)]), glass(path, Backdrop(radius: 5, opacity: 0.5)),
            // Glass in a group with opacity, which is composited as a layer, looks the same.
            group([glass(path, Backdrop(radius: 5)), fill(rectangle(0, 0, 1, 1), .clear)], [.opacity(0.5)]),
        ] {
            let half = render(32, 32, below + [item])
            for (x, y) in [(6, 6), (15, 20), (27, 9)] {
                for c in 0..<3 {
                    #expect(abs(Int(half[x, y][c]) - (Int(sharp[x, y][c]) + Int(blurred[x, y][c])) / 2) <= 2)
                }
            }
        }
    }

    @Test func glassInALayerShowsContentBelowTheLayer() {
        let below = mosaic(40, 40)
        let path = Path(ellipseIn: CGRect(x: 5, y: 6, width: 30, height: 28))
        let pane = glass(path, Backdrop(radius: 6, saturation: 1.5, tint: RGBAColor(white: 1, alpha: 0.3)))
        let plain = render(40, 40, below + [pane])
        #expect(largestDifference(plain, render(40, 40, below + [group([pane])])) == 0)
        #expect(largestDifference(plain, render(40, 40, [group(below + [group([pane], [.opacity(1)])])])) == 0)
        let masked = render(40, 40, below + [group([pane], [.mask([fill(rectangle(0, 0, 40, 40))])])])
        #expect(largestDifference(plain, masked) <= 1)
        // An identity colour matrix changes nothing but rounding.
        #expect(largestDifference(plain, render(40, 40, below + [group([pane], [.colorMatrix(.identity)])])) <= 2)
    }

    @Test func glassOnNothingIsItsTint() {
        let tint = RGBAColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        let shown = render(20, 20, [glass(rectangle(2, 2, 16, 16), Backdrop(radius: 3, tint: tint))])
        #expect(shown[10, 10] == SIMD4(128, 0, 0, 128))
        #expect(shown[0, 0] == .zero)
        #expect(isPremultiplied(shown))
    }

    @Test func translucentContentIsReplacedNotCovered() {
        // Glass over a dot on a transparent canvas: the blurred dot replaces the sharp dot, instead of covering it.
        let dot = fill(rectangle(14, 14, 4, 4), .black)
        let shown = render(32, 32, [dot, glass(rectangle(0, 0, 32, 32), Backdrop(radius: 4))])
        #expect(shown[16, 16].w < 80)
        #expect(shown[16, 16].w > shown[12, 16].w)
        #expect(isPremultiplied(shown))
    }

    @Test func theShapeCutsAndSilhouettesAreOpaque() {
        let ground = fill(rectangle(0, 0, 40, 40), .white)
        let path = Path(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 20))
        let shadow = Shadow(color: .black, radius: 0, offset: CGSize(width: 12, height: 0))
        let pane = glass(path, Backdrop(radius: 3, tint: RGBAColor(red: 0, green: 1, blue: 0, alpha: 0.5)))
        let shown = render(40, 40, [ground, pane])
        #expect(shown[11, 11] == SIMD4(255, 255, 255, 255))
        #expect(shown[20, 20] == SIMD4(127, 255, 127, 255))
        var cast = pane
        cast.effects = [.shadow(shadow)]
        #expect(render(40, 40, [ground, cast])[38, 20] == SIMD4(0, 0, 0, 255))
    }

    @Test func theScaleOfTheSpaceCounts() {
        let below = mosaic(40, 40)
        let coarse = render(40, 40, scale: 2, below + [glass(rectangle(0, 0, 40, 40), Backdrop(radius: 3))])
        let fine = render(
            80, 80,
            below.map { DisplayItem(.group([$0], isolated: false), transform: .scale(2)) }
                + [glass(rectangle(0, 0, 80, 80), Backdrop(radius: 6))])
        #expect(largestDifference(coarse, fine) == 0)
    }

    @Test(arguments: [0.0, 1, 2, 3, 4, 5]) func partialFramesEqualWholeFrames(kind: Double) {
        let canvas = FrameCanvas()
        let below = mosaic(80, 60, side: 10)
        let pane = glass(
            Path(ellipseIn: CGRect(x: 20, y: 12, width: 44, height: 36)),
            Backdrop(radius: 6, saturation: 1.8, tint: RGBAColor(white: 1, alpha: 0.2)))
        for step in 0..<5 {
            let t = Double(step)
            let moving = fill(rectangle(4 + 9 * t, 20, 8, 8), .black)
            let items: [DisplayItem] =
                switch kind {
                case 0: below + [moving, pane]
                case 1: below + [pane, moving]
                case 2:
                    below + [
                        moving, pane, fill(rectangle(30, 25, 6, 6), .black),
                        glass(rectangle(0, 0, 30, 30), Backdrop(radius: 4)),
                    ]
                case 3: below + [moving, group([pane, fill(rectangle(0, 55, 3, 3), .white)], [.opacity(0.5)])]
                case 4: below + [moving, group([pane], [.blur(radius: 3, opaque: false)])]
                default: below + [fill(rectangle(70, 50 - t, 4, 4), .black), pane]
                }
            let list = DisplayList(size: CGSize(width: 80, height: 60), background: .white, items: items)
            #expect(canvas.draw(list) == Rasterizer().draw(list), "kind \(kind), step \(step)")
        }
    }

    @Test func extremesAreDrawnInBoundedMemory() {
        for radius in [Double.infinity, .nan, -4, 1e9, 0] {
            let shown = render(
                30, 30, mosaic(30, 30) + [glass(rectangle(-1e6, -1e6, 2e6, 2e6), Backdrop(radius: radius))])
            #expect(shown[15, 15].w == 255)
        }
        let tilted = DisplayItem(
            .fill(rectangle(0, 0, 30, 30), FillStyle(), .backdrop(Backdrop(radius: 4))),
            transform: tilt(60, axis: (0, 1, 0), CGSize(width: 30, height: 30)))
        #expect(render(30, 30, mosaic(30, 30) + [tilted])[15, 15].w == 255)
    }
}
