// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import Views

extension EventScript {
    /// One or two fingers from touch-down to touch-up.
    public struct SyntheticTouch: Sendable, Equatable {
        /// The next point of the path, relative (`by`) or absolute (`to`).
        public enum Waypoint: Sendable, Equatable {
            /// An offset from the previous point, in points.
            case by(CGSize)
            /// A location in window coordinates, in points.
            case to(CGPoint)
        }

        /// The number of fingers: 1 or 2.
        public var fingers: Int
        /// The path of the finger, or of the midpoint of two fingers. It consists of straight lines; if empty, the
        /// finger rests.
        public var way: [Waypoint]
        /// The final distance between two fingers, as a multiple of their initial distance.
        public var scale: Double
        /// The angle by which two fingers rotate about their midpoint, clockwise.
        public var rotation: Angle
        /// The initial distance between two fingers, in points. If nil, the distance is derived from the view's size.
        public var spread: Double?
        /// Seconds from touch-down to touch-up.
        public var duration: Double
        /// Maps the elapsed fraction of `duration` to the progress along `way`, of `scale` and of `rotation`.
        public var easing: UnitCurve

        /// - Parameters:
        ///   - fingers: 1 or 2.
        ///   - way: The path of the finger, or of the midpoint of two fingers. If empty, the finger rests.
        ///   - scale: The final distance between two fingers as a multiple of their initial distance, in `scales`.
        ///   - rotation: The angle by which two fingers rotate about their midpoint, clockwise. At most 100 turns.
        ///   - spread: The initial distance between two fingers, from 1 to 10 000 points. If nil, it is derived from
        ///     the view's size.
        ///   - duration: Seconds from touch-down to touch-up, in `durations`.
        ///   - easing: Maps the elapsed fraction of `duration` to the progress along `way`, of `scale` and of
        ///     `rotation`.
        public init(
            fingers: Int = 1, way: [Waypoint] = [], scale: Double = 1, rotation: Angle = .zero, spread: Double? = nil,
            duration: Double, easing: UnitCurve = .easeInOut
        ) {
            self.fingers = fingers
            self.way = way
            self.scale = scale
            self.rotation = rotation
            self.spread = spread
            self.duration = duration
            self.easing = easing
        }

        /// In seconds. `EventScript.Event.init` throws for other durations.
        public static let durations = 0.01...3600.0
        /// `EventScript.Event.init` throws for other values of `scale`.
        public static let scales = 0.01...100.0
        /// The greatest absolute coordinate of a waypoint, in points.
        private static let maximumTravel = 1e6

        func check() throws(EventScriptError) {
            func check(_ name: String, _ value: Double, _ range: ClosedRange<Double>) throws(EventScriptError) {
                guard range.contains(value) else {
                    throw EventScriptError(
                        "\(name) is \(value); it is a number from \(range.lowerBound) to \(range.upperBound)")
                }
            }
            guard fingers == 1 || fingers == 2 else {
                throw EventScriptError("the number of fingers is \(fingers); it is 1 or 2")
            }
            try check("the duration of a touch", duration, Self.durations)
            try check("the scale of a pinch", scale, Self.scales)
            try check("the angle of a rotation", rotation.degrees, -36_000...36_000)
            if let spread { try check("the distance between two fingers", spread, 1...10_000) }
            for step in way {
                let place =
                    switch step {
                    case .by(let size): CGPoint(x: size.width, y: size.height)
                    case .to(let point): point
                    }
                try check("a coordinate of a way", Double(place.x), -Self.maximumTravel...Self.maximumTravel)
                try check("a coordinate of a way", Double(place.y), -Self.maximumTravel...Self.maximumTravel)
            }
        }
    }
}

/// The positions of a synthetic touch's fingers over time.
struct TouchPath {
    private let synthetic: EventScript.SyntheticTouch
    private let corners: [CGPoint]
    private let spread: Double

    /// The direction from the first to the second finger, in radians: up and to the right, as from the thumb to the
    /// index finger of a right hand.
    private static let direction = -Double.pi / 4

    /// - Parameters:
    ///   - start: The touch-down point of one finger, or the initial midpoint of two.
    ///   - box: The view's frame in the window. It limits the default distance between two fingers.
    init(_ synthetic: EventScript.SyntheticTouch, from start: CGPoint, in box: CGRect?) {
        self.synthetic = synthetic
        corners = synthetic.way.reduce(into: [start]) { corners, step in
            switch step {
            case .to(let point): corners.append(point)
            case .by(let size):
                let last = corners[corners.count - 1]
                corners.append(CGPoint(x: last.x + size.width, y: last.y + size.height))
            }
        }
        let room = box.map { Double(min($0.width, $0.height)) * 0.6 } ?? .infinity
        spread = synthetic.spread ?? min(100, max(room, 1))
    }

    /// The positions at a fraction of the duration, from 0 to 1.
    func fingers(at progress: Double) -> [CGPoint] {
        let eased = synthetic.easing.value(at: min(max(progress, 0), 1))
        let middle = place(at: eased)
        guard synthetic.fingers == 2 else { return [middle] }
        let half = spread / 2 * (1 + (synthetic.scale - 1) * eased)
        let angle = Self.direction + synthetic.rotation.radians * eased
        let arm = CGPoint(x: half * cos(angle), y: half * sin(angle))
        return [
            CGPoint(x: middle.x - arm.x, y: middle.y - arm.y), CGPoint(x: middle.x + arm.x, y: middle.y + arm.y),
        ]
    }

    /// The point on the path at a fraction of the path's length.
    private func place(at fraction: Double) -> CGPoint {
        let lengths = zip(corners, corners.dropFirst()).map { $0.distance(to: $1) }
        var rest = CGFloat(fraction) * lengths.reduce(0, +)
        for (index, length) in lengths.enumerated() where length > 0 {
            if rest <= length || index == lengths.count - 1 {
                let (a, b) = (corners[index], corners[index + 1])
                return CGPoint(x: a.x + (b.x - a.x) * rest / length, y: a.y + (b.y - a.y) * rest / length)
            }
            rest -= length
        }
        return corners[corners.count - 1]
    }
}
