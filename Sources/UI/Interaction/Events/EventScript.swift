// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import Views

/// What a user does to a view, and when, in virtual time.
public struct EventScript: Sendable, Equatable {
    /// Where something happens.
    public enum Target: Sendable, Equatable {
        /// In points, from the top left corner of the window.
        case point(CGPoint)
        /// The view that waits for fingers and in which these words stand, or which has them as its accessibility label.
        case label(String)
    }

    /// What a user does.
    public enum Action: Sendable, Equatable {
        /// So many taps in a row. The event's time is that at which the first one counts: when the finger goes up.
        case tap(Target, count: Int = 1)
        /// Fingers that come down, move and go up. The event's time is that at which they come down.
        case touch(Target, SyntheticTouch)
        /// A finger that was recorded: where it was, in points, and when, in seconds from the event's time on.
        case trace([TracePoint])
        /// Letters from the keyboard on the screen, one after the other; a line feed is Return. Into the field that has the focus,
        /// or after a tap on one, whose finger goes up at the event's time. The first letter is there a moment after that.
        case type(String, into: Target? = nil)
        /// A key of a keyboard that is connected, and what is held down with it.
        case key(KeyEquivalent, modifiers: EventModifiers = [])
    }

    /// Where a recorded finger was.
    public struct TracePoint: Sendable, Equatable {
        /// In seconds since it came down.
        public var time: Double
        /// In points, from the top left corner of the window.
        public var place: CGPoint

        /// - Parameters:
        ///   - time: In seconds since it came down.
        ///   - place: In points, from the top left corner of the window.
        public init(time: Double, place: CGPoint) { (self.time, self.place) = (time, place) }
    }

    /// One thing that a user does, and when.
    public struct Event: Sendable, Equatable {
        /// Seconds since the view began to live.
        public let time: Double
        /// What the user does.
        public let action: Action

        /// - Parameter time: In seconds since the view began to live, from 0 to `maximumTime`.
        /// - Throws: `EventScriptError` for a time, a count or a length out of its range.
        public init(at time: Double, _ action: Action) throws(EventScriptError) {
            guard time.isFinite, time >= 0, time <= EventScript.maximumTime else {
                throw EventScriptError(
                    "an event's time is \(time); it is a number of seconds from 0 to \(Int(EventScript.maximumTime))")
            }
            switch action {
            case .tap(let target, let count):
                try EventScript.check(target)
                guard (1...EventScript.maximumTapCount).contains(count) else {
                    throw EventScriptError(
                        "a tap's count is \(count); it is 1 to \(EventScript.maximumTapCount)")
                }
            case .touch(let target, let synthetic):
                try EventScript.check(target)
                try synthetic.check()
            case .trace(let points): try EventScript.check(points)
            case .type(let text, let target):
                if let target { try EventScript.check(target) }
                guard (1...EventScript.maximumTextLength).contains(text.count) else {
                    throw EventScriptError(
                        "typed text has \(text.count) letters; it has 1 to \(EventScript.maximumTextLength)")
                }
            case .key: break
            }
            self.time = time
            self.action = action
        }

        /// From the time on that is given, in seconds.
        package var duration: Double {
            switch action {
            case .tap(_, let count): Double(count - 1) * EventScript.tapInterval + EventScript.tapDuration
            case .touch(_, let synthetic): synthetic.duration
            case .trace(let points): points.last?.time ?? 0
            case .type(let text, let target):
                Double(text.count) * EventScript.typingInterval + (target == nil ? 0 : EventScript.tapDuration)
            case .key: 0
            }
        }
    }

    /// A day, as long as any animation may be.
    public static let maximumTime = 86_400.0
    /// The most taps of one event.
    public static let maximumTapCount = 10
    /// How long the finger of a tap stays down, in seconds.
    public static let tapDuration = 0.1
    /// From one tap of a row to the next, in seconds.
    public static let tapInterval = 0.2
    /// The most letters of one event.
    public static let maximumTextLength = 10_000
    /// From one typed letter to the next, in seconds.
    public static let typingInterval = 0.1

    /// Earlier ones first; those of one moment in the order in which they were given.
    public let events: [Event]

    /// A script of events in any order.
    public init(_ events: [Event]) {
        self.events = events.enumerated()
            .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
            .map(\.element)
    }

    /// The most points of one trace: a minute's at 120 a second.
    public static let maximumTraceCount = 7200

    private static func check(_ points: [TracePoint]) throws(EventScriptError) {
        guard (2...maximumTraceCount).contains(points.count) else {
            throw EventScriptError("a trace has \(points.count) points; it has 2 to \(maximumTraceCount)")
        }
        guard points[0].time == 0 else {
            throw EventScriptError("a trace begins at \(points[0].time) s; its first point is at 0")
        }
        for (point, before) in zip(points, points.prefix(1) + points) {
            try check(.point(point.place))
            guard point.time.isFinite, point.time >= before.time, point.time <= SyntheticTouch.durations.upperBound
            else {
                throw EventScriptError(
                    "the times of a trace rise from 0 to 3600 s: not \(point.time) after \(before.time)")
            }
        }
    }

    private static func check(_ target: Target) throws(EventScriptError) {
        if case .point(let point) = target, !(point.x.isFinite && point.y.isFinite) {
            throw EventScriptError("the coordinates of a touch are finite numbers, not \(point.x), \(point.y)")
        }
    }
}

/// An event that cannot be.
public struct EventScriptError: Error, Equatable, CustomStringConvertible {
    /// The value that cannot be and its range, in a line.
    public let description: String

    package init(_ description: String) { self.description = description }
}

extension EventScript.Target: CustomStringConvertible {
    /// The point or the quoted label, as in messages.
    public var description: String {
        switch self {
        case .point(let point): "(\(point.x.shortText), \(point.y.shortText))"
        case .label(let label): "\"\(label)\""
        }
    }
}

extension CGFloat {
    /// With two decimals at most.
    fileprivate var shortText: String {
        let rounded = (self * 100).rounded() / 100
        return rounded == rounded.rounded() && rounded.magnitude < 1e9 ? "\(Int(rounded))" : "\(rounded)"
    }
}

// MARK: - Actions in short

extension EventScript.Action {
    /// A finger that comes down and stays for `duration` seconds.
    public static func longPress(_ target: EventScript.Target, duration: Double = 1) -> Self {
        .touch(target, EventScript.SyntheticTouch(duration: duration))
    }

    /// A finger that moves by so many points.
    public static func drag(
        _ target: EventScript.Target, by way: CGSize, duration: Double = 0.5, easing: UnitCurve = .easeInOut
    ) -> Self {
        .touch(target, EventScript.SyntheticTouch(way: [.by(way)], duration: duration, easing: easing))
    }

    /// A finger that moves to a point of the window.
    public static func drag(
        _ target: EventScript.Target, to point: CGPoint, duration: Double = 0.5, easing: UnitCurve = .easeInOut
    ) -> Self {
        .touch(target, EventScript.SyntheticTouch(way: [.to(point)], duration: duration, easing: easing))
    }

    /// Two fingers that move apart or together, to `scale` times their distance.
    public static func pinch(
        _ target: EventScript.Target, scale: Double, duration: Double = 0.6, easing: UnitCurve = .easeInOut
    ) -> Self {
        .touch(target, EventScript.SyntheticTouch(fingers: 2, scale: scale, duration: duration, easing: easing))
    }

    /// Two fingers that turn about each other, clockwise.
    public static func rotate(
        _ target: EventScript.Target, by angle: Angle, duration: Double = 0.6, easing: UnitCurve = .easeInOut
    ) -> Self {
        .touch(target, EventScript.SyntheticTouch(fingers: 2, rotation: angle, duration: duration, easing: easing))
    }
}
