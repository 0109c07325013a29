// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore

/// A tap on a command line: `Play@0.5` or `120,40@0.5`, with the time in seconds.
package enum TapArgument {
    private static let example = "write it like Play@0.5 or 120,40@0.5"

    package static func event(_ text: String) throws -> EventScript.Event {
        let (place, time) = try TimedArgument.parts(of: text, called: "tap", example: example)
        guard !place.isEmpty else { throw UsageError("the tap \"\(text)\" has no place; \(example)") }
        return try EventScript.Event(at: time, .tap(target(place)))
    }

    /// Two numbers separated by a comma are a point; other text is a label.
    static func target(_ text: String) -> EventScript.Target {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
            .map { Double($0.trimmingCharacters(in: .whitespaces)) }
        if parts.count == 2, let x = parts[0], let y = parts[1] { return .point(CGPoint(x: x, y: y)) }
        return .label(text)
    }
}

/// An argument with an action and a time in seconds, separated by an @.
enum TimedArgument {
    /// Splits at the last `@`, so that a label may also contain an `@`.
    static func parts(of text: String, called name: String, example: String) throws -> (what: String, time: Double) {
        guard let at = text.lastIndex(of: "@") else {
            throw UsageError("the \(name) \"\(text)\" has no time; \(example)")
        }
        let what = text[..<at].trimmingCharacters(in: .whitespaces)
        let moment = text[text.index(after: at)...].trimmingCharacters(in: .whitespaces)
        // Without an action, the time is not checked, because callers report the missing action first.
        guard !what.isEmpty else { return (what, 0) }
        guard let time = Double(moment.hasSuffix("s") ? String(moment.dropLast()) : moment) else {
            throw UsageError(
                "the time of the \(name) \"\(text)\" is not a number of seconds: \"\(moment)\"; \(example)")
        }
        guard time.isFinite, time >= 0, time <= EventScript.maximumTime else {
            throw UsageError(
                "the time of the \(name) \"\(text)\" is \(moment); it is a number of seconds from 0 to "
                    + "\(Int(EventScript.maximumTime))")
        }
        return (what, time)
    }
}
