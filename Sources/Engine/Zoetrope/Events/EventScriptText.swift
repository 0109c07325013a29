// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore

/// Writes recorded events as JSON that `EventScriptFile` reads, one event per line.
package enum EventScriptText {
    /// The text of a script. Recordings contain only traces, typed text and keys; other events are skipped.
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
