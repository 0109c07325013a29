// SPDX-License-Identifier: MIT

import Foundation

// The physics of `UIScrollView` in closed form. A position is computed from the time alone, so it does not depend on
// which frames are drawn.

enum ScrollPhysics {
    /// The fraction of the velocity left after one millisecond.
    private static let decelerationRate = 0.998
    /// The exponential decay of the velocity, in 1/s.
    static let decay = -1000 * log(decelerationRate)
    /// The initial ratio of content movement to finger movement beyond an edge. The ratio decreases as the overscroll
    /// grows.
    private static let rubberBand = 0.55
    /// The angular frequency of the critically damped spring that pulls content back to its edge, in 1/s. It follows
    /// from a mass of 1 and a stiffness of 100.
    static let bounceFrequency = 10.0
    /// A movement ends when it is this close to its target, in points.
    static let closeness = 0.25

    /// How far the content moves beyond its edge, in points, if a finger pulls `way` points beyond the edge. `length`
    /// is the length of the viewport.
    static func stretched(_ way: CGFloat, length: CGFloat) -> CGFloat {
        guard way > 0, length > 0 else { return 0 }
        return rubberBand * way * length / (length + rubberBand * way)
    }

    /// How far a finger must pull beyond the edge so that the content moves by `way` points. The inverse of
    /// `stretched(_:length:)`.
    static func pulled(_ way: CGFloat, length: CGFloat) -> CGFloat {
        guard way > 0, length > way else { return max(way, 0) }
        return way * length / (rubberBand * (length - way))
    }

    /// The coordinate at which a flick comes to rest if no edge stops it. `velocity` is in points per second.
    static func target(from start: CGFloat, velocity: CGFloat) -> CGFloat { start + velocity / decay }
}

/// The deceleration of one coordinate, x or y, after a flick.
struct ScrollDeceleration: Equatable {
    /// A segment of the movement. Times are in seconds since the finger lifted.
    private enum Piece: Equatable {
        case decelerate(from: CGFloat, velocity: CGFloat)
        /// A critically damped spring. `error` is the initial distance from the target, and `frequency` is the angular
        /// frequency in 1/s.
        case spring(to: CGFloat, error: CGFloat, velocity: CGFloat, frequency: Double)

        func place(_ time: Double) -> CGFloat {
            switch self {
            case .decelerate(let start, let velocity):
                return start + velocity / ScrollPhysics.decay * (1 - exp(-ScrollPhysics.decay * time))
            case .spring(let target, let error, let velocity, let frequency):
                return target + (error + (velocity + frequency * error) * time) * exp(-frequency * time)
            }
        }

        func velocity(_ time: Double) -> CGFloat {
            switch self {
            case .decelerate(_, let velocity): return velocity * exp(-ScrollPhysics.decay * time)
            case .spring(_, let error, let velocity, let frequency):
                return (velocity - frequency * (velocity + frequency * error) * time) * exp(-frequency * time)
            }
        }
    }

    private var pieces: [(start: Double, piece: Piece)] = []
    /// The duration of all `pieces` together, in seconds.
    private(set) var duration = 0.0
    /// The coordinate at which the movement ends.
    private(set) var end: CGFloat

    static func == (a: Self, b: Self) -> Bool {
        a.duration == b.duration && a.end == b.end && a.pieces.count == b.pieces.count
            && zip(a.pieces, b.pieces).allSatisfy { $0.start == $1.start && $0.piece == $1.piece }
    }

    /// Creates a movement of duration 0, for a coordinate at rest.
    init(at place: CGFloat) { end = place }

    /// Decelerates from `start`. A movement that reaches an end of `bounds` bounces there if `bounces` is true;
    /// otherwise it stops.
    init(from start: CGFloat, velocity: CGFloat, within bounds: ClosedRange<CGFloat>, bounces: Bool) {
        self.init(at: start)
        if !bounds.contains(start) {
            self = ScrollDeceleration(
                from: start, velocity: velocity, to: min(max(start, bounds.lowerBound), bounds.upperBound))
            return
        }
        let target = ScrollPhysics.target(from: start, velocity: velocity)
        guard abs(target - start) > ScrollPhysics.closeness else { return }
        end = target
        pieces = [(0, .decelerate(from: start, velocity: velocity))]
        guard bounds.contains(target) else {
            let edge = target < bounds.lowerBound ? bounds.lowerBound : bounds.upperBound
            let time = -log(1 - (edge - start) * ScrollPhysics.decay / velocity) / ScrollPhysics.decay
            end = edge
            duration = time
            guard bounces else { return }
            let speed = velocity - ScrollPhysics.decay * (edge - start)
            spring(from: time, to: edge, error: 0, velocity: speed, frequency: ScrollPhysics.bounceFrequency)
            return
        }
        duration = log(abs(target - start) / ScrollPhysics.closeness) / ScrollPhysics.decay
    }

    /// Springs to `target`. There is no overshoot if `velocity` points towards `target`.
    init(from start: CGFloat, velocity: CGFloat, to target: CGFloat) {
        end = target
        let error = start - target
        guard abs(error) > 1e-6 || abs(velocity) > 1 else { return }
        var frequency = ScrollPhysics.bounceFrequency
        if error != 0, velocity * error < 0 { frequency = max(frequency, min(abs(velocity / error), 60)) }
        spring(from: 0, to: target, error: error, velocity: velocity, frequency: frequency)
    }

    private mutating func spring(
        from start: Double, to target: CGFloat, error: CGFloat, velocity: CGFloat, frequency: Double
    ) {
        pieces.append((start, .spring(to: target, error: error, velocity: velocity, frequency: frequency)))
        let slope = abs(velocity + frequency * error)
        let first = abs(error) > 0 ? log(2 * abs(error) / ScrollPhysics.closeness) / frequency : 0
        let second =
            slope > 0 ? 2 / frequency * log(4 * slope / (2.718281828459045 * frequency * ScrollPhysics.closeness)) : 0
        duration = start + max(first, second, 0)
    }

    func place(at time: Double) -> CGFloat {
        guard time < duration, let current = pieces.last(where: { $0.start <= max(time, 0) }) else { return end }
        return current.piece.place(max(time, 0) - current.start)
    }

    func velocity(at time: Double) -> CGFloat {
        guard time < duration, let current = pieces.last(where: { $0.start <= max(time, 0) }) else { return 0 }
        return current.piece.velocity(max(time, 0) - current.start)
    }
}
