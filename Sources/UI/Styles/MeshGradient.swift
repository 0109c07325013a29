// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Motion

public struct MeshGradient: ShapeStyle, Equatable, Sendable {
    @frozen public struct BezierPoint: Equatable, Sendable {
        public var position: SIMD2<Float>
        public var leadingControlPoint: SIMD2<Float>
        public var topControlPoint: SIMD2<Float>
        public var trailingControlPoint: SIMD2<Float>
        public var bottomControlPoint: SIMD2<Float>

        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    @frozen public enum Locations: Equatable, Sendable {
        case points([SIMD2<Float>])
        case bezierPoints([BezierPoint])
    }

    @frozen public enum Colors: Equatable, Sendable {
        case colors([Color])
        case resolvedColors([Color.Resolved])
    }

    public var width: Int
    public var height: Int
    public var locations: Locations
    public var colors: Colors
    public var background: Color
    public var smoothsColors: Bool
    public var colorSpace: Gradient.ColorSpace

    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints),
            colors: .resolvedColors(resolvedColors), background: background, smoothsColors: smoothsColors,
            colorSpace: colorSpace)
    }

    /// An empty grid, or a grid with too few points or colours, shows only the background.
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
        let ground = background.resolve(context)
        let colors =
            switch colors {
            case .colors(let list): list.map { $0.resolve(context) }
            case .resolvedColors(let list): list.map(\.rgba)
            }
        let corners = corners
        guard width > 1, height > 1, corners.count >= width * height, colors.count >= width * height else {
            return _ResolvedStyle(.color(ground))
        }
        let vertices = (0..<width * height).map { corners[$0].vertex(colors[$0]) }
        return _ResolvedStyle(
            .mesh(
                ColorMesh(
                    width: width, vertices: vertices, background: ground, isSmooth: smoothsColors,
                    colorSpace: colorSpace.resolved)))
    }

    private var corners: [BezierPoint] {
        switch locations {
        case .bezierPoints(let corners): corners
        case .points(let points): width > 0 && height > 0 ? smoothCorners(points) : []
        }
    }

    /// Bézier control points for smooth edges (Catmull–Rom). The tangent at each corner is parallel to the line between
    /// the corner's two neighbours.
    private func smoothCorners(_ points: [SIMD2<Float>]) -> [BezierPoint] {
        guard points.count >= width * height else { return [] }
        return (0..<width * height).map { index in
            let (row, column) = index.quotientAndRemainder(dividingBy: width)
            let point = points[index]
            let before = points[column > 0 ? index - 1 : index], after = points[column < width - 1 ? index + 1 : index]
            let above = points[row > 0 ? index - width : index]
            let below = points[row < height - 1 ? index + width : index]
            // A third of the tangent. Inside the grid, the neighbours are two steps apart, so the tangent is half their
            // difference.
            let across = (after - before) / (column > 0 && column < width - 1 ? 6 : 3)
            let down = (below - above) / (row > 0 && row < height - 1 ? 6 : 3)
            return BezierPoint(
                position: point, leadingControlPoint: point - across, topControlPoint: point - down,
                trailingControlPoint: point + across, bottomControlPoint: point + down)
        }
    }
}

extension MeshGradient.BezierPoint {
    fileprivate func vertex(_ color: RGBAColor) -> ColorMesh.Vertex {
        func point(_ p: SIMD2<Float>) -> CGPoint { CGPoint(x: Double(p.x), y: Double(p.y)) }
        return ColorMesh.Vertex(
            position: point(position), leading: point(leadingControlPoint), top: point(topControlPoint),
            trailing: point(trailingControlPoint), bottom: point(bottomControlPoint), color: color)
    }
}

extension ColorMesh {
    /// Maps a mesh from the unit square to `rect`.
    package func stretched(over rect: CGRect) -> ColorMesh {
        func place(_ p: CGPoint) -> CGPoint {
            CGPoint(x: rect.minX + p.x * rect.width, y: rect.minY + p.y * rect.height)
        }
        return mapped(place)
    }

    package func mapped(_ place: (CGPoint) -> CGPoint) -> ColorMesh {
        var result = self
        for i in vertices.indices {
            let vertex = vertices[i]
            result.vertices[i] = Vertex(
                position: place(vertex.position), leading: place(vertex.leading), top: place(vertex.top),
                trailing: place(vertex.trailing), bottom: place(vertex.bottom), color: vertex.color)
        }
        return result
    }
}
