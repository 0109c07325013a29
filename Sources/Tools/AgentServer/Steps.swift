// SPDX-License-Identifier: MIT

/// Converts an agent's steps to the events of a script.
struct Steps {
    private(set) var events: [JSONValue]
    /// The time of the next step, in seconds.
    private(set) var time: Double
    private let tree: ViewTreeValue?
    private let stillness: SettlingSearch
    /// The number of events before these steps.
    private let givenCount: Int
    private(set) var notes: [String] = []
    /// Whether the last step determined the time of the image, such as a wait or a seek.
    private(set) var hasChosenTime = false

    static let property = Schema.Property(
        name: "steps", kind: .list(.object(Schema(properties)), 0...50),
        about: """
            The steps, in order; each has one of tap, press, type, key, drag, scroll, wait, seek. A target is "#3" (the number of a \
            view in the last tree), a visible label, an id, or [x, y] in points.
            """)

    private static let properties: [Schema.Property] = [
        .init(name: "tap", kind: target, about: ""),
        .init(name: "count", kind: .integer(1...10), about: "For tap: the number of taps in a row."),
        .init(name: "press", kind: target, about: "For duration seconds."),
        .init(name: "type", kind: .text, about: "Text to type; into names the field. \\n is Return."),
        .init(name: "into", kind: target, about: "For type: the field, which is tapped first."),
        .init(name: "key", kind: .text, about: "A hardware key: return, escape, command+s."),
        .init(name: "drag", kind: target, about: "Drag from here, by or to a point."),
        .init(name: "by", kind: point, about: "For drag: [dx, dy]."),
        .init(name: "to", kind: point, about: "For drag: [x, y]."),
        .init(
            name: "duration", kind: .number(0.05...60),
            about: "For press (default 1) and drag (default 0.5), in seconds."),
        .init(
            name: "scroll", kind: .choice(["up", "down", "left", "right"]),
            about: "Scroll to reveal content in this direction."),
        .init(name: "within", kind: target, about: "For scroll: the scroll view. Default: the middle of the window."),
        .init(name: "amount", kind: .number(1...5000), about: "For scroll: the distance in points. Default: 300."),
        .init(
            name: "wait", kind: .either([.number(0...3600), .choice(["still"])], words: "seconds, or \"still\""),
            about: "Wait for seconds, or \"still\": until nothing moves."),
        .init(
            name: "seek", kind: .number(0...86400),
            about:
                "Go to this time in seconds; further steps replace later ones."),
    ]

    private static let point = Schema.Kind.list(.number(-10000...10000), 2...2)
    private static let target = Schema.Kind.either(
        [.text, point], words: "a number like \"#3\", a label, or a point like [120, 40]")
    private static let verbs = ["tap", "press", "type", "key", "drag", "scroll", "wait", "seek"]
    /// The delay from the time of a step to its touch, in seconds. An image at the time of the step never shows the
    /// touch.
    private static let pause = 0.05
    /// The time from the start of a step until a tap ends, in seconds. An event script states when a tap ends, not when
    /// it begins.
    private static let tap = pause + 0.1
    /// The limit of events in a session.
    private static let capacity = 500

    init(_ session: Session, stillness: SettlingSearch) {
        (events, time, tree, self.stillness) = (session.events, session.time, session.tree, stillness)
        givenCount = session.events.count
    }

    mutating func take(_ steps: [JSONValue]) throws {
        for (index, step) in steps.enumerated() { try take(ToolArguments(part: step.object ?? [:]), "steps[\(index)]") }
    }

    private mutating func take(_ step: ToolArguments, _ name: String) throws {
        let given = Self.verbs.filter(step.has)
        guard given.count == 1 else {
            throw RPCError.invalidParams("\(name) needs one of \(Self.verbs.joined(separator: ", "))")
        }
        try waitForRest(of: step.values[step.has("into") ? "into" : given[0]])
        hasChosenTime = false
        switch given[0] {
        case "wait":
            if let seconds = step.number("wait") { time += seconds } else { try waitUntilStill() }
            hasChosenTime = true
        case "seek":
            time = step.number("seek") ?? time
            hasChosenTime = true
        case "tap":
            let count = step.integer("count") ?? 1
            var event: [String: JSONValue] = ["tap": try place(step.values["tap"])]
            if count > 1 { event["count"] = .integer(count) }
            add(event, at: time + Self.tap, until: time + Self.tap + 0.2 * Double(count - 1))
        case "press":
            let duration = step.number("duration") ?? 1
            add(
                ["press": try place(step.values["press"]), "duration": .number(duration)], at: time + Self.pause,
                until: time + Self.pause + duration)
        case "type":
            let text = (step.text("type") ?? "").replacing("\\n", with: "\n")
            guard !text.isEmpty else { throw RPCError.invalidParams("\(name).type has no letters") }
            var event: [String: JSONValue] = ["type": .string(text)]
            if step.has("into") { event["into"] = try place(step.values["into"]) }
            let moment = time + (step.has("into") ? Self.tap : Self.pause)
            add(event, at: moment, until: moment + 0.1 + 0.1 * Double(text.count))
        case "key": add(["key": step.values["key"] ?? .null], at: time + Self.pause, until: time + Self.pause)
        case "drag":
            guard step.has("by") != step.has("to") else {
                throw RPCError.invalidParams("\(name): a drag needs either by or to")
            }
            let duration = step.number("duration") ?? 0.5
            var event: [String: JSONValue] = ["drag": try place(step.values["drag"]), "duration": .number(duration)]
            event["by"] = step.values["by"]
            event["to"] = step.values["to"]
            add(event, at: time + Self.pause, until: time + Self.pause + duration)
        default: try scroll(step)
        }
        guard events.count <= Self.capacity else {
            throw ToolFailure("a session has \(Self.capacity) steps at most: begin a new session")
        }
    }

    /// Scrolls with a drag whose finger rests before it is lifted, so that the view does not continue to scroll.
    private mutating func scroll(_ step: ToolArguments) throws {
        let amount = step.number("amount") ?? 300
        let size = tree?.size ?? (width: 393, height: 852)
        var center = (x: size.width / 2, y: size.height / 2)
        if step.has("within") {
            let place = try place(step.values["within"])
            guard let x = place.array?.first?.number, let y = place.array?.last?.number else {
                throw ToolFailure(
                    "a scroll needs a number like \"#3\" or a point, not a label")
            }
            center = (x, y)
        }
        let (x, y) =
            switch step.text("scroll") {
            case "up": (0.0, amount)
            case "left": (amount, 0.0)
            case "right": (-amount, 0.0)
            default: (0.0, -amount)
            }
        // The start of the drag along one axis: half of the distance before `middle`, moved at least 20 points into the
        // window.
        func start(_ middle: Double, _ way: Double, _ side: Double) -> Double {
            min(max(middle - way / 2, min(20, side / 2)), max(side - 20, side / 2))
        }
        add(
            [
                "drag": [.number(start(center.x, x, size.width)), .number(start(center.y, y, size.height))],
                "by": [.number(x), .number(y)], "duration": 0.5,
            ], at: time + Self.pause, until: time + Self.pause + 0.5)
    }

    private mutating func add(_ event: [String: JSONValue], at moment: Double, until end: Double) {
        var event = event
        // After a seek back, there are events later than the current time. The new event replaces them.
        let kept = events.filter { ($0["at"]?.number ?? 0) <= time }
        if kept.count < events.count { notes.append("\(events.count - kept.count) later steps are undone") }
        event["at"] = .number((moment * 1000).rounded() / 1000)
        events = kept + [.object(event)]
        time = (end * 1000).rounded() / 1000
    }

    /// Waits until a target that is named by its label or id rests. The step before may have set it in motion: a touch
    /// where a view still slides in would meet another view, or none.
    private mutating func waitForRest(of target: JSONValue?) throws {
        guard let name = target?.string, !name.hasPrefix("#"), !hasChosenTime, events.count > givenCount else { return }
        time = try stillness.rest(of: name, events, after: time)
    }

    /// Converts a target to a script's label or point.
    private mutating func place(_ target: JSONValue?) throws -> JSONValue {
        guard let text = target?.string, text.hasPrefix("#"), let number = Int(text.dropFirst()) else {
            return target ?? .null
        }
        guard let tree else { throw ToolFailure("\(text) cannot be found: the session has no tree yet") }
        guard let entry = tree.entry(number), let point = tree.touchPoint(of: number) else {
            throw ToolFailure("there is no view \(text) in the last tree")
        }
        if !entry.isTouchable { notes.append("\(text) \(entry.kind) handles no touches; its centre is tapped") }
        return [.number(point.x), .number(point.y)]
    }

    mutating func waitUntilStill() throws {
        if let moment = try stillness.moment(events, after: time) {
            time = moment
        } else {
            time = (try stillness.endOfAnimations(events, after: time) * 1000).rounded(.up) / 1000
            notes.append("something moves without end; what ends has ended at \(time.short) s")
        }
    }
}
