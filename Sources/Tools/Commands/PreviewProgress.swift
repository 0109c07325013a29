// SPDX-License-Identifier: MIT

import Foundation
import Support

/// Records which of several previews is in progress, in a file for the parent process. If the preview ends the process,
/// the parent starts another process for the remaining previews.
///
/// Each preview is visited twice: to create it and find its size, and to render it.
enum PreviewProgress {
    /// The environment variable with the path of the file in which progress is recorded.
    static let variable = "ZOETROPE_PREVIEW_PROGRESS"
    /// The environment variable with the index of the first preview to render.
    static let first = "ZOETROPE_FIRST_PREVIEW"
    /// The environment variable with the indices of the previews to omit, separated by spaces.
    static let left = "ZOETROPE_LEFT_PREVIEWS"

    /// The index of the first preview that this process renders.
    static var start: Int { numbers(first).first ?? 0 }
    /// The indices of previews whose creation ended an earlier process.
    static var leftOut: Set<Int> { Set(numbers(left)) }

    private static func numbers(_ name: String) -> [Int] {
        (ProcessInfo.processInfo.environment[name] ?? "").split(separator: " ").compactMap { Int($0) }
    }

    enum Step: String { case making, rendering }

    static func note(_ step: Step, _ place: Int, of count: Int) {
        guard count > 1, let path = ProcessInfo.processInfo.environment[variable] else { return }
        try? FileSystem.write("\(step.rawValue) \(place) \(count)", to: path)
    }

    /// The last record in the text of the file.
    static func noted(in text: String) -> (step: Step, place: Int, count: Int)? {
        let words = text.split(separator: " ").map(String.init)
        guard words.count == 3, let step = Step(rawValue: words[0]), let place = Int(words[1]),
            let count = Int(words[2])
        else { return nil }
        return (step, place, count)
    }
}
