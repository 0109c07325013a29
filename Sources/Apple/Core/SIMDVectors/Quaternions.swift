// SPDX-License-Identifier: MIT

import Foundation

/// A quaternion: the imaginary part in x, y and z, the real part in w.
public struct _SIMDQuaternion<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: Hashable, @unchecked Sendable {
    public var vector: SIMD4<Scalar>

    public init() { vector = SIMD4() }
    public init(vector: SIMD4<Scalar>) { self.vector = vector }
    public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }
    public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }
    /// A rotation by an angle in radians around a unit axis.
    public init(angle: Scalar, axis: SIMD3<Scalar>) {
        self.init(real: Scalar(cos(Double(angle) / 2)), imag: axis * Scalar(sin(Double(angle) / 2)))
    }
    /// The shortest rotation of one unit vector onto another.
    public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
        let cosine = dot(from, to)
        guard cosine > -0.999999 else {
            // Opposite vectors: half a turn around any axis that is perpendicular to them.
            let other: SIMD3<Scalar> = Swift.abs(from.x) < 0.9 ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0)
            self.init(real: 0, imag: normalize(cross(from, other)))
            return
        }
        self.init(vector: normalize(SIMD4(cross(from, to), 1 + cosine)))
    }
    /// The rotation of a matrix without scale.
    public init(_ matrix: _SIMDMatrix3<Scalar>) {
        let (x, y, z) = matrix.columns
        let trace = x.x + y.y + z.z
        if trace > 0 {
            let s = (trace + 1).squareRoot() * 2
            self.init(ix: (y.z - z.y) / s, iy: (z.x - x.z) / s, iz: (x.y - y.x) / s, r: s / 4)
        } else if x.x > y.y, x.x > z.z {
            let s = (1 + x.x - y.y - z.z).squareRoot() * 2
            self.init(ix: s / 4, iy: (y.x + x.y) / s, iz: (z.x + x.z) / s, r: (y.z - z.y) / s)
        } else if y.y > z.z {
            let s = (1 + y.y - x.x - z.z).squareRoot() * 2
            self.init(ix: (y.x + x.y) / s, iy: s / 4, iz: (z.y + y.z) / s, r: (z.x - x.z) / s)
        } else {
            let s = (1 + z.z - x.x - y.y).squareRoot() * 2
            self.init(ix: (z.x + x.z) / s, iy: (z.y + y.z) / s, iz: s / 4, r: (x.y - y.x) / s)
        }
    }
    /// The rotation of the upper left part of a matrix without scale.
    public init(_ matrix: _SIMDMatrix4<Scalar>) {
        func part(_ v: SIMD4<Scalar>) -> SIMD3<Scalar> { SIMD3(v.x, v.y, v.z) }
        self.init(_SIMDMatrix3(part(matrix.columns.0), part(matrix.columns.1), part(matrix.columns.2)))
    }

    public var real: Scalar {
        get { vector.w }
        set { vector.w = newValue }
    }
    public var imag: SIMD3<Scalar> {
        get { SIMD3(vector.x, vector.y, vector.z) }
        set { vector = SIMD4(newValue, vector.w) }
    }
    /// The angle of the rotation in radians.
    public var angle: Scalar { Scalar(2 * atan2(Double(SIMDVectors.length(imag)), Double(real))) }
    /// NaN for the identity.
    public var axis: SIMD3<Scalar> { normalize(imag) }
    public var length: Scalar { SIMDVectors.length(vector) }
    public var conjugate: Self { Self(real: real, imag: SIMD3() - imag) }
    public var inverse: Self { Self(vector: conjugate.vector / dot(vector, vector)) }
    /// The zero quaternion stays zero.
    public var normalized: Self { vector == SIMD4() ? self : Self(vector: normalize(vector)) }

    /// The rotated vector.
    public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
        let t = cross(imag, vector) * 2
        return vector + t * real + cross(imag, t)
    }

    public static func * (a: Self, b: Self) -> Self {
        Self(
            real: a.real * b.real - dot(a.imag, b.imag), imag: b.imag * a.real + a.imag * b.real + cross(a.imag, b.imag)
        )
    }
    public static func + (a: Self, b: Self) -> Self { Self(vector: a.vector + b.vector) }
    public static func - (a: Self, b: Self) -> Self { Self(vector: a.vector - b.vector) }
    public static prefix func - (a: Self) -> Self { Self(vector: SIMD4() - a.vector) }
    public static func * (a: Self, b: Scalar) -> Self { Self(vector: a.vector * b) }
    public static func * (a: Scalar, b: Self) -> Self { b * a }
    public static func / (a: Self, b: Scalar) -> Self { Self(vector: a.vector / b) }
    public static func / (a: Self, b: Self) -> Self { a * b.inverse }
    public static func += (a: inout Self, b: Self) { a = a + b }
    public static func -= (a: inout Self, b: Self) { a = a - b }
    public static func *= (a: inout Self, b: Self) { a = a * b }
    public static func *= (a: inout Self, b: Scalar) { a = a * b }
    public static func /= (a: inout Self, b: Scalar) { a = a / b }
}

public typealias simd_quatf = _SIMDQuaternion<Float>
public typealias simd_quatd = _SIMDQuaternion<Double>

extension _SIMDMatrix3 {
    /// The rotation by a unit quaternion.
    public init(_ quaternion: _SIMDQuaternion<Scalar>) {
        self.init(
            quaternion.act(SIMD3(1, 0, 0)), quaternion.act(SIMD3(0, 1, 0)), quaternion.act(SIMD3(0, 0, 1)))
    }
}

extension _SIMDMatrix4 {
    /// The rotation by a unit quaternion.
    public init(_ quaternion: _SIMDQuaternion<Scalar>) {
        let rotation = _SIMDMatrix3(quaternion).columns
        self.init(
            SIMD4(rotation.0, 0), SIMD4(rotation.1, 0), SIMD4(rotation.2, 0), SIMD4(0, 0, 0, 1))
    }
}

public func simd_quaternion<S>(_ angle: S, _ axis: SIMD3<S>) -> _SIMDQuaternion<S> {
    _SIMDQuaternion(angle: angle, axis: axis)
}
public func simd_quaternion<S>(_ from: SIMD3<S>, _ to: SIMD3<S>) -> _SIMDQuaternion<S> {
    _SIMDQuaternion(from: from, to: to)
}
public func simd_act<S>(_ q: _SIMDQuaternion<S>, _ v: SIMD3<S>) -> SIMD3<S> { q.act(v) }
public func simd_mul<S>(_ a: _SIMDQuaternion<S>, _ b: _SIMDQuaternion<S>) -> _SIMDQuaternion<S> { a * b }
public func simd_inverse<S>(_ q: _SIMDQuaternion<S>) -> _SIMDQuaternion<S> { q.inverse }
public func simd_conjugate<S>(_ q: _SIMDQuaternion<S>) -> _SIMDQuaternion<S> { q.conjugate }
public func simd_normalize<S>(_ q: _SIMDQuaternion<S>) -> _SIMDQuaternion<S> { q.normalized }
public func simd_dot<S>(_ a: _SIMDQuaternion<S>, _ b: _SIMDQuaternion<S>) -> S { dot(a.vector, b.vector) }

/// The rotation at a fraction `t` of the shorter way from one unit quaternion to another, at constant speed.
public func simd_slerp<S>(_ a: _SIMDQuaternion<S>, _ b: _SIMDQuaternion<S>, _ t: S) -> _SIMDQuaternion<S> {
    let cosine = dot(a.vector, b.vector)
    let end = cosine < 0 ? -b : b
    let angle = acos(Double(Swift.min(Swift.abs(cosine), 1)))
    guard angle > 1e-6 else { return (a + (end - a) * t).normalized }
    let (first, second) = (sin((1 - Double(t)) * angle) / sin(angle), sin(Double(t) * angle) / sin(angle))
    return a * S(first) + end * S(second)
}
