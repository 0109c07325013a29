import Drawing
import Foundation
import Geometry
import Raster

/// One thing that the rasterizer does, and how long it takes.
public struct KernelTiming: Codable, Sendable, Equatable {
    public var name: String
    /// Of one core, for the whole drawing; what an empty frame of the size costs is not in it.
    public var microseconds: Double
    /// For each pixel that the drawing covers; nil where pixels say little.
    public var nanosecondsPerPixel: Double?
}

/// Single drawings on a canvas of their own, again and again.
public enum KernelBench {
    struct Drawing {
        var name: String
        var side: Double
        /// Pixels that are covered; nil where edges, not pixels, cost.
        var pixels: Double?
        var items: [DisplayItem]
    }

    /// - Parameter runs: each of about `seconds`.
    public static func measure(runs: Int, seconds: Double = 0.05) -> [KernelTiming] {
        drawings.map { drawing in
            let list = DisplayList(size: CGSize(width: drawing.side, height: drawing.side), items: drawing.items)
            let empty = DisplayList(size: list.size)
            let time = time(list, runs: runs, seconds: seconds) - time(empty, runs: runs, seconds: seconds)
            return KernelTiming(
                name: drawing.name, microseconds: time * 1e6,
                nanosecondsPerPixel: drawing.pixels.map { time * 1e9 / $0 })
        }
    }

    private static func time(_ list: DisplayList, runs: Int, seconds: Double) -> Double {
        let rasterizer = Rasterizer()
        var bitmap = rasterizer.draw(list)
        let once = ThreadClock.seconds { rasterizer.draw(list, into: &bitmap) }
        let count = max(1, min(Int(seconds / max(once, 1e-7)), 100_000))
        let times = (0..<runs).map { _ in
            ThreadClock.seconds { for _ in 0..<count { rasterizer.draw(list, into: &bitmap) } } / Double(count)
        }
        return times.median
    }

    // MARK: The drawings

    static var drawings: [Drawing] {
        fills + pictures + gradients + shadows + paths
    }

    private static let blue = RGBAColor(red: 0.1, green: 0.3, blue: 0.8, alpha: 1)

    private static func fill(_ path: Path, _ paint: Paint, _ effects: [Effect] = []) -> DisplayItem {
        DisplayItem(.fill(path, FillStyle(), paint), effects: effects)
    }

    private static func square(_ side: Double, at origin: Double = 0) -> Path {
        Path(CGRect(x: origin, y: origin, width: side, height: side))
    }

    private static var fills: [Drawing] {
        var glass = blue
        glass.alpha = 0.5
        return [
            Drawing(name: "opaque fill", side: 1000, pixels: 1e6, items: [fill(square(1000), .color(blue))]),
            Drawing(name: "translucent fill", side: 1000, pixels: 1e6, items: [fill(square(1000), .color(glass))]),
        ]
    }

    private static var pictures: [Drawing] {
        let opaque = disc(of: 500, isOpaque: true), round = disc(of: 500, isOpaque: false)
        let full = disc(of: 1000, isOpaque: false)
        func image(_ bitmap: Bitmap, _ side: Double, _ transform: ProjectionTransform) -> DisplayItem {
            DisplayItem(
                .image(
                    ImageContent(bitmap: bitmap, rect: CGRect(x: -side / 2, y: -side / 2, width: side, height: side))),
                transform: transform.concatenating(.translation(x: 200, y: 200)))
        }
        let turned = ProjectionTransform(CGAffineTransform(rotationAngle: 33 * .pi / 180))
        let tilted = turned.concatenating(tilt(.degrees(45), size: 200))
        return [
            Drawing(
                name: "picture 1:1", side: 1000, pixels: 1e6,
                items: [
                    DisplayItem(
                        .image(ImageContent(bitmap: full, rect: CGRect(x: 0, y: 0, width: 1000, height: 1000))))
                ]),
            Drawing(name: "picture 500→200, turned", side: 400, pixels: 40000, items: [image(round, 200, turned)]),
            Drawing(
                name: "picture 500→200, turned, opaque", side: 400, pixels: 40000, items: [image(opaque, 200, turned)]),
            Drawing(name: "picture 500→200, upright", side: 400, pixels: 40000, items: [image(round, 200, .identity)]),
            Drawing(
                name: "picture 500→400, turned", side: 400, pixels: 160000 * 0.82, items: [image(round, 400, turned)]),
            Drawing(
                name: "picture 500→200, tilted by 45°", side: 400, pixels: 26800, items: [image(round, 200, tilted)]),
        ]
    }

    private static func tilt(_ angle: Angle, size: Double) -> ProjectionTransform {
        .rotation3D(
            angle: angle, axis: (0, 1, 0), anchor: .topLeading, anchorZ: 0, perspective: 1,
            size: CGSize(width: size, height: size))
    }

    private static func disc(of side: Int, isOpaque: Bool) -> Bitmap {
        var bitmap = Bitmap(width: side, height: side)
        for y in 0..<side {
            for x in 0..<side {
                let (dx, dy) = (2 * x - side, 2 * y - side)
                guard isOpaque || dx * dx + dy * dy < side * side else { continue }
                bitmap[x, y] = SIMD4(
                    UInt8(truncatingIfNeeded: x &* 7), UInt8(truncatingIfNeeded: y &* 5),
                    UInt8(truncatingIfNeeded: x ^ y), 255)
            }
        }
        return bitmap
    }

    private static var gradients: [Drawing] {
        let gradient = ResolvedGradient(stops: [
            ResolvedGradient.Stop(color: blue, location: 0),
            ResolvedGradient.Stop(color: RGBAColor(red: 1, green: 0.8, blue: 0.2, alpha: 0.7), location: 1),
        ])
        let end = CGPoint(x: 1000, y: 1000)
        return [
            Drawing(
                name: "linear gradient", side: 1000, pixels: 1e6,
                items: [fill(square(1000), .linearGradient(gradient, start: .zero, end: end))]),
            Drawing(
                name: "radial gradient", side: 1000, pixels: 1e6,
                items: [
                    fill(
                        square(1000),
                        .radialGradient(
                            gradient, center: CGPoint(x: 500, y: 500), startRadius: 0, endRadius: 700))
                ]),
        ]
    }

    private static var shadows: [Drawing] {
        [1.0, 2, 5, 15, 30].map { sigma in
            Drawing(
                name: "shadow of a cog, σ \(Int(sigma))", side: 700, pixels: 160000,
                items: [
                    fill(
                        cog(), .color(blue),
                        [.shadow(Shadow(color: .black, radius: sigma))])
                ])
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

    private static var paths: [Drawing] {
        let capsule = Path(
            roundedRect: CGRect(x: 30, y: 30, width: 850, height: 96), cornerSize: CGSize(width: 48, height: 48))
        return [
            Drawing(name: "gear of 400 segments, 7 holes", side: 1000, items: [evenOdd(gear())]),
            Drawing(name: "2000 short cubics", side: 1000, items: [fill(walk(), .color(blue))]),
            Drawing(name: "2000 short cubics, even-odd", side: 1000, items: [evenOdd(walk())]),
            Drawing(
                name: "dashed capsule", side: 920,
                items: [
                    DisplayItem(
                        .stroke(
                            capsule, StrokeStyle(lineWidth: 14, lineJoin: .round, dash: [10, 2.8], dashPhase: 6.6),
                            .color(.black)))
                ]),
        ]
    }

    private static func evenOdd(_ path: Path) -> DisplayItem {
        DisplayItem(.fill(path, FillStyle(eoFill: true), .color(blue)))
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

    /// A walk at random: the same on any machine.
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
