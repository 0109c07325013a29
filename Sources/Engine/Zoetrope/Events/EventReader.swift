// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import SwiftUICore

/// Converts the YAML nodes of a file into events.
struct EventReader {
    let path: String

    func script(_ root: YAMLNode) throws(EventFileError) -> EventScript {
        var list = root
        if let mapping = root.mapping {
            try check(mapping, among: ["events"])
            guard let inner = mapping["events"] else { throw error(root, "'events' is missing") }
            list = inner
        }
        guard let nodes = list.sequence else { throw error(list, "not a list of events") }
        guard nodes.count <= EventScriptFile.maximumEventCount else {
            throw error(
                list, "there are \(nodes.count) events; the limit is \(EventScriptFile.maximumEventCount)")
        }
        var events: [EventScript.Event] = []
        for node in nodes { events.append(try event(node)) }
        try checkTouches(zip(events, nodes).map { (event: $0, node: $1) })
        return EventScript(events)
    }

    /// Limits the number of concurrent touches, because each touch is sampled many times a second.
    private func checkTouches(_ events: [(event: EventScript.Event, node: YAMLNode)]) throws(EventFileError) {
        var ends: [Double] = []
        for (event, node) in events.sorted(by: { $0.event.time < $1.event.time }) {
            switch event.action {
            case .tap, .touch, .trace: break
            case .type, .key: continue
            }
            ends.removeAll { $0 <= event.time }
            ends.append(event.time + event.duration)
            guard ends.count <= EventScriptFile.maximumTouchCount else {
                throw error(
                    node, "more than \(EventScriptFile.maximumTouchCount) touches at one moment, \(event.time) s")
            }
        }
    }

    // MARK: One event

    /// The kinds of events, and the keys that each kind accepts.
    private enum Kind: String, CaseIterable {
        case tap, press, drag, pinch, rotate, trace, type, key

        var keys: [String] {
            switch self {
            case .tap: ["count"]
            case .press: ["duration"]
            case .drag: ["by", "to", "through", "duration", "easing"]
            case .pinch: ["scale", "degrees", "by", "to", "spread", "duration", "easing"]
            case .rotate: ["degrees", "scale", "by", "to", "spread", "duration", "easing"]
            case .type: ["into"]
            case .trace, .key: []
            }
        }

        /// The duration of an event that specifies none, in seconds.
        var duration: Double {
            switch self {
            case .tap: EventScript.tapDuration
            case .press: 1
            case .drag: 0.5
            case .pinch, .rotate: 0.6
            case .trace, .type, .key: 0
            }
        }
    }

    private func event(_ node: YAMLNode) throws(EventFileError) -> EventScript.Event {
        let names = Kind.allCases.map(\.rawValue)
        guard let mapping = node.mapping else {
            throw error(node, "an event is a mapping, like {at: 0.5, tap: Play}")
        }
        let kinds = Kind.allCases.filter { mapping[$0.rawValue] != nil }
        guard kinds.count == 1, let kind = kinds.first else {
            // Reports a misspelt key if there is one, because this helps more than a list of all kinds.
            if kinds.isEmpty { try check(mapping, among: ["at"] + names + Kind.allCases.flatMap(\.keys)) }
            throw error(
                node,
                (kinds.isEmpty ? "an event is one of " : "an event is only one of ") + names.joined(separator: ", "))
        }
        try check(mapping, among: ["at", kind.rawValue] + kind.keys)
        guard let at = mapping["at"] else { throw error(node, "an event has a time, in seconds: at: 0.5") }
        let time = try number(at, "at")
        let value = mapping[kind.rawValue]!
        do {
            return try EventScript.Event(
                at: time,
                ownAction(kind, value, mapping) ?? action(kind, target(value, kind.rawValue), mapping, node))
        } catch let problem as EventFileError {
            throw problem
        } catch {
            throw self.error(node, "\(error)")
        }
    }

    /// The action of a `trace`, `type` or `key` event; nil for the other kinds of events, which are touches.
    private func ownAction(
        _ kind: Kind, _ value: YAMLNode, _ mapping: YAMLMapping
    ) throws(EventFileError) -> EventScript.Action? {
        switch kind {
        case .tap, .press, .drag, .pinch, .rotate: return nil
        case .trace:
            guard let points = value.sequence else {
                throw error(value, "'trace' is a list of times and places, like [[0, 120, 40], [0.1, 120, 60]]")
            }
            guard points.count <= EventScript.maximumTraceCount else {
                throw error(value, "'trace' has more than \(EventScript.maximumTraceCount) points")
            }
            var trace: [EventScript.TracePoint] = []
            for point in points { trace.append(try tracePoint(point)) }
            return .trace(trace)
        case .type:
            guard let text = value.string, !text.isEmpty else { throw error(value, "'type' is text, like Hello") }
            var field: EventScript.Target?
            if let into = mapping["into"] { field = try target(into, "into") }
            return .type(text, into: field)
        case .key:
            guard let (key, modifiers) = value.string.flatMap({ KeyEquivalent.named($0) }) else {
                throw error(value, "'key' is \(KeyEquivalent.possibleNames); it is not \(Self.text(value))")
            }
            return .key(key, modifiers: modifiers)
        }
    }

    private func action(
        _ kind: Kind, _ target: EventScript.Target, _ mapping: YAMLMapping, _ node: YAMLNode
    ) throws(EventFileError) -> EventScript.Action {
        if kind == .tap {
            var count = 1
            if let given = mapping["count"] {
                let value = try number(given, "count")
                guard let whole = Int(exactly: value) else {
                    throw error(given, "count is a whole number, not \(value)")
                }
                count = whole
            }
            return .tap(target, count: count)
        }
        var synthetic = EventScript.SyntheticTouch(
            fingers: kind == .pinch || kind == .rotate ? 2 : 1, way: try way(mapping), duration: kind.duration)
        if let given = mapping["duration"] { synthetic.duration = try number(given, "duration") }
        if let given = mapping["easing"] { synthetic.easing = try easing(given) }
        if let given = mapping["scale"] { synthetic.scale = try number(given, "scale") }
        if let given = mapping["degrees"] { synthetic.rotation = .degrees(try number(given, "degrees")) }
        if let given = mapping["spread"] { synthetic.spread = try number(given, "spread") }
        if kind == .drag, mapping["to"] == nil, mapping["by"] == nil {
            throw error(node, "a drag goes 'by: [x, y]' or 'to: [x, y]'")
        }
        if kind == .pinch, mapping["scale"] == nil { throw error(node, "a pinch has a scale, like 'scale: 1.5'") }
        if kind == .rotate, mapping["degrees"] == nil { throw error(node, "a rotation has 'degrees', clockwise") }
        return .touch(target, synthetic)
    }

    private func way(_ mapping: YAMLMapping) throws(EventFileError) -> [EventScript.SyntheticTouch.Waypoint] {
        var way: [EventScript.SyntheticTouch.Waypoint] = []
        if let through = mapping["through"] {
            guard let points = through.sequence else { throw error(through, "'through' is a list of points") }
            guard points.count <= 1000 else { throw error(through, "'through' has more than 1000 points") }
            for point in points { way.append(.to(try self.point(point, "through"))) }
        }
        if let to = mapping["to"], let by = mapping["by"] {
            throw error(by.line > to.line ? by : to, "'to' and 'by' cannot be combined")
        }
        if let to = mapping["to"] { way.append(.to(try point(to, "to"))) }
        if let by = mapping["by"] {
            let step = try point(by, "by")
            way.append(.by(CGSize(width: step.x, height: step.y)))
        }
        return way
    }

    // MARK: Values

    private func check(_ mapping: YAMLMapping, among known: [String]) throws(EventFileError) {
        for key in mapping.keys {
            guard let name = key.string, known.contains(name) else {
                var seen: [String] = []
                for name in known where !seen.contains(name) { seen.append(name) }
                throw error(key, "unknown key '\(key.string ?? "?")'; use one of \(seen.joined(separator: ", "))")
            }
        }
    }

    private func number(_ node: YAMLNode, _ name: String) throws(EventFileError) -> Double {
        try number(node, described: "'\(name)'")
    }

    private func number(_ node: YAMLNode, described name: String) throws(EventFileError) -> Double {
        guard let text = node.string, let value = Double(text), value.isFinite else {
            throw error(node, "\(name) is a number, not \(Self.text(node))")
        }
        return value
    }

    private func point(_ node: YAMLNode, _ name: String) throws(EventFileError) -> CGPoint {
        guard let pair = node.sequence, pair.count == 2 else {
            throw error(node, "'\(name)' is a point, like [120, 40], not \(Self.text(node))")
        }
        let coordinate = "a coordinate of '\(name)'"
        return CGPoint(
            x: try number(pair[0], described: coordinate), y: try number(pair[1], described: coordinate))
    }

    private func tracePoint(_ node: YAMLNode) throws(EventFileError) -> EventScript.TracePoint {
        guard let numbers = node.sequence, numbers.count == 3 else {
            throw error(node, "a point of a trace is a time and a place, like [0.1, 120, 60], not \(Self.text(node))")
        }
        let name = "a number of 'trace'"
        return EventScript.TracePoint(
            time: try number(numbers[0], described: name),
            place: CGPoint(x: try number(numbers[1], described: name), y: try number(numbers[2], described: name)))
    }

    private func target(_ node: YAMLNode, _ name: String) throws(EventFileError) -> EventScript.Target {
        if node.sequence != nil { return .point(try point(node, name)) }
        guard let label = node.string, !label.isEmpty else {
            throw error(node, "'\(name)' is a label, like Play, or a point, like [120, 40]")
        }
        return .label(label)
    }

    static let easings: [(name: String, curve: UnitCurve)] = [
        ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
    ]

    private func easing(_ node: YAMLNode) throws(EventFileError) -> UnitCurve {
        guard let found = Self.easings.first(where: { $0.name == node.string }) else {
            let names = Self.easings.map(\.name).joined(separator: ", ")
            throw error(node, "'easing' is one of \(names), not \(Self.text(node))")
        }
        return found.curve
    }

    private static func text(_ node: YAMLNode) -> String {
        guard let text = node.string else { return node.sequence != nil ? "a list" : "a mapping" }
        return text.count > 40 ? "'\(text.prefix(40))…'" : "'\(text)'"
    }

    private func error(_ node: YAMLNode, _ reason: String) -> EventFileError {
        EventFileError(path: path, line: node.line, reason: reason)
    }
}
