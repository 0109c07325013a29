// SPDX-License-Identifier: MIT

import Motion
import TestSupport
import Testing

@Suite struct AnimationModifierTests {
    // MARK: Delay and speed

    @Test func aDelayShowsTheOldValueFirst() {
        let animation = Animation.linear(duration: 1).delay(0.5)
        #expect(shown(animation, from: 3, to: 5, at: 0) == 3)
        #expect(shown(animation, from: 3, to: 5, at: 0.5) == 3)
        #expect(shown(animation, from: 3, to: 5, at: 1) == 4)
        #expect(shown(animation, from: 3, to: 5, at: 1.5) == 5)
        #expect(shown(.interpolatingSpring(initialVelocity: 50).delay(0.5), at: 0.4) == 0)
    }

    @Test func eachModifierWrapsTheOnesBeforeIt() {
        let waitsFast = Animation.linear(duration: 1).delay(1).speed(2)
        #expect(shown(waitsFast, at: 0.5) == 0)
        #expect(shown(waitsFast, at: 0.75) == 0.5)
        #expect(shown(waitsFast, at: 1) == 1)
        let waitsSlowly = Animation.linear(duration: 1).speed(2).delay(1)
        #expect(shown(waitsSlowly, at: 1) == 0)
        #expect(shown(waitsSlowly, at: 1.25) == 0.5)
        #expect(shown(waitsSlowly, at: 1.5) == 1)
        #expect(shown(.linear(duration: 1).delay(-0.5).delay(1), at: 0.9) == 0.5)
        #expect(shown(.linear(duration: 1).delay(1).delay(-0.5), at: 1) == 0.5)
    }

    // MARK: Repeats

    @Test func opacitySamplesOfALoopThatReverses() {
        let animation = Animation.easeInOut(duration: 0.5).repeatForever(autoreverses: true)
        let expected: [(Double, Double)] = [
            (0.125, 0.26125), (0.25, 0.15), (0.375, 0.03875), (0.5, 0), (0.625, 0.03875), (0.75, 0.15), (1, 0.3),
        ]
        for (time, opacity) in expected {
            #expect(isClose(shown(animation, from: 0.3, to: 0, at: time), opacity, within: 1e-5))
        }
    }

    /// Repeating animations with their periods in seconds.
    static let loops: [(Animation, Double)] = [
        (.easeInOut(duration: 0.7).repeatForever(), 1.4),
        (.easeIn(duration: 1.1).repeatForever(autoreverses: false), 1.1),
        (.linear(duration: 5).repeatForever(autoreverses: false), 5),
        (.linear(duration: 3).repeatForever().speed(3), 2),
        (.easeOut(duration: 0.3).delay(0.2).repeatForever(), 1),
        (.linear(duration: 0.3).repeatCount(3).delay(0.1).repeatForever(autoreverses: false), 1),
    ]

    @Test(arguments: loops) func loopsCloseBitForBit(animation: Animation, period: Double) {
        for framesPerSecond in [25, 30, 60] {
            let frames = Int((period * Double(framesPerSecond) * 2).rounded())
            for frame in 0..<frames {
                for round in [1, 2, 17] {
                    let later = Double(frame + round * frames) / Double(framesPerSecond)
                    #expect(
                        shown(animation, to: 360, at: Double(frame) / Double(framesPerSecond))
                            == shown(animation, to: 360, at: later))
                }
            }
        }
    }

    @Test func theWayBackIsTheCurveMirroredInValue() {
        let animation = Animation.easeIn(duration: 0.5).repeatForever()
        for step in 0..<50 {
            let local = Double(step) / 100
            #expect(isClose(shown(animation, at: 0.5 + local), 1 - shown(animation, at: local), within: 1e-8))
        }
    }

    @Test func aLoopWithoutReversingJumpsBackAtItsEnd() {
        let animation = Animation.linear(duration: 0.5).repeatForever(autoreverses: false)
        for round in 0..<20 {
            let frame = Double(round * 30)
            #expect(shown(animation, at: frame / 60) == 0)
            #expect(isClose(shown(animation, at: (frame + 29) / 60), 29.0 / 30, within: 1e-8))
        }
    }

    @Test func oddCountsEndAtTheTargetEvenOnesJumpThere() {
        let odd = Animation.linear(duration: 1).repeatCount(3)
        #expect(isClose(shown(odd, at: 0.75), 0.75))
        #expect(isClose(shown(odd, at: 1.75), 0.25))
        #expect(isClose(shown(odd, at: 2.75), 0.75))
        #expect(shown(odd, at: 3) == 1)
        let even = Animation.linear(duration: 1).repeatCount(4)
        #expect(shown(even, at: 3.999) < 0.01)
        #expect(shown(even, at: 4) == 1)
        let forward = Animation.linear(duration: 1).repeatCount(3, autoreverses: false)
        #expect(shown(forward, at: 0.999) > 0.99)
        #expect(shown(forward, at: 1) == 0)
        #expect(shown(forward, at: 2.5) == 0.5)
        #expect(shown(forward, at: 3) == 1)
        #expect(shown(Animation.linear(duration: 1).repeatCount(1), at: 0.5) == 0.5)
    }

    @Test func aDelayInsideARepetitionAppliesToEachRound() {
        let inside = Animation.linear(duration: 1).delay(0.5).repeatForever()
        #expect(shown(inside, at: 0.4) == 0)
        #expect(isClose(shown(inside, at: 1), 0.5))
        #expect(shown(inside, at: 1.9) == 1)
        #expect(isClose(shown(inside, at: 2.5), 0.5))
        let outside = Animation.linear(duration: 1).repeatForever().delay(0.5)
        #expect(shown(outside, at: 0.5) == 0)
        #expect(shown(outside, at: 1.5) == 1)
        #expect(isClose(shown(outside, at: 2), 0.5))
    }

    @Test func springsRestartAtRestInEveryPass() {
        let animation = Animation.spring.repeatForever(autoreverses: false)
        var single = AnimatedValue(0.0)
        single.setTarget(100, animation: .spring, at: 0, completion: 1)
        let length = single.advance(to: 100).last!.time
        for time in [0.05, 0.2, 0.5] {
            #expect(
                isClose(
                    shown(animation, to: 100, at: 3 * length + time), shown(.spring, to: 100, at: time), within: 1e-4))
        }
    }

    @Test func repeatsNest() {
        // Runs forward twice in one second, pauses for a second, and repeats.
        let animation = Animation.linear(duration: 0.5).repeatCount(2, autoreverses: false).delay(1).repeatForever(
            autoreverses: false)
        for round in [0.0, 2, 10] {
            #expect(shown(animation, at: round + 0.9) == 0)
            #expect(isClose(shown(animation, at: round + 1.25), 0.5))
            #expect(isClose(shown(animation, at: round + 1.75), 0.5))
        }
    }

    // MARK: Zero durations

    @Test func withoutDurationItIsThereAtOnceEvenBehindADelay() {
        for animation in [
            Animation.linear(duration: 0), .linear(duration: 0).delay(1.5), .linear(duration: 0).repeatCount(4),
            .linear(duration: 0).speed(0),
        ] {
            #expect(shown(animation, at: 0) == 1)
            #expect(endTime(animation) == 0)
        }
    }

    @Test func withoutDurationForEverIsAtTheTargetAndNeverEnds() {
        for animation in [
            Animation.linear(duration: 0).repeatForever(autoreverses: false),
            .linear(duration: 0).repeatForever(autoreverses: false).delay(1.5),
            .linear(duration: 0).delay(1.5).repeatForever(), .linear(duration: 0).repeatForever(),
        ] {
            for time in [0, 0.1, 10] { #expect(shown(animation, at: time) == 1) }
            #expect(endTime(animation) == nil)
        }
    }
}
