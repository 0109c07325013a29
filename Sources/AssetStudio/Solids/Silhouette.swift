// SPDX-License-Identifier: MIT

/// A flat figure on an image: outlines in pixels, y down, and which places lie inside of them.
struct Silhouette: Sendable {
    private let field: DistanceField
    private let middle: Point

    /// - Parameter width: Of the image that the outlines lie on, in pixels; likewise `height`.
    init(_ outlines: [Outline], width: Int, height: Int) {
        let middle = Point(Float(width), Float(height)) / 2
        let contours = outlines.flatMap { $0.contours.map { $0.map { $0 - middle } } }
        self.middle = middle
        field = DistanceField(Outline(contours: contours), extent: max(middle.x, middle.y), resolution: 2048)
    }

    /// Pixels to the nearest edge; negative inside.
    @inline(__always) func callAsFunction(_ p: Point) -> Float { field(p - middle) }
}
