// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Testing

@Suite struct CATransform3DTests {
    private let perspective: CATransform3D = {
        var map = CATransform3DIdentity
        map.m34 = -1 / 500
        return map
    }()

    private func difference(_ a: CATransform3D, _ b: CATransform3D) -> CGFloat {
        let pairs = [
            (a.m11, b.m11), (a.m12, b.m12), (a.m13, b.m13), (a.m14, b.m14), (a.m21, b.m21), (a.m22, b.m22),
            (a.m23, b.m23), (a.m24, b.m24), (a.m31, b.m31), (a.m32, b.m32), (a.m33, b.m33), (a.m34, b.m34),
            (a.m41, b.m41), (a.m42, b.m42), (a.m43, b.m43), (a.m44, b.m44),
        ]
        return pairs.map { abs($0 - $1) }.max()!
    }

    @Test func rotationsAboutAxesAreThoseOfThePlane() {
        let turn = CATransform3DMakeRotation(0.7, 0, 0, 3)
        let plane = CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: 0.7))
        #expect(difference(turn, plane) < 1e-15 && CATransform3DIsAffine(turn))
        // A quarter turn about the y axis maps x to -z. A quarter turn about the x axis maps y to z.
        #expect(abs(CATransform3DMakeRotation(.pi / 2, 0, 1, 0).m13 + 1) < 1e-15)
        #expect(abs(CATransform3DMakeRotation(.pi / 2, 1, 0, 0).m23 - 1) < 1e-15)
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    }

    @Test func stepsComeBeforeTheMap() {
        let map = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 1, 1, 1)
        #expect(map.m41 == 2 && map.m42 == 3 && map.m43 == 4)
        let other = CATransform3DScale(CATransform3DMakeTranslation(1, 1, 1), 2, 3, 4)
        #expect(other.m41 == 1 && other.m11 == 2)
    }

    @Test func theInverseUndoes() {
        let map = CATransform3DTranslate(CATransform3DRotate(perspective, 0.9, 0.3, 1, 0.2), -40, 20, 7)
        #expect(difference(CATransform3DConcat(map, CATransform3DInvert(map)), CATransform3DIdentity) < 1e-12)
        let flat = CATransform3DMakeScale(0, 1, 1)
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    }

    /// Maps points at z = 0, with perspective division.
    @Test func aProjectionMapsThePlane() {
        let map = CATransform3DRotate(perspective, 0.5, 0, 1, 0)
        let projected = ProjectionTransform(map)
        let (x, y) = (30.0, -12.0)
        let w = x * Double(map.m14) + y * Double(map.m24) + Double(map.m44)
        let seen = (x * Double(map.m11) + y * Double(map.m21)) / w
        let own = x * Double(projected.m13) + y * Double(projected.m23) + Double(projected.m33)
        #expect(abs((x * Double(projected.m11) + y * Double(projected.m21)) / own - seen) < 1e-12)
        #expect(ProjectionTransform(CATransform3DIdentity).isIdentity)
    }
}
