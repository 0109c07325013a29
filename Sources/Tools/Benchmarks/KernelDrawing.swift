// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry

/// A drawing of `KernelBench`. `Tests/Bench/peers/kernels_skia.py` draws the same with Skia, under the same name.
struct KernelDrawing {
    var name: String
    /// The display lists, drawn in turn. A rotating image has many lists, so that each rotation is sampled anew.
    var lists: [DisplayList]
    /// A drawing whose time is subtracted; nil for none.
    var backdrop: DisplayList?
    /// The number of pixels covered by one copy; nil if the cost depends on the path's edges rather than the area.
    var pixels: Double?
    /// The number of copies in one list. The measured time is divided by it.
    var copies: Double

    /// - Parameters:
    ///   - copies: The number of copies in each frame.
    ///   - layers: The number of frames that one display list draws over each other. Each list begins by
    ///     clearing the canvas, which evicts other data from the CPU caches. The peers never clear their canvases,
    ///     so many layers per list make the times comparable.
    ///   - frames: The items of each frame.
    ///   - backdrop: The items below each frame.
    private init(
        _ name: String, size: CGSize, pixels: Double? = nil, copies: Int = 1, layers: Int = 8, frames: [[DisplayItem]],
        backdrop: [DisplayItem]? = []
    ) {
        self.name = name
        lists = stride(from: 0, to: frames.count, by: layers).map { first in
            DisplayList(size: size, items: (first..<first + layers).flatMap { frames[$0 % frames.count] })
        }
        self.backdrop = backdrop.map { backdrop in
            DisplayList(size: size, items: (0..<layers).flatMap { _ in backdrop })
        }
        self.pixels = pixels
        self.copies = Double(copies * layers)
    }

    private init(_ name: String, side: Double, pixels: Double? = nil, copies: Int = 1, _ items: DisplayItem...) {
        self.init(
            name, size: CGSize(width: side, height: side), pixels: pixels, copies: copies, frames: [items])
    }

    /// All drawings. They are created once, because some drawings have large images.
    static let all: [KernelDrawing] = fills + pictures + turningPictures + gradients + shadows + paths

    private static let blue = RGBAColor(red: 0.1, green: 0.3, blue: 0.8, alpha: 1)
    private static let glass = RGBAColor(red: 0.1, green: 0.3, blue: 0.8, alpha: 0.5)

    private static func fill(_ path: Path, _ paint: Paint, evenOdd: Bool = false) -> DisplayItem {
        DisplayItem(.fill(path, FillStyle(eoFill: evenOdd), paint))
    }

    // MARK: - All over a screen

    private static let screen = CGSize(width: 860, height: 1864)
    /// The size of a small canvas. Canvas and image stay in the CPU caches, so that memory bandwidth does not matter.
    private static let stamp = CGSize(width: 240, height: 160)

    private static func covering(
        _ name: String, size: CGSize = screen, layers: Int = 8, backdrop: [DisplayItem]? = [],
        _ item: (CGRect) -> DisplayItem
    ) -> KernelDrawing {
        let rect = CGRect(origin: .zero, size: size)
        return KernelDrawing(
            name, size: rect.size, pixels: rect.width * rect.height, layers: layers, frames: [[item(rect)]],
            backdrop: backdrop)
    }

    /// Like `covering`, for opaque drawings. The rasterizer skips everything below an opaque drawing, so there is only
    /// one layer and no backdrop.
    private static func opaqueScreen(_ name: String, _ item: (CGRect) -> DisplayItem) -> KernelDrawing {
        covering(name, layers: 1, backdrop: nil, item)
    }

    private static var fills: [KernelDrawing] {
        [
            opaqueScreen("opaque fill") { fill(Path($0), .color(blue)) },
            covering("translucent fill") { fill(Path($0), .color(glass)) },
            covering("small translucent fill", size: stamp) { fill(Path($0), .color(glass)) },
        ]
    }

    private static var pictures: [KernelDrawing] {
        func picture(_ alpha: @escaping (Int, Int) -> Int) -> (CGRect) -> DisplayItem {
            { rect in
                let bitmap = bitmap(width: Int(rect.width), height: Int(rect.height), alpha: alpha)
                return DisplayItem(.image(ImageContent(bitmap: bitmap, rect: rect)))
            }
        }
        func glassy(x: Int, y: Int) -> Int { 1 + (x * 37 ^ y * 101) % 254 }
        return [
            opaqueScreen("picture 1:1, opaque", picture { _, _ in 255 }),
            covering("picture 1:1, translucent", picture(glassy)),
            covering("small picture 1:1, translucent", size: stamp, picture(glassy)),
        ]
    }

    /// A pattern of colours whose opacity at x, y is `alpha`, from 0 to 255.
    private static func bitmap(width: Int, height: Int, alpha: (Int, Int) -> Int) -> Bitmap {
        var bitmap = Bitmap(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                let alpha = alpha(x, y)
                func component(_ level: Int) -> UInt8 { UInt8((level & 255) * alpha / 255) }
                bitmap[x, y] = SIMD4(component(x * 7), component(y * 5), component(x ^ y), UInt8(alpha))
            }
        }
        return bitmap
    }

    private static var gradients: [KernelDrawing] {
        let gradient = ResolvedGradient(stops: [
            ResolvedGradient.Stop(color: blue, location: 0),
            ResolvedGradient.Stop(color: RGBAColor(red: 1, green: 0.8, blue: 0.2, alpha: 0.7), location: 1),
        ])
        let stripes = ResolvedGradient(
            stops: (0...5).map { i in
                var color = i.isMultiple(of: 2) ? blue : .white
                color.alpha = 0.8
                return ResolvedGradient.Stop(color: color, location: Double(i) / 5)
            })
        let start = CGPoint.zero, end = CGPoint(x: 860, y: 1864), center = CGPoint(x: 430, y: 932)
        func linear(_ name: String, _ gradient: ResolvedGradient, to end: CGPoint) -> KernelDrawing {
            covering(name) { fill(Path($0), .linearGradient(gradient, start: start, end: end)) }
        }
        func radial(_ name: String, _ gradient: ResolvedGradient) -> KernelDrawing {
            covering(name) {
                fill(Path($0), .radialGradient(gradient, center: center, startRadius: 0, endRadius: 1030))
            }
        }
        func angular(_ name: String, _ gradient: ResolvedGradient) -> KernelDrawing {
            covering(name) {
                fill(
                    Path($0),
                    .angularGradient(gradient, center: center, startAngle: .zero, endAngle: Angle(degrees: 360)))
            }
        }
        return [
            linear("linear gradient", gradient, to: end),
            linear("linear gradient, downwards", gradient, to: CGPoint(x: start.x, y: end.y)),
            linear("linear gradient, to the right", gradient, to: CGPoint(x: end.x, y: start.y)),
            linear("linear gradient of 6 colours", stripes, to: end),
            radial("radial gradient", gradient),
            radial("radial gradient of 6 colours", stripes),
            angular("angular gradient", gradient),
            angular("angular gradient of 6 colours", stripes),
        ]
    }

    // MARK: - Transformed

    /// The angles of the rotating images. There are more angles than the rasterizer caches (64,
    /// `SampledImages`), so that each image is sampled anew. Their number is divisible by `layers`, so that
    /// consecutive images never have the same angle.
    private static let turns = (0..<96).map { Angle(degrees: 30 + Double($0) / 16) }

    private static var turningPictures: [KernelDrawing] {
        let opaque = bitmap(width: 500, height: 500) { _, _ in 255 }
        let disc = bitmap(width: 500, height: 500) { x, y in
            let dx = 2 * x - 500, dy = 2 * y - 500
            return dx * dx + dy * dy < 500 * 500 ? 255 : 0
        }
        func picture(
            _ name: String, _ bitmap: Bitmap, interpolation: ImageInterpolation = .medium, side: Double = 200,
            canvas: Double = 600, pixels: Double = 40000, transform: (Angle) -> ProjectionTransform
        ) -> KernelDrawing {
            let content = ImageContent(
                bitmap: bitmap, rect: CGRect(x: -side / 2, y: -side / 2, width: side, height: side),
                interpolation: interpolation)
            return KernelDrawing(
                name, size: CGSize(width: canvas, height: canvas), pixels: pixels,
                frames: turns.map {
                    [
                        DisplayItem(
                            .image(content),
                            transform: transform($0).concatenating(.translation(x: canvas / 2, y: canvas / 2)))
                    ]
                })
        }
        func turned(_ angle: Angle) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(rotationAngle: angle.radians))
        }
        /// Tilts a square image by 45° around its left edge. `side` is its side length in points.
        func tilted(_ side: Double) -> (Angle) -> ProjectionTransform {
            let tilt = ProjectionTransform.rotation3D(
                angle: .degrees(45), axis: (0, 1, 0), anchor: .topLeading, anchorZ: 0, perspective: 1,
                size: CGSize(width: side, height: side))
            return { turned($0).concatenating(tilt) }
        }
        let large = bitmap(width: 1250, height: 1250) { _, _ in 255 }
        // Names with "low" have low interpolation: one bilinear sample of the nearest mipmap. Names with "no edges"
        // have a canvas inside the image, so that no edge of the image is drawn.
        return [
            picture("picture 500→200, turned, opaque", opaque, transform: turned),
            picture("picture 500→200, turned", disc, transform: turned),
            picture("picture 500→200, tilted by 45°", disc, pixels: 37580, transform: tilted(200)),
            picture("picture 500→200, turned, opaque, low", opaque, interpolation: .low, transform: turned),
            picture("picture 500→200, turned, low", disc, interpolation: .low, transform: turned),
            picture(
                "picture 500→200, tilted by 45°, low", disc, interpolation: .low, pixels: 37580, transform: tilted(200)),
            picture(
                "picture, no edges, turned, opaque, low", opaque, interpolation: .low, canvas: 140, pixels: 19600,
                transform: turned),
            picture(
                "picture, no edges, tilted by 45°, opaque, low", large, interpolation: .low, side: 500, canvas: 200,
                transform: tilted(500)),
            picture("picture 500→400, turned", disc, side: 400, pixels: 160000, transform: turned),
            picture("picture 500→200, upright", disc) { .translation(x: $0.degrees / 64, y: 0) },
        ]
    }

    // MARK: - Shadows

    private static var shadows: [KernelDrawing] {
        let cog = fill(cog(), .color(blue))
        return [1.0, 2, 5, 15, 30].map { sigma in
            var casting = cog
            casting.effects = [.shadow(Shadow(color: .black, radius: sigma))]
            return KernelDrawing(
                "shadow of a cog, σ \(Int(sigma))", size: CGSize(width: 700, height: 700), pixels: 160000,
                frames: [[casting]], backdrop: [cog])
        }
    }

    private static func cog() -> Path {
        var path = Path()
        for i in 0..<180 {
            let radius = i.isMultiple(of: 2) ? 180.0 : 195, angle = Double(i) * .pi / 90
            let p = CGPoint(x: 350 + radius * cos(angle), y: 350 + radius * sin(angle))
            if i == 0 { path.move(to: p) } else { path.addLine(to: p) }
        }
        path.closeSubpath()
        return path
    }

    // MARK: - Paths

    private static var paths: [KernelDrawing] {
        let gear = gear(), walk = walk()
        let capsule = Path(
            roundedRect: CGRect(x: 30, y: 30, width: 850, height: 96), cornerSize: CGSize(width: 48, height: 48))
        let card = Path(
            roundedRect: CGRect(x: 50, y: 50, width: 900, height: 900), cornerSize: CGSize(width: 40, height: 40))
        let dots = (0..<100).map { i in
            let x = 50 + 100.13 * Double(i % 10), y = 50 + 100.13 * Double(i / 10)
            return fill(Path(ellipseIn: CGRect(x: x - 10, y: y - 10, width: 20, height: 20)), .color(blue))
        }
        return [
            KernelDrawing("gear of 400 segments, 7 holes", side: 1000, fill(gear, .color(blue), evenOdd: true)),
            KernelDrawing("gear, translucent", side: 1000, fill(gear, .color(glass), evenOdd: true)),
            KernelDrawing("2000 short cubics", side: 1000, fill(walk, .color(blue))),
            KernelDrawing("2000 short cubics, even-odd", side: 1000, fill(walk, .color(blue), evenOdd: true)),
            KernelDrawing(
                "dashed outline of the gear", side: 1000,
                DisplayItem(
                    .stroke(gear, StrokeStyle(lineWidth: 6, lineCap: .round, dash: [20, 14]), .color(blue)))),
            KernelDrawing(
                "dashed capsule", side: 920,
                DisplayItem(
                    .stroke(
                        capsule, StrokeStyle(lineWidth: 14, lineJoin: .round, dash: [10, 2.8], dashPhase: 6.6),
                        .color(.black)))),
            KernelDrawing(
                "circle of radius 450", side: 1000,
                fill(Path(ellipseIn: CGRect(x: 50, y: 50, width: 900, height: 900)), .color(blue))),
            KernelDrawing(
                "circle of radius 10", size: CGSize(width: 1000, height: 1000), copies: dots.count, frames: [dots]),
            KernelDrawing("rounded square of 900", side: 1000, fill(card, .color(blue))),
        ]
    }

    /// 50 teeth of 8 lines each, six round holes and a hub.
    private static func gear() -> Path {
        var path = Path()
        let radii = [430.0, 433, 480, 484, 486, 484, 433, 430]
        for tooth in 0..<50 {
            for (k, radius) in radii.enumerated() {
                let angle = 2 * .pi * (Double(tooth) + Double(k) / 8) / 50
                let p = CGPoint(x: 500 + radius * cos(angle), y: 500 + radius * sin(angle))
                if tooth == 0, k == 0 { path.move(to: p) } else { path.addLine(to: p) }
            }
        }
        path.closeSubpath()
        func hole(_ x: Double, _ y: Double, _ radius: Double) {
            path.addEllipse(in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
        }
        for i in 0..<6 {
            let angle = Double(i) * .pi / 3
            hole(500 + 260 * cos(angle), 500 + 260 * sin(angle), 90)
        }
        hole(500, 500, 70)
        return path
    }

    /// A pseudo-random walk, equal on all machines.
    private static func walk() -> Path {
        var state: UInt64 = 12345
        func random() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 33) / Double(1 << 31)
        }
        var path = Path()
        var point = CGPoint(x: 500, y: 500)
        func next() -> CGPoint {
            point.x = min(max(point.x + (random() - 0.5) * 80, 10), 990)
            point.y = min(max(point.y + (random() - 0.5) * 80, 10), 990)
            return point
        }
        path.move(to: point)
        for _ in 0..<2000 {
            let (a, b) = (next(), next())
            path.addCurve(to: next(), control1: a, control2: b)
        }
        path.closeSubpath()
        return path
    }
}
