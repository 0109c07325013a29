// SPDX-License-Identifier: MIT

import Foundation

/// Which of several previews is being looked at, left in a file for the process that goes on with the others if this one ends.
///
/// Each is looked at twice: to find out what it is and how large, and to be rendered.
enum PreviewProgress {
    /// The variable that names the file.
    static let variable = "ZOETROPE_PREVIEW_PROGRESS"
    /// The variables with the place of the first preview to be rendered, and with the places of those not to be looked at.
    static let first = "ZOETROPE_FIRST_PREVIEW"
    static let left = "ZOETROPE_LEFT_PREVIEWS"

    /// From which of the previews on this process is to render.
    static var start: Int { numbers(first).first ?? 0 }
    /// Those whose making has ended a process.
    static var leftOut: Set<Int> { Set(numbers(left)) }

    private static func numbers(_ name: String) -> [Int] {
        (ProcessInfo.processInfo.environment[name] ?? "").split(separator: " ").compactMap { Int($0) }
    }

    enum Step: String { case making, rendering }

    static func note(_ step: Step, _ place: Int, of count: Int) {
        guard count > 1, let path = ProcessInfo.processInfo.environment[variable] else { return }
        try? "\(step.rawValue) \(place) \(count)".write(toFile: path, atomically: false, encoding: .utf8)
    }

    /// What was noted last.
    static func noted(in text: String) -> (step: Step, place: Int, count: Int)? {
        let words = text.split(separator: " ").map(String.init)
        guard words.count == 3, let step = Step(rawValue: words[0]), let place = Int(words[1]),
            let count = Int(words[2])
        else { return nil }
        return (step, place, count)
    }
}
