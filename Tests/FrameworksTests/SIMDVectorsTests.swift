// SPDX-License-Identifier: MIT

import Foundation
import SIMDVectors
import Testing

@Suite struct SIMDVectorsTests {
    private func isNear<V: SIMD>(_ a: V, _ b: V) -> Bool where V.Scalar == Double { length(a - b) < 1e-12 }

    @Test func crossProductsArePerpendicular() {
        let (a, b) = (simd_double3(1, 2, 3), simd_double3(-2, 0.5, 4))
        #expect(abs(dot(cross(a, b), a)) < 1e-12 && abs(simd_dot(cross(a, b), b)) < 1e-12)
        #expect(cross(simd_double3(1, 0, 0), simd_double3(0, 1, 0)) == simd_double3(0, 0, 1))
    }

    /// A matrix times its inverse is the identity; determinants multiply; rows become columns.
    @Test func matricesHaveInverses() {
        let a = simd_double4x4(
            SIMD4(2, 0, 1, 0), SIMD4(0, 3, 0, 1), SIMD4(1, 0, 4, 0), SIMD4(0, 2, 0, 5))
        let product = a * simd_inverse(a)
        for index in 0..<4 { #expect(isNear(product[index], matrix_identity_double4x4[index])) }
        #expect(abs((a * a).determinant - a.determinant * a.determinant) < 1e-9)
        let b = simd_double3x3(rows: [SIMD3(1, 2, 3), SIMD3(0, 1, 4), SIMD3(5, 6, 0)])
        #expect(b[1][0] == 2 && b.transpose[0] == SIMD3(1, 2, 3) && b.determinant == 1)
        for index in 0..<3 { #expect(isNear((b * b.inverse)[index], simd_double3x3(1)[index])) }
        let c = simd_double2x2(SIMD2(1, 3), SIMD2(2, 4))
        #expect(c.determinant == -2 && isNear((c.inverse * c)[0], SIMD2(1, 0)))
        #expect(a * SIMD4(1, 0, 0, 0) == a[0])
    }

    /// A quarter turn around z takes x to y. Rotations compose as their matrices do.
    @Test func quaternionsRotate() {
        let turn = simd_quatd(angle: .pi / 2, axis: SIMD3(0, 0, 1))
        #expect(isNear(turn.act(SIMD3(1, 0, 0)), SIMD3(0, 1, 0)))
        let other = simd_quatd(angle: 0.7, axis: normalize(SIMD3(1, 2, -1)))
        let v = simd_double3(0.3, -2, 1)
        #expect(isNear((turn * other).act(v), turn.act(other.act(v))))
        #expect(isNear(simd_double3x3(other) * v, other.act(v)))
        #expect(isNear(simd_quatd(simd_double4x4(other)).act(v), other.act(v)))
        #expect(isNear(simd_quatd(from: SIMD3(1, 0, 0), to: SIMD3(0, 1, 0)).vector, turn.vector))
        #expect(isNear(simd_quatd(from: SIMD3(1, 0, 0), to: SIMD3(-1, 0, 0)).act(SIMD3(1, 0, 0)), SIMD3(-1, 0, 0)))
        #expect(isNear((other * other.inverse).vector, SIMD4(0, 0, 0, 1)))
        #expect(abs(simd_slerp(simd_quatd(angle: 0, axis: SIMD3(0, 0, 1)), turn, 0.5).angle - .pi / 4) < 1e-12)
    }

    @Test func pointwiseFunctions() {
        #expect(mix(simd_float2(0, 2), simd_float2(4, 4), t: 0.25) == simd_float2(1, 2.5))
        #expect(clamp(simd_float3(-1, 0.5, 9), min: 0, max: 1) == simd_float3(0, 0.5, 1))
        #expect(smoothstep(simd_double2(0.5, 2), edge0: .zero, edge1: .one) == simd_double2(0.5, 1))
        #expect(step(simd_double2(1, 3), edge: simd_double2(2, 2)) == simd_double2(0, 1))
        #expect(
            isNear(sin(simd_double2(0, .pi / 2)), simd_double2(0, 1)) && sqrt(simd_double2(4, 9)) == simd_double2(2, 3))
        #expect(reflect(simd_double2(1, -1), n: simd_double2(0, 1)) == simd_double2(1, 1))
    }
}
