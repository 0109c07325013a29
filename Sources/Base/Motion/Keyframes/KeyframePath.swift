// SPDX-License-Identifier: MIT

/// The motion of one track: keyframes resolved into pieces with known ends and velocities, from time 0 on.
///
/// A keyframe's motion depends on its neighbours. Each piece starts where the preceding one really ends: a spring that
/// its duration cuts short is not at its target. The velocities at joints are:
///
/// - at the start of the track, the velocity carried over from the preceding motion; at its end, zero;
/// - between two cubics, the slope from the preceding keyframe to the following one,
///   `(next − last) / (both durations)`, as in a Catmull–Rom spline. If one of the cubics has an explicit velocity
///   there, that velocity applies to both;
/// - next to a linear keyframe, its slope; next to a spring, its velocity; next to a move, zero.
struct KeyframePath<Data: VectorArithmetic> {
    private struct Piece {
        enum Motion {
            case linear(UnitCurve)
            case cubic(startVelocity: Data, endVelocity: Data)
            case spring(Spring, startVelocity: Data)
        }

        let begin: Double
        let duration: Double
        let start: Data
        let end: Data
        let motion: Motion
    }

    /// Pieces with a positive duration, in the order of time.
    private var pieces: [Piece] = []

    /// The value at the end: the target of the last keyframe, even if the last keyframe is a spring that was cut short.
    private(set) var finalValue: Data

    /// The seconds from the start to the end of the last keyframe.
    private(set) var duration = 0.0

    /// The limit in seconds for a spring keyframe that never rests.
    private static var longestSpring: Double { 10 }

    init(start: Data, startVelocity: Data, steps: [KeyframeStep<Data>]) {
        finalValue = start
        var position = start
        var velocity = startVelocity
        for (index, step) in steps.enumerated() {
            let next = index + 1 < steps.count ? steps[index + 1] : nil
            finalValue = step.target
            switch step {
            case .move(let target):
                position = target
                velocity = .zero
            case .linear(let target, let length, let curve):
                append(.linear(curve), from: position, to: target, duration: length)
                velocity = Self.slope(of: curve, at: 1, from: position, to: target, duration: length)
                position = target
            case .cubic(let target, let length, let startVelocity, let endVelocity):
                // By default, starts with the final velocity of the preceding piece. If that piece is a cubic, its
                // final velocity depends on both cubics at the joint.
                let first = startVelocity ?? velocity
                let joint =
                    endVelocity
                    ?? Self.jointVelocity(from: position, to: target, duration: length, before: next)
                append(.cubic(startVelocity: first, endVelocity: joint), from: position, to: target, duration: length)
                position = target
                velocity = joint
            case .spring(let target, let length, let spring, let startVelocity):
                let first = startVelocity ?? velocity
                let way = target - position
                let settling = spring.settlingDuration(target: way, initialVelocity: first, epsilon: 0.001)
                let time = length ?? min(settling, Self.longestSpring)
                append(.spring(spring, startVelocity: first), from: position, to: target, duration: time)
                guard time > 0 else {
                    position = target
                    velocity = .zero
                    continue
                }
                // A spring without a duration ends at its target. A duration may cut the spring short. The next piece
                // then starts at the position that the spring has reached.
                position =
                    length == nil ? target : position + spring.value(target: way, initialVelocity: first, time: time)
                velocity = spring.velocity(target: way, initialVelocity: first, time: time)
            }
        }
    }

    private mutating func append(_ motion: Piece.Motion, from start: Data, to end: Data, duration length: Double) {
        guard length > 0 else { return }
        pieces.append(Piece(begin: duration, duration: length, start: start, end: end, motion: motion))
        duration += length
    }

    // MARK: Velocities at the joints

    /// The velocity at the end of a cubic keyframe from `start` to `end`.
    private static func jointVelocity(
        from start: Data, to end: Data, duration: Double, before next: KeyframeStep<Data>?
    ) -> Data {
        switch next {
        case nil, .move:
            return .zero
        case .linear(let target, let length, let curve):
            return slope(of: curve, at: 0, from: end, to: target, duration: length)
        case .spring(_, _, _, let startVelocity):
            return startVelocity ?? .zero
        case .cubic(_, _, .some(let startVelocity), _):
            return startVelocity
        case .cubic(let target, let length, nil, _):
            let both = max(0, duration) + max(0, length)
            return both > 0 ? (target - start).scaled(by: 1 / both) : .zero
        }
    }

    /// The velocity of a linear keyframe at `progress`; zero if its curve is vertical there.
    private static func slope(
        of curve: UnitCurve, at progress: Double, from start: Data, to end: Data, duration: Double
    ) -> Data {
        let slope = curve.velocity(at: progress) / duration
        return duration > 0 && slope.isFinite ? (end - start).scaled(by: slope) : .zero
    }

    // MARK: Evaluation

    /// The value `time` seconds after the start. Before the start, the first value; after the end, the last value.
    func value(at time: Double) -> Data {
        guard let piece = piece(at: time) else { return finalValue }
        let local = max(0, time - piece.begin)
        switch piece.motion {
        case .linear(let curve):
            return piece.start + (piece.end - piece.start).scaled(by: curve.value(at: local / piece.duration))
        case .cubic(let startVelocity, let endVelocity):
            let s = local / piece.duration
            let rest = 1 - s
            // Cubic Hermite interpolation of the two end values, and of the two end velocities times the duration.
            return piece.start.scaled(by: (1 + 2 * s) * rest * rest)
                + startVelocity.scaled(by: s * rest * rest * piece.duration)
                + piece.end.scaled(by: s * s * (3 - 2 * s))
                - endVelocity.scaled(by: s * s * rest * piece.duration)
        case .spring(let spring, let startVelocity):
            return piece.start
                + spring.value(target: piece.end - piece.start, initialVelocity: startVelocity, time: local)
        }
    }

    /// The velocity `time` seconds after the start, in units per second; zero after the end.
    func velocity(at time: Double) -> Data {
        guard let piece = piece(at: time) else { return .zero }
        let local = max(0, time - piece.begin)
        switch piece.motion {
        case .linear(let curve):
            let slope = curve.velocity(at: local / piece.duration)
            return slope.isFinite ? (piece.end - piece.start).scaled(by: slope / piece.duration) : .zero
        case .cubic(let startVelocity, let endVelocity):
            let s = local / piece.duration
            let rest = 1 - s
            return (piece.end - piece.start).scaled(by: 6 * s * rest / piece.duration)
                + startVelocity.scaled(by: rest * (1 - 3 * s)) - endVelocity.scaled(by: s * (2 - 3 * s))
        case .spring(let spring, let startVelocity):
            return spring.velocity(target: piece.end - piece.start, initialVelocity: startVelocity, time: local)
        }
    }

    /// The piece at `time`; nil from the end on.
    private func piece(at time: Double) -> Piece? {
        if time >= duration { return nil }
        return pieces.last { $0.begin <= time } ?? pieces.first
    }
}
