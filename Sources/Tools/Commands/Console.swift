// SPDX-License-Identifier: MIT

import Support
import Foundation
import Zoetrope

/// The output of a command. Results go to `out`, which escapes control characters. Progress and errors go to `err`,
/// whose callers escape them.
package struct Console: Sendable {
    /// Writes results. Throws if the text cannot be written.
    var out: @Sendable (String) throws -> Void
    /// Writes progress and errors. Ignores failures, because there is no other channel to report them on.
    var err: @Sendable (String) -> Void
    /// Whether `err` is a terminal, in which lines can be overwritten.
    var isInteractive: Bool
    /// Whether the process has a standard output.
    var hasOutput: Bool

    package init(
        out: @escaping @Sendable (String) throws -> Void, err: @escaping @Sendable (String) -> Void,
        isInteractive: Bool, hasOutput: Bool = true
    ) {
        self.out = { try out(TerminalText.lines($0)) }
        self.err = err
        self.isInteractive = isInteractive
        self.hasOutput = hasOutput
    }

    /// Whether the compiler's errors are coloured: on a terminal, unless `NO_COLOR` is set.
    var isColored: Bool { isInteractive && (getenv("NO_COLOR").map { $0.pointee == 0 } ?? true) }

    /// Throws if there is no standard output. Commands whose result is text call this method before they begin.
    func checkOutput() throws(ConsoleError) {
        if !hasOutput { throw ConsoleError(errno: EBADF) }
    }

    /// Prints a command's result. Throws if there is no standard output.
    func result(_ text: String) throws {
        try checkOutput()
        try out(text)
    }

    /// Prints an error as one line that begins with the program's name.
    func report(_ message: String) {
        let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
        err("\(ProgramName.current): \(FileSystem.oneLine(line))\n")
    }

    /// Prints a warning as one line that begins with the program's name.
    func warn(_ message: String) { err("\(ProgramName.current): warning: \(FileSystem.oneLine(message))\n") }

    /// The process's standard output and standard error. Writes are unbuffered, so that lines of both appear in
    /// the order in which they were written.
    static let standard = Console(
        out: {
            if let errno = StandardStreams.write($0, to: StandardOutput.descriptor) { throw ConsoleError(errno: errno) }
        },
        err: { _ = StandardStreams.write($0, to: STDERR_FILENO) },
        isInteractive: isatty(STDERR_FILENO) == 1 || getenv("ZOETROPE_TERMINAL") != nil,
        hasOutput: StandardStreams.hasOutput)

    /// Moves the cursor to the start of the line and clears the line.
    static let clearLine = "\r\u{1B}[K"
}
