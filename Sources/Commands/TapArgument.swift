import Foundation
import Views

/// A tap as it is written on a command line: `Play@0.5` or `120,40@0.5`, the time in seconds.
package enum TapArgument {
    private static let example = "write it like Play@0.5 or 120,40@0.5"

    /// The last @ counts, so that labels may contain others.
    package static func event(_ text: String) throws -> EventScript.Event {
        guard let at = text.lastIndex(of: "@") else {
            throw UsageError("the tap \"\(text)\" has no time; \(example)")
        }
        let place = text[..<at].trimmingCharacters(in: .whitespaces)
        let moment = text[text.index(after: at)...].trimmingCharacters(in: .whitespaces)
        guard !place.isEmpty else { throw UsageError("the tap \"\(text)\" has no place; \(example)") }
        guard let time = Double(moment.hasSuffix("s") ? String(moment.dropLast()) : moment) else {
            throw UsageError("the time of the tap \"\(text)\" is no number of seconds: \"\(moment)\"; \(example)")
        }
        guard time.isFinite, time >= 0, time <= EventScript.maximumTime else {
            throw UsageError(
                "the time of the tap \"\(text)\" is \(moment); it is a number of seconds from 0 to "
                    + "\(Int(EventScript.maximumTime))")
        }
        return try EventScript.Event(at: time, .tap(target(place)))
    }

    /// Two numbers with a comma between them are a point, everything else is a label.
    private static func target(_ text: String) -> EventScript.Target {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
            .map { Double($0.trimmingCharacters(in: .whitespaces)) }
        if parts.count == 2, let x = parts[0], let y = parts[1] { return .point(CGPoint(x: x, y: y)) }
        return .label(text)
    }
}
