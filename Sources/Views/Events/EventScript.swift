import Foundation

/// What a user does to a view, and when: taps, in virtual time.
public struct EventScript: Sendable, Equatable {
    /// Where something happens.
    public enum Target: Sendable, Equatable {
        /// In points, from the top left corner of the window.
        case point(CGPoint)
        /// The view that can be tapped and in which these words stand, or which has them as its accessibility label.
        case label(String)
    }

    public enum Action: Sendable, Equatable {
        /// A finger comes down, and goes up again after `tapDuration`.
        case tap(Target)
    }

    public struct Event: Sendable, Equatable {
        /// Seconds since the view began to live.
        public let time: Double
        public let action: Action

        public init(at time: Double, _ action: Action) throws(EventScriptError) {
            guard time.isFinite, time >= 0 else {
                throw EventScriptError("an event's time is a number of seconds from 0 on, not \(time)")
            }
            if case .tap(.point(let point)) = action, !(point.x.isFinite && point.y.isFinite) {
                throw EventScriptError("the coordinates of a tap are finite numbers, not \(point.x), \(point.y)")
            }
            self.time = time
            self.action = action
        }
    }

    /// How long the finger of a tap stays down, in seconds.
    public static let tapDuration = 0.1

    /// Earlier ones first; those of one moment in the order in which they were given.
    public let events: [Event]

    public init(_ events: [Event]) {
        self.events = events.enumerated()
            .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
            .map(\.element)
    }
}

/// An event that cannot be.
public struct EventScriptError: Error, Equatable, CustomStringConvertible {
    public let description: String

    package init(_ description: String) { self.description = description }
}

extension EventScript.Target: CustomStringConvertible {
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

// MARK: - Parsing

extension EventScript.Event {
    /// A tap as it is written on a command line: `Play@0.5` or `120,40@0.5`, the time in seconds.
    ///
    /// The last @ counts, so that labels may contain others.
    public init(tap text: String) throws(EventScriptError) {
        let example = "write it like Play@0.5 or 120,40@0.5"
        guard let at = text.lastIndex(of: "@") else {
            throw EventScriptError("the tap \"\(text)\" has no time; \(example)")
        }
        let place = text[..<at].trimmingCharacters(in: .whitespaces)
        let moment = text[text.index(after: at)...].trimmingCharacters(in: .whitespaces)
        guard !place.isEmpty else { throw EventScriptError("the tap \"\(text)\" has no place; \(example)") }
        guard let time = Double(moment.hasSuffix("s") ? String(moment.dropLast()) : moment) else {
            throw EventScriptError("the time of the tap \"\(text)\" is no number of seconds: \"\(moment)\"; \(example)")
        }
        guard time.isFinite, time >= 0 else {
            throw EventScriptError("the time of the tap \"\(text)\" is \(moment); it is a number of seconds from 0 on")
        }
        try self.init(at: time, .tap(Self.target(place)))
    }

    /// Two numbers with a comma between them are a point, everything else is a label.
    private static func target(_ text: String) -> EventScript.Target {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
            .map { Double($0.trimmingCharacters(in: .whitespaces)) }
        if parts.count == 2, let x = parts[0], let y = parts[1] { return .point(CGPoint(x: x, y: y)) }
        return .label(text)
    }
}
