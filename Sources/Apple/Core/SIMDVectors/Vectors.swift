// SPDX-License-Identifier: MIT

import Foundation

public typealias simd_float2 = SIMD2<Float>
public typealias simd_float3 = SIMD3<Float>
public typealias simd_float4 = SIMD4<Float>
public typealias simd_double2 = SIMD2<Double>
public typealias simd_double3 = SIMD3<Double>
public typealias simd_double4 = SIMD4<Double>
public typealias simd_int2 = SIMD2<Int32>
public typealias simd_int3 = SIMD3<Int32>
public typealias simd_int4 = SIMD4<Int32>
public typealias simd_uint2 = SIMD2<UInt32>
public typealias simd_uint3 = SIMD3<UInt32>
public typealias simd_uint4 = SIMD4<UInt32>
public typealias float2 = SIMD2<Float>
public typealias float3 = SIMD3<Float>
public typealias float4 = SIMD4<Float>
public typealias double2 = SIMD2<Double>
public typealias double3 = SIMD3<Double>
public typealias double4 = SIMD4<Double>
public typealias vector_float2 = SIMD2<Float>
public typealias vector_float3 = SIMD3<Float>
public typealias vector_float4 = SIMD4<Float>
public typealias vector_double2 = SIMD2<Double>
public typealias vector_double3 = SIMD3<Double>
public typealias vector_double4 = SIMD4<Double>

// Apple's module declares each function for each type of vector; these are generic.

public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { (x * y).sum() }
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { dot(x, x) }
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { dot(x, x).squareRoot() }
public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
    length_squared(x - y)
}
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { length(x - y) }
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x / length(x) }
public func project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint { y * (dot(x, y) / dot(y, y)) }
/// `x` mirrored by the plane with the unit normal `n`.
public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: BinaryFloatingPoint { x - n * (2 * dot(x, n)) }
/// `x` refracted by a surface with the unit normal `n`; zero for total reflection.
public func refract<V: SIMD>(_ x: V, n: V, eta: V.Scalar) -> V where V.Scalar: BinaryFloatingPoint {
    let cosine = dot(x, n)
    let k = 1 - eta * eta * (1 - cosine * cosine)
    return k < 0 ? V() : x * eta - n * (eta * cosine + k.squareRoot())
}
public func cross<S: BinaryFloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
    SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// The cross product of two vectors in the plane z = 0.
public func cross<S: BinaryFloatingPoint>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD3<S> {
    SIMD3(0, 0, x.x * y.y - x.y * y.x)
}

public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMin(x, y) }
public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMax(x, y) }
public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.replacing(with: 0 - x, where: x .< 0) }
public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: Comparable {
    x.clamped(lowerBound: min, upperBound: max)
}
public func clamp<V: SIMD>(_ x: V, min: V.Scalar, max: V.Scalar) -> V where V.Scalar: Comparable {
    x.clamped(lowerBound: V(repeating: min), upperBound: V(repeating: max))
}
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: BinaryFloatingPoint { x + (y - x) * t }
public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: BinaryFloatingPoint { x + (y - x) * t }
public func step<V: SIMD>(_ x: V, edge: V) -> V where V.Scalar: BinaryFloatingPoint {
    V(repeating: 1).replacing(with: 0, where: x .< edge)
}
public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V where V.Scalar: BinaryFloatingPoint {
    let t = clamp((x - edge0) / (edge1 - edge0), min: 0, max: 1)
    return t * t * (V(repeating: 3) - t * 2)
}
public func sign<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    V().replacing(with: 1, where: x .> 0).replacing(with: -1, where: x .< 0)
}
public func fract<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x - x.rounded(.down) }
public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { x.sum() }
public func reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }
public func reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }

public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { dot(x, y) }
public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { length(x) }
public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { length_squared(x) }
public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { distance(x, y) }
public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
    distance_squared(x, y)
}
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { normalize(x) }
public func simd_project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint { project(x, y) }
public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: BinaryFloatingPoint { reflect(x, n: n) }
public func simd_cross<S: BinaryFloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> { cross(x, y) }
public func simd_cross<S: BinaryFloatingPoint>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD3<S> { cross(x, y) }
public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMin(x, y) }
public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMax(x, y) }
public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { abs(x) }
public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: Comparable {
    clamp(x, min: min, max: max)
}
public func simd_clamp<S: BinaryFloatingPoint>(_ x: S, _ min: S, _ max: S) -> S { Swift.min(Swift.max(x, min), max) }
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: BinaryFloatingPoint { mix(x, y, t: t) }
public func simd_mix<S: BinaryFloatingPoint>(_ x: S, _ y: S, _ t: S) -> S { x + (y - x) * t }
public func simd_step<V: SIMD>(_ edge: V, _ x: V) -> V where V.Scalar: BinaryFloatingPoint { step(x, edge: edge) }
public func simd_smoothstep<V: SIMD>(_ edge0: V, _ edge1: V, _ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    smoothstep(x, edge0: edge0, edge1: edge1)
}
public func simd_sign<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { sign(x) }
public func simd_fract<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { fract(x) }
public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { x.sum() }

// Functions of each component.

private func map<V: SIMD>(_ x: V, _ function: (Double) -> Double) -> V where V.Scalar: BinaryFloatingPoint {
    var result = V()
    for index in x.indices { result[index] = V.Scalar(function(Double(x[index]))) }
    return result
}
public func sin<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { map(x) { Foundation.sin($0) } }
public func cos<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { map(x) { Foundation.cos($0) } }
public func tan<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { map(x) { Foundation.tan($0) } }
public func exp<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { map(x) { Foundation.exp($0) } }
public func log<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { map(x) { Foundation.log($0) } }
public func floor<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.rounded(.down) }
public func ceil<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.rounded(.up) }
public func round<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    x.rounded(.toNearestOrAwayFromZero)
}
public func sqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.squareRoot() }
