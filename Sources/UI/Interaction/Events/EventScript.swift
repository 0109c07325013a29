// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import Views

/// User input to replay on a view. Times are in seconds of the virtual clock.
public struct EventScript: Sendable, Equatable {
    /// The place where a finger touches: a point, or a view given by its text.
    public enum Target: Sendable, Equatable {
        /// A point in the window's coordinates, in points from the top left corner.
        case point(CGPoint)
        /// A touchable view that contains this text or has this accessibility label. Without one, the view with this
        /// `accessibilityIdentifier` or this id in the view tree.
        case label(String)
    }

    /// Something that a user does: a touch, typed text or a key press.
    public enum Action: Sendable, Equatable {
        /// A number of taps in a row. The event's time is the end of the first tap.
        case tap(Target, count: Int = 1)
        /// One or two moving fingers. The event's time is the touch-down.
        case touch(Target, SyntheticTouch)
        /// A recorded finger. The event's time is the touch-down.
        case trace([TracePoint])
        /// Letters typed one by one on the screen keyboard. A line feed presses Return.
        ///
        /// The letters go into the focused field. If `into` is given, a tap on that field ends at the event's time, and
        /// the first letter follows `typingInterval` later.
        case type(String, into: Target? = nil)
        /// A key press on a hardware keyboard, with modifiers.
        case key(KeyEquivalent, modifiers: EventModifiers = [])
    }

    /// A sample of a recorded finger.
    public struct TracePoint: Sendable, Equatable {
        /// Seconds since the touch-down.
        public var time: Double
        /// Points from the top left corner of the window.
        public var place: CGPoint

        /// - Parameters:
        ///   - time: Seconds since the touch-down.
        ///   - place: Points from the top left corner of the window.
        public init(time: Double, place: CGPoint) { (self.time, self.place) = (time, place) }
    }

    /// An action and the time at which it is performed. The cases of `Action` define that time, for example as the
    /// touch-down.
    public struct Event: Sendable, Equatable {
        /// Seconds since the view's creation.
        public let time: Double
        public let action: Action

        /// - Parameter time: Seconds since the view's creation, from 0 to `maximumTime`.
        /// - Throws: `EventScriptError` for a time, a count or a length out of range.
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

        /// The duration of the action in seconds, counted from `time`.
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

    /// The latest time of an event, in seconds. It is one day, because a rendered animation cannot be longer.
    public static let maximumTime = 86_400.0
    /// Events with more taps are invalid: `Event.init` throws.
    public static let maximumTapCount = 10
    /// The seconds from touch-down to touch-up of a tap.
    public static let tapDuration = 0.1
    /// The seconds between two taps in a row.
    public static let tapInterval = 0.2
    /// Events with more letters are invalid: `Event.init` throws.
    public static let maximumTextLength = 10_000
    /// The seconds between two letters that are typed.
    public static let typingInterval = 0.1

    /// The events, sorted by time. Events with equal times keep the order in which they were given.
    public let events: [Event]

    /// Creates a script; the events may be in any order.
    public init(_ events: [Event]) {
        self.events = events.enumerated()
            .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
            .map(\.element)
    }

    /// The maximum number of samples in a trace. It allows one minute at 120 samples per second.
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

/// Thrown by `Event.init` for a value out of range.
public struct EventScriptError: Error, Equatable, CustomStringConvertible {
    /// The value and its range, in one line.
    public let description: String

    package init(_ description: String) { self.description = description }
}

extension EventScript.Target: CustomStringConvertible {
    /// The point or the quoted label, for messages.
    public var description: String {
        switch self {
        case .point(let point): "(\(point.x.shortText), \(point.y.shortText))"
        case .label(let label): "\"\(label)\""
        }
    }
}

extension CGFloat {
    /// The number with up to two decimals.
    fileprivate var shortText: String {
        let rounded = (self * 100).rounded() / 100
        return rounded == rounded.rounded() && rounded.magnitude < 1e9 ? "\(Int(rounded))" : "\(rounded)"
    }
}

// MARK: - Actions in short

extension EventScript.Action {
    /// A finger that rests for `duration` seconds.
    public static func longPress(_ target: EventScript.Target, duration: Double = 1) -> Self {
        .touch(target, EventScript.SyntheticTouch(duration: duration))
    }

    /// A finger that moves by `way`, in points.
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

    /// Two fingers whose distance changes by the factor `scale`.
    public static func pinch(
        _ target: EventScript.Target, scale: Double, duration: Double = 0.6, easing: UnitCurve = .easeInOut
    ) -> Self {
        .touch(target, EventScript.SyntheticTouch(fingers: 2, scale: scale, duration: duration, easing: easing))
    }

    /// Two fingers that rotate clockwise by `angle`.
    public static func rotate(
        _ target: EventScript.Target, by angle: Angle, duration: Double = 0.6, easing: UnitCurve = .easeInOut
    ) -> Self {
        .touch(target, EventScript.SyntheticTouch(fingers: 2, rotation: angle, duration: duration, easing: easing))
    }
}
