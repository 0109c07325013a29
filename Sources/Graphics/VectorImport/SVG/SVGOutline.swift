// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import SVGSyntax

/// The painted area of a drawing, or its lines, as one path.
public struct SVGOutline: Sendable, Equatable {
    /// The path in points, with y down, in an image of the document's `size`.
    public var path: Path
    /// Whether the even-odd rule applies; otherwise the non-zero rule.
    public var isEOFilled: Bool

    public init(path: Path, isEOFilled: Bool = false) {
        self.path = path
        self.isEOFilled = isEOFilled
    }

    public var fillStyle: FillStyle { FillStyle(eoFill: isEOFilled) }
}

extension SVGDocument {
    /// The path of `outline()`, without its fill rule.
    public var path: Path {
        get throws(SVGError) { try outline().path }
    }

    /// The union of everything that the drawing paints, regardless of colour: fills and stroked outlines.
    ///
    /// Curves are kept if the painted parts can be concatenated: a single fill with either rule, or fills that wind in
    /// one direction. Other parts, such as clipped ones, become polygons with a tolerance of 10⁻⁵ of the image's size.
    public func outline() throws(SVGError) -> SVGOutline {
        var outliner = SVGOutliner(size: size)
        return try outliner.outline(nodes, transform)
    }

    /// The paths of all shapes, painted or not, without clips and stroke widths; for a line drawing, its centre lines.
    public var lines: Path {
        var path = Path()
        func add(_ node: SVGNode, _ map: CGAffineTransform) {
            let map = node.transform.concatenating(map)
            switch node.content {
            case .group(let nodes): for node in nodes { add(node, map) }
            case .shape(let shape): path.addPath(shape.path, transform: map)
            case .picture: break
            }
        }
        for node in nodes { add(node, transform) }
        return path
    }
}

/// Unites the painted areas of a scene.
///
/// Under the non-zero rule, the concatenation of several paths is their union if no path winds backwards around any
/// point. The turns of such a path would cancel the turns of another path. So this tests the winding numbers beside
/// each chord.
///
/// If the winding numbers have both signs, boolean operations make a polygon that only winds forwards. They also do if
/// the even-odd rule excludes areas with a winding number of 2.
private struct SVGOutliner {
    private struct Area {
        var path: Path
        var isEOFilled: Bool
    }

    /// The image is scaled so that its longer side has this length during boolean operations. Their tolerance of 0.005
    /// units is then 10⁻⁵ of that side.
    private static let workingSide: CGFloat = 500
    /// The maximum number of chords after they split each other at intersections; a few seconds of work.
    private static let chordLimit = 30_000
    private var chordCount = 0
    /// The number of tests of a point against a chord that `windings` may still make. The initial number takes about
    /// two seconds.
    private var windingTestsLeft = 300_000_000
    private let scale: CGFloat

    init(size: CGSize) { scale = Self.workingSide / max(size.width, size.height) }

    mutating func outline(_ nodes: [SVGNode], _ transform: CGAffineTransform) throws(SVGError) -> SVGOutline {
        var areas: [Area] = []
        let map = transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
        for node in nodes { try collect(node, map, [], &areas) }
        let back = CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)
        if areas.count == 1 {
            return SVGOutline(path: areas[0].path.applying(back), isEOFilled: areas[0].isEOFilled)
        }
        var path = Path()
        for area in areas { path.addPath(try forward(area)) }
        return SVGOutline(path: path.applying(back))
    }

    private mutating func collect(
        _ node: SVGNode, _ map: CGAffineTransform, _ clips: [Path], _ areas: inout [Area]
    ) throws(SVGError) {
        guard node.opacity > 0 else { return }
        let map = node.transform.concatenating(map)
        var clips = clips
        for clip in node.clips { clips.append(try self.clip(clip, map)) }
        switch node.content {
        case .group(let nodes):
            for node in nodes { try collect(node, map, clips, &areas) }
        case .picture: break
        case .shape(let shape):
            if shape.fill != nil {
                areas.append(
                    try clipped(Area(path: shape.path.applying(map), isEOFilled: shape.isEOFilled), clips))
            }
            if shape.stroke != nil {
                let largest = max(hypot(map.a, map.b), hypot(map.c, map.d))
                guard largest > 0, largest.isFinite else { return }
                let pen = Path(shape.path.strokeOutline(shape.strokeStyle, tolerance: 0.005 / Double(largest)))
                areas.append(try clipped(Area(path: pen.applying(map), isEOFilled: false), clips))
            }
        }
        areas.removeAll { $0.path.isEmpty }
    }

    /// The union of a clip's parts as one path.
    private mutating func clip(_ clip: SVGClip, _ map: CGAffineTransform) throws(SVGError) -> Path {
        var path = Path()
        for part in clip.parts {
            var clips: [Path] = []
            for inner in part.clips { clips.append(try self.clip(inner, map)) }
            path.addPath(
                try forward(clipped(Area(path: part.path.applying(map), isEOFilled: part.isEOFilled), clips)))
        }
        return path
    }

    private mutating func clipped(_ area: Area, _ clips: [Path]) throws(SVGError) -> Area {
        var area = area
        let box = area.path.boundingRect
        // Skips a rectangular clip around the whole area, typically the image's bounds, because it changes nothing.
        for clip in clips where !isRect(clip, around: box) {
            area = Area(path: try forward(area), isEOFilled: false)
            try check(area.path, clip)
            area.path = area.path.intersection(clip)
        }
        return area
    }

    private func isRect(_ path: Path, around box: CGRect) -> Bool {
        let rect = path.boundingRect
        guard path.elements.count <= 6, rect.insetBy(dx: -1e-6, dy: -1e-6).contains(box) else { return false }
        return path.elements.allSatisfy {
            switch $0 {
            case .move(let p), .line(let p):
                (abs(p.x - rect.minX) < 1e-6 || abs(p.x - rect.maxX) < 1e-6)
                    && (abs(p.y - rect.minY) < 1e-6 || abs(p.y - rect.maxY) < 1e-6)
            case .closeSubpath: true
            case .curve, .quadCurve: false
            }
        } && path.elements.count >= 4
    }

    /// A path with the same area that never winds backwards.
    private mutating func forward(_ area: Area) throws(SVGError) -> Path {
        let windings = windings(area.path)
        if let windings {
            let isSingle = windings.lowerBound >= -1 && windings.upperBound <= 1
            if !area.isEOFilled || isSingle {
                if windings.lowerBound >= 0 { return area.path }
                if windings.upperBound <= 0 { return area.path.reversed() }
            }
        }
        try check(area.path)
        return area.path.normalized(eoFill: area.isEOFilled)
    }

    /// The lowest and the highest winding number of the path, found on both sides of every chord. nil if that would
    /// take more tests than `windingTestsLeft`.
    private mutating func windings(_ path: Path) -> ClosedRange<Int>? {
        let lines = path.flattened(tolerance: 0.05)
        windingTestsLeft -= 2 * lines.points.count * lines.points.count
        guard windingTestsLeft >= 0 else { return nil }
        var (low, high) = (0, 0)
        for i in 0..<lines.count {
            let contour = lines[i]
            guard var a = contour.last else { continue }
            for b in contour {
                let (middle, edge) = ((a + b) / 2, b - a)
                let length = (edge.x * edge.x + edge.y * edge.y).squareRoot()
                a = b
                guard length > 1e-9 else { continue }
                let side = SIMD2(-edge.y, edge.x) / length * 1e-4
                for point in [middle + side, middle - side] {
                    let winding = lines.winding(around: point)
                    (low, high) = (min(low, winding), max(high, winding))
                }
            }
        }
        return low...high
    }

    private static func cross(
        _ p: (a: SIMD2<Double>, b: SIMD2<Double>), _ q: (a: SIMD2<Double>, b: SIMD2<Double>)
    ) -> Bool {
        func side(_ c: SIMD2<Double>, _ line: (a: SIMD2<Double>, b: SIMD2<Double>)) -> Double {
            let (u, v) = (line.b - line.a, c - line.a)
            return u.x * v.y - u.y * v.x
        }
        return side(q.a, p) * side(q.b, p) < 0 && side(p.a, q) * side(p.b, q) < 0
    }

    private mutating func check(_ paths: Path...) throws(SVGError) {
        var chords: [(a: SIMD2<Double>, b: SIMD2<Double>)] = []
        for path in paths {
            let lines = path.flattened(tolerance: 0.005)
            for i in 0..<lines.count {
                guard var a = lines[i].last else { continue }
                for b in lines[i] {
                    chords.append((a, b))
                    a = b
                }
            }
        }
        chordCount += chords.count
        // Each intersection adds two chords, because it splits two. The number of chords after all splits determines
        // how long boolean operations take.
        for i in chords.indices where chordCount <= Self.chordLimit {
            for j in 0..<i where Self.cross(chords[i], chords[j]) { chordCount += 2 }
        }
        guard chordCount <= Self.chordLimit else {
            throw SVGError(.outlineTooComplex(chords: chordCount, limit: Self.chordLimit))
        }
    }
}

extension Path {
    /// The path with the direction of every subpath reversed.
    fileprivate func reversed() -> Path {
        var result = Path()
        var subpath: [Path.Element] = []
        func finish() {
            defer { subpath.removeAll() }
            let isClosed = subpath.last == .closeSubpath
            let drawn = isClosed ? subpath.dropLast() : subpath[...]
            guard let end = drawn.last?.end else { return }
            result.move(to: end)
            for (i, element) in drawn.enumerated().reversed() where i > 0 {
                let target = drawn[i - 1].end ?? end
                switch element {
                case .line: result.addLine(to: target)
                case .quadCurve(_, let control): result.addQuadCurve(to: target, control: control)
                case .curve(_, let control1, let control2):
                    result.addCurve(to: target, control1: control2, control2: control1)
                case .move, .closeSubpath: break
                }
            }
            if isClosed { result.closeSubpath() }
        }
        for element in elements {
            if case .move = element { finish() }
            // A segment that follows a closed subpath without a move starts at the start of that subpath.
            if subpath.last == .closeSubpath, let start = subpath.first {
                finish()
                subpath.append(start)
            }
            subpath.append(element)
        }
        finish()
        return result
    }
}

extension Path.Element {
    fileprivate var end: CGPoint? {
        switch self {
        case .move(let p), .line(let p), .quadCurve(let p, _), .curve(let p, _, _): p
        case .closeSubpath: nil
        }
    }
}
