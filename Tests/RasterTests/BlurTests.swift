// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Raster
import TestSupport
import Testing

@Suite struct BlurTests {
    static let side = 160

    /// A disc with a hole, a bar, and some noise.
    private static let picture: Bitmap = {
        var dice = Dice()
        return bitmap(side, side) { x, y in
            let r = hypot(Double(x) - 70, Double(y) - 80)
            var a: UInt8 = r < 40 && r > 18 ? 255 : 0
            if y > 76 && y < 84 && x > 20 && x < 150 { a = 255 }
            if x > 110 && y > 110 { a = (x / 3 + y / 5) & 1 == 0 ? 255 : 100 + UInt8.random(in: 0...1, using: &dice) }
            return SIMD4(a / 2, a, a / 3, a)
        }
    }()

    /// The exact Gaussian blur of component `c`, with the image at (`margin`, `margin`) on a larger canvas.
    private static func exact(_ c: Int, sigma: Double, margin: Int) -> [[Double]] {
        let n = side + 2 * margin
        let radius = Int((6 * sigma).rounded(.up))
        var w = (-radius...radius).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = w.reduce(0, +)
        w = w.map { $0 / sum }
        var across = [[Double]](repeating: [Double](repeating: 0, count: n), count: n)
        for y in 0..<side {
            for x in 0..<n {
                var sum = 0.0
                for k in -radius...radius {
                    let u = x + k - margin
                    if u >= 0 && u < side { sum += w[k + radius] * Double(picture[u, y][c]) }
                }
                across[y + margin][x] = sum
            }
        }
        var result = across
        for y in 0..<n {
            for x in 0..<n {
                var sum = 0.0
                for k in max(-radius, -y)...min(radius, n - 1 - y) { sum += w[k + radius] * across[y + k][x] }
                result[y][x] = sum
            }
        }
        return result
    }

    private func item(at margin: Int, _ effects: [Effect]) -> DisplayItem {
        DisplayItem(
            .image(
                ImageContent(
                    bitmap: Self.picture, rect: CGRect(x: margin, y: margin, width: Self.side, height: Self.side))),
            effects: effects)
    }

    @Test(arguments: [1.0, 2, 4, 6, 6.2, 9, 12, 12.5, 15])
    func blurIsWithinTwoLevelsOfAGaussian(_ sigma: Double) {
        let margin = 45
        let n = Double(Self.side + 2 * margin)
        let picture = render(n, n, [item(at: margin, [.blur(radius: sigma, opaque: false)])])
        #expect(isPremultiplied(picture))
        for c in [1, 3] {
            let exact = Self.exact(c, sigma: sigma, margin: margin)
            var worst = 0.0
            for y in 0..<Int(n) {
                for x in 0..<Int(n) { worst = max(worst, abs(exact[y][x] - Double(picture[x, y][c]))) }
            }
            #expect(worst <= 2, "σ \(sigma), component \(c): \(worst)")
        }
    }

    @Test(arguments: [2.0, 6]) func shadowsAreGaussiansToo(_ sigma: Double) {
        // The image is outside of the canvas, and its shadow is inside.
        let margin = 20
        let n = Double(Self.side + 2 * margin)
        let shadow = Shadow(color: .black, radius: sigma, offset: CGSize(width: 1000, height: 0))
        var shifted = item(at: margin, [.shadow(shadow)])
        shifted.transform = .translation(x: -1000, y: 0)
        let picture = render(n, n, [shifted])
        let exact = Self.exact(3, sigma: sigma, margin: margin)
        for y in 0..<Int(n) {
            for x in 0..<Int(n) {
                #expect(abs(exact[y][x] - Double(picture[x, y].w)) <= 2, "\(x), \(y)")
                #expect(picture[x, y].x == 0)
            }
        }
    }

    /// For large radii, the image is halved, blurred and doubled again. Halving and doubling blur too, so the blur
    /// between them must have a smaller variance.
    ///
    /// The variance is measured as twice the first moment of a blurred edge. Halving and doubling contribute most to it
    /// at these radii, at least 1/37. At the first radius, 6, nothing is halved.
    @Test(arguments: [6, 6.2, 12.4, 24.8, 49.6]) func halvingIsTakenOffTheVariance(_ sigma: Double) {
        let (count, edge) = (601, 300)
        let picture = render(
            Double(count), 1,
            [
                DisplayItem(
                    .fill(rectangle(CGFloat(edge), -2000, 3000, 4001), FillStyle(), .color(.white)),
                    effects: [.blur(radius: sigma, opaque: false)])
            ])
        func moment(_ alpha: (Int) -> Double) -> Double {
            (0..<count).reduce(0) { sum, x in
                let distance = Double(x) + 0.5 - Double(edge)
                return sum + abs(distance) * (distance < 0 ? alpha(x) : 255 - alpha(x))
            }
        }
        // Rounding to whole levels cuts off the ends of both the blurred and the exact profile. Halving and doubling
        // round once more, with an error of up to 1/40. A missing or doubled correction would exceed the tolerance.
        let exact = moment {
            (255 * 0.5 * (1 + erf((Double($0) + 0.5 - Double(edge)) / (sigma * 2.0.squareRoot())))).rounded()
        }
        let ratio = moment { Double(picture[$0, 0].w) } / exact
        #expect(abs(ratio - 0.992) < 0.017, "\(ratio)")
    }

    @Test(arguments: [0.2, 0.4, 0.7, 1, 2, 5, 20]) func theVarianceIsTheSquareOfTheRadius(_ sigma: Double) {
        // The blurred profile of a bright line has the variance σ². The width of a pixel does not add to it.
        let picture = render(
            201, 1,
            [
                DisplayItem(
                    .fill(rectangle(100, -500, 1, 1001), FillStyle(), .color(.white)),
                    effects: [.blur(radius: sigma, opaque: false)])
            ])
        // Pixels have only 256 levels. A narrow profile is precise enough to sum up; in a wide profile, only the
        // maximum is precise enough.
        let profile = (0..<201).map { Double(picture[$0, 0].w) }
        if sigma <= 1 {
            let sum = profile.reduce(0, +)
            let variance = profile.enumerated().reduce(0) { $0 + $1.1 * Double(($1.0 - 100) * ($1.0 - 100)) } / sum
            #expect(abs(variance - sigma * sigma) < 0.04)
        } else {
            #expect(abs(profile[100] - 255 / (sigma * (2 * Double.pi).squareRoot())) <= 2)
        }
    }

    @Test(arguments: [1.0, 6, 17]) func clippedPartsDoNotChangeTheRest(_ sigma: Double) {
        let whole = render(220, 220, [item(at: 30, [.blur(radius: sigma, opaque: false)])])
        var clipped = item(at: 30, [.blur(radius: sigma, opaque: false)])
        clipped.effects.append(.clip(rectangle(61, 53, 77, 91), FillStyle()))
        let part = render(220, 220, [clipped])
        for y in 0..<220 {
            for x in 0..<220 {
                let isInside = x >= 61 && x < 138 && y >= 53 && y < 144
                if isInside {
                    for c in 0..<4 { #expect(abs(Int(part[x, y][c]) - Int(whole[x, y][c])) <= 1) }
                } else {
                    #expect(part[x, y] == .zero)
                }
            }
        }
    }

    @Test func radiusZeroIsTheSharpPicture() {
        #expect(
            render(200, 200, [item(at: 20, [.blur(radius: 0, opaque: false)])]) == render(200, 200, [item(at: 20, [])]))
        #expect(
            render(200, 200, [item(at: 20, [.blur(radius: -3, opaque: false)])]) == render(200, 200, [item(at: 20, [])])
        )
    }

    @Test func opaqueBlursDoNotFadeAtTheirEdges() {
        let block = DisplayItem(
            .fill(rectangle(20, 20, 60, 60), FillStyle(), .color(RGBAColor(red: 1, green: 0, blue: 0))),
            effects: [.blur(radius: 8, opaque: true)])
        let picture = render(100, 100, [block])
        for (x, y) in [(20, 20), (79, 79), (50, 20), (20, 50), (50, 50)] {
            #expect(picture[x, y] == SIMD4(255, 0, 0, 255))
        }
        for (x, y) in [(19, 50), (80, 50), (50, 19), (50, 80)] { #expect(picture[x, y] == .zero) }
    }

    @Test func theEdgeOfAShadowIsHalfOfItsAlpha() {
        // The expected levels are measured on Apple's render of a shadow (σ = 15 pixels, alpha 0.2), every two pixels
        // from the edge.
        let block = DisplayItem(
            .fill(rectangle(-400, -400, 500, 1000), FillStyle(), .color(.black)),
            effects: [.shadow(Shadow(color: RGBAColor(white: 0, alpha: 0.2), radius: 15))])
        let picture = render(160, 40, [block])
        let measured = [24, 21, 18, 16, 14, 12, 10, 8, 7, 5, 4, 3, 3, 2, 1, 1, 1]
        for (i, level) in measured.enumerated() {
            #expect(abs(Int(picture[100 + 2 * i, 20].w) - level) <= 1)
        }
    }

    @Test func fractionsOfAnOffsetCount() {
        func profile(_ offset: Double, grouped: Bool) -> [Double] {
            let leaf = fill(rectangle(-40, -40, 20, 100))
            let shadow = Effect.shadow(Shadow(color: .black, radius: 3, offset: CGSize(width: 50 + offset, height: 0)))
            let item =
                grouped
                ? DisplayItem(.group([leaf, fill(rectangle(-300, 0, 1, 1))], isolated: true), effects: [shadow])
                : DisplayItem(leaf.content, effects: [shadow])
            let picture = render(60, 20, [item])
            return (0..<60).map { Double(picture[$0, 10].w) }
        }
        for grouped in [false, true] {
            for offset in [0, 0.25, 0.5, 0.75] {
                let p = profile(offset, grouped: grouped)
                let center = p.enumerated().reduce(0) { $0 + (Double($1.0) + 0.5) * $1.1 } / p.reduce(0, +)
                #expect(abs(center - (20 + offset)) < 0.03, "\(offset), \(grouped): \(center)")
            }
        }
    }

    /// `forEachRow` skips empty rows and the empty ends of rows. Its rows equal those that `blur` writes to a surface.
    @Test(arguments: [2.0, 9, 40, 130]) func rowsAreThoseOfATarget(_ sigma: Double) {
        let blur = GaussianBlur(pool: ScratchPool())
        let source = PixelRect(minX: -5, minY: 3, maxX: 60, maxY: 40)
        for channels in [1, 4] {
            let width = source.width * channels
            var bytes = [UInt8](repeating: 0, count: width * source.height)
            for y in 10..<20 { for x in 12 * channels..<20 * channels { bytes[y * width + x] = 255 } }
            let area = source.inset(by: -GaussianBlur.reach(sigma: sigma))
            let stride = area.width * channels
            var whole = [UInt8](repeating: 7, count: stride * area.height)
            var rows = [UInt8](repeating: 0, count: stride * area.height)
            bytes.withUnsafeMutableBufferPointer { bytes in
                let from = ByteSurface(base: bytes.baseAddress!, stride: width, channels: channels, bounds: source)
                whole.withUnsafeMutableBufferPointer { whole in
                    blur.blur(
                        from,
                        into: ByteSurface(base: whole.baseAddress!, stride: stride, channels: channels, bounds: area),
                        sigma: sigma, offset: SIMD2(0.25, -0.5))
                }
                blur.forEachRow(of: from, over: area, sigma: sigma, offset: SIMD2(0.25, -0.5)) { y, x, count, row in
                    let first = (y - area.minY) * stride + (x - area.minX) * channels
                    for i in 0..<count * channels { rows[first + i] = row[i] }
                }
            }
            #expect(rows == whole)
            // For σ > 100, the blurred shape has less than half a level everywhere, which is rounded to 0.
            #expect(rows.contains { $0 > 0 } == (sigma <= 100))
        }
    }
}
