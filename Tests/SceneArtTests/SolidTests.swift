// SPDX-License-Identifier: MIT

import SceneArt
import Foundation
import TestSupport
import Testing

@Suite struct SolidTests {
    private static let gear = Outline.Gear(teeth: 12, rootRadius: 0.6, tipRadius: 0.8)
    private let field = DistanceField(Outline.gear(gear), extent: 1, resolution: 256)

    @Test func aGearLiesBetweenItsRadii() {
        let radii = Outline.gear(Self.gear).contours.joined().map { ($0 * $0).sum().squareRoot() }
        #expect(isClose(Double(radii.min() ?? 0), 0.6, within: 1e-5))
        #expect(isClose(Double(radii.max() ?? 0), 0.8, within: 1e-5))
    }

    /// A circle at half the teeth's height crosses each tooth once.
    @Test func aGearHasItsTeeth() {
        let inside = (0..<2400).map { step -> Bool in
            let angle: Double = 2 * .pi * (Double(step) + 0.5) / 2400
            let place: SIMD2<Float> = SIMD2(Float(0.7 * cos(angle)), Float(0.7 * sin(angle)))
            return field(place) < 0
        }
        let edges = inside.indices.count { inside[$0] != inside[($0 + 1) % inside.count] }
        #expect(edges == 24)
        #expect(inside[0], "one tooth points to the right")
    }

    /// The distance field is exact at grid points and bilinear between them. Outside of the grid, the distance to the
    /// grid is added.
    @Test func distancesAreThoseToTheEdge() {
        #expect(isClose(Double(field(SIMD2(0.8, 0))), 0, within: 0.004))
        #expect(isClose(Double(field(SIMD2(0.9, 0))), 0.1, within: 0.004))
        #expect(isClose(Double(field(SIMD2(1.5, 0))), 0.7, within: 0.004))
        // Between two teeth the outline is a chord, and the middle of a chord is the nearest point to the centre.
        #expect(isClose(Double(field(SIMD2(0, 0))), -0.6, within: 0.01))
    }
}
