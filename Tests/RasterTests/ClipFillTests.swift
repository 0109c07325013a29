// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Raster
import Testing

/// A rectangle in a clip is drawn by filling the clip's path. The bytes are the same as with the clip as a mask.
@Suite struct ClipFillTests {
    private static let gradient = ResolvedGradient(stops: [
        .init(color: RGBAColor(red: 1, green: 0.2, blue: 0, alpha: 1), location: 0),
        .init(color: RGBAColor(red: 0, green: 0.4, blue: 1, alpha: 0.5), location: 1),
    ])
    private static let paints: [Paint] = [
        .color(.black), .color(RGBAColor(red: 0.9, green: 0.3, blue: 0.1, alpha: 0.6)),
        .linearGradient(gradient, start: .zero, end: CGPoint(x: 60, y: 40)),
        .radialGradient(gradient, center: CGPoint(x: 30, y: 30), startRadius: 3, endRadius: 40),
        .angularGradient(gradient, center: CGPoint(x: 30, y: 30), startAngle: .zero, endAngle: .degrees(360)),
    ]
    private static let clips: [Path] = [
        Path(ellipseIn: CGRect(x: 4, y: 4, width: 50, height: 52)),
        Path(roundedRect: CGRect(x: 3.3, y: 5.2, width: 50, height: 40.5), cornerSize: CGSize(width: 9, height: 9)),
        Path(CGRect(x: 10.25, y: 8.5, width: 30, height: 30)),
        polygon([SIMD2(2, 2), SIMD2(55, 20), SIMD2(20, 57), SIMD2(50, 50), SIMD2(4, 30)]),
    ]
    private static let rectangles: [Path] = [
        rectangle(0, 0, 60, 60), rectangle(2, 2, 54, 56), rectangle(3.3, 5.2, 50, 40.5), rectangle(20, 20, 5, 50),
    ]

    @Test(arguments: paints.indices) func clipsAreMasks(_ index: Int) {
        for clip in Self.clips {
            for rectangle in Self.rectangles {
                let inner = DisplayItem(.fill(rectangle, FillStyle(), Self.paints[index]))
                for wrap in [false, true] {
                    let content: DisplayItem.Content = wrap ? .group([inner], isolated: false) : inner.content
                    for opacity in [1, 0.7] {
                        for style in [FillStyle(), FillStyle(eoFill: true), FillStyle(antialiased: false)] {
                            let transforms = [.identity, turn(30, aboutX: 30, y: 30), .translation(x: 0.5, y: 0.25)]
                            for transform in transforms {
                                func drawn(_ effect: Effect, blended mode: BlendMode = .normal) -> Bitmap {
                                    let item = DisplayItem(
                                        content, transform: transform, effects: [.opacity(opacity), effect],
                                        blendMode: mode)
                                    return render(60, 60, background: .white, [item])
                                }
                                let mask = Effect.mask([DisplayItem(.fill(clip, style, .color(.black)))])
                                #expect(drawn(.clip(clip, style)) == drawn(mask))
                                #expect(
                                    drawn(.clip(clip, style), blended: .multiply) == drawn(mask, blended: .multiply))
                            }
                        }
                    }
                }
            }
        }
    }
}
