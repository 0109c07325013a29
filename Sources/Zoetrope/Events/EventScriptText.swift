// SPDX-License-Identifier: MIT

import Foundation
import Interaction

/// Events that were recorded as a file that `EventScriptFile` reads: JSON, an event a line.
package enum EventScriptText {
    /// Of other events than traces, typed text and keys there are none where events are recorded.
    package static func of(_ events: [EventScript.Event]) -> String {
        let lines = events.compactMap(line(of:))
        return "{\"events\": [\n" + lines.joined(separator: ",\n") + "\n]}\n"
    }

    private static func line(of event: EventScript.Event) -> String? {
        let at = "\"at\": \(event.time)"
        switch event.action {
        case .trace(let points):
            let list = points.map { "[\($0.time), \($0.place.x), \($0.place.y)]" }.joined(separator: ", ")
            return "{\(at), \"trace\": [\(list)]}"
        case .type(let text, nil): return "{\(at), \"type\": \(quoted(text))}"
        case .key(let key, let modifiers): return "{\(at), \"key\": \(quoted(key.name(with: modifiers)))}"
        case .tap, .touch, .type: return nil
        }
    }

    private static func quoted(_ text: String) -> String {
        (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }
}
