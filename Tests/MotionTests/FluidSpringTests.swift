// SPDX-License-Identifier: MIT

import Motion
import TestSupport
import Testing

@Suite struct FluidSpringTests {
    static let all: [Animation] = [
        .spring, .snappy, .bouncy, .bouncy(extraBounce: 0.3), .spring(response: 0.5, dampingFraction: 0.825),
        .spring(response: 0.15, dampingFraction: 0.86),
    ]

    /// The response in seconds and the damping fraction of each spring in `all`.
    static let parameters = [(0.5, 1.0), (0.5, 0.85), (0.5, 0.7), (0.5, 0.4), (0.5, 0.825), (0.15, 0.86)]

    /// A reference implementation of the spring integrator in `docs/semantics.md`, Springs.
    struct Stepper {
        var (position, velocity, force) = (0.0, 0.0, 0.0)

        mutating func step(response: Double, dampingFraction: Double, target: Double) {
            let frequency = 2 * Double.pi / response
            let half = velocity + force / 600
            position += half / 300
            force = -2 * frequency * dampingFraction * half + frequency * frequency * (target - position)
            velocity = half + force / 600
        }
    }

    @Test func samples() {
        let rows: [(Double, [Double])] = [
            (0.05, [0.12770, 0.13386, 0.14048, 0.15526, 0.13493, 0.67005]),
            (0.10, [0.35578, 0.38544, 0.41960, 0.50524, 0.39080, 0.96296]),
            (0.20, [0.71292, 0.78369, 0.87085, 1.12256, 0.79694, 1.00050]),
            (0.30, [0.88646, 0.95249, 1.02966, 1.23669, 0.96449, 1.00001]),
            (0.40, [0.95743, 0.99843, 1.03601, 1.06935, 1.00505]),
            (0.50, [0.98447, 1.00435, 1.01330, 0.94810, 1.00679]),
            (0.75, [0.99881, 1.00041, 0.99849, 1.00949, 1.00029]),
        ]
        for (time, values) in rows {
            for (animation, expected) in zip(Self.all, values) {
                // The distance is 1000, because a spring over a distance of 1 would come to rest before the last row of
                // the table.
                #expect(isClose(shown(animation, to: 1000, at: time) / 1000, expected, within: 1.1e-5))
            }
        }
    }

    @Test func ends() {
        let expected: [(way: Double, ends: [Double])] = [
            (1, [0.8333, 0.5667, 0.7667, 1.1833, 0.5333, 0.2000]),
            (100, [1.2667, 1.0500, 1.1333, 2.0000, 0.9833, 0.3667]),
            (804.247719, [1.4667, 1.3833, 1.4833, 2.5333, 1.3667, 0.3833]),
        ]
        for (way, ends) in expected {
            for (animation, end) in zip(Self.all, ends) {
                #expect(isClose(endTime(animation, to: way) ?? .nan, end, within: 1e-4))
            }
        }
    }

    @Test func matrixPowersAreTheStepsOfTheIntegrator() {
        for (animation, (response, fraction)) in zip(Self.all, Self.parameters) {
            var stepper = Stepper()
            for step in 0..<100 {
                let value = shown(animation, to: 1e6, at: Double(step) / 300)
                #expect(isClose(value, stepper.position, within: 1e-5))
                stepper.step(response: response, dampingFraction: fraction, target: 1e6)
            }
        }
    }

    @Test func oneFrameAloneIsTheFrameOfASequence() {
        for framesPerSecond in [24, 25, 30, 50, 60, 144] {
            var sequence = AnimatedValue(0.0)
            sequence.setTarget(100, animation: .bouncy, at: 0)
            for frame in 0...(2 * framesPerSecond) {
                let time = Double(frame) / Double(framesPerSecond)
                #expect(sequence.value(at: time) == shown(.bouncy, to: 100, at: time))
            }
        }
    }

    @Test func betweenTwoStepsTheMotionIsEven() {
        let (before, after) = (shown(.bouncy, to: 100, at: 30.0 / 300), shown(.bouncy, to: 100, at: 31.0 / 300))
        #expect(isClose(shown(.bouncy, to: 100, at: 30.25 / 300), before + (after - before) / 4, within: 1e-9))
    }

    @Test func retargetingKeepsPositionAndVelocity() {
        var value = AnimatedValue(0.0)
        value.setTarget(100, animation: .spring, at: 0)
        #expect(isClose(value.value(at: 0.2), 71.2916, within: 1e-4))
        value.setTarget(0, animation: .spring, at: 0.2)
        let expected = [
            (0.02, 73.652), (0.05, 69.006), (0.1, 53.068), (0.2, 24.452), (0.3, 9.801), (0.5, 1.354),
        ]
        for (later, sample) in expected {
            #expect(isClose(value.value(at: 0.2 + later), sample, within: 1e-3))
        }
        #expect(value.value(at: 3) == 0)
    }

    @Test func retargetingAtTheSameTargetChangesNothing() {
        // A spring to 60 that is retargeted to 100 at the same moment equals a spring to 100.
        var merged = AnimatedValue(0.0)
        merged.setTarget(60, animation: .bouncy, at: 0)
        merged.setTarget(100, animation: .bouncy, at: 0)
        for frame in 0..<90 {
            let time = Double(frame) / 60
            #expect(isClose(merged.value(at: time), shown(.bouncy, to: 100, at: time), within: 1e-9))
        }
    }

    @Test func blendingChangesTheResponseGradually() {
        func second(_ blendDuration: Double, at later: Double) -> Double {
            var value = AnimatedValue(0.0)
            value.setTarget(100, animation: .spring(response: 1, dampingFraction: 1), at: 0)
            value.setTarget(
                200, animation: .spring(response: 0.2, dampingFraction: 1, blendDuration: blendDuration), at: 0.1)
            return value.value(at: 0.1 + later)
        }
        // The reference implementation integrates in steps of 1/300 s, each with the blended `response` at its time.
        var stepper = Stepper()
        for _ in 0..<30 { stepper.step(response: 1, dampingFraction: 1, target: 100) }
        for step in 1...120 {
            let progress = min(Double(step) / 300 / 0.25, 1)
            let response = 0.2 + 0.8 * (1 - progress * progress * (3 - 2 * progress))
            stepper.step(response: response, dampingFraction: 1, target: 200)
            #expect(isClose(second(0.25, at: Double(step) / 300), stepper.position, within: 1e-8))
        }
        #expect(second(0.25, at: 0.1) < second(0, at: 0.1))
    }

    @Test func vectorsMoveLikeTheirComponents() {
        var pair = AnimatedValue(AnimatablePair(0.0, 10.0))
        var (first, second) = (AnimatedValue(0.0), AnimatedValue(10.0))
        pair.setTarget(AnimatablePair(300, -50), animation: .bouncy, at: 0)
        first.setTarget(300, animation: .bouncy, at: 0)
        second.setTarget(-50, animation: .bouncy, at: 0)
        pair.setTarget(AnimatablePair(20, 400), animation: .spring, at: 0.15)
        first.setTarget(20, animation: .spring, at: 0.15)
        second.setTarget(400, animation: .spring, at: 0.15)
        for frame in 9..<50 {
            let time = Double(frame) / 60
            let value = pair.value(at: time)
            #expect(isClose(value.first, first.value(at: time)))
            #expect(isClose(value.second, second.value(at: time)))
        }
    }

    @Test func withoutDampingItNeverEnds() {
        #expect(endTime(.spring(duration: 0.5, bounce: 1), limit: 60) == nil)
        #expect(abs(shown(.spring(duration: 0.5, bounce: 1), at: 600)) < 2.1)
    }
}
