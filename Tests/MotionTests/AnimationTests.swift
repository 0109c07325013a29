// SPDX-License-Identifier: MIT

import Foundation
import Motion
import TestSupport
import Testing

@Suite struct AnimationTests {
    @Test func defaults() {
        #expect(Animation.linear == .linear(duration: 0.35))
        #expect(Animation.easeIn == .easeIn(duration: 0.35))
        #expect(Animation.easeOut == .easeOut(duration: 0.35))
        #expect(Animation.easeInOut == .easeInOut(duration: 0.35))
        #expect(Animation.timingCurve(0.42, 0, 0.58, 1) == .easeInOut)
        #expect(Animation.default == .spring)
        #expect(Animation.spring == .spring(duration: 0.5, bounce: 0))
        #expect(Animation.spring() == .spring(duration: 0.5, bounce: 0))
        #expect(Animation.spring(response: 0.5) == .spring(response: 0.5, dampingFraction: 0.825))
        #expect(Animation.smooth == .spring)
        #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
        #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
        #expect(Animation.bouncy(extraBounce: 0.3) == .spring(duration: 0.5, bounce: 0.6))
        #expect(
            Animation.interactiveSpring == .spring(duration: 0.15, bounce: 0.15, blendDuration: 0.25))
        #expect(
            Animation.interactiveSpring(response: 0.15)
                == .spring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25))
        #expect(Animation.interpolatingSpring == .interpolatingSpring(duration: 0.5, bounce: 0, initialVelocity: 0))
        #expect(Animation.easeIn.repeatForever() == .easeIn.repeatForever(autoreverses: true))
        #expect(Animation.easeIn.repeatCount(2) == .easeIn.repeatCount(2, autoreverses: true))
    }

    @Test func equalityAndHashSeeCurveAndModifiersInOrder() {
        #expect(Animation.easeIn.delay(1).speed(2) != .easeIn.speed(2).delay(1))
        #expect(Animation.easeIn.delay(1) != .easeIn)
        #expect(Set([Animation.easeIn, .easeIn, .easeIn.delay(1), .spring]).count == 3)
    }

    @Test func curvesAreStretchedToTheirDuration() {
        for frame in 0...60 {
            let time = Double(frame) / 30
            #expect(
                isClose(shown(.easeIn(duration: 2), to: 10, at: time), 10 * UnitCurve.easeIn.value(at: time / 2)))
            #expect(
                shown(.timingCurve(.circularEaseInOut, duration: 2), at: time)
                    == UnitCurve.circularEaseInOut.value(at: time / 2))
        }
        #expect(shown(.timingCurve(0.3, -1, 0.7, 2, duration: 1), at: 0.8) > 1)
    }

    @Test func springsOfTheValueTypeMoveAlike() {
        #expect(
            Animation.spring(Spring(response: 0.5, dampingRatio: 0.5)) == .spring(response: 0.5, dampingFraction: 0.5))
        let closed = Spring.bouncy
        for time in [0.1, 0.2, 0.4] {
            #expect(
                isClose(
                    shown(.interpolatingSpring(closed), at: time), closed.value(target: 1.0, time: time), within: 1e-9))
        }
    }

    @Test func interpolatingSpringSamples() {
        let times = [0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.75, 1.0]
        let slow = [0.10441, 0.34030, 0.84943, 1.12435, 1.15312, 1.07459, 0.97415, 1.00217]
        let fast = [0.16245, 0.48094, 0.98620, 1.10952, 1.05307, 0.99979, 0.99801, 1.00055]
        for (time, expected) in zip(times, slow) {
            #expect(isClose(shown(.interpolatingSpring(stiffness: 100, damping: 10), at: time), expected, within: 1e-5))
        }
        for (time, expected) in zip(times.dropLast(), fast) {
            #expect(isClose(shown(.interpolatingSpring(stiffness: 170, damping: 15), at: time), expected, within: 1e-5))
        }
    }

    @Test func interpolatingSpringEnds() {
        func end(_ stiffness: Double, _ damping: Double) -> Double {
            var value = AnimatedValue(0.0)
            value.setTarget(
                1, animation: .interpolatingSpring(stiffness: stiffness, damping: damping), at: 0, completion: 1)
            return value.advance(to: 1000).last?.time ?? .nan
        }
        #expect(isClose(end(100, 10), 1.4727, within: 1e-4))
        #expect(end(170, 15) == 1)
        #expect(isClose(end(50, 1), 13.95, within: 0.005))
        #expect(end(100, 20) == 1)
    }

    @Test func publicEvaluationAgreesWithTheEngine() {
        for animation in [Animation.easeIn, .spring, .linear.delay(0.1), .interpolatingSpring, .easeOut.repeatCount(3)]
        {
            var context = AnimationContext<Double>()
            for frame in 0..<120 {
                let time = Double(frame) / 60
                let covered = animation.animate(value: 5, time: time, context: &context)
                #expect((covered ?? 5) == shown(animation, to: 5, at: time))
            }
            #expect(animation.animate(value: 5, time: 100, context: &context) == nil)
            #expect(context.isLogicallyComplete)
        }
    }

    @Test func strangeNumbersBehaveSensibly() {
        for duration in [0, -1, Double.nan] {
            #expect(shown(.linear(duration: duration), at: 0) == 1)
            #expect(shown(.interpolatingSpring(duration: duration), at: 0) == 1)
            #expect(shown(.spring(duration: duration), at: 1) == 1)
        }
        #expect(shown(.linear(duration: .infinity), at: 1e6) == 0)
        #expect(shown(.linear(duration: 1).delay(.nan), at: 0.5) == 0.5)
        #expect(shown(.linear(duration: 1).delay(-0.25), at: 0.5) == 0.75)
        #expect(shown(.linear(duration: 1).delay(.infinity), at: 1e6) == 0)
        #expect(shown(.linear(duration: 1).delay(.infinity).speed(0), at: 1e6) == 0)
        #expect(shown(.linear(duration: 1).speed(.nan), at: 0.5) == 0.5)
        #expect(shown(.linear(duration: 1).speed(0), at: 5) == 0)
        #expect(shown(.linear(duration: 1).speed(-2), at: 5) == 0)
        #expect(shown(.linear(duration: 1).speed(.infinity), at: 0.1) == 1)
        #expect(shown(.linear(duration: 1).repeatCount(-3), at: 0.5) == 0.5)
        #expect(shown(.linear(duration: 1).repeatCount(0), at: 1) == 1)
        for bounce in [-1, -0.99, -5, 1, 3, Double.nan] {
            for time in [0.01, 0.5, 5] {
                #expect(abs(shown(.spring(duration: 0.5, bounce: bounce), at: time)) < 2.1)
                #expect(abs(shown(.spring(duration: 0, bounce: bounce), at: time)) < 2.1)
            }
        }
    }
}
