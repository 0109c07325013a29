// SPDX-License-Identifier: MIT

import Foundation

/// A projective transform of the plane for row vectors: `(x, y, 1) · M = (X, Y, W)`, drawn at `(X/W, Y/W)`.
///
/// Points with `W ≤ 0` lie behind the viewer and must be clipped, not divided.
public struct ProjectionTransform: Sendable, Equatable {
    public var m11: CGFloat = 1
    public var m12: CGFloat = 0
    public var m13: CGFloat = 0
    public var m21: CGFloat = 0
    public var m22: CGFloat = 1
    public var m23: CGFloat = 0
    public var m31: CGFloat = 0
    public var m32: CGFloat = 0
    public var m33: CGFloat = 1

    public init() {}

    public init(_ m: CGAffineTransform) {
        (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    }

    /// Not declared by SwiftUI.
    public static let identity = ProjectionTransform()
    /// Not declared by SwiftUI.
    public static func translation(x: CGFloat, y: CGFloat) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: x, y: y))
    }
    /// Not declared by SwiftUI.
    public static func scale(_ s: CGFloat) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(scaleX: s, y: s))
    }

    public var isIdentity: Bool { self == .identity }
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// The affine part; exact if `isAffine` holds. Not declared by SwiftUI.
    public var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }

    public func concatenating(_ r: ProjectionTransform) -> ProjectionTransform {
        var p = ProjectionTransform()
        p.m11 = m11 * r.m11 + m12 * r.m21 + m13 * r.m31
        p.m12 = m11 * r.m12 + m12 * r.m22 + m13 * r.m32
        p.m13 = m11 * r.m13 + m12 * r.m23 + m13 * r.m33
        p.m21 = m21 * r.m11 + m22 * r.m21 + m23 * r.m31
        p.m22 = m21 * r.m12 + m22 * r.m22 + m23 * r.m32
        p.m23 = m21 * r.m13 + m22 * r.m23 + m23 * r.m33
        p.m31 = m31 * r.m11 + m32 * r.m21 + m33 * r.m31
        p.m32 = m31 * r.m12 + m32 * r.m22 + m33 * r.m32
        p.m33 = m31 * r.m13 + m32 * r.m23 + m33 * r.m33
        return p
    }

    /// 0 if the transform is singular. Not declared by SwiftUI.
    public var determinant: CGFloat {
        m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    }

    /// Leaves `self` unchanged and returns false if the transform is singular.
    @discardableResult
    public mutating func invert() -> Bool {
        let det = determinant
        guard det != 0, det.isFinite else { return false }
        let k = 1 / det
        var p = ProjectionTransform()
        p.m11 = (m22 * m33 - m23 * m32) * k
        p.m12 = (m13 * m32 - m12 * m33) * k
        p.m13 = (m12 * m23 - m13 * m22) * k
        p.m21 = (m23 * m31 - m21 * m33) * k
        p.m22 = (m11 * m33 - m13 * m31) * k
        p.m23 = (m13 * m21 - m11 * m23) * k
        p.m31 = (m21 * m32 - m22 * m31) * k
        p.m32 = (m12 * m31 - m11 * m32) * k
        p.m33 = (m11 * m22 - m12 * m21) * k
        self = p
        return true
    }

    /// `self` if the transform is singular.
    public func inverted() -> ProjectionTransform {
        var copy = self
        copy.invert()
        return copy
    }
}

extension CGPoint {
    /// Meaningful only in front of the viewer, where W > 0.
    public func applying(_ m: ProjectionTransform) -> CGPoint {
        let w = x * m.m13 + y * m.m23 + m.m33
        return CGPoint(x: (x * m.m11 + y * m.m21 + m.m31) / w, y: (x * m.m12 + y * m.m22 + m.m32) / w)
    }
}
