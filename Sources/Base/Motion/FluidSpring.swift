// SPDX-License-Identifier: MIT

/// The spring of `.spring`, `.smooth`, `.snappy`, `.bouncy` and `.interactiveSpring`. It is integrated in steps of
/// 1/300 s, and takes over position and velocity from the animation before it.
///
/// With error e = position − target, stiffness k, damping c and h = 1/300 s, one step of SwiftUI's integrator is
///
///     half-step velocity  u  = v + h/2·F
///     position            e' = e + h·u
///     force               F' = −c·u − k·e'
///     velocity            v' = u + h/2·F'
///
/// The next half-step velocity w = v' + h/2·F' = u + h·F' contains both velocity and force. So the state is the pair
/// (e, w), and a step multiplies it by the constant matrix
///
///     M = ⎡  1          h       ⎤
///         ⎣ −hk   1 − hc − h²k  ⎦
///
/// Three consequences:
///
/// - The position after n steps is Mⁿ applied to the start, and Mⁿ takes log₂ n matrix products. So any frame costs the
///   same and has the same bits, whether or not earlier frames were evaluated.
/// - The matrix holds numbers even if the value is a vector: a run from rest is `displacement × (1 − Mⁿ₀₀)`.
/// - Only additions and multiplications are used, which round alike on every machine, unlike `exp` and `sin`.
///
/// Between two steps the state is interpolated, so that motion is even at every frame rate (a frame at 24 fps takes
/// 12.5 steps).
package struct FluidSpring: Sendable, Hashable {
    /// The period without damping, in seconds. Zero or less gives the stiffest spring that the integrator permits.
    let response: Double

    let dampingFraction: Double

    /// The seconds over which the response changes from the preceding spring's response to `response`.
    let blendDuration: Double

    init(response: Double, dampingFraction: Double, blendDuration: Double) {
        self.response = response
        self.dampingFraction = dampingFraction
        self.blendDuration = blendDuration
    }

    static let stepsPerSecond = 300.0

    /// The number of steps (ten minutes) after which a spring that still moves counts as endless.
    private static let longestScan = 180_000

    /// A gradual change from an earlier spring's response to this spring's response.
    struct Blend: Equatable {
        /// The old response minus the new response, in seconds.
        let difference: Double
        /// The time at which the blend started, in seconds from the start of this spring; negative if the blend started
        /// earlier.
        let start: Double
    }

    /// A linear map of the spring's state: error e and half-step velocity w. The rows give the new e and the new w.
    struct StateMap {
        var ee = 1.0
        var ew = 0.0
        var we = 0.0
        var ww = 1.0

        /// The composition of two maps: first `other`, then this map.
        func after(_ other: StateMap) -> StateMap {
            StateMap(
                ee: ee * other.ee + ew * other.we, ew: ee * other.ew + ew * other.ww,
                we: we * other.ee + ww * other.we, ww: we * other.ew + ww * other.ww)
        }

        /// The map to the power of `count`, by repeated squaring.
        func repeated(_ count: Int) -> StateMap {
            var result = StateMap()
            var square = self
            var remaining = count
            while remaining > 0 {
                if remaining & 1 == 1 { result = square.after(result) }
                remaining >>= 1
                if remaining > 0 { square = square.after(square) }
            }
            return result
        }

        func mixed(with other: StateMap, by fraction: Double) -> StateMap {
            StateMap(
                ee: ee + (other.ee - ee) * fraction, ew: ew + (other.ew - ew) * fraction,
                we: we + (other.we - we) * fraction, ww: ww + (other.ww - ww) * fraction)
        }
    }

    /// Stiffness and damping at one moment, for a mass of 1.
    private struct Coefficients {
        let stiffness: Double
        let damping: Double

        init(response: Double, dampingFraction: Double) {
            let frequency = response > 0 ? 2 * .pi / response : .infinity
            stiffness = min(frequency * frequency, 45_000)
            // The integrator is stable while h·damping ≤ 2 − h²·stiffness/2, with the step h in seconds. `limit` is
            // slightly below this bound. Only damping fractions above 1.1 reach it.
            let limit = (1.9 - stiffness / (2 * stepsPerSecond * stepsPerSecond)) * stepsPerSecond
            let wanted = 2 * stiffness.squareRoot() * max(0, dampingFraction)
            damping = wanted < limit ? wanted : limit
        }

        var step: StateMap {
            let h = 1 / stepsPerSecond
            return StateMap(ee: 1, ew: h, we: -h * stiffness, ww: 1 - h * damping - h * h * stiffness)
        }
    }

    private func coefficients(atStep step: Int, blend: Blend?) -> Coefficients {
        Coefficients(
            response: response(at: Double(step) / Self.stepsPerSecond, blend: blend), dampingFraction: dampingFraction)
    }

    /// The response `time` seconds after the start of this spring.
    private func response(at time: Double, blend: Blend?) -> Double {
        guard let blend, blendDuration > 0 else { return response }
        let progress = min(max((time - blend.start) / blendDuration, 0), 1)
        return response + blend.difference * (1 - progress * progress * (3 - 2 * progress))
    }

    /// The number of steps after which the response is constant.
    private func stepsUntilSteady(_ blend: Blend?) -> Int {
        guard let blend, blendDuration > 0 else { return 0 }
        let steps = (blend.start + blendDuration) * Self.stepsPerSecond
        return Int(min(max(steps, 0), Double(Self.longestScan)).rounded(.up))
    }

    // MARK: Evaluation

    /// The map of the state over `time` seconds.
    func map(after time: Double, blend: Blend? = nil) -> StateMap {
        let steps = min(max(time * Self.stepsPerSecond, 0), 0x1p40)
        var whole = steps.rounded()
        // A number of steps within 1e-6 of an integer counts as that integer, because frame times have rounding errors.
        if abs(steps - whole) > 1e-6 { whole = steps.rounded(.down) }
        let map = map(afterSteps: Int(whole), blend: blend)
        let rest = steps - whole
        guard rest > 1e-6 else { return map }
        let next = coefficients(atStep: Int(whole) + 1, blend: blend).step.after(map)
        return map.mixed(with: next, by: rest)
    }

    private func map(afterSteps count: Int, blend: Blend?) -> StateMap {
        var map = StateMap()
        let changing = min(count, stepsUntilSteady(blend))
        if changing > 0 {
            for step in 1...changing {
                map = coefficients(atStep: step, blend: blend).step.after(map)
            }
        }
        let steady = Coefficients(response: response, dampingFraction: dampingFraction).step
        return steady.repeated(count - changing).after(map)
    }

    // MARK: Ends

    /// The seconds after which the spring is logically complete: its response.
    func logicalEnd(blend: Blend? = nil) -> Double {
        let changing = stepsUntilSteady(blend)
        if changing > 0 {
            for step in 1...changing {
                let time = Double(step) / Self.stepsPerSecond
                if time >= response(at: time, blend: blend) { return time }
            }
        }
        return response > 0 ? response : 0
    }

    /// The inner products of the two vectors from which a run starts: the error e and the half-step velocity w.
    struct Start {
        var errorSquared: Double
        var errorTimesVelocity = 0.0
        var velocitySquared = 0.0

        /// Returns |a·e + b·w|², where e is the error and w the half-step velocity at the start.
        func magnitudeSquared(_ a: Double, _ b: Double) -> Double {
            a * a * errorSquared + 2 * a * b * errorTimesVelocity + b * b * velocitySquared
        }
    }

    /// The seconds after which the spring rests: the first step at which neither speed nor force exceeds 0.06 units,
    /// and the error is at most a hundredth of the displacement. Infinity if it never rests.
    ///
    /// As in SwiftUI the thresholds are in the units of the animated value, so longer displacements take longer.
    func settlingTime(from start: Start, displacementSquared: Double, blend: Blend? = nil) -> Double {
        guard start.errorSquared.isFinite, start.velocitySquared.isFinite else { return 0 }
        guard start.errorSquared > 0 || start.velocitySquared > 0 else { return 0 }
        guard dampingFraction > 0 else { return .infinity }

        let h = 1 / Self.stepsPerSecond
        let changing = stepsUntilSteady(blend)
        var coefficients = coefficients(atStep: 1, blend: blend)
        // The state as linear functions of the start's e and w: the error is `a·e + b·w`, the half-step velocity
        // `c·e + d·w`.
        var (a, b, c, d) = (1.0, 0.0, 0.0, 1.0)
        for step in 1...Self.longestScan {
            if step <= changing + 1 { coefficients = self.coefficients(atStep: step, blend: blend) }
            a += h * c
            b += h * d
            let forceA = -coefficients.damping * c - coefficients.stiffness * a
            let forceB = -coefficients.damping * d - coefficients.stiffness * b
            let speedSquared = start.magnitudeSquared(c + h / 2 * forceA, d + h / 2 * forceB)
            c += h * forceA
            d += h * forceB
            guard max(speedSquared, start.magnitudeSquared(forceA, forceB)) <= 0.0036 else { continue }
            let tolerance = 0.0001 * displacementSquared
            if tolerance == 0 || start.magnitudeSquared(a, b) <= tolerance { return Double(step) * h }
        }
        return .infinity
    }
}
