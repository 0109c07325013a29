// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Raster
import Testing

@Suite struct GradientTests {
    private func color(_ hex: UInt32, _ alpha: Float = 1) -> RGBAColor {
        RGBAColor(
            red: Float(hex >> 16 & 255) / 255, green: Float(hex >> 8 & 255) / 255, blue: Float(hex & 255) / 255,
            alpha: alpha)
    }

    /// The colour of a two-stop gradient at `f`, drawn into a pixel whose centre is there.
    private func sample(_ from: RGBAColor, _ to: RGBAColor, _ f: Double, _ space: GradientColorSpace) -> SIMD4<UInt8> {
        let gradient = ResolvedGradient(
            stops: [.init(color: from, location: 0), .init(color: to, location: 1)], colorSpace: space)
        // The gradient is ten points long, shifted so that the centre of pixel 5 is at f.
        let start = CGPoint(x: 5.5 - 10 * f, y: 0), end = CGPoint(x: 15.5 - 10 * f, y: 0)
        return render(
            12, 1,
            [
                DisplayItem(
                    .fill(rectangle(0, 0, 12, 1), FillStyle(), .linearGradient(gradient, start: start, end: end)))
            ])[5, 0]
    }

    @Test func midPointsOfTheSheet() {
        let (white, black) = (color(0xFFFFFF), color(0))
        let (red, blue, green, yellow) = (color(0xFF3B30), color(0x007AFF), color(0x34C759), color(0xFFCC00))
        let perceptual: [(RGBAColor, RGBAColor, Double, [Double])] = [
            (white, black, 0.25, [173.7, 173.7, 173.7]), (white, black, 0.5, [99.1, 99.1, 99.1]),
            (white, black, 0.75, [33.5, 33.5, 33.5]), (color(0xFF0000), color(0x0000FF), 0.5, [140.4, 83.0, 162.3]),
            (red, blue, 0.25, [212.6, 98.6, 116.7]), (red, blue, 0.5, [166.8, 116.4, 166.1]),
            (red, blue, 0.75, [113.1, 123.5, 211.2]), (red, green, 0.5, [192.0, 147.8, 69.1]),
            (yellow, blue, 0.5, [148.4, 174.1, 181.2]),
        ]
        for (from, to, f, expected) in perceptual {
            let p = sample(from, to, f, .perceptual)
            for c in 0..<3 { #expect(abs(Double(p[c]) - expected[c]) <= 1.0, "\(f): \(p), \(expected)") }
        }
        let device: [(RGBAColor, RGBAColor, Double, [Double])] = [
            (white, black, 0.25, [191.2, 191.2, 191.2]), (red, blue, 0.5, [127.5, 90.5, 151.5]),
            (red, green, 0.5, [153.5, 129.0, 68.5]), (yellow, blue, 0.5, [127.5, 163.0, 127.5]),
        ]
        for (from, to, f, expected) in device {
            let p = sample(from, to, f, .device)
            for c in 0..<3 { #expect(abs(Double(p[c]) - expected[c]) <= 1.0, "\(f): \(p), \(expected)") }
        }
    }

    @Test func fadingToClearKeepsTheColour() {
        for space in [GradientColorSpace.perceptual, .device] {
            let p = sample(color(0xFF3B30), .clear, 0.5, space)
            #expect(abs(Int(p.w) - 128) <= 1)
            // Half of 255, 59 and 48, because the components are premultiplied.
            for (c, expected) in [127.5, 29.5, 24].enumerated() { #expect(abs(Double(p[c]) - expected) <= 1) }
        }
    }

    /// A grey ramp, whose level is the position.
    private var ramp: ResolvedGradient {
        ResolvedGradient(
            stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)], colorSpace: .device)
    }

    private func compare(
        _ paint: Paint, transform: ProjectionTransform = .identity, _ place: (Double, Double) -> Double
    ) {
        var item = DisplayItem(.fill(rectangle(-500, -500, 1000, 1000), FillStyle(), paint))
        item.transform = transform
        let picture = render(80, 60, [item])
        let inverse = transform.inverted()
        for y in 0..<60 {
            for x in 0..<80 {
                let p = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
                let t = min(max(place(p.x, p.y), 0), 1)
                #expect(abs(Double(picture[x, y].x) - t * 255) <= 1.0, "at \(x), \(y)")
            }
        }
    }

    @Test func everyShapeAgreesWithItsFormula() {
        let turned = turn(23, aboutX: 40, y: 30)
        for transform in [.identity, turned, tilt(40, axis: (0, 1, 0), CGSize(width: 80, height: 60))] {
            compare(
                .linearGradient(ramp, start: CGPoint(x: 10, y: 5), end: CGPoint(x: 60, y: 45)), transform: transform
            ) {
                ((($0 - 10) * 50) + ($1 - 5) * 40) / (50 * 50 + 40 * 40)
            }
            compare(
                .radialGradient(ramp, center: CGPoint(x: 30, y: 30), startRadius: 5, endRadius: 40),
                transform: transform
            ) { (hypot($0 - 30, $1 - 30) - 5) / 35 }
            compare(
                .ellipticalGradient(
                    ramp, center: CGPoint(x: 40, y: 30), radii: CGSize(width: 40, height: 20), startFraction: 0.1,
                    endFraction: 0.9), transform: transform
            ) { (hypot(($0 - 40) / 40, ($1 - 30) / 20) - 0.1) / 0.8 }
            compare(
                .angularGradient(
                    ramp, center: CGPoint(x: 40.2, y: 30.1), startAngle: .degrees(-30), endAngle: .degrees(330)),
                transform: transform
            ) {
                let a = atan2($1 - 30.1, $0 - 40.2) + .pi / 6
                return (a < 0 ? a + 2 * .pi : a) / (2 * .pi)
            }
        }
    }

    @Test func theGapOfAnAngularGradientIsSplitInItsMiddle() {
        let paint = Paint.angularGradient(
            ramp, center: CGPoint(x: 20, y: 20), startAngle: .zero, endAngle: .degrees(90))
        let picture = render(40, 40, [DisplayItem(.fill(rectangle(0, 0, 40, 40), FillStyle(), paint))])
        // 45° is the middle of the range, 180° has the end colour, 300° the start colour.
        #expect(abs(Int(picture[30, 30].x) - 128) <= 1)
        #expect(picture[2, 20].x == 255)
        #expect(picture[25, 11].x == 0)
    }

    @Test func hardEdgesAreAtTheirStops() {
        for length in [10.0, 99, 300, 1000] {
            let gradient = ResolvedGradient(stops: [
                .init(color: .black, location: 0), .init(color: .black, location: 1 / 3.0),
                .init(color: .white, location: 1 / 3.0), .init(color: .white, location: 1),
            ])
            let picture = render(
                length, 1,
                [
                    DisplayItem(
                        .fill(
                            rectangle(0, 0, length, 1), FillStyle(),
                            .linearGradient(gradient, start: .zero, end: CGPoint(x: length, y: 0))))
                ])
            for x in 0..<Int(length) {
                let t = (Double(x) + 0.5) / length
                guard abs(t - 1 / 3.0) > 1e-6 else { continue }
                #expect(picture[x, 0].x == (t < 1 / 3.0 ? 0 : 255))
            }
        }
    }

    @Test(arguments: [1e-6, 1e-12, 1e-30, 1e-40, 1e-45]) func closeStopsAreAHardEdge(_ distance: Double) {
        let gradient = ResolvedGradient(stops: [
            .init(color: .black, location: 0), .init(color: .white, location: distance),
        ])
        // The gradient starts at the centre of pixel 2.
        let paint = Paint.linearGradient(gradient, start: CGPoint(x: 2.5, y: 0), end: CGPoint(x: 8.5, y: 0))
        let picture = render(6, 1, [DisplayItem(.fill(rectangle(0, 0, 6, 1), FillStyle(), paint))])
        #expect((0..<6).map { picture[$0, 0].x } == [0, 0, 0, 255, 255, 255])
    }

    @Test func degenerateGradientsHaveAnEnd() {
        let end = SIMD4<UInt8>(255, 255, 255, 255)
        for paint in [
            Paint.linearGradient(ramp, start: CGPoint(x: 3, y: 3), end: CGPoint(x: 3, y: 3)),
            .ellipticalGradient(ramp, center: .zero, radii: .zero, startFraction: 0, endFraction: 1),
            .radialGradient(ramp, center: CGPoint(x: -50, y: 0), startRadius: 4, endRadius: 4),
        ] {
            #expect(render(6, 6, [DisplayItem(.fill(rectangle(0, 0, 6, 6), FillStyle(), paint))])[2, 2] == end)
        }
        let none = Paint.linearGradient(ResolvedGradient(stops: []), start: .zero, end: CGPoint(x: 6, y: 0))
        #expect(isEmpty(render(6, 6, [DisplayItem(.fill(rectangle(0, 0, 6, 6), FillStyle(), none))])))
    }
}
