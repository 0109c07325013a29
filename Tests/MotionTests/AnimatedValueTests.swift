// SPDX-License-Identifier: MIT

import Foundation
import Motion
import TestSupport
import Testing

@Suite struct AnimatedValueTests {
    // MARK: Rest and single animations

    @Test func atRestItShowsItsTarget() {
        var value = AnimatedValue(3.0)
        #expect(value.value(at: 0) == 3)
        #expect(!value.isAnimating(at: 0))
        value.setTarget(4, animation: nil, at: 1)
        #expect(value.value(at: 1) == 4)
        #expect(value.target == 4)
    }

    @Test func anEqualTargetChangesNothing() {
        var value = AnimatedValue(3.0)
        let hasStarted = value.setTarget(3, animation: .linear, at: 0, completion: 1)
        #expect(!hasStarted)
        #expect(!value.isAnimating(at: 0))
        #expect(value.advance(to: 10).isEmpty)
    }

    @Test func theFrameOfTheChangeShowsTheOldValue() {
        for animation in [Animation.easeIn, .spring, .interpolatingSpring, .linear.repeatForever()] {
            #expect(shown(animation, from: 0.1, to: 0.7, at: 0) == 0.1)
        }
    }

    @Test func itEndsExactlyAtTheTarget() {
        for animation in [Animation.easeIn, .spring, .interpolatingSpring, .linear.repeatCount(4)] {
            var value = AnimatedValue(0.1)
            value.setTarget(0.7, animation: animation, at: 0.3)
            #expect(value.value(at: 20) == 0.7)
            #expect(!value.isAnimating(at: 20))
        }
    }

    @Test func nothingLiesBetweenANumberAndInfinity() {
        for animation in [Animation.easeIn, .spring, .linear.repeatForever()] {
            var value = AnimatedValue(AnimatablePair(Double.infinity, 1.0))
            let hasStarted = value.setTarget(AnimatablePair(20, 2), animation: animation, at: 0)
            #expect(!hasStarted)
            #expect(value.value(at: 0.1) == AnimatablePair(20, 2))
            value.setTarget(AnimatablePair(40, 2), animation: .linear(duration: 1), at: 1)
            #expect(value.value(at: 1.5) == AnimatablePair(30, 2))
            // This change interrupts the linear animation to 40 halfway.
            value.setTarget(AnimatablePair(.infinity, 2), animation: animation, at: 1.5)
            #expect(value.value(at: 1.6) == AnimatablePair(.infinity, 2))
            value.setTarget(AnimatablePair(10, 2), animation: nil, at: 1.7)
            #expect(value.value(at: 1.8) == AnimatablePair(10, 2))
            #expect(!value.isAnimating(at: 1.8))
        }
    }

    @Test func anAnimationThatInfinityEndsIsReported() {
        var value = AnimatedValue(0.0)
        value.setTarget(1, animation: .linear(duration: 1), at: 0, completion: 7)
        value.setTarget(.infinity, animation: .linear(duration: 1), at: 0.5, completion: 8)
        #expect(value.advance(to: 0.5).map(\.token) == [7, 7])
    }

    @Test func theRateOfFramesDoesNotMatter() {
        for animation in [Animation.easeIn, .bouncy, .interpolatingSpring, .linear.repeatForever()] {
            var everyFrame = AnimatedValue(0.0)
            everyFrame.setTarget(1, animation: animation, at: 0)
            for frame in 0...90 {
                let time = Double(frame) / 60
                #expect(everyFrame.value(at: time) == shown(animation, at: time))
            }
        }
    }

    @Test func theWayOfOneAnimationShowsTheSameBits() throws {
        let animations: [Animation] = [
            .easeIn, .linear(duration: 0.3).delay(0.2), .bouncy, .interpolatingSpring, .spring.speed(3),
            .easeOut(duration: 0.4).repeatForever(), .linear(duration: 0.7).repeatCount(3, autoreverses: true),
        ]
        for animation in animations {
            var value = AnimatedValue(0.1)
            value.setTarget(0.7, animation: animation, at: 0.3)
            let segment = try #require(value.segment)
            for frame in 0...200 {
                let time = 0.3 + Double(frame) / 60
                let shown = value.value(at: time)
                if segment.pace.isFinished(at: time) {
                    #expect(shown == 0.7)
                } else {
                    #expect(
                        shown == segment.origin + segment.displacement * (try #require(segment.pace.fraction(at: time)))
                    )
                }
            }
        }
    }

    @Test func moreThanOneAnimationHasNoWay() {
        var value = AnimatedValue(0.0)
        #expect(value.segment == nil)
        value.setTarget(1, animation: .easeIn, at: 0)
        value.setTarget(2, animation: .easeIn, at: 0.1)
        #expect(value.segment == nil)
        var taken = AnimatedValue(0.0)
        taken.setTarget(1, animation: .spring, at: 0)
        taken.setTarget(2, animation: .spring, at: 0.1)
        #expect(taken.segment == nil)
        _ = taken.value(at: 20)
        #expect(taken.segment == nil)
    }

    @Test func aShiftOfTheOriginIsPartOfTheWay() throws {
        var value = AnimatedValue(0.0)
        value.setTarget(1, animation: .linear(duration: 1).repeatForever(autoreverses: false), at: 0)
        value.setTarget(11, animation: nil, at: 0.5)
        let segment = try #require(value.segment)
        #expect(segment.origin == 10 && segment.displacement == 1)
        #expect(value.value(at: 0.75) == 10.75)
    }

    @Test func copiesAreIndependent() {
        var value = AnimatedValue(0.0)
        value.setTarget(1, animation: .linear(duration: 1), at: 0)
        var copy = value
        #expect(copy.value(at: 5) == 1)
        copy.setTarget(9, animation: .easeIn, at: 5)
        #expect(value.value(at: 0.5) == 0.5)
    }

    // MARK: Changes without animation

    @Test func aChangeWithoutAnimationLeavesTheMotionAlone() {
        var value = AnimatedValue(0.0)
        value.setTarget(10, animation: .linear(duration: 1), at: 0)
        value.setTarget(110, animation: nil, at: 0.5)
        #expect(value.value(at: 0.5) == 105)
        #expect(value.value(at: 0.75) == 107.5)
        #expect(value.value(at: 1) == 110)
    }

    @Test func aLoopGoesOnAroundItsNewBase() {
        var value = AnimatedValue(0.0)
        value.setTarget(360, animation: .linear(duration: 1).repeatForever(autoreverses: false), at: 0)
        value.setTarget(0, animation: nil, at: 2.25)
        #expect(isClose(value.value(at: 2.25), -270, within: 1e-6))
        #expect(value.isAnimating(at: 100))
    }

    // MARK: Retargeting

    @Test func chainSamples() {
        var value = AnimatedValue(0.0)
        value.setTarget(100, animation: .easeInOut(duration: 1), at: 0)
        value.setTarget(0, animation: .easeInOut(duration: 1), at: 0.5)
        #expect(isClose(value.value(at: 0.5), 50))
        for (time, expected) in [(0.6, 65.49), (0.75, 75.84), (1, 50), (1.25, 12.916), (1.5, 0)] {
            #expect(isClose(value.value(at: time), expected, within: 0.006))
        }
        #expect(!value.isAnimating(at: 1.5))
    }

    @Test func timerSamplesOfAGrowingStroke() {
        // The target grows by 0.12 with easeOut every 0.23 s, as in the strokes scene but without the reset.
        var value = AnimatedValue(0.0)
        var (target, next) = (0.0, 1)
        let expected: [(Double, Double)] = [
            (0.30, 0.0370), (0.40, 0.0803), (0.46, 0.10031), (0.55, 0.16561), (0.69, 0.22031), (0.80, 0.29556),
            (0.92, 0.34031), (1.0, 0.40011), (1.5, 0.66005), (2.0, 0.91649),
        ]
        for (time, sample) in expected {
            while Double(next) * 0.23 <= time + 1e-9 {
                target += 0.12
                value.setTarget(target, animation: .easeOut, at: Double(next) * 0.23)
                next += 1
            }
            #expect(isClose(value.value(at: time), sample, within: 6e-5))
        }
    }

    @Test func aFiniteAnimationEndsALoop() {
        var value = AnimatedValue(0.0)
        value.setTarget(1, animation: .linear(duration: 0.5).repeatForever(), at: 0)
        value.setTarget(0, animation: .linear(duration: 2), at: 3.25)
        #expect(isClose(value.value(at: 3.25), 0.5))
        #expect(value.isAnimating(at: 5))
        #expect(value.value(at: 5.25) == 0)
        #expect(!value.isAnimating(at: 5.25))
    }

    @Test func anAnimationWithoutDurationEndsALoopAtOnce() {
        var disc = AnimatedValue(0.0)
        disc.setTarget(360, animation: .linear(duration: 0.8).repeatForever(autoreverses: false).delay(1.5), at: 0)
        for (time, angle) in [(1.5, 0.0), (1.7, 90), (1.9, 180), (2.1, 270), (2.25, 337.5), (2.4, 45)] {
            #expect(isClose(disc.value(at: time), angle, within: 1e-6))
        }
        disc.setTarget(0, animation: .linear(duration: 0).repeatForever(autoreverses: false).delay(1.5), at: 3)
        #expect(disc.value(at: 3) == 0)
        #expect(disc.value(at: 3.7) == 0)
    }

    @Test func aNewLoopOverAnOldOneNests() {
        var value = AnimatedValue(0.0)
        value.setTarget(1, animation: .linear(duration: 1).repeatForever(), at: 0)
        value.setTarget(2, animation: .linear(duration: 1).repeatForever(), at: 0.5)
        // The old loop is at 0.75. The new loop has covered a quarter of the way from there to 2.
        #expect(isClose(value.value(at: 0.75), 0.75 + 1.25 / 4))
        #expect(value.isAnimating(at: 100))
    }

    @Test func finishedAnimationsAreRemoved() {
        var value = AnimatedValue(0.0)
        value.setTarget(1, animation: .linear(duration: 1).repeatForever(), at: 0)
        value.setTarget(2, animation: .linear(duration: 0.5), at: 1)
        value.setTarget(4, animation: .linear(duration: 10), at: 1.25)
        var fromTwo = AnimatedValue(2.0)
        fromTwo.setTarget(4, animation: .linear(duration: 10), at: 1.25)
        for time in [1.5, 2, 5, 11] { #expect(isClose(value.value(at: time), fromTwo.value(at: time))) }
        value.setTarget(5, animation: .linear(duration: 1), at: 11)
        #expect(value.value(at: 12) == 5)
    }

    @Test func twoChangesAtTheSameInstantCombine() {
        var value = AnimatedValue(0.0)
        value.setTarget(1, animation: .linear(duration: 1), at: 0)
        value.setTarget(2, animation: .linear(duration: 2), at: 0)
        #expect(value.value(at: 0) == 0)
        #expect(isClose(value.value(at: 0.5), 0.5 + 1.5 * 0.25))
        #expect(value.value(at: 1) == 1.5)
        #expect(value.value(at: 2) == 2)
    }

    @Test func aSpringTakesOverFromACurveAtRest() {
        var value = AnimatedValue(0.0)
        value.setTarget(100, animation: .easeInOut(duration: 1), at: 0)
        value.setTarget(200, animation: .spring, at: 0.5)
        for time in [0.0, 0.1, 0.3] {
            #expect(isClose(value.value(at: 0.5 + time), 50 + shown(.spring, to: 150, at: time), within: 1e-6))
        }
    }

    @Test func aSpringTakesOverTheVelocityOfAUnitCurve() {
        var value = AnimatedValue(0.0)
        value.setTarget(100, animation: .timingCurve(.linear, duration: 1), at: 0)
        value.setTarget(50, animation: .spring, at: 0.5)
        #expect(isClose(value.value(at: 0.5 + 1.0 / 300) - 50, 100.0 / 300, within: 1e-9))
    }

    @Test func springsInEqualModifiersMergeAndDoNotWaitTwice() {
        var value = AnimatedValue(0.0)
        value.setTarget(100, animation: .spring.delay(0.5).speed(0.5), at: 0)
        value.setTarget(0, animation: .spring.delay(0.5).speed(0.5), at: 1.4)
        var plain = AnimatedValue(0.0)
        plain.setTarget(100, animation: .spring, at: 0)
        plain.setTarget(0, animation: .spring, at: 0.2)
        for time in [0.2, 0.25, 0.4, 0.7] {
            #expect(isClose(value.value(at: 1 + 2 * time), plain.value(at: time), within: 1e-6))
        }
    }

    @Test func aSpringInOtherModifiersIsChained() {
        var value = AnimatedValue(0.0)
        value.setTarget(100, animation: .linear(duration: 1), at: 0)
        value.setTarget(0, animation: .spring.delay(0.5), at: 0.25)
        #expect(isClose(value.value(at: 0.5), 50))
        #expect(isClose(value.value(at: 0.7), 70))
        #expect(value.value(at: 5) == 0)
    }

    @Test func motionIsContinuousAcrossEveryRetarget() {
        let animations: [Animation] = [
            .easeIn, .spring, .interpolatingSpring, .bouncy.delay(0.1), .linear.repeatForever(), .snappy,
            .easeOut.speed(0.5),
            .interactiveSpring,
        ]
        var value = AnimatedValue(0.0)
        var time = 0.0
        for round in 0..<40 {
            let before = value.value(at: time)
            value.setTarget(Double((round * 7) % 11), animation: animations[round % animations.count], at: time)
            #expect(isClose(value.value(at: time), before, within: 1e-9))
            time += 0.07
        }
    }

    // MARK: Completions

    private func completions(_ animation: Animation, to target: Double = 1) -> [Double] {
        var value = AnimatedValue(0.0)
        value.setTarget(target, animation: animation, at: 2, completion: 7)
        return value.advance(to: 1000).map { $0.time - 2 }
    }

    @Test func theTwoEndsOfEachKind() {
        #expect(completions(.linear(duration: 0.5)) == [0.5, 0.5])
        #expect(completions(.linear(duration: 0)) == [0, 0])
        #expect(completions(.linear(duration: 0.5).delay(1).speed(2)) == [0.75, 0.75])
        #expect(completions(.linear(duration: 0.5).repeatCount(3)) == [1.5, 1.5])
        #expect(completions(.linear(duration: 0.5).repeatForever()) == [])
        #expect(completions(.linear(duration: 2).logicallyComplete(after: 0.5)) == [0.5, 2])
        #expect(completions(.linear(duration: 2).logicallyComplete(after: 5)) == [2, 2])
        #expect(completions(.linear(duration: 2).logicallyComplete(after: 0.5).delay(1)) == [1.5, 3])
        let spring = completions(.spring, to: 100)
        #expect(spring[0] == 0.5)
        #expect(spring[1] > 1.25 - 1e-9 && spring[1] < 1.2667)
        let interpolating = completions(.interpolatingSpring(stiffness: 100, damping: 20))
        #expect(isClose(interpolating[0], 2 * .pi / 10))
        #expect(isClose(interpolating[1], 1))
    }

    @Test func completionsComeOnceAndInOrder() {
        var value = AnimatedValue(0.0)
        value.setTarget(1, animation: .spring, at: 0, completion: 1)
        #expect(value.nextCompletionTime == 0.5)
        #expect(value.advance(to: 0.4).isEmpty)
        let completions = value.advance(to: 0.6)
        #expect(completions.map(\.token) == [1])
        #expect(completions.map(\.criterion) == [.logicallyComplete])
        #expect(completions.map(\.time) == [0.5])
        #expect(value.advance(to: 0.6).isEmpty)
        #expect(value.nextCompletionTime > 0.6)
        #expect(value.advance(to: 5).map(\.criterion) == [.removed])
        #expect(value.nextCompletionTime == .infinity)
    }

    @Test func retargetingKeepsTheLogicalEndAndPostponesTheRemoval() {
        var value = AnimatedValue(0.0)
        value.setTarget(1, animation: .linear(duration: 1), at: 0, completion: 1)
        value.setTarget(2, animation: .linear(duration: 2), at: 0.5, completion: 2)
        let all = value.advance(to: 10)
        #expect(all.map(\.token) == [1, 1, 2, 2])
        #expect(all.map(\.time) == [1, 2.5, 2.5, 2.5])
    }

    @Test func theEndOfTheNewestIsTheEndOfAll() {
        var value = AnimatedValue(0.0)
        value.setTarget(1, animation: .linear(duration: 9).repeatForever(), at: 0, completion: 1)
        value.setTarget(2, animation: .linear(duration: 1), at: 0.5, completion: 2)
        #expect(value.advance(to: 10).map(\.time) == [1.5, 1.5, 1.5, 1.5])
    }

    @Test func aFinishedAnimationIsNotTouchedByALaterOne() {
        var value = AnimatedValue(0.0)
        value.setTarget(1, animation: .linear(duration: 1), at: 0, completion: 1)
        value.setTarget(2, animation: .linear(duration: 1), at: 3, completion: 2)
        #expect(value.advance(to: 10).map(\.time) == [1, 1, 4, 4])
    }

    @Test func finishingReportsEverything() {
        var value = AnimatedValue(0.0)
        value.setTarget(1, animation: .linear.repeatForever(), at: 0, completion: 1)
        let all = value.finish(at: 0.7)
        #expect(all.map(\.criterion) == [.logicallyComplete, .removed])
        #expect(all.map(\.time) == [0.7, 0.7])
        #expect(value.value(at: 0.7) == 1)
    }

    @Test func aFrameOnTheEndSeesTheEnd() {
        // The animation ends at 0.1 + 0.2, which in floating point is slightly later than 0.3, the time of the frame.
        var value = AnimatedValue(0.0)
        value.setTarget(1, animation: .linear(duration: 0.2), at: 0.1, completion: 1)
        #expect(value.advance(to: 0.3).count == 2)
        #expect(value.value(at: 0.3) == 1)
    }
}
