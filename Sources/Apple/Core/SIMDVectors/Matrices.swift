// SPDX-License-Identifier: MIT

import Foundation

/// A matrix of 2 columns with 2 rows.
public struct _SIMDMatrix2<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: Hashable, @unchecked Sendable {
    public var columns: (SIMD2<Scalar>, SIMD2<Scalar>)

    public init() { self.init(diagonal: SIMD2<Scalar>()) }
    public init(columns: (SIMD2<Scalar>, SIMD2<Scalar>)) { self.columns = columns }
    public init(_ column0: SIMD2<Scalar>, _ column1: SIMD2<Scalar>) { columns = (column0, column1) }
    public init(_ columns: [SIMD2<Scalar>]) { self.init(columns[0], columns[1]) }
    public init(rows: [SIMD2<Scalar>]) { self = Self(rows).transpose }
    public init(_ scalar: Scalar) { self.init(diagonal: SIMD2<Scalar>(repeating: scalar)) }
    public init(diagonal: SIMD2<Scalar>) {
        columns = (SIMD2<Scalar>(diagonal.x, 0), SIMD2<Scalar>(0, diagonal.y))
    }

    public subscript(column: Int) -> SIMD2<Scalar> {
        get {
            switch column {
            case 0: columns.0
            default: columns.1
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            default: columns.1 = newValue
            }
        }
    }
    public subscript(column: Int, row: Int) -> Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    public var transpose: Self {
        Self(SIMD2<Scalar>(columns.0.x, columns.1.x), SIMD2<Scalar>(columns.0.y, columns.1.y))
    }
    public var determinant: Scalar { columns.0.x * columns.1.y - columns.1.x * columns.0.y }
    /// Infinite or NaN for a singular matrix.
    public var inverse: Self {
        Self(SIMD2(columns.1.y, -columns.0.y), SIMD2(-columns.1.x, columns.0.x)) * (1 / determinant)
    }

    public static func == (a: Self, b: Self) -> Bool { a.columns.0 == b.columns.0 && a.columns.1 == b.columns.1 }
    public func hash(into hasher: inout Hasher) { for index in 0..<2 { hasher.combine(self[index]) } }

    public static func + (a: Self, b: Self) -> Self { Self(a.columns.0 + b.columns.0, a.columns.1 + b.columns.1) }
    public static func - (a: Self, b: Self) -> Self { Self(a.columns.0 - b.columns.0, a.columns.1 - b.columns.1) }
    public static prefix func - (a: Self) -> Self { a * -1 }
    public static func * (a: Self, b: Scalar) -> Self { Self(a.columns.0 * b, a.columns.1 * b) }
    public static func * (a: Scalar, b: Self) -> Self { b * a }
    public static func * (a: Self, b: SIMD2<Scalar>) -> SIMD2<Scalar> {
        a.columns.0 * b.x + a.columns.1 * b.y
    }
    public static func * (a: SIMD2<Scalar>, b: Self) -> SIMD2<Scalar> { b.transpose * a }
    public static func * (a: Self, b: Self) -> Self { Self(a * b.columns.0, a * b.columns.1) }
    public static func += (a: inout Self, b: Self) { a = a + b }
    public static func -= (a: inout Self, b: Self) { a = a - b }
    public static func *= (a: inout Self, b: Self) { a = a * b }
    public static func *= (a: inout Self, b: Scalar) { a = a * b }
}

/// A matrix of 3 columns with 3 rows.
public struct _SIMDMatrix3<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: Hashable, @unchecked Sendable {
    public var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)

    public init() { self.init(diagonal: SIMD3<Scalar>()) }
    public init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) { self.columns = columns }
    public init(_ column0: SIMD3<Scalar>, _ column1: SIMD3<Scalar>, _ column2: SIMD3<Scalar>) {
        columns = (column0, column1, column2)
    }
    public init(_ columns: [SIMD3<Scalar>]) { self.init(columns[0], columns[1], columns[2]) }
    public init(rows: [SIMD3<Scalar>]) { self = Self(rows).transpose }
    public init(_ scalar: Scalar) { self.init(diagonal: SIMD3<Scalar>(repeating: scalar)) }
    public init(diagonal: SIMD3<Scalar>) {
        columns = (SIMD3<Scalar>(diagonal.x, 0, 0), SIMD3<Scalar>(0, diagonal.y, 0), SIMD3<Scalar>(0, 0, diagonal.z))
    }

    public subscript(column: Int) -> SIMD3<Scalar> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            default: columns.2
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: columns.2 = newValue
            }
        }
    }
    public subscript(column: Int, row: Int) -> Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    public var transpose: Self {
        Self(
            SIMD3<Scalar>(columns.0.x, columns.1.x, columns.2.x), SIMD3<Scalar>(columns.0.y, columns.1.y, columns.2.y),
            SIMD3<Scalar>(columns.0.z, columns.1.z, columns.2.z))
    }
    public var determinant: Scalar { dot(columns.0, cross(columns.1, columns.2)) }
    /// Infinite or NaN for a singular matrix.
    public var inverse: Self {
        let rows = [cross(columns.1, columns.2), cross(columns.2, columns.0), cross(columns.0, columns.1)]
        return Self(rows: rows) * (1 / determinant)
    }

    public static func == (a: Self, b: Self) -> Bool {
        a.columns.0 == b.columns.0 && a.columns.1 == b.columns.1 && a.columns.2 == b.columns.2
    }
    public func hash(into hasher: inout Hasher) { for index in 0..<3 { hasher.combine(self[index]) } }

    public static func + (a: Self, b: Self) -> Self {
        Self(a.columns.0 + b.columns.0, a.columns.1 + b.columns.1, a.columns.2 + b.columns.2)
    }
    public static func - (a: Self, b: Self) -> Self {
        Self(a.columns.0 - b.columns.0, a.columns.1 - b.columns.1, a.columns.2 - b.columns.2)
    }
    public static prefix func - (a: Self) -> Self { a * -1 }
    public static func * (a: Self, b: Scalar) -> Self { Self(a.columns.0 * b, a.columns.1 * b, a.columns.2 * b) }
    public static func * (a: Scalar, b: Self) -> Self { b * a }
    public static func * (a: Self, b: SIMD3<Scalar>) -> SIMD3<Scalar> {
        a.columns.0 * b.x + a.columns.1 * b.y + a.columns.2 * b.z
    }
    public static func * (a: SIMD3<Scalar>, b: Self) -> SIMD3<Scalar> { b.transpose * a }
    public static func * (a: Self, b: Self) -> Self { Self(a * b.columns.0, a * b.columns.1, a * b.columns.2) }
    public static func += (a: inout Self, b: Self) { a = a + b }
    public static func -= (a: inout Self, b: Self) { a = a - b }
    public static func *= (a: inout Self, b: Self) { a = a * b }
    public static func *= (a: inout Self, b: Scalar) { a = a * b }
}

/// A matrix of 4 columns with 4 rows.
public struct _SIMDMatrix4<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: Hashable, @unchecked Sendable {
    public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)

    public init() { self.init(diagonal: SIMD4<Scalar>()) }
    public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) { self.columns = columns }
    public init(_ column0: SIMD4<Scalar>, _ column1: SIMD4<Scalar>, _ column2: SIMD4<Scalar>, _ column3: SIMD4<Scalar>)
    { columns = (column0, column1, column2, column3) }
    public init(_ columns: [SIMD4<Scalar>]) { self.init(columns[0], columns[1], columns[2], columns[3]) }
    public init(rows: [SIMD4<Scalar>]) { self = Self(rows).transpose }
    public init(_ scalar: Scalar) { self.init(diagonal: SIMD4<Scalar>(repeating: scalar)) }
    public init(diagonal: SIMD4<Scalar>) {
        columns = (
            SIMD4<Scalar>(diagonal.x, 0, 0, 0), SIMD4<Scalar>(0, diagonal.y, 0, 0), SIMD4<Scalar>(0, 0, diagonal.z, 0),
            SIMD4<Scalar>(0, 0, 0, diagonal.w)
        )
    }

    public subscript(column: Int) -> SIMD4<Scalar> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: columns.3
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: columns.3 = newValue
            }
        }
    }
    public subscript(column: Int, row: Int) -> Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    public var transpose: Self {
        Self(
            SIMD4<Scalar>(columns.0.x, columns.1.x, columns.2.x, columns.3.x),
            SIMD4<Scalar>(columns.0.y, columns.1.y, columns.2.y, columns.3.y),
            SIMD4<Scalar>(columns.0.z, columns.1.z, columns.2.z, columns.3.z),
            SIMD4<Scalar>(columns.0.w, columns.1.w, columns.2.w, columns.3.w))
    }
    /// The determinants of the matrices without a row and a column, with alternating signs, by column and row.
    private var cofactors: Self {
        var result = Self()
        for column in 0..<4 {
            for row in 0..<4 {
                let rest = (0..<4).filter { $0 != column }.map { other in
                    let rows = (0..<4).filter { $0 != row }
                    return SIMD3(self[other][rows[0]], self[other][rows[1]], self[other][rows[2]])
                }
                let minor = dot(rest[0], cross(rest[1], rest[2]))
                result[column][row] = (column + row).isMultiple(of: 2) ? minor : -minor
            }
        }
        return result
    }
    public var determinant: Scalar { dot(columns.0, cofactors.columns.0) }
    /// Infinite or NaN for a singular matrix.
    public var inverse: Self {
        let cofactors = cofactors
        return cofactors.transpose * (1 / dot(columns.0, cofactors.columns.0))
    }

    public static func == (a: Self, b: Self) -> Bool {
        a.columns.0 == b.columns.0 && a.columns.1 == b.columns.1 && a.columns.2 == b.columns.2
            && a.columns.3 == b.columns.3
    }
    public func hash(into hasher: inout Hasher) { for index in 0..<4 { hasher.combine(self[index]) } }

    public static func + (a: Self, b: Self) -> Self {
        Self(a.columns.0 + b.columns.0, a.columns.1 + b.columns.1, a.columns.2 + b.columns.2, a.columns.3 + b.columns.3)
    }
    public static func - (a: Self, b: Self) -> Self {
        Self(a.columns.0 - b.columns.0, a.columns.1 - b.columns.1, a.columns.2 - b.columns.2, a.columns.3 - b.columns.3)
    }
    public static prefix func - (a: Self) -> Self { a * -1 }
    public static func * (a: Self, b: Scalar) -> Self {
        Self(a.columns.0 * b, a.columns.1 * b, a.columns.2 * b, a.columns.3 * b)
    }
    public static func * (a: Scalar, b: Self) -> Self { b * a }
    public static func * (a: Self, b: SIMD4<Scalar>) -> SIMD4<Scalar> {
        a.columns.0 * b.x + a.columns.1 * b.y + a.columns.2 * b.z + a.columns.3 * b.w
    }
    public static func * (a: SIMD4<Scalar>, b: Self) -> SIMD4<Scalar> { b.transpose * a }
    public static func * (a: Self, b: Self) -> Self {
        Self(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3)
    }
    public static func += (a: inout Self, b: Self) { a = a + b }
    public static func -= (a: inout Self, b: Self) { a = a - b }
    public static func *= (a: inout Self, b: Self) { a = a * b }
    public static func *= (a: inout Self, b: Scalar) { a = a * b }
}

public typealias simd_float2x2 = _SIMDMatrix2<Float>
public typealias matrix_float2x2 = _SIMDMatrix2<Float>
public typealias float2x2 = _SIMDMatrix2<Float>
public let matrix_identity_float2x2 = simd_float2x2(1)
public typealias simd_double2x2 = _SIMDMatrix2<Double>
public typealias matrix_double2x2 = _SIMDMatrix2<Double>
public typealias double2x2 = _SIMDMatrix2<Double>
public let matrix_identity_double2x2 = simd_double2x2(1)
public typealias simd_float3x3 = _SIMDMatrix3<Float>
public typealias matrix_float3x3 = _SIMDMatrix3<Float>
public typealias float3x3 = _SIMDMatrix3<Float>
public let matrix_identity_float3x3 = simd_float3x3(1)
public typealias simd_double3x3 = _SIMDMatrix3<Double>
public typealias matrix_double3x3 = _SIMDMatrix3<Double>
public typealias double3x3 = _SIMDMatrix3<Double>
public let matrix_identity_double3x3 = simd_double3x3(1)
public typealias simd_float4x4 = _SIMDMatrix4<Float>
public typealias matrix_float4x4 = _SIMDMatrix4<Float>
public typealias float4x4 = _SIMDMatrix4<Float>
public let matrix_identity_float4x4 = simd_float4x4(1)
public typealias simd_double4x4 = _SIMDMatrix4<Double>
public typealias matrix_double4x4 = _SIMDMatrix4<Double>
public typealias double4x4 = _SIMDMatrix4<Double>
public let matrix_identity_double4x4 = simd_double4x4(1)

public func simd_mul<S>(_ a: _SIMDMatrix2<S>, _ b: _SIMDMatrix2<S>) -> _SIMDMatrix2<S> { a * b }
public func simd_mul<S>(_ a: _SIMDMatrix2<S>, _ b: SIMD2<S>) -> SIMD2<S> { a * b }
public func simd_inverse<S>(_ a: _SIMDMatrix2<S>) -> _SIMDMatrix2<S> { a.inverse }
public func simd_transpose<S>(_ a: _SIMDMatrix2<S>) -> _SIMDMatrix2<S> { a.transpose }
public func simd_determinant<S>(_ a: _SIMDMatrix2<S>) -> S { a.determinant }

public func simd_mul<S>(_ a: _SIMDMatrix3<S>, _ b: _SIMDMatrix3<S>) -> _SIMDMatrix3<S> { a * b }
public func simd_mul<S>(_ a: _SIMDMatrix3<S>, _ b: SIMD3<S>) -> SIMD3<S> { a * b }
public func simd_inverse<S>(_ a: _SIMDMatrix3<S>) -> _SIMDMatrix3<S> { a.inverse }
public func simd_transpose<S>(_ a: _SIMDMatrix3<S>) -> _SIMDMatrix3<S> { a.transpose }
public func simd_determinant<S>(_ a: _SIMDMatrix3<S>) -> S { a.determinant }

public func simd_mul<S>(_ a: _SIMDMatrix4<S>, _ b: _SIMDMatrix4<S>) -> _SIMDMatrix4<S> { a * b }
public func simd_mul<S>(_ a: _SIMDMatrix4<S>, _ b: SIMD4<S>) -> SIMD4<S> { a * b }
public func simd_inverse<S>(_ a: _SIMDMatrix4<S>) -> _SIMDMatrix4<S> { a.inverse }
public func simd_transpose<S>(_ a: _SIMDMatrix4<S>) -> _SIMDMatrix4<S> { a.transpose }
public func simd_determinant<S>(_ a: _SIMDMatrix4<S>) -> S { a.determinant }
