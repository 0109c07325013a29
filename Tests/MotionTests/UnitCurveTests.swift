// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct UnitCurveTests {
    static let all: [UnitCurve] = [
        .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
        .circularEaseInOut.inverse, .bezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1),
        .bezier(x1: 1, y1: 0, x2: 0, y2: 1),
    ]

    @Test(arguments: all) func runsFromZeroToOneAndClampsItsInput(curve: UnitCurve) {
        #expect(curve.value(at: 0) == 0)
        #expect(curve.value(at: 1) == 1)
        #expect(curve.value(at: -3) == 0)
        #expect(curve.value(at: 7) == 1)
    }

    @Test(arguments: all) func inverseSwapsInputAndOutput(curve: UnitCurve) {
        for step in 1..<20 {
            let progress = Double(step) / 20
            #expect(abs(curve.inverse.value(at: curve.value(at: progress)) - progress) < 2e-5)
        }
        #expect(curve.inverse.inverse == curve)
    }

    @Test(arguments: all) func velocityIsTheSlope(curve: UnitCurve) {
        for step in 1..<20 where step != 10 {
            let progress = Double(step) / 20
            let rise = curve.value(at: progress + 1e-3) - curve.value(at: progress - 1e-3)
            #expect(abs(curve.velocity(at: progress) - rise / 2e-3) < 0.02)
        }
    }

    /// Columns: progress, easeInOut, easeIn, easeOut, circularEaseIn, circularEaseOut, circularEaseInOut.
    @Test(arguments: [
        [0.10, 0.019722, 0.017027, 0.160572, 0.005013, 0.435890, 0.010102],
        [0.20, 0.081660, 0.062282, 0.308366, 0.020204, 0.600000, 0.041742],
        [0.25, 0.129162, 0.093465, 0.378138, 0.031754, 0.661438, 0.066987],
        [0.30, 0.187396, 0.129577, 0.445186, 0.046061, 0.714143, 0.100000],
        [0.40, 0.331884, 0.214861, 0.570880, 0.083485, 0.800000, 0.200000],
        [0.50, 0.500000, 0.315357, 0.684643, 0.133975, 0.866025, 0.500000],
        [0.60, 0.668116, 0.429120, 0.785139, 0.200000, 0.916515, 0.800000],
        [0.75, 0.870838, 0.621862, 0.906535, 0.338562, 0.968246, 0.933013],
        [0.90, 0.980278, 0.839428, 0.982973, 0.564110, 0.994987, 0.989898],
    ]) func samples(row: [Double]) {
        let curves: [UnitCurve] = [
            .easeInOut, .easeIn, .easeOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
        ]
        for (curve, expected) in zip(curves, row.dropFirst()) {
            #expect(abs(curve.value(at: row[0]) - expected) < 1.5e-6)
        }
    }

    @Test func velocitySamples() {
        let expected: [(UnitCurve, [Double])] = [
            (.easeIn, [0.67, 1.07, 1.37]), (.easeInOut, [1.06, 1.72, 1.06]), (.linear, [1, 1, 1]),
        ]
        for (curve, velocities) in expected {
            for (progress, velocity) in zip([0.25, 0.5, 0.75], velocities) {
                #expect(abs(curve.velocity(at: progress) - velocity) < 0.005)
            }
        }
    }

    @Test func velocityAtTheEndsIsTheLimit() {
        #expect(UnitCurve.easeIn.velocity(at: 0) == 0)
        #expect(abs(UnitCurve.easeOut.velocity(at: 0) - 1 / 0.58) < 1e-9)
        #expect(UnitCurve.bezier(x1: 0, y1: 0, x2: 1, y2: 1).velocity(at: 0) == 1)
        #expect(UnitCurve.bezier(x1: 0, y1: 1, x2: 0.5, y2: 1).velocity(at: 0) == .infinity)
        #expect(UnitCurve.circularEaseOut.velocity(at: 0) == .infinity)
        #expect(UnitCurve.circularEaseIn.velocity(at: 1) == .infinity)
    }

    @Test func controlPointsAreClampedInXOnly() {
        #expect(
            UnitCurve.bezier(x1: -1, y1: 0, x2: 2, y2: 1) == UnitCurve.bezier(x1: 0, y1: 0, x2: 1, y2: 1))
        #expect(UnitCurve.bezier(x1: 0.3, y1: -1, x2: 0.7, y2: 2).value(at: 0.2) < 0)
        #expect(UnitCurve.bezier(x1: 0.3, y1: -1, x2: 0.7, y2: 2).value(at: 0.8) > 1)
    }
}
