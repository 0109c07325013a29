// SPDX-License-Identifier: MIT

import Foundation
import Motion
import TestSupport
import Testing

@Suite struct CustomAnimationTests {
    /// Moves like `.linear(duration:)`.
    struct Steady: CustomAnimation {
        var duration: Double

        func animate<V: VectorArithmetic>(
            value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> V? {
            if time > 0.75 * duration { context.isLogicallyComplete = true }
            if time >= duration { return nil }
            var result = value
            result.scale(by: time / duration)
            return result
        }

        func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
            var result = value
            result.scale(by: 1 / duration)
            return result
        }
    }

    /// Counts its evaluations and covers a tenth of the distance at each.
    struct Counting: CustomAnimation {
        struct Key: AnimationStateKey { static var defaultValue: Int { 0 } }

        func animate<V: VectorArithmetic>(
            value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> V? {
            context.state[Key.self] += 1
            if context.state[Key.self] > 10 { return nil }
            var result = value
            result.scale(by: Double(context.state[Key.self]) / 10)
            return result
        }

        func shouldMerge<V: VectorArithmetic>(
            previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> Bool {
            previous.base is Counting
        }
    }

    /// Forwards everything to another animation.
    struct Wrapper: CustomAnimation {
        var inner: Animation

        func animate<V: VectorArithmetic>(
            value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> V? {
            inner.animate(value: value, time: time, context: &context)
        }

        func shouldMerge<V: VectorArithmetic>(
            previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> Bool {
            guard let previous = previous.base as? Wrapper else { return false }
            return inner.shouldMerge(previous: previous.inner, value: value, time: time, context: &context)
        }
    }

    @Test func itMovesTheValueAndEnds() {
        var value = AnimatedValue(2.0)
        value.setTarget(4, animation: Animation(Steady(duration: 1)), at: 1, completion: 3)
        #expect(value.value(at: 1.5) == 3)
        #expect(value.isAnimating(at: 1.5))
        #expect(value.advance(to: 1.8).map(\.criterion) == [.logicallyComplete])
        #expect(!value.isAnimating(at: 2))
        #expect(value.advance(to: 2.1).map(\.criterion) == [.removed])
        #expect(value.value(at: 2.1) == 4)
    }

    @Test func modifiersWorkAroundIt() {
        let steady = Animation(Steady(duration: 1))
        #expect(shown(steady.delay(1).speed(2), at: 0.75) == 0.5)
        #expect(shown(steady.speed(2).delay(1), at: 1.25) == 0.5)
        var value = AnimatedValue(0.0)
        value.setTarget(1, animation: steady.repeatForever(), at: 0, completion: 1)
        #expect(value.value(at: 0.5) == 0.5)
        #expect(value.value(at: 1) == 1)
        #expect(value.value(at: 1.25) == 0.75)
        #expect(value.value(at: 2) == 0)
        #expect(value.value(at: 2.25) == 0.25)
        #expect(value.advance(to: 2.9).isEmpty)
        var twice = AnimatedValue(0.0)
        twice.setTarget(1, animation: steady.repeatCount(2, autoreverses: false), at: 0)
        #expect(twice.value(at: 1) == 1)
        #expect(twice.value(at: 1.5) == 0.5)
        #expect(twice.value(at: 2) == 1)
        #expect(!twice.isAnimating(at: 2))
    }

    @Test func stateLastsFromCallToCallAndCopiesAreIndependent() {
        var value = AnimatedValue(0.0)
        value.setTarget(1, animation: Animation(Counting()), at: 0)
        #expect(value.value(at: 0) == 0.1)
        #expect(value.value(at: 0) == 0.2)
        var copy = value
        #expect(copy.value(at: 0) == 0.3)
        #expect(value.isAnimating(at: 0))
        #expect(value.value(at: 0) == 0.3)
    }

    @Test func mergingKeepsTheState() {
        var value = AnimatedValue(0.0)
        value.setTarget(1, animation: Animation(Counting()), at: 0)
        #expect(value.value(at: 0.1) == 0.1)
        value.setTarget(10, animation: Animation(Counting()), at: 0.2)
        #expect(value.value(at: 0.2) > 1)
    }

    @Test func itIsChainedLikeAnyCurve() {
        var value = AnimatedValue(0.0)
        value.setTarget(1, animation: .linear(duration: 1), at: 0)
        value.setTarget(2, animation: Animation(Steady(duration: 1)), at: 0.5)
        #expect(isClose(value.value(at: 0.75), 0.75 + 1.25 / 4))
        #expect(value.value(at: 1.5) == 2)
    }

    @Test func aSpringTakesOverItsVelocity() {
        var value = AnimatedValue(0.0)
        value.setTarget(100, animation: Animation(Steady(duration: 1)), at: 0)
        value.setTarget(50, animation: .spring, at: 0.5)
        #expect(isClose(value.value(at: 0.5 + 1.0 / 300) - 50, 100.0 / 300))
    }

    @Test func aWrappedAnimationMovesLikeItself() {
        for inner in [Animation.easeIn, .bouncy, .linear.repeatCount(3).delay(0.1)] {
            for frame in 0..<100 {
                let time = Double(frame) / 60
                #expect(shown(Animation(Wrapper(inner: inner)), to: 5, at: time) == shown(inner, to: 5, at: time))
            }
        }
    }

    @Test func wrappedSpringsMergeLikeSprings() {
        var wrapped = AnimatedValue(0.0)
        wrapped.setTarget(100, animation: Animation(Wrapper(inner: .spring)), at: 0)
        wrapped.setTarget(0, animation: Animation(Wrapper(inner: .spring)), at: 0.2)
        var plain = AnimatedValue(0.0)
        plain.setTarget(100, animation: .spring, at: 0)
        plain.setTarget(0, animation: .spring, at: 0.2)
        for time in [0.2, 0.3, 0.5] { #expect(isClose(wrapped.value(at: time), plain.value(at: time), within: 1e-6)) }
    }

    private static func opened(_ base: any CustomAnimation) -> Animation {
        func wrapped<A: CustomAnimation>(_ base: A) -> Animation { Animation(base) }
        return wrapped(base)
    }

    @Test func basesComeBack() {
        #expect(Animation(Steady(duration: 1)).base as? Steady == Steady(duration: 1))
        let base = Animation.easeIn.delay(1).base
        #expect(Self.opened(base) == .easeIn.delay(1))
        #expect(Animation(Steady(duration: 1)) != Animation(Steady(duration: 2)))
        #expect(Animation(Steady(duration: 1)) != Animation(Counting()))
    }

    @Test func theEnvironmentIsHandedOver() {
        final class Environment { var factor = 2.0 }
        struct Scaled: CustomAnimation {
            func animate<V: VectorArithmetic>(
                value: V, time: TimeInterval, context: inout AnimationContext<V>
            ) -> V? {
                var result = value
                result.scale(by: (context.environmentReference as? Environment)?.factor ?? 0)
                return result
            }
        }
        let environment = Environment()
        var value = AnimatedValue(0.0)
        value.environmentReference = environment
        value.setTarget(1, animation: Animation(Scaled()), at: 0)
        #expect(value.value(at: 0) == 2)
        environment.factor = 3
        #expect(value.value(at: 0) == 3)
    }
}
