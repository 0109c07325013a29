// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry

/// Frames of 120 × 90 points at two pixels per point, one for each feature of vector pages.
struct SampleList: CustomStringConvertible, Sendable {
    let description: String
    let list: DisplayList
    /// The expected number of bitmaps on the page. They replace drawing commands that a page cannot express.
    let pictureCount: Int

    init(_ name: String, pictures: Int = 0, background: RGBAColor? = .white, _ items: [DisplayItem]) {
        description = name
        pictureCount = pictures
        list = DisplayList(size: CGSize(width: 120, height: 90), scale: 2, background: background, items: items)
    }

    static let red = RGBAColor(red: 0.9, green: 0.2, blue: 0.1)
    static let blue = RGBAColor(red: 0.1, green: 0.3, blue: 0.9)
    static let box = CGRect(x: 20, y: 15, width: 80, height: 60)

    static func fill(_ path: Path, _ paint: Paint, _ effects: [Effect] = [], mode: BlendMode = .normal) -> DisplayItem {
        DisplayItem(.fill(path, FillStyle(), paint), effects: effects, blendMode: mode)
    }

    static func circle(_ x: Double, _ y: Double, _ radius: Double) -> Path {
        Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    }

    static func gradient(_ colors: RGBAColor..., space: GradientColorSpace = .perceptual) -> ResolvedGradient {
        ResolvedGradient(
            stops: colors.enumerated().map {
                .init(color: $1, location: Double($0) / Double(max(colors.count - 1, 1)))
            }, colorSpace: space)
    }

    private static let turn = ProjectionTransform(
        CGAffineTransform(translationX: -60, y: -45).concatenating(CGAffineTransform(rotationAngle: 0.4))
            .concatenating(CGAffineTransform(scaleX: 1.1, y: 0.8)).concatenating(
                CGAffineTransform(translationX: 60, y: 45)))

    private static var perspective: ProjectionTransform {
        var transform = ProjectionTransform.identity
        transform.m13 = 0.004
        return transform
    }

    private static let checker: Bitmap = {
        var bitmap = Bitmap(width: 16, height: 12)
        for y in 0..<12 {
            for x in 0..<16 {
                bitmap[x, y] =
                    (x / 4 + y / 4).isMultiple(of: 2)
                    ? SIMD4(200, 40, 20, 255) : SIMD4(0, UInt8(x * 8), UInt8(y * 8), 128)
            }
        }
        return bitmap
    }()

    private static let twoCircles = [
        fill(circle(45, 45, 25), .color(red)), fill(circle(75, 45, 25), .color(blue)),
    ]

    private static func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint = .color(blue)) -> DisplayItem {
        DisplayItem(.stroke(path, style, paint))
    }

    private static let zigzag = Path {
        $0.move(to: CGPoint(x: 20, y: 70))
        $0.addLine(to: CGPoint(x: 40, y: 20))
        $0.addLine(to: CGPoint(x: 60, y: 70))
        $0.addQuadCurve(to: CGPoint(x: 100, y: 20), control: CGPoint(x: 70, y: 10))
    }

    static let all: [SampleList] = [
        SampleList(
            "fills",
            [
                fill(Path(roundedRect: box, cornerRadius: 14), .color(red)),
                DisplayItem(
                    .fill(
                        Path {
                            $0.addRect(CGRect(x: 40, y: 25, width: 40, height: 40))
                            $0.addEllipse(in: CGRect(x: 45, y: 30, width: 30, height: 30))
                        }, FillStyle(eoFill: true), .color(blue.multiplyingAlpha(by: 0.6))), transform: turn),
            ]),
        SampleList(
            "strokes",
            [
                stroke(zigzag, StrokeStyle(lineWidth: 6, lineJoin: .miter)),
                stroke(
                    circle(60, 45, 30), StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0.1, 9], dashPhase: 3),
                    .color(red)),
                DisplayItem(
                    .stroke(circle(60, 45, 20), StrokeStyle(lineWidth: 5, dash: [7, 3, 2]), .color(blue)),
                    transform: turn),
            ]),
        SampleList(
            "linear gradients",
            [
                fill(
                    Path(box),
                    .linearGradient(
                        gradient(red, RGBAColor(red: 1, green: 0.9, blue: 0.2), blue), start: CGPoint(x: 20, y: 15),
                        end: CGPoint(x: 90, y: 60))),
                DisplayItem(
                    .fill(
                        circle(60, 45, 30), FillStyle(),
                        .linearGradient(
                            gradient(.white, RGBAColor(red: 0, green: 0.5, blue: 0, alpha: 0)),
                            start: CGPoint(x: 40, y: 0), end: CGPoint(x: 80, y: 0))), transform: turn),
            ]),
        SampleList(
            "radial gradients",
            [
                fill(
                    Path(box),
                    .radialGradient(
                        gradient(.white, red, blue), center: CGPoint(x: 50, y: 40), startRadius: 8, endRadius: 40)
                ),
                stroke(
                    circle(60, 45, 35), StrokeStyle(lineWidth: 6),
                    .ellipticalGradient(
                        gradient(red, blue.multiplyingAlpha(by: 0.2), space: .device), center: CGPoint(x: 60, y: 45),
                        radii: CGSize(width: 50, height: 30), startFraction: 1, endFraction: 0.2)),
            ]),
        SampleList(
            "hard edges",
            [
                fill(
                    Path(box),
                    .linearGradient(
                        ResolvedGradient(stops: [
                            .init(color: red, location: 0.25), .init(color: blue, location: 0.25),
                            .init(color: .white, location: 1.5),
                        ]), start: CGPoint(x: 20, y: 0), end: CGPoint(x: 100, y: 0)))
            ]),
        SampleList(
            "angular gradient and mesh", pictures: 2,
            [
                fill(
                    circle(40, 45, 25),
                    .angularGradient(
                        gradient(red, blue, red), center: CGPoint(x: 40, y: 45), startAngle: .zero,
                        endAngle: .degrees(360))),
                fill(
                    circle(90, 45, 20),
                    .mesh(
                        ColorMesh(
                            width: 2,
                            vertices: [(70, 25, red), (110, 25, blue), (70, 65, .white), (110, 65, .black)].map {
                                let point = CGPoint(x: $0.0, y: $0.1)
                                return .init(
                                    position: point, leading: point, top: point, trailing: point, bottom: point,
                                    color: $0.2)
                            }))),
            ]),
        SampleList(
            "opacity of a group",
            [
                DisplayItem(.group(twoCircles, isolated: false), effects: [.opacity(0.5)])
            ]),
        SampleList(
            "clips and masks",
            [
                DisplayItem(
                    .group(twoCircles, isolated: false),
                    effects: [.clip(Path(roundedRect: box, cornerRadius: 20), FillStyle())]),
                DisplayItem(
                    .group([fill(Path(box), .color(.black))], isolated: false),
                    effects: [
                        .mask([
                            fill(
                                circle(60, 45, 28),
                                .linearGradient(
                                    gradient(.black, .clear), start: CGPoint(x: 30, y: 0), end: CGPoint(x: 90, y: 0)))
                        ])
                    ]),
            ]),
        SampleList(
            "images",
            [
                DisplayItem(
                    .image(
                        ImageContent(
                            bitmap: checker, rect: CGRect(x: 20, y: 15, width: 64, height: 48), interpolation: .none))),
                DisplayItem(
                    .image(
                        ImageContent(
                            bitmap: checker, source: CGRect(x: 4, y: 4, width: 8, height: 4),
                            rect: CGRect(x: 70, y: 50, width: 40, height: 20), interpolation: .none, tint: blue)),
                    effects: [.opacity(0.7)]),
            ]),
        SampleList(
            "shadow", pictures: 1,
            [
                fill(
                    Path(roundedRect: box, cornerRadius: 10), .color(.white),
                    [
                        .shadow(
                            Shadow(
                                color: .black.multiplyingAlpha(by: 0.5), radius: 4, offset: CGSize(width: 3, height: 5))
                        )
                    ])
            ]),
        SampleList("blur", pictures: 1, [fill(circle(60, 45, 25), .color(red), [.blur(radius: 5, opaque: false)])]),
        SampleList(
            "perspective", pictures: 1,
            [DisplayItem(.fill(Path(box), FillStyle(), .color(red)), transform: perspective)]),
        SampleList(
            "blend modes that pages have",
            [
                fill(circle(45, 45, 25), .color(red)), fill(circle(75, 45, 25), .color(blue), mode: .multiply),
                fill(circle(60, 60, 20), .color(RGBAColor(red: 0.3, green: 0.8, blue: 0.3)), mode: .difference),
            ]),
        SampleList(
            "an isolated group",
            [
                fill(Path(box), .color(RGBAColor(red: 1, green: 0.8, blue: 0))),
                DisplayItem(
                    .group(
                        [fill(circle(45, 45, 20), .color(red)), fill(circle(65, 45, 20), .color(blue), mode: .screen)],
                        isolated: true)),
            ]),
        SampleList(
            "plus lighter", pictures: 1,
            [
                fill(circle(45, 45, 25), .color(red)), fill(circle(75, 45, 25), .color(blue), mode: .plusLighter),
            ]),
        SampleList(
            "cut out", pictures: 1, background: nil,
            [
                fill(Path(box), .color(red)), fill(circle(60, 45, 20), .color(.black), mode: .destinationOut),
                fill(circle(60, 45, 8), .color(blue)),
            ]),
        SampleList(
            "glass", pictures: 1,
            [
                fill(
                    Path(box),
                    .linearGradient(gradient(red, blue), start: CGPoint(x: 20, y: 0), end: CGPoint(x: 100, y: 0))),
                DisplayItem(
                    .group(
                        [
                            fill(
                                Path(roundedRect: CGRect(x: 40, y: 30, width: 50, height: 30), cornerRadius: 8),
                                .backdrop(Backdrop(radius: 5, saturation: 1.5, tint: .white.multiplyingAlpha(by: 0.4)))),
                            fill(circle(65, 45, 6), .color(.black)),
                        ], isolated: false), effects: [.clip(Path(box), FillStyle())]),
            ]),
        SampleList(
            "colour matrix",
            [
                DisplayItem(
                    .group(twoCircles, isolated: false),
                    effects: [
                        .colorMatrix(
                            ColorMatrix(
                                red: [0.4, 0.5, 0.1, 0, 0], green: [0.2, 0.7, 0.1, 0, 0], blue: [0.2, 0.5, 0.3, 0, 0.1])
                        )
                    ])
            ]),
    ]
}
