// SPDX-License-Identifier: MIT

import Foundation

// Lets custom animations evaluate an animation that they wrap. The semantics are those of `CustomAnimation`.

extension Animation {
    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        if case .custom(let custom) = curve {
            return animate(custom, inside: modifiers[...], value: value, time: time, context: &context)
        }
        let run = run(to: value, context: context)
        if time >= run.logicalEnd - timeTolerance { context.isLogicallyComplete = true }
        return run.isFinished(at: time) ? nil : run.output(at: time)
    }

    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        guard case .custom(let custom) = curve else { return run(to: value, context: context).velocity(at: time) }
        var localTime = time
        var rate = 1.0
        for modifier in modifiers.reversed() {
            switch modifier {
            case .delay(let delay): localTime = max(0, localTime - delay)
            case .speed(let factor):
                localTime *= factor
                rate *= factor
            case .repeating: return nil
            case .logicalCompletion: continue
            }
        }
        return custom.base.velocity(value: value, time: localTime, context: context)?.scaled(by: rate)
    }

    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        if case .custom(let custom) = curve {
            guard let localTime = timeInside(modifiersSharedWith: previous, time: time) else { return false }
            let innerPrevious = modifiers.isEmpty ? previous : Animation(curve: previous.curve)
            return custom.base.shouldMerge(
                previous: innerPrevious, value: value, time: localTime, context: &context)
        }
        let run = previous.run(to: value, context: context)
        guard let takeover = run.takeover(by: self, at: time, environment: context.environmentReference) else {
            return false
        }
        context.state[SpringContinuationKey<V>.self] = SpringContinuationKey(
            takeover: takeover, begin: takeover.continuesClock ? run.begin : time)
        return true
    }

    /// Creates a run of this built-in animation to `displacement`. If the context has a takeover, a spring continues
    /// from it.
    private func run<V: VectorArithmetic>(to displacement: V, context: AnimationContext<V>) -> AnimationRun<V> {
        let memory = context.state[SpringContinuationKey<V>.self]
        if case .fluidSpring = curve, let takeover = memory.takeover {
            return AnimationRun(self, displacement: displacement, begin: memory.begin, takeover: takeover)
        }
        return AnimationRun(self, displacement: displacement, begin: 0)
    }

    /// Converts `time` to the curve's own time; without modifiers, returns `time`. Returns nil if the modifiers include
    /// a repeat, or if they differ from those of `previous`.
    private func timeInside(modifiersSharedWith previous: Animation, time: Double) -> Double? {
        if modifiers.isEmpty { return time }
        guard modifiers == previous.modifiers else { return nil }
        var localTime = time
        for modifier in modifiers.reversed() {
            switch modifier {
            case .delay(let delay): localTime = max(0, localTime - delay)
            case .speed(let factor): localTime *= factor
            case .repeating: return nil
            case .logicalCompletion: continue
            }
        }
        return localTime
    }

    // MARK: Custom curves inside modifiers

    /// The duration of a custom curve is unknown in advance, so repeats are found by running it: a pass ends at the
    /// first time at which the curve reports its end.
    private func animate<V: VectorArithmetic>(
        _ custom: CustomCurve, inside modifiers: ArraySlice<AnimationModifier>, value: V, time: Double,
        context: inout AnimationContext<V>
    ) -> V? {
        guard let modifier = modifiers.last else {
            return custom.base.animate(value: value, time: time, context: &context)
        }
        let inner = modifiers.dropLast()
        switch modifier {
        case .delay(let delay):
            return animate(custom, inside: inner, value: value, time: max(0, time - delay), context: &context)
        case .speed(let factor):
            return animate(custom, inside: inner, value: value, time: time * factor, context: &context)
        case .logicalCompletion(let duration):
            let result = animate(custom, inside: inner, value: value, time: time, context: &context)
            if duration <= time { context.isLogicallyComplete = true }
            return result
        case .repeating(let count, let autoreverses):
            let level = inner.count
            let wasComplete = context.isLogicallyComplete
            let passes = context.state[PassesKey.self]
            let pass = passes[level] ?? PassesKey.Pass()
            let isReversed = autoreverses && pass.index % 2 == 1
            let covered = animate(custom, inside: inner, value: value, time: time - pass.begin, context: &context)
            // Restores the flag, because the end of one pass is not the end of the animation.
            context.isLogicallyComplete = wasComplete
            if let covered { return isReversed ? value - covered : covered }
            guard Double(pass.index + 1) < count else { return nil }
            // The next pass starts with fresh state, but outer repeats keep theirs.
            var kept = passes.filter { $0.key > level }
            kept[level] = PassesKey.Pass(index: pass.index + 1, begin: time)
            context.state = AnimationState()
            context.state[PassesKey.self] = kept
            return isReversed ? .zero : value
        }
    }
}

/// The state of a custom animation in which a built-in spring continues an earlier motion.
private struct SpringContinuationKey<V: VectorArithmetic>: AnimationStateKey {
    var takeover: AnimationRun<V>.SpringContinuation?
    var begin = 0.0

    static var defaultValue: SpringContinuationKey { SpringContinuationKey() }
}

/// The current pass of each repeat around a custom curve. The key of a repeat is the number of modifiers inside it.
private enum PassesKey: AnimationStateKey {
    struct Pass {
        var index = 0
        var begin = 0.0
    }

    static var defaultValue: [Int: Pass] { [:] }
}

/// Wraps a built-in or modified animation as a custom one.
struct BuiltInAnimation: CustomAnimation {
    let animation: Animation

    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        animation.animate(value: value, time: time, context: &context)
    }

    func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        animation.velocity(value: value, time: time, context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        animation.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
}
