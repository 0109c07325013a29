// SPDX-License-Identifier: MIT

import Foundation

extension ProjectionTransform {
    /// The projection of a view's plane by `rotation3DEffect`.
    ///
    /// The point (x, y, 0) is moved so that (anchor, anchorZ) becomes the origin, rotated about `axis` through it,
    /// projected from a distance of max(width, height) / perspective, and moved back. z points towards the viewer: a
    /// positive rotation about +x moves the top edge away, about +y the right edge, and about +z it is clockwise on
    /// screen.
    ///
    /// - Parameters:
    ///   - axis: Any length; the zero axis gives the identity.
    ///   - anchor: In the unit square of `size`.
    ///   - anchorZ: In points, towards the viewer.
    ///   - perspective: 0 keeps parallel lines parallel; 1 is SwiftUI's default.
    ///   - size: The view's layout size; an empty one has no perspective.
    package static func rotation3D(
        angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint, anchorZ: CGFloat,
        perspective: CGFloat, size: CGSize
    ) -> ProjectionTransform {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0, length.isFinite, angle.radians.isFinite else { return .identity }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let (s, c) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
        let k = 1 - c
        // The rotated unit vectors, which are the rows of the rotation matrix.
        let ex = (x: x * x * k + c, y: x * y * k + z * s, z: x * z * k - y * s)
        let ey = (x: x * y * k - z * s, y: y * y * k + c, z: y * z * k + x * s)
        let ez = (x: x * z * k + y * s, y: y * z * k - x * s, z: z * z * k + c)

        let side = max(size.width, size.height)
        let m34 = side > 0 ? -perspective / side : 0
        let (ax, ay, az) = (anchor.x * size.width, anchor.y * size.height, anchorZ)
        let origin = (
            x: -(ax * ex.x + ay * ey.x + az * ez.x), y: -(ax * ex.y + ay * ey.y + az * ez.y),
            z: -(ax * ex.z + ay * ey.z + az * ez.z)
        )

        var m = ProjectionTransform()
        (m.m13, m.m23, m.m33) = (m34 * ex.z, m34 * ey.z, 1 + m34 * origin.z)
        (m.m11, m.m21, m.m31) = (ex.x + ax * m.m13, ey.x + ax * m.m23, origin.x + ax * m.m33)
        (m.m12, m.m22, m.m32) = (ex.y + ay * m.m13, ey.y + ay * m.m23, origin.y + ay * m.m33)
        return m
    }
}
