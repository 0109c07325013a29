// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct SpringTests {
    static let all: [Spring] = [
        .smooth, .snappy, .bouncy, .bouncy(extraBounce: 0.3), Spring(response: 0.5, dampingRatio: 0.825),
        Spring(response: 0.15, dampingRatio: 0.86), Spring(duration: 0.5, bounce: -0.25),
    ]

    /// The values of the springs at some times in seconds, in the order of `all`.
    static let samples: [(time: Double, values: [Double])] = [
        (0.05, [0.13131, 0.13821, 0.14572, 0.16282, 0.13942, 0.67663, 0.11786]),
        (0.10, [0.35774, 0.38810, 0.42330, 0.51269, 0.39361, 0.97588, 0.30361]),
        (0.15, [0.56196, 0.61768, 0.68506, 0.87065, 0.62802, 1.00498, 0.46761]),
        (0.20, [0.71542, 0.78637, 0.87371, 1.12603, 0.79965, 1.00145, 0.59711]),
        (0.25, [0.82103, 0.89451, 0.98409, 1.24267, 0.90818, 1.00009, 0.69611]),
        (0.30, [0.89003, 0.95645, 1.03393, 1.24037, 0.96851, 0.99998, 0.77104]),
        (0.40, [0.96046, 1.00162, 1.03930, 1.07221, 1.00826, 1.00000, 0.87013]),
        (0.50, [0.98640, 1.00602, 1.01450, 0.94759, 1.00840, 1, 0.92635]),
        (0.75, [0.99916, 1.00044, 0.99819, 1.00915, 1.00026, 1, 0.98217]),
        (1.0, [0.99995, 0.99997, 1.00007, 0.99921, 0.99994, 1, 0.99568]),
    ]

    @Test func valueSamples() {
        for (time, values) in Self.samples {
            for (spring, expected) in zip(Self.all, values) {
                #expect(abs(spring.value(target: 1.0, time: time) - expected) < 1e-5)
            }
        }
    }

    @Test func settlingDurationSamples() {
        let expected = [0.8, 0.87683, 1.04471, 1.73159, 0.90077, 0.29201, 1.3]
        for (spring, duration) in zip(Self.all, expected) {
            #expect(abs(spring.settlingDuration - duration) < 1e-5)
        }
    }

    @Test func physicalConstantsOfTheHalfSecondSprings() {
        for (spring, damping) in zip(Self.all, [25.1327, 21.3628, 17.5929, 10.0531, 20.7345]) {
            #expect(abs(spring.stiffness - 157.9137) < 1e-4)
            #expect(abs(spring.damping - damping) < 1e-4)
        }
        #expect(abs(Self.all[5].stiffness - 1754.5963) < 1e-4)
        #expect(abs(Self.all[5].damping - 72.0472) < 1e-4)
    }

    @Test(arguments: all) func allDescriptionsAreEquivalent(spring: Spring) {
        let others = [
            Spring(duration: spring.duration, bounce: spring.bounce),
            Spring(response: spring.response, dampingRatio: spring.dampingRatio),
            Spring(
                mass: 3, stiffness: 3 * spring.stiffness, damping: 3 * spring.damping, allowOverDamping: true),
        ]
        for other in others {
            #expect(abs(other.value(target: 1.0, time: 0.13) - spring.value(target: 1.0, time: 0.13)) < 1e-9)
        }
    }

    @Test(arguments: all) func velocityIsTheDerivativeOfTheValue(spring: Spring) {
        for time in [0.02, 0.1, 0.3] {
            let step = 1e-6
            let next = spring.value(target: 2.0, initialVelocity: -3, time: time + step)
            let last = spring.value(target: 2.0, initialVelocity: -3, time: time - step)
            let velocity = spring.velocity(target: 2.0, initialVelocity: -3, time: time)
            #expect(abs(velocity - (next - last) / (2 * step)) < 1e-6)
        }
        #expect(spring.value(target: 2.0, initialVelocity: -3, time: 0) == 0)
        #expect(abs(spring.velocity(target: 2.0, initialVelocity: -3, time: 0) + 3) < 1e-12)
    }

    @Test(arguments: all) func partialUpdatesGiveTheWholeMotion(spring: Spring) {
        var (value, velocity) = (10.0, 4.0)
        for _ in 0..<20 { spring.update(value: &value, velocity: &velocity, target: -5, deltaTime: 0.01) }
        let whole = 10 + spring.value(target: -15.0, initialVelocity: 4, time: 0.2)
        #expect(abs(value - whole) < 1e-9)
    }

    @Test(arguments: all) func forceIsTheAccelerationOfTheMass(spring: Spring) {
        let (position, velocity) = (
            spring.value(target: 1.0, time: 0.1), spring.velocity(target: 1.0, time: 0.1)
        )
        let change =
            spring.velocity(target: 1.0, time: 0.1 + 1e-6) - spring.velocity(target: 1.0, time: 0.1 - 1e-6)
        let force = spring.force(target: 1, position: position, velocity: velocity)
        #expect(abs(force - change / 2e-6 * spring.mass) < 1e-3)
    }

    @Test func animatableValuesMoveBetweenTheirEnds() {
        let value = Spring.bouncy.value(fromValue: 3.0, toValue: 5.0, initialVelocity: 0, time: 0.1)
        #expect(abs(value - (3 + 2 * 0.42330)) < 2e-5)
        #expect(
            Spring.bouncy.velocity(fromValue: 3.0, toValue: 5.0, initialVelocity: 1, time: 0.1)
                == Spring.bouncy.velocity(target: 2.0, initialVelocity: 1, time: 0.1))
        #expect(
            Spring.bouncy.settlingDuration(fromValue: 3.0, toValue: 5.0, initialVelocity: 0, epsilon: 0.01)
                == Spring.bouncy.settlingDuration(target: 2.0, epsilon: 0.01))
        #expect(Spring.bouncy.force(fromValue: 0.0, toValue: 1.0, position: 1.0, velocity: 0) == 0)
    }

    @Test func springsByTheirSettlingDurationSettleThen() {
        let critical = Spring(settlingDuration: 2, dampingRatio: 1)
        #expect(abs(1 - critical.value(target: 1.0, time: 2)) - 0.001 < 1e-6)
        let ringing = Spring(settlingDuration: 2, dampingRatio: 0.5)
        for step in 0..<100 {
            #expect(abs(1 - ringing.value(target: 1.0, time: 2 + Double(step) * 0.01)) < 0.0021)
        }
        #expect(abs(1 - ringing.value(target: 1.0, time: 1)) > 0.001)
    }

    @Test func overDampingIsOptional() {
        let critical = Spring(stiffness: 100, damping: 50)
        #expect(critical.dampingRatio == 1)
        #expect(Spring(stiffness: 100, damping: 50, allowOverDamping: true).dampingRatio == 2.5)
    }

    @Test func extremeSpringsStayFinite() {
        for spring in [
            Spring(duration: 0), Spring(duration: -1), Spring(duration: .nan), Spring(duration: 0.5, bounce: -1),
            Spring(duration: 0.5, bounce: 1), Spring(duration: 0.5, bounce: 5), Spring(duration: 0.5, bounce: .nan),
        ] {
            for time in [0, 0.001, 1, 1000] {
                #expect(spring.value(target: 1.0, initialVelocity: 1, time: time).isFinite)
                #expect(spring.velocity(target: 1.0, initialVelocity: 1, time: time).isFinite)
            }
            #expect(!spring.settlingDuration.isNaN)
        }
        #expect(abs(Spring(duration: 0).value(target: 1.0, time: 0.01) - 1) < 1e-12)
        #expect(Spring(duration: 0.5, bounce: 1).settlingDuration == .infinity)
    }
}
