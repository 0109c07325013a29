// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Raster
import Testing

/// Display lists that no view would make must not crash, hang or exhaust memory.
@Suite struct HostileTests {
    private static let numbers: [Double] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300, -1e30, 1e12, 1e-300,
        -0.0, 0,
    ]

    private func everything(_ v: Double, _ path: Path, _ transform: ProjectionTransform) -> [DisplayItem] {
        let stops = ResolvedGradient(stops: [
            .init(color: .white, location: v), .init(color: RGBAColor(white: Float(v)), location: 0),
        ])
        let p = CGPoint(x: v, y: 3)
        let picture = Bitmap(width: 3, height: 3)
        let contents: [DisplayItem.Content] = [
            .fill(path, FillStyle(), .color(RGBAColor(red: Float(v), green: 1, blue: 0, alpha: 1))),
            .fill(rectangle(0, 0, 20, 20), FillStyle(), .linearGradient(stops, start: p, end: .zero)),
            .fill(
                rectangle(0, 0, 20, 20), FillStyle(), .radialGradient(stops, center: p, startRadius: v, endRadius: 1)),
            .fill(
                rectangle(0, 0, 20, 20), FillStyle(),
                .angularGradient(stops, center: p, startAngle: .radians(v), endAngle: .radians(1))),
            .fill(
                rectangle(0, 0, 20, 20), FillStyle(),
                .ellipticalGradient(
                    stops, center: .zero, radii: CGSize(width: v, height: 1), startFraction: v, endFraction: v)),
            .stroke(path, StrokeStyle(lineWidth: 2), .color(.black)),
            .image(ImageContent(bitmap: picture, rect: CGRect(x: v, y: 0, width: 5, height: 5))),
            .image(ImageContent(bitmap: picture, rect: CGRect(x: 0, y: 0, width: v, height: 5))),
            .image(
                ImageContent(
                    bitmap: picture, source: CGRect(x: v, y: 0, width: 1, height: v),
                    rect: CGRect(x: 0, y: 0, width: 5, height: 5))),
            .group([fill(path)], isolated: true),
            .group([], isolated: false),
        ]
        let effects: [[Effect]] = [
            [], [.opacity(v)], [.clip(path, FillStyle())], [.mask([fill(path)])], [.mask([])],
            [.shadow(Shadow(color: .black, radius: v, offset: CGSize(width: v, height: 1)))],
            [.blur(radius: v, opaque: false)], [.blur(radius: v, opaque: true)],
            [.alphaThreshold(min: v, max: 1, color: .black)], [.alphaThreshold(min: 0.5, max: v, color: .black)],
            [
                .colorMatrix(
                    ColorMatrix(
                        red: [Float(v), 0, 0, 0, 0], green: [0, 1, 0, 0, Float(v)], blue: [0, 0, 1, 0, 0],
                        alpha: [0, 0, 0, 1, Float(v)]))
            ],
        ]
        return contents.flatMap { content in
            effects.map { DisplayItem(content, transform: transform, effects: $0) }
        }
    }

    @Test(arguments: numbers) func strangeNumbersAnywhere(_ v: Double) {
        let path = polygon([SIMD2(1, 1), SIMD2(v, 5), SIMD2(8, v), SIMD2(3, 9)])
        var transforms = [ProjectionTransform.identity, .scale(v), .translation(x: v, y: 0)]
        var bent = ProjectionTransform.identity
        bent.m13 = v
        transforms.append(bent)
        for transform in transforms {
            let picture = render(24, 24, everything(v, path, transform))
            #expect(isPremultiplied(picture))
            _ = render(
                24, 24,
                [
                    DisplayItem(
                        .group(everything(v, path, .identity), isolated: false),
                        transform: tilt(60, axis: (1, 1, 0), CGSize(width: 9, height: 9)))
                ])
        }
    }

    @Test func strangeSizes() {
        let rasterizer = Rasterizer()
        for v in Self.numbers where !(v * 1 >= 1e12) {
            for size in [CGSize(width: v, height: 4), CGSize(width: 4, height: v), CGSize(width: -4, height: 4)] {
                for scale in [1, v] {
                    let bitmap = rasterizer.draw(
                        DisplayList(size: size, scale: scale, items: [fill(rectangle(0, 0, 9, 9))]))
                    #expect(bitmap.width * bitmap.height == 0)
                }
            }
        }
        #expect(rasterizer.draw(DisplayList(size: CGSize(width: 1e12, height: 1))).width == Rasterizer.longestSide)
    }

    @Test func hugeShapesCoverTheFrame() {
        for size in [1e5, 1e8, 1e15] {
            let picture = render(
                16, 16,
                [fill(polygon([SIMD2(-size, -size), SIMD2(size, -size), SIMD2(size, size * 0.9), SIMD2(-size, size)]))])
            #expect(picture[0, 0].w == 255 && picture[15, 15].w == 255 && picture[8, 8].w == 255)
        }
    }

    @Test func hugeRadiiAreBounded() {
        for radius in [100.0, 1000, 1e5, 1e9] {
            for effect in [
                Effect.blur(radius: radius, opaque: false), .blur(radius: radius, opaque: true),
                .shadow(Shadow(color: .black, radius: radius)),
            ] {
                let picture = render(
                    64, 64, [DisplayItem(fill(rectangle(-1e4, -1e4, 2e4, 2e4)).content, effects: [effect])])
                #expect(isPremultiplied(picture))
            }
        }
        // The middle of a wide shape keeps its colour under a wide blur.
        let picture = render(
            64, 64,
            [DisplayItem(fill(rectangle(-1e5, -1e5, 2e5, 2e5)).content, effects: [.blur(radius: 1000, opaque: false)])])
        #expect(picture[32, 32].w >= 253)
    }

    @Test func farShadowsAreBounded() {
        // A wide shape with a distant shadow: the shape and the visible part are far apart.
        let wide = fill(rectangle(-1e8, -1e8, 2e8, 2e8), .white)
        for offset in [1e4, 1e6, 1e8] {
            for radius in [0, 3, 300, 1e4] {
                let shadow = Effect.shadow(
                    Shadow(color: .black, radius: radius, offset: CGSize(width: offset, height: offset)))
                let items = [
                    DisplayItem(wide.content, effects: [shadow]),
                    DisplayItem(
                        .group([wide, fill(rectangle(1, 1, 2, 2), .white)], isolated: true), effects: [shadow]),
                    // The shape is outside of the canvas, so only its shadow is visible.
                    DisplayItem(
                        .fill(rectangle(-offset - 500, -offset - 500, 1000, 1000), FillStyle(), .color(.white)),
                        effects: [shadow]),
                ]
                #expect(render(16, 16, [items[0]])[8, 8] == SIMD4(255, 255, 255, 255))
                #expect(render(16, 16, [items[1]])[8, 8] == SIMD4(255, 255, 255, 255))
                let cast = render(16, 16, [items[2]])[8, 8]
                #expect(cast.x == 0 && (radius < 300 ? cast.w == 255 : cast.w <= 255), "\(offset), \(radius): \(cast)")
            }
        }
    }

    @Test func blursOfHugeThingsAreBounded() {
        for scale in [1e5, 1e9, 1e14] {
            for radius in [1e-3, 1, 1e4] {
                for effect in [
                    Effect.blur(radius: radius, opaque: false), .shadow(Shadow(color: .black, radius: radius)),
                ] {
                    let item = DisplayItem(fill(rectangle(-1, -1, 2, 2)).content, effects: [effect])
                    let picture = render(
                        16, 16, [DisplayItem(.group([item], isolated: false), transform: .scale(scale))])
                    #expect(isPremultiplied(picture))
                }
            }
        }
    }

    @Test func deepNestsEnd() {
        var item = fill(rectangle(0, 0, 8, 8))
        for _ in 0..<600 { item = DisplayItem(.group([item, fill(rectangle(0, 0, 1, 1))], isolated: true)) }
        _ = render(8, 8, [item])
        // The work must not double with each nested shadow.
        var many = fill(rectangle(4, 4, 8, 8))
        many.effects = (0..<24).map { _ in .shadow(Shadow(color: .black, radius: 1)) }
        #expect(!isEmpty(render(16, 16, [many])))
        many.transform = .identity
        let tilted = DisplayItem(
            .group([many], isolated: false), transform: tilt(40, axis: (0, 1, 0), CGSize(width: 16, height: 16)))
        #expect(!isEmpty(render(16, 16, [tilted])))
        var nested = fill(rectangle(4, 4, 8, 8))
        for _ in 0..<24 {
            nested = DisplayItem(
                .group([nested], isolated: false), effects: [.shadow(Shadow(color: .black, radius: 1)), .opacity(0.9)])
        }
        #expect(
            !isEmpty(
                render(
                    16, 16,
                    [
                        DisplayItem(
                            .group([nested], isolated: false),
                            transform: tilt(40, axis: (0, 1, 0), CGSize(width: 16, height: 16)))
                    ])))
    }

    @Test func emptyThingsDrawNothing() {
        let nothing: [DisplayItem] = [
            fill(Path()), fill(rectangle(3, 3, 0, 5)),
            DisplayItem(.group([], isolated: true), effects: [.opacity(0.5)]),
            DisplayItem(.stroke(Path(), StrokeStyle(lineWidth: 4), .color(.black))),
            DisplayItem(.stroke(rectangle(1, 1, 4, 4), StrokeStyle(lineWidth: 0), .color(.black))),
            DisplayItem(
                .image(ImageContent(bitmap: Bitmap(width: 0, height: 0), rect: CGRect(x: 0, y: 0, width: 4, height: 4)))
            ),
            DisplayItem(fill(rectangle(1, 1, 4, 4)).content, effects: [.opacity(0)]),
        ]
        #expect(isEmpty(render(10, 10, nothing)))
    }
}
