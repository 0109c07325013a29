// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import Views

extension EventScript {
    /// One or two fingers on their way from coming down to going up.
    public struct SyntheticTouch: Sendable, Equatable {
        /// One step of a finger's way.
        public enum Waypoint: Sendable, Equatable {
            /// So far from the last place, in points.
            case by(CGSize)
            /// To a point of the window.
            case to(CGPoint)
        }

        /// 1 or 2.
        public var fingers: Int
        /// Where the finger goes, or the middle between two, on straight lines at one speed. Empty: it stays.
        public var way: [Waypoint]
        /// What becomes of the distance between two fingers.
        public var scale: Double
        /// How far two fingers turn about their middle, clockwise.
        public var rotation: Angle
        /// The distance between two fingers at first, in points; nil: what suits the view.
        public var spread: Double?
        /// From coming down to going up, in seconds.
        public var duration: Double
        /// How the movement is spread over that time.
        public var easing: UnitCurve

        /// - Parameters:
        ///   - fingers: 1 or 2.
        ///   - way: Where the finger goes, or the middle between two. Empty: it stays.
        ///   - scale: What becomes of the distance between two fingers, as a factor in `scales`.
        ///   - rotation: How far two fingers turn about their middle, clockwise; up to 100 turns.
        ///   - spread: The distance between two fingers at first, from 1 to 10 000 points; nil: what suits the view.
        ///   - duration: From coming down to going up, in seconds, in `durations`.
        ///   - easing: How the movement is spread over that time.
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

        /// In seconds.
        public static let durations = 0.01...3600.0
        /// Factors of the distance between two fingers that a script may ask for.
        public static let scales = 0.01...100.0
        /// In points, and for each step of a way.
        private static let longestWay = 1e6

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
                try check("a coordinate of a way", Double(place.x), -Self.longestWay...Self.longestWay)
                try check("a coordinate of a way", Double(place.y), -Self.longestWay...Self.longestWay)
            }
        }
    }
}

/// The places of a touch's fingers over time, once it is known where they come down.
struct TouchPath {
    private let synthetic: EventScript.SyntheticTouch
    private let corners: [CGPoint]
    private let spread: Double

    /// The second finger of a right hand lies up and to the right of the thumb.
    private static let direction = -Double.pi / 4

    /// - Parameters:
    ///   - start: where the finger comes down, or the middle between two.
    ///   - box: the view, in the window; two fingers keep inside of it.
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

    /// Where the fingers are when `progress` of the time from 0 to 1 has passed.
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

    /// The point at a fraction of the way's length.
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
