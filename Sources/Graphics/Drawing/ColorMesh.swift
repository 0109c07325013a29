// SPDX-License-Identifier: MIT

import Foundation

/// Colours over the plane, defined at the vertices of a curved grid.
///
/// Four adjacent vertices define a patch whose sides are cubic curves. Where patches overlap, the later one in row
/// order is visible.
public struct ColorMesh: Sendable, Equatable {
    /// A vertex of the grid: its position, colour, and the control points of the curves to its four neighbours.
    public struct Vertex: Sendable, Equatable {
        public var position: CGPoint
        public var leading: CGPoint
        public var top: CGPoint
        public var trailing: CGPoint
        public var bottom: CGPoint
        public var color: RGBAColor

        public init(
            position: CGPoint, leading: CGPoint, top: CGPoint, trailing: CGPoint, bottom: CGPoint, color: RGBAColor
        ) {
            self.position = position
            self.leading = leading
            self.top = top
            self.trailing = trailing
            self.bottom = bottom
            self.color = color
        }
    }

    /// The number of vertices in a row.
    public let width: Int
    /// The vertices row by row. Their count is a multiple of `width`.
    public var vertices: [Vertex]
    /// The colour outside the patches.
    public var background: RGBAColor
    /// Whether colours are interpolated smoothly through the vertices; otherwise linearly between them.
    public var isSmooth: Bool
    public var colorSpace: GradientColorSpace

    public init(
        width: Int, vertices: [Vertex], background: RGBAColor = .clear, isSmooth: Bool = true,
        colorSpace: GradientColorSpace = .device
    ) {
        precondition(width > 0 && vertices.count % width == 0, "\(vertices.count) corners in rows of \(width)")
        self.width = width
        self.vertices = vertices
        self.background = background
        self.isSmooth = isSmooth
        self.colorSpace = colorSpace
    }

    /// The number of rows of vertices.
    public var height: Int { vertices.count / width }
}
