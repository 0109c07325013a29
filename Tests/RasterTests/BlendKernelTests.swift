// SPDX-License-Identifier: MIT

import CKernels
import Drawing
import Foundation
import Geometry
import Raster
import TestSupport
import Testing

/// Compares the kernels of the blend modes with single pixels, and drawn items with layers that are drawn and then
/// blended.
@Suite struct BlendKernelTests {
    private func pixel(_ dice: inout Dice) -> UInt32 {
        let alpha = [0, 1, 128, 255, UInt32.random(in: 0...255, using: &dice)].randomElement(using: &dice)!
        return (0..<3).reduce(alpha << 24) { pixel, c in
            let part = [0, alpha, alpha / 2, UInt32.random(in: 0...alpha, using: &dice)].randomElement(using: &dice)!
            return pixel | part << UInt32(8 * c)
        }
    }

    private static func scaled(_ pixel: UInt32, _ factor: UInt32) -> UInt32 {
        (0..<4).reduce(0) { $0 | (((pixel >> UInt32(8 * $1) & 255) * factor * 2 + 255) / 510) << UInt32(8 * $1) }
    }

    private func reference(_ mode: BlendMode, _ source: UInt32, _ below: UInt32) -> UInt32 {
        var pixel = below
        withUnsafePointer(to: source) { BlendReference.blend(mode, $0, over: &pixel, count: 1) }
        return pixel
    }

    @Test(arguments: BlendMode.allCases) func rowsAgreeWithOnePixelAtATime(_ mode: BlendMode) {
        var dice = Dice(state: 5)
        for count in [0, 1, 3, 7, 8, 9, 16, 31, 64, 255, 256, 257, 600] {
            for shift in [0, 1, 5] {
                let n = count + shift + 8
                let below = (0..<n).map { _ in pixel(&dice) }
                let source = (0..<n).map { $0 / 30 % 3 == 1 ? 0 : pixel(&dice) }
                let mask = (0..<n).map { $0 / 12 % 5 == 3 ? 0 : UInt8.random(in: 0...255, using: &dice) }
                let color = pixel(&dice), alpha = UInt32.random(in: 0...255, using: &dice)
                func check(
                    _ name: String,
                    _ body: (UnsafeMutablePointer<UInt32>, UnsafePointer<UInt32>, UnsafePointer<UInt8>) -> Void,
                    _ drawn: (Int) -> UInt32
                ) {
                    var row = below
                    row.withUnsafeMutableBufferPointer { row in
                        source.withUnsafeBufferPointer { source in
                            mask.withUnsafeBufferPointer { mask in
                                body(
                                    row.baseAddress! + shift, source.baseAddress! + shift, mask.baseAddress! + shift)
                            }
                        }
                    }
                    let expected = (0..<n).map { i in
                        i >= shift && i < shift + count ? reference(mode, drawn(i), below[i]) : below[i]
                    }
                    #expect(row == expected, "\(name), \(count)")
                }
                check("color", { d, _, _ in blend_solid(d, count, color, mode.kernel) }) { _ in color }
                check("color, mask", { d, _, m in blend_solid_mask(d, m, count, color, mode.kernel) }) {
                    Self.scaled(color, UInt32(mask[$0]))
                }
                check("row", { d, s, _ in blend_row(d, s, count, 255, mode.kernel) }) { source[$0] }
                check("row, alpha", { d, s, _ in blend_row(d, s, count, alpha, mode.kernel) }) {
                    Self.scaled(source[$0], alpha)
                }
                check("row, mask", { d, s, m in blend_row_mask(d, s, m, count, mode.kernel) }) {
                    Self.scaled(source[$0], UInt32(mask[$0]))
                }
            }
        }
    }

    @Test(arguments: BlendMode.allCases) func alphasAgreeWithOneAtATime(_ mode: BlendMode) {
        for below in 0..<256 {
            let other = (0..<256).map { UInt8($0) }
            var row = [UInt8](repeating: UInt8(below), count: 256), expected = row
            blend_alphas(&row, other, 256, mode.kernel)
            BlendReference.blend(mode, other, over: &expected, count: 256)
            #expect(row == expected)
        }
    }

    private static let red = RGBAColor(red: 0.9, green: 0.3, blue: 0.1, alpha: 0.7)
    private static let gradient = ResolvedGradient(stops: [
        .init(color: red, location: 0), .init(color: RGBAColor(red: 0.1, green: 0.4, blue: 1, alpha: 1), location: 1),
    ])

    /// Items that the rasterizer draws through different code paths.
    private static var drawings: [(String, DisplayItem)] {
        let circle = Path(ellipseIn: CGRect(x: 3.3, y: 4.2, width: 50, height: 49))
        let rectangle = Path(CGRect(x: 5.5, y: 6.25, width: 40, height: 39.5))
        let clip = Path(ellipseIn: CGRect(x: 10, y: 0, width: 40, height: 60))
        let linear = Paint.linearGradient(gradient, start: .zero, end: CGPoint(x: 50, y: 50))
        let dot = DisplayItem(.fill(circle, FillStyle(), .color(red)))
        let picture = bitmap(20, 20) { x, y in SIMD4(UInt8(x * 6), UInt8(y * 6), 30, 130) }
        let turned = turn(20, aboutX: 30, y: 30)
        return [
            ("circle", dot),
            ("even-odd", DisplayItem(.fill(circle, FillStyle(eoFill: true), .color(red)))),
            ("opaque", DisplayItem(.fill(circle, FillStyle(), .color(.black)))),
            ("rectangle", DisplayItem(.fill(rectangle, FillStyle(), .color(red)))),
            ("gradient", DisplayItem(.fill(circle, FillStyle(), linear))),
            ("stroke", DisplayItem(.stroke(circle, StrokeStyle(lineWidth: 5), .color(red)))),
            (
                "picture",
                DisplayItem(
                    .image(ImageContent(bitmap: picture, rect: CGRect(x: 10, y: 10, width: 40, height: 40))),
                    transform: turned)
            ),
            ("faded", DisplayItem(.fill(circle, FillStyle(), linear), effects: [.opacity(0.6)])),
            ("clipped", DisplayItem(.fill(rectangle, FillStyle(), .color(red)), effects: [.clip(clip, FillStyle())])),
            (
                "masked and faded",
                DisplayItem(
                    .fill(rectangle, FillStyle(), linear), effects: [.mask([dot]), .opacity(0.5)])
            ),
            (
                "blurred",
                DisplayItem(.fill(circle, FillStyle(), .color(red)), effects: [.blur(radius: 3, opaque: false)])
            ),
            (
                "with a shadow",
                DisplayItem(
                    .fill(circle, FillStyle(), .color(red)), effects: [.shadow(Shadow(color: .black, radius: 3))])
            ),
            ("group of one", DisplayItem(.group([dot], isolated: false), transform: turned)),
            ("group", DisplayItem(.group([dot, DisplayItem(.fill(rectangle, FillStyle(), linear))], isolated: false))),
        ]
    }

    @Test(arguments: BlendMode.allCases.filter { $0 != .normal }) func whatIsDrawnIsBlendedAsIfItWereALayer(
        _ mode: BlendMode
    ) {
        var dice = Dice(state: 8)
        let ground = bitmap(60, 60) { _, _ in
            let alpha = [0, 255, UInt8.random(in: 0...255, using: &dice)].randomElement(using: &dice)!
            return SIMD4(
                UInt8.random(in: 0...alpha, using: &dice), UInt8.random(in: 0...alpha, using: &dice),
                UInt8.random(in: 0...alpha, using: &dice), alpha)
        }
        let below = DisplayItem(.image(ImageContent(bitmap: ground, rect: CGRect(x: 0, y: 0, width: 60, height: 60))))
        for (name, item) in Self.drawings {
            let layer = render(60, 60, [item])
            var blended = item
            blended.blendMode = mode
            let picture = render(60, 60, [below, blended])
            for y in 0..<60 {
                for x in 0..<60 {
                    let expected = reference(mode, word(layer[x, y]), word(ground[x, y]))
                    #expect(word(picture[x, y]) == expected, "\(name) at \(x), \(y)")
                }
            }
        }
    }

    /// A group whose first item hides everything below is drawn without a layer. It looks the same as with a layer.
    @Test(arguments: BlendMode.allCases.filter { $0 != .normal }) func groupsWithAGroundAreIsolated(_ mode: BlendMode) {
        let ground = DisplayItem(.fill(rectangle(0, 0, 60, 60), FillStyle(), .color(RGBAColor(white: 0.8, alpha: 1))))
        let sheer = DisplayItem(.fill(rectangle(0, 0, 60, 60), FillStyle(), .color(RGBAColor(white: 0.8, alpha: 0.9))))
        let backdrop = DisplayItem(.fill(rectangle(20, 0, 30, 60), FillStyle(), .color(Self.red)))
        for (name, item) in Self.drawings {
            var blended = item
            blended.blendMode = mode
            for first in [ground, sheer] {
                for nests in [false, true] {
                    let above = nests ? DisplayItem(.group([blended], isolated: false)) : blended
                    let layer = render(60, 60, [first, above])
                    let group = render(60, 60, [backdrop, DisplayItem(.group([first, above], isolated: true))])
                    let expected = render(
                        60, 60,
                        [
                            backdrop,
                            DisplayItem(
                                .image(ImageContent(bitmap: layer, rect: CGRect(x: 0, y: 0, width: 60, height: 60)))),
                        ])
                    #expect(group == expected, "\(name)")
                }
            }
        }
    }

    private func word(_ pixel: SIMD4<UInt8>) -> UInt32 {
        (0..<4).reduce(0) { $0 | UInt32(pixel[$1]) << UInt32(8 * $1) }
    }
}
