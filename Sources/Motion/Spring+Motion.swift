// SPDX-License-Identifier: MIT

import Foundation

// With the error y = position − target, a spring from rest or not is y(t) = a(t)·y₀ + b(t)·v₀: two numbers that do not
// depend on the value, computed once and applied to vectors of any size.

extension Spring {
    /// How error and velocity at time 0 make error and velocity at another time.
    private struct Response {
        /// Error from error, and error from velocity.
        let ee: Double
        let ev: Double
        /// Velocity from error, and velocity from velocity.
        let ve: Double
        let vv: Double
    }

    private func response(at time: Double) -> Response {
        let frequency = naturalFrequency
        let decay = dampingRatio * frequency
        if dampingRatio < 1 {
            let ringing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            let envelope = exp(-decay * time)
            let sine = envelope * sin(ringing * time)
            let cosine = envelope * cos(ringing * time)
            return Response(
                ee: cosine + decay / ringing * sine, ev: sine / ringing,
                ve: -frequency * frequency / ringing * sine, vv: cosine - decay / ringing * sine)
        }
        if dampingRatio == 1 {
            let envelope = exp(-frequency * time)
            return Response(
                ee: envelope * (1 + frequency * time), ev: envelope * time,
                ve: -envelope * frequency * frequency * time, vv: envelope * (1 - frequency * time))
        }
        // Two decaying exponentials. The slow rate is written as a quotient, because the difference of its two nearly
        // equal parts would lose its digits.
        let fast = -frequency * (dampingRatio + (dampingRatio * dampingRatio - 1).squareRoot())
        let slow = frequency * frequency / fast
        let fastTerm = exp(fast * time)
        let slowTerm = exp(slow * time)
        let gap = slow - fast
        return Response(
            ee: (slow * fastTerm - fast * slowTerm) / gap, ev: (slowTerm - fastTerm) / gap,
            ve: slow * fast * (fastTerm - slowTerm) / gap, vv: (slow * slowTerm - fast * fastTerm) / gap)
    }

    // MARK: Vectors

    /// The covered part of the displacement `target` after `time` seconds.
    ///
    /// - Parameter initialVelocity: in units of the value per second.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let response = response(at: time)
        return target.scaled(by: 1 - response.ee) + initialVelocity.scaled(by: response.ev)
    }

    /// The velocity after `time` seconds on the way to the displacement `target`, in units of the value per second.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let response = response(at: time)
        return initialVelocity.scaled(by: response.vv) - target.scaled(by: response.ve)
    }

    /// Moves `value` and `velocity` on by `deltaTime` seconds on their way to `target`.
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let displacement = target - value
        let next = self.value(target: displacement, initialVelocity: velocity, time: deltaTime)
        velocity = self.velocity(target: displacement, initialVelocity: velocity, time: deltaTime)
        value += next
    }

    /// The force on the mass at `position` with `velocity`, in units of the value and the mass per second squared.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// Seconds until a displacement of 1 is covered up to a thousandth.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

    /// Seconds until the displacement `target` is covered up to `epsilon`: from the envelope when the spring swings,
    /// otherwise a multiple of 0.1 s. Infinity without damping.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        if dampingRatio == 0 { return .infinity }
        if dampingRatio < 1 {
            let decay = dampingRatio * naturalFrequency
            let swing = (target.scaled(by: decay) - initialVelocity).magnitudeSquared.squareRoot()
            let amplitude = swing + target.magnitudeSquared.squareRoot()
            return amplitude > epsilon ? log(amplitude / epsilon) / decay : 0
        }
        return settlingScan(epsilon: epsilon) { time in
            (value(target: target, initialVelocity: initialVelocity, time: time) - target)
                .magnitudeSquared.squareRoot()
        }
    }

    // MARK: Animatable values

    /// The value `time` seconds after it left `fromValue` for `toValue`.
    public func value<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        var result = toValue
        let start = fromValue.animatableData
        result.animatableData =
            start
            + value(
                target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// The velocity `time` seconds after it left `fromValue` for `toValue`.
    public func velocity<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        var result = toValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// The force on a mass at `position` with `velocity`. `position` is a place, not a displacement.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = toValue
        result.animatableData = force(
            target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
        return result
    }

    /// Seconds until the way from `fromValue` to `toValue` is covered up to `epsilon`.
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }
}
