// SPDX-License-Identifier: MIT

import Foundation

/// Progress as lines on standard error, for a parent process that shows it elsewhere: `render preview` on its page.
enum ToldProgress {
    /// The environment variable that asks for these lines, even with `-q`.
    static let variable = "ZOETROPE_TELL_PROGRESS"
    static let isWanted = ProcessInfo.processInfo.environment[variable] != nil
    /// The time between two lines.
    static let pause = Duration.milliseconds(100)
    private static let mark = "progress: "

    static func line(_ done: Int, of total: Int) -> String { "\(mark)\(done) of \(total)\n" }

    /// The progress in the last complete line that tells it.
    static func last(in messages: String) -> (done: Int, total: Int)? {
        guard let end = messages.lastIndex(of: "\n") else { return nil }
        let line = messages[..<end].split(separator: "\n").last { $0.hasPrefix(mark) }
        let numbers = line?.dropFirst(mark.count).split(separator: " ").compactMap { Int($0) } ?? []
        return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
    }

    /// The messages without these lines.
    static func removed(from messages: String) -> String {
        messages.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix(mark) }
            .joined(separator: "\n")
    }
}
