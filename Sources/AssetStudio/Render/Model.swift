// SPDX-License-Identifier: MIT

/// A thing to be photographed: where its surface is, and what that is made of.
///
/// Units are the model's own; x to the right, y up, z towards the viewer.
protocol Model: Sendable {
    /// The part of z that the model lies in.
    var depth: ClosedRange<Float> { get }
    /// At most the distance from `p` to the nearest surface; negative inside. The closer to the true distance, the
    /// quicker and cleaner the image.
    func distance(_ p: Vector) -> Float
    /// The surface at a place with distance 0.
    func surface(_ p: Vector, normal: Vector) -> Surface
}

/// A view camera: the plane z = 0 is drawn undistorted, as if its film were parallel to it; only what lies in front
/// of or behind that plane moves, as seen from the eye. An eye off the middle shows the inner walls of holes on one
/// side.
struct Camera: Sendable {
    var eye = Vector(0, 0, 6)
    /// The place in the plane z = 0 that is drawn in the middle of the image.
    var center = Point.zero
    /// How many pixels a unit takes in x and y. They differ where an image is meant to be stretched when shown.
    var pixelsPerUnit: Point
}
