// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Raster
import Testing

/// Caching coverage between frames changes no byte.
@Suite struct RecordedCoverageTests {
    private static let size = CGSize(width: 120, height: 90)

    private static let gradient = ResolvedGradient(stops: [
        .init(color: RGBAColor(red: 1, green: 0.2, blue: 0, alpha: 0.9), location: 0),
        .init(color: RGBAColor(red: 0, green: 0.4, blue: 1, alpha: 0.3), location: 1),
    ])

    /// Letter-like shapes: rings, stems and slanted strokes. Some gaps are narrow enough to be merged, others are not.
    private static let letters: Path = {
        var path = Path()
        for (i, x) in [0.0, 7.3, 15.1, 24, 47.5].enumerated() {
            if i.isMultiple(of: 2) {
                path.addEllipse(in: CGRect(x: x, y: 2, width: 6.4, height: 9))
                path.addEllipse(in: CGRect(x: x + 5, y: 3.2, width: -4, height: 6.5))
            } else {
                path.addLines([CGPoint(x: x, y: 12), CGPoint(x: x + 2, y: 0.3), CGPoint(x: x + 4.9, y: 12)])
                path.closeSubpath()
            }
        }
        return path
    }()

    /// A wide, flat shape with long runs of one level.
    private static let card = Path(roundedRect: CGRect(x: 0, y: 0, width: 95.5, height: 31.25), cornerRadius: 8)

    /// Items that draw both shapes at a place.
    private static func items(_ kind: Int, x: Double, y: Double) -> [DisplayItem] {
        let move = ProjectionTransform.translation(x: x, y: y)
        let paint: Paint =
            kind == 1
            ? .linearGradient(gradient, start: .zero, end: CGPoint(x: 60, y: 20))
            : .color(RGBAColor(red: 0.2, green: 0.5, blue: 0.9, alpha: kind == 0 ? 1 : 0.55))
        let effects: [Effect] =
            switch kind {
            case 3: [.mask([DisplayItem(.fill(card, FillStyle(), .color(RGBAColor(white: 0, alpha: 0.6))))])]
            case 4: [.clip(card, FillStyle())]
            case 5: [.shadow(Shadow(color: .black, radius: 3, offset: CGSize(width: 2, height: 1)))]
            default: []
            }
        let style = FillStyle(eoFill: kind == 2, antialiased: kind != 6)
        let text = DisplayItem(.fill(letters, style, paint), transform: move, effects: effects)
        let plate = DisplayItem(
            .fill(card, FillStyle(), paint), transform: move, blendMode: kind == 7 ? .plusLighter : .normal)
        return [plate, text]
    }

    private static func list(_ items: [DisplayItem], scale: Double) -> DisplayList {
        DisplayList(
            size: size, scale: scale, background: RGBAColor(red: 0.9, green: 0.8, blue: 0.7, alpha: 1), items: items)
    }

    /// Places that differ by whole and fractional pixels. Some are partly outside of the canvas.
    private static let places: [(Double, Double)] = [
        (10, 10), (10, 10), (10, 10), (10, 14), (13, 14), (10.25, 14), (10.25, 15), (10.25, 15), (-20, 30), (-20, 31),
        (60, 75),
        (10, 10), (1.0 / 3, 2.0 / 3), (1.0 / 3, 5.0 / 3), (4.0 / 3, 8.0 / 3), (10.5, 10.5), (11.5, 20.5),
        (10, 10.000001),
    ]

    @Test(arguments: 0..<8, [1.0, 2, 3])
    func framesAreThoseOfOnesThatKeepNothing(kind: Int, scale: Double) {
        let rasterizer = Rasterizer(), canvas = FrameCanvas()
        for (x, y) in Self.places {
            let list = Self.list(Self.items(kind, x: x, y: y), scale: scale)
            let fresh = Rasterizer().draw(list)
            #expect(rasterizer.draw(list) == fresh, "\(x), \(y)")
            #expect(canvas.draw(list) == fresh, "\(x), \(y)")
        }
        #expect(rasterizer.recordedCoverageBytes > 0)
    }

    @Test func pathsDrawnOnceAreNotCached() {
        let rasterizer = Rasterizer()
        // Each path is drawn twice per frame and moves by a fraction of a pixel.
        for frame in 0..<20 {
            let items = Self.items(0, x: 10 + Double(frame) * 0.037, y: 10)
            _ = rasterizer.draw(Self.list(items + items, scale: 1))
        }
        #expect(rasterizer.recordedCoverageBytes == 0)
    }

    @Test func theCacheIsBounded() {
        let rasterizer = Rasterizer()
        for round in 0..<200 {
            let items = (0..<12).map { k in
                // Distinct paths with the largest cacheable size.
                fill(
                    Path(roundedRect: CGRect(x: 2, y: 2, width: 290, height: 190 + Double(k)), cornerRadius: 95))
            }
            let list = DisplayList(size: CGSize(width: 300, height: 210), scale: 1, background: nil, items: items)
            for _ in 0..<2 { _ = rasterizer.draw(list) }
            if round == 0 { #expect(rasterizer.recordedCoverageBytes > 50_000) }
        }
        #expect(rasterizer.recordedCoverageBytes <= 16 << 20)
    }

    /// A new path may reuse the address of a deallocated one.
    @Test func anotherPathInTheSamePlaceIsNotTakenForIt() {
        let rasterizer = Rasterizer()
        for k in 0..<200 {
            var path = Path()
            for i in 0..<12 {
                path.addRect(CGRect(x: Double(i * 9), y: Double((i * k) % 60), width: 4.5, height: 5 + Double(k % 7)))
            }
            let list = Self.list([fill(path)], scale: 1)
            let fresh = Rasterizer().draw(list)
            for _ in 0..<3 { #expect(rasterizer.draw(list) == fresh) }
        }
    }
}
