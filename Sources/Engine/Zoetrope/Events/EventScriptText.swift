// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SwiftUICore

/// Writes events as JSON that `EventScriptFile` reads, one event per line.
package enum EventScriptText {
    /// The text of a script. Touches that a file cannot express are skipped: those with other easings, and those that go
    /// on after an offset.
    package static func of(_ events: [EventScript.Event]) -> String {
        let lines = events.compactMap(line(of:))
        return "{\"events\": [\n" + lines.joined(separator: ",\n") + "\n]}\n"
    }

    private static func line(of event: EventScript.Event) -> String? {
        fields(of: event.action).map { fields in
            let all = [("at", "\(event.time)")] + fields
            return "{" + all.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
        }
    }

    /// The keys of an event's mapping and their values, as JSON.
    private static func fields(of action: EventScript.Action) -> [(String, String)]? {
        switch action {
        case .trace(let points):
            let list = points.map { "[\($0.time), \($0.place.x), \($0.place.y)]" }.joined(separator: ", ")
            return [("trace", "[\(list)]")]
        case .type(let letters, let field):
            return [("type", quoted(letters))] + (field.map { [("into", text(of: $0))] } ?? [])
        case .key(let key, let modifiers): return [("key", quoted(key.name(with: modifiers)))]
        case .tap(let target, let count):
            return [("tap", text(of: target))] + (count == 1 ? [] : [("count", "\(count)")])
        case .touch(let target, let touch): return fields(of: touch, on: target)
        }
    }

    private static func fields(
        of touch: EventScript.SyntheticTouch, on target: EventScript.Target
    ) -> [(String, String)]? {
        guard let easing = EventReader.easings.first(where: { $0.curve == touch.easing }),
            let way = fields(of: touch.way)
        else { return nil }
        let place = text(of: target)
        let end = [("duration", "\(touch.duration)"), ("easing", quoted(easing.name))]
        if touch.fingers == 1 {
            return touch.way.isEmpty ? [("press", place)] + end.prefix(1) : [("drag", place)] + way + end
        }
        let shape = [("scale", "\(touch.scale)"), ("degrees", "\(touch.rotation.degrees)")]
        return [("pinch", place)] + shape + (touch.spread.map { [("spread", "\($0)")] } ?? []) + way + end
    }

    /// The points of a path: nil if an offset is not its last part.
    private static func fields(of way: [EventScript.SyntheticTouch.Waypoint]) -> [(String, String)]? {
        var places: [String] = []
        var last: (String, String)?
        for (index, part) in way.enumerated() {
            switch part {
            case .to(let place): places.append("[\(place.x), \(place.y)]")
            case .by(let offset):
                guard index == way.count - 1 else { return nil }
                last = ("by", "[\(offset.width), \(offset.height)]")
            }
        }
        last = last ?? places.popLast().map { ("to", $0) }
        guard let last else { return [] }
        return (places.isEmpty ? [] : [("through", "[\(places.joined(separator: ", "))]")]) + [last]
    }

    private static func text(of target: EventScript.Target) -> String {
        switch target {
        case .point(let place): "[\(place.x), \(place.y)]"
        case .label(let label): quoted(label)
        }
    }

    private static func quoted(_ text: String) -> String {
        let encoder = JSONEncoder()
        // YAML knows no escaped slashes.
        encoder.outputFormatting = .withoutEscapingSlashes
        return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }
}
