// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct VectorArithmeticTests {
    @Test func scalarsScaleAndMeasure() {
        var double = 3.0
        double.scale(by: -2)
        #expect(double == -6)
        #expect(double.magnitudeSquared == 36)
        #expect(Float(1.5).scaled(by: 2) == 3)
        #expect(CGFloat(4).scaled(by: 0.25) == 1)
        #expect(CGFloat(3).magnitudeSquared == 9)
    }

    @Test func partsOfTheWay() {
        #expect((2.0).interpolated(towards: 6, amount: 0.25) == 3)
        #expect(CGFloat(2).interpolated(towards: 6, amount: 0) == 2)
        var pair = AnimatablePair(0.0, Float(4))
        pair.interpolate(towards: AnimatablePair(10, 0), amount: 0.5)
        #expect(pair == AnimatablePair(5, 2))
        pair.interpolate(towards: AnimatablePair(1, 1), amount: 1)
        #expect(pair == AnimatablePair(1, 1))
    }

    @Test func pairsWorkComponentwise() {
        var pair = AnimatablePair(1.0, AnimatablePair(CGFloat(2), Float(2)))
        #expect(pair.magnitudeSquared == 9)
        pair += pair
        #expect(pair == AnimatablePair(2.0, AnimatablePair(CGFloat(4), Float(4))))
        pair -= AnimatablePair(1.0, .zero)
        #expect(pair.scaled(by: 2) == AnimatablePair(2.0, AnimatablePair(CGFloat(8), Float(8))))
        #expect(pair - pair == .zero)
        #expect(pair + .zero == pair)
    }

    @Test func aVectorIsItsOwnData() {
        var value = 2.0
        value.animatableData = 5
        #expect(value == 5)
    }

    @Test func aTypeWithoutDataHasEmptyData() {
        struct Plain: Animatable {}
        var plain = Plain()
        plain.animatableData = .zero
        #expect(plain.animatableData == EmptyAnimatableData())
        #expect(plain.animatableData.magnitudeSquared == 0)
    }

    @MainActor struct Isolated: @MainActor Animatable {
        var radius: Double
        var animatableData: Double {
            get { radius }
            set { radius = newValue }
        }
    }

    @Test @MainActor func aMainActorTypeMayConform() {
        var value = Isolated(radius: 1)
        value.animatableData = 2
        #expect(value.radius == 2)
    }
}
