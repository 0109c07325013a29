// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Raster
import TestSupport
import Testing

/// The alpha threshold compared with a direct implementation of its formula.
@Suite struct AlphaThresholdTests {
    private let blue = RGBAColor(red: 0, green: 0.4, blue: 1)

    private func threshold(_ item: DisplayItem.Content, _ min: Double, _ max: Double = 1) -> DisplayItem {
        DisplayItem(item, effects: [.alphaThreshold(min: min, max: max, color: blue)])
    }

    private func reference(_ source: Bitmap, _ min: Double, _ max: Double, x: Int, y: Int) -> Double {
        func alpha(_ dx: Int, _ dy: Int) -> Double {
            let (x, y) = (x + dx, y + dy)
            guard (0..<source.width).contains(x), (0..<source.height).contains(y) else { return 0 }
            return Double(source[x, y].w)
        }
        let (weights, steps) = ([1.0, 4, 6, 4, 1], [-1.0, -2, 0, 2, 1])
        var (value, dx, dy) = (0.0, 0.0, 0.0)
        for i in 0..<5 {
            for j in 0..<5 {
                let a = alpha(i - 2, j - 2)
                value += a * weights[i] * weights[j] / 256
                dx += a * steps[i] * weights[j] / 128
                dy += a * weights[i] * steps[j] / 128
            }
        }
        if abs(value - alpha(0, 0)) > 1 {
            value = alpha(0, 0)
            (dx, dy) = ((alpha(1, 0) - alpha(-1, 0)) / 2, (alpha(0, 1) - alpha(0, -1)) / 2)
        }
        let slope = Swift.max((dx * dx + dy * dy).squareRoot(), 1)
        let low = Swift.min(Swift.max(0.5 + (value - (min * 255 - 0.5)) / slope, 0), 1)
        let high = max >= 1 ? 1 : Swift.min(Swift.max(0.5 + (max * 255 + 0.5 - value) / slope, 0), 1)
        return Swift.max(low + high - 1, 0)
    }

    @Test(arguments: [(1, 1), (1, 9), (7, 1), (33, 17), (64, 5)])
    func agreesWithItsFormula(width: Int, height: Int) {
        var dice = Dice(state: 5)
        let noise = bitmap(width, height) { x, y in
            let alpha = UInt8.random(in: 0...255, using: &dice) / (y % 2 == 0 ? 1 : 8)
            return SIMD4(alpha / 2, alpha, alpha / 3, alpha)
        }
        let image = DisplayItem.Content.image(
            ImageContent(bitmap: noise, rect: CGRect(x: 0, y: 0, width: width, height: height), interpolation: .none))
        for (min, max) in [(0.5, 1.0), (0.1, 0.3), (0.9, 0.2), (0.02, 0.98)] {
            let picture = render(Double(width), Double(height), [threshold(image, min, max)])
            #expect(isPremultiplied(picture))
            for y in 0..<height {
                for x in 0..<width {
                    let expected = reference(noise, min, max, x: x, y: y)
                    #expect(abs(Double(picture[x, y].w) - expected * 255) <= 1, "\(x), \(y), \(min)…\(max)")
                    #expect(abs(Double(picture[x, y].z) - expected * 255) <= 1 && picture[x, y].x == 0)
                }
            }
        }
    }

    @Test func gentleSlopesAgreeWithTheFormula() {
        let dome = bitmap(61, 61) { x, y in
            let distance = ((Double(x) - 30.2) * (Double(x) - 30.2) + (Double(y) - 29.6) * (Double(y) - 29.6))
                .squareRoot()
            return SIMD4(0, 0, 0, UInt8(Swift.max(0, 220 - 5 * distance).rounded()))
        }
        let image = DisplayItem.Content.image(
            ImageContent(bitmap: dome, rect: CGRect(x: 0, y: 0, width: 61, height: 61), interpolation: .none))
        let picture = render(61, 61, [threshold(image, 0.5)])
        var area = 0.0
        for y in 0..<61 {
            for x in 0..<61 {
                area += Double(picture[x, y].w) / 255
                #expect(abs(Double(picture[x, y].w) - reference(dome, 0.5, 1, x: x, y: y) * 255) <= 1)
            }
        }
        // The radius of the disc in which the dome reaches half of its maximum.
        let radius = (220 - 127.0) / 5
        #expect(abs(area - .pi * radius * radius) < 2)
    }

    @Test func evenAreasAreInOrOut() {
        func flat(_ alpha: Double, _ min: Double, _ max: Double = 1) -> UInt8 {
            let color = RGBAColor(white: 0, alpha: Float(alpha))
            return render(9, 9, [threshold(.fill(rectangle(0, 0, 9, 9), FillStyle(), .color(color)), min, max)])[4, 4].w
        }
        #expect(flat(0.6, 0.5) == 255 && flat(0.4, 0.5) == 0 && flat(0.4, 0.2, 0.3) == 0 && flat(0.25, 0.2, 0.3) == 255)
        // An alpha equal to the minimum or the maximum is in the range.
        #expect(flat(51.0 / 255, 0.2) == 255 && flat(51.0 / 255, 0.1, 0.2) == 255)
    }

    @Test func edgesAreAtTheThreshold() {
        // The alpha of a blurred edge is 0.5 at the edge itself, here at x = 40.3.
        let edge = DisplayItem(
            .fill(rectangle(40.3, -100, 200, 300), FillStyle(), .color(.black)),
            effects: [.blur(radius: 6, opaque: false), .alphaThreshold(min: 0.5, max: 1, color: .black)])
        let picture = render(80, 20, [edge])
        let covered = (0..<80).reduce(0.0) { $0 + Double(picture[$1, 10].w) / 255 }
        #expect(abs(covered - 39.7) < 0.15)
    }

    @Test func aRangeWithZeroColoursTransparency() {
        let dot = DisplayItem.Content.fill(rectangle(3, 3, 2, 2), FillStyle(), .color(.black))
        #expect(render(9, 9, [threshold(dot, 0)])[8, 8].w == 255)
        #expect(render(9, 9, [threshold(dot, 0, 0.5)])[4, 4].w == 0)
        #expect(render(9, 9, [threshold(dot, 0.01)])[8, 8].w == 0)
    }
}
