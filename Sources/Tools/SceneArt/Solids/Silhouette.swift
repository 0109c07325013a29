// SPDX-License-Identifier: MIT

/// The signed distance to flat outlines on an image. Coordinates are in pixels, y down.
struct Silhouette: Sendable {
    private let field: DistanceField
    private let middle: Point

    /// - Parameters:
    ///   - width: The image's width in pixels.
    ///   - height: The image's height in pixels.
    init(_ outlines: [Outline], width: Int, height: Int) {
        let middle = Point(Float(width), Float(height)) / 2
        let contours = outlines.flatMap { $0.contours.map { $0.map { $0 - middle } } }
        self.middle = middle
        field = DistanceField(Outline(contours: contours), extent: max(middle.x, middle.y), resolution: 2048)
    }

    /// The distance to the nearest edge in pixels; negative inside.
    @inline(__always) func callAsFunction(_ p: Point) -> Float { field(p - middle) }
}
