// SPDX-License-Identifier: MIT

/// A model to be rendered: its surface and materials.
///
/// Units are the model's own; x to the right, y up, z towards the viewer.
protocol Model: Sendable {
    /// The range of z that contains the model.
    var depth: ClosedRange<Float> { get }
    /// A lower bound of the distance from `p` to the nearest surface; negative inside. Tighter bounds render faster
    /// and cleaner.
    func distance(_ p: Vector) -> Float
    /// The material at a point of the surface.
    func surface(_ p: Vector, normal: Vector) -> Surface
}

/// A view camera: the plane z = 0 is drawn undistorted, as if the film were parallel to it. Only points in front of
/// or behind that plane have parallax. An off-centre eye shows the inner walls of holes on one side.
struct Camera: Sendable {
    var eye = Vector(0, 0, 6)
    /// The point of the plane z = 0 at the image's centre.
    var center = Point.zero
    /// Pixels per unit in x and y. They differ if the image will be stretched.
    var pixelsPerUnit: Point
}
