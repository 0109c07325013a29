// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Raster
import TestSupport
import Testing

/// All 21 blend modes compared with a direct implementation of the formulas.
@Suite struct BlendTests {
    private func luminosity(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }

    private func setLuminosity(_ c: [Double], _ l: Double) -> [Double] {
        var c = c.map { $0 + l - luminosity(c) }
        let lum = luminosity(c), low = c.min()!, high = c.max()!
        if low < 0 { c = c.map { lum + ($0 - lum) * lum / (lum - low) } }
        if high > 1 { c = c.map { lum + ($0 - lum) * (1 - lum) / (high - lum) } }
        return c
    }

    private func setSaturation(_ c: [Double], _ s: Double) -> [Double] {
        let low = c.min()!, high = c.max()!
        return high > low ? c.map { ($0 - low) * s / (high - low) } : [0, 0, 0]
    }

    private func hardLight(_ s: Double, _ d: Double) -> Double { s <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d) }

    /// B(s, d) of colours that are not premultiplied.
    private func mix(_ mode: BlendMode, _ s: [Double], _ d: [Double]) -> [Double] {
        func saturation(_ c: [Double]) -> Double { c.max()! - c.min()! }
        switch mode {
        case .hue: return setLuminosity(setSaturation(s, saturation(d)), luminosity(d))
        case .saturation: return setLuminosity(setSaturation(d, saturation(s)), luminosity(d))
        case .color: return setLuminosity(s, luminosity(d))
        case .luminosity: return setLuminosity(d, luminosity(s))
        default: break
        }
        return zip(s, d).map { s, d in
            switch mode {
            case .normal: return s
            case .multiply: return s * d
            case .screen: return s + d - s * d
            case .overlay: return hardLight(d, s)
            case .darken: return min(s, d)
            case .lighten: return max(s, d)
            case .colorDodge: return d == 0 ? 0 : s >= 1 ? 1 : min(1, d / (1 - s))
            case .colorBurn: return d >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - d) / s)
            case .softLight:
                let g = d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()
                return s <= 0.5 ? d - (1 - 2 * s) * d * (1 - d) : d + (2 * s - 1) * (g - d)
            case .hardLight: return hardLight(s, d)
            case .difference: return abs(s - d)
            case .exclusion: return s + d - 2 * s * d
            default: return s
            }
        }
    }

    /// Premultiplied, 0…1.
    private func reference(_ mode: BlendMode, _ s: [Double], _ d: [Double]) -> [Double] {
        let (sa, da) = (s[3], d[3])
        switch mode {
        case .sourceAtop: return (0..<3).map { (c: Int) -> Double in s[c] * da + d[c] * (1 - sa) } + [da]
        case .destinationOver: return (0..<4).map { d[$0] + s[$0] * (1 - da) }
        case .destinationOut: return d.map { $0 * (1 - sa) }
        case .plusLighter: return zip(s, d).map { min(1, $0 + $1) }
        case .plusDarker:
            let a = min(1, sa + da)
            let colors = (0..<3).map { (c: Int) -> Double in max(0, a - ((sa - s[c]) + (da - d[c]))) }
            return colors + [a]
        default:
            let source = (0..<3).map { (c: Int) -> Double in sa > 0 ? s[c] / sa : 0 }
            let backdrop = (0..<3).map { (c: Int) -> Double in da > 0 ? d[c] / da : 0 }
            let b = mix(mode, source, backdrop)
            let colors = (0..<3).map { (c: Int) -> Double in
                let below = (1 - sa) * d[c]
                let alone = (1 - da) * s[c]
                return below + alone + sa * da * b[c]
            }
            return colors + [sa + da - sa * da]
        }
    }

    private func noise(_ seed: UInt64) -> Bitmap {
        var dice = Dice(state: seed)
        return bitmap(24, 24) { x, y in
            // The corners contain extreme values.
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
                let s = (0..<4).map { Double(above[x, y][$0]) / 255 }
                let d = (0..<4).map { Double(below[x, y][$0]) / 255 }
                let expected = reference(mode, s, d)
                for c in 0..<4 {
                    #expect(
                        abs(Double(picture[x, y][c]) - expected[c] * 255) <= 1,
                        "\(mode) at \(x), \(y): \(picture[x, y]), \(expected.map { $0 * 255 })")
                }
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
        // Opaque colours, and colours whose products with alpha are fractions of a level.
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
        // The difference of white and white is black; in an isolated group it stays white.
        #expect(inGroup(isolated: false) == SIMD4(0, 0, 0, 255))
        #expect(inGroup(isolated: true) == SIMD4(255, 255, 255, 255))
        // A group with an effect is always isolated.
        let destination = DisplayItem(
            .fill(rectangle(0, 0, 4, 4), FillStyle(), .color(.black)), blendMode: .destinationOut)
        let group = DisplayItem(.group([dot, destination], isolated: false), effects: [.opacity(0.99)])
        #expect(render(4, 4, background: .white, [group])[1, 1] == SIMD4(255, 255, 255, 255))
    }
}
