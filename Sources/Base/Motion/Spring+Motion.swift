// SPDX-License-Identifier: MIT

import Foundation

// The motion of a spring is linear in the error (position − target) and the velocity at time 0. The four factors
// (`Response`) do not depend on the value, so they are computed once and applied to vectors of any size.

extension Spring {
    /// The linear map from the error and velocity at time 0 to the error and velocity at a later time.
    private struct Response {
        /// The factor from the error at time 0 to the later error.
        let ee: Double
        /// The factor from the velocity at time 0 to the later error.
        let ev: Double
        /// The factor from the error at time 0 to the later velocity.
        let ve: Double
        /// The factor from the velocity at time 0 to the later velocity.
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
        // Two decaying exponentials. The slow rate is a quotient, because the difference of two nearly equal numbers
        // would lose precision.
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

    /// - Parameter initialVelocity: In units of the value per second.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let response = response(at: time)
        return target.scaled(by: 1 - response.ee) + initialVelocity.scaled(by: response.ev)
    }

    /// The velocity at `time`, in units of the value per second.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let response = response(at: time)
        return initialVelocity.scaled(by: response.vv) - target.scaled(by: response.ve)
    }

    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let displacement = target - value
        let next = self.value(target: displacement, initialVelocity: velocity, time: deltaTime)
        velocity = self.velocity(target: displacement, initialVelocity: velocity, time: deltaTime)
        value += next
    }

    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// The seconds until the error stays below 0.001, for a displacement of 1.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

    /// If the spring oscillates, solves the equation of its envelope; otherwise scans in steps of 0.1 s. Infinity
    /// without damping.
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

    public func velocity<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        var result = toValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// `position` is absolute, not a displacement.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = toValue
        result.animatableData = force(
            target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
        return result
    }

    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }
}
