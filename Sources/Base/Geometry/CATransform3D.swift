// SPDX-License-Identifier: MIT

import Foundation

/// A 4×4 transform for row vectors: (x, y, z, 1) maps to (x·m11 + y·m21 + z·m31 + m41, …), divided by the fourth
/// component.
public struct CATransform3D: Equatable, Sendable {
    public var m11: CGFloat = 0
    public var m12: CGFloat = 0
    public var m13: CGFloat = 0
    public var m14: CGFloat = 0
    public var m21: CGFloat = 0
    public var m22: CGFloat = 0
    public var m23: CGFloat = 0
    public var m24: CGFloat = 0
    public var m31: CGFloat = 0
    public var m32: CGFloat = 0
    public var m33: CGFloat = 0
    public var m34: CGFloat = 0
    public var m41: CGFloat = 0
    public var m42: CGFloat = 0
    public var m43: CGFloat = 0
    public var m44: CGFloat = 0

    /// All elements are 0, as in Core Animation. This is not the identity.
    public init() {}

    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    fileprivate init(rows: [SIMD4<Double>]) {
        func row(_ index: Int) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
            (CGFloat(rows[index].x), CGFloat(rows[index].y), CGFloat(rows[index].z), CGFloat(rows[index].w))
        }
        (m11, m12, m13, m14) = row(0)
        (m21, m22, m23, m24) = row(1)
        (m31, m32, m33, m34) = row(2)
        (m41, m42, m43, m44) = row(3)
    }

    fileprivate var rows: [SIMD4<Double>] {
        [
            SIMD4(Double(m11), Double(m12), Double(m13), Double(m14)),
            SIMD4(Double(m21), Double(m22), Double(m23), Double(m24)),
            SIMD4(Double(m31), Double(m32), Double(m33), Double(m34)),
            SIMD4(Double(m41), Double(m42), Double(m43), Double(m44)),
        ]
    }
}

public let CATransform3DIdentity = CATransform3D(rows: [
    SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1),
])

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var map = CATransform3DIdentity
    (map.m41, map.m42, map.m43) = (tx, ty, tz)
    return map
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var map = CATransform3DIdentity
    (map.m11, map.m22, map.m33) = (sx, sy, sz)
    return map
}

/// Returns the identity if the axis has length 0.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return CATransform3DIdentity }
    let (x, y, z) = (Double(x / length), Double(y / length), Double(z / length))
    let (sine, cosine) = (sin(Double(angle)), cos(Double(angle)))
    let rest = 1 - cosine
    // Rodrigues' formula, transposed because vectors are rows here.
    return CATransform3D(rows: [
        SIMD4(cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine, 0),
        SIMD4(x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine, 0),
        SIMD4(x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest, 0),
        SIMD4(0, 0, 0, 1),
    ])
}

public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let right = b.rows
    return CATransform3D(
        rows: a.rows.map { $0.x * right[0] + $0.y * right[1] + $0.z * right[2] + $0.w * right[3] })
}

/// Returns `t` itself if `t` is singular.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    // Gauss–Jordan elimination with partial pivoting.
    var (left, right) = (t.rows, CATransform3DIdentity.rows)
    for column in 0..<4 {
        let pivot = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) }!
        guard left[pivot][column] != 0, left[pivot][column].isFinite else { return t }
        left.swapAt(column, pivot)
        right.swapAt(column, pivot)
        let factor = 1 / left[column][column]
        left[column] *= factor
        right[column] *= factor
        for row in 0..<4 where row != column {
            let share = left[row][column]
            left[row] -= share * left[column]
            right[row] -= share * right[column]
        }
    }
    return CATransform3D(rows: right)
}

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var map = CATransform3DIdentity
    (map.m11, map.m12, map.m21, map.m22, map.m41, map.m42) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    return map
}

public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

extension ProjectionTransform {
    public init(_ m: CATransform3D) {
        self.init()
        (m11, m12, m13) = (m.m11, m.m12, m.m14)
        (m21, m22, m23) = (m.m21, m.m22, m.m24)
        (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }
}
