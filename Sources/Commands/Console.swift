// SPDX-License-Identifier: MIT

import Files
import Foundation
import Zoetrope

/// Where the command speaks: results to `out`, progress and errors to `err`.
package struct Console: Sendable {
    /// Throws where the text cannot be written.
    var out: @Sendable (String) throws -> Void
    /// Where this cannot be written nobody is left to be told.
    var err: @Sendable (String) -> Void
    /// A person looks at `err`, which can take lines back.
    var isInteractive: Bool
    /// There is a standard output.
    var hasOutput: Bool

    package init(
        out: @escaping @Sendable (String) throws -> Void, err: @escaping @Sendable (String) -> Void,
        isInteractive: Bool, hasOutput: Bool = true
    ) {
        self.out = out
        self.err = err
        self.isInteractive = isInteractive
        self.hasOutput = hasOutput
    }

    /// Errors of the compiler are coloured.
    var isColored: Bool { isInteractive && (getenv("NO_COLOR").map { $0.pointee == 0 } ?? true) }

    /// For those who write more to it than a summary, before they begin.
    func checkOutput() throws(ConsoleError) {
        if !hasOutput { throw ConsoleError(errno: EBADF) }
    }

    /// What the command was run for. A summary may be lost; this may not.
    func result(_ text: String) throws {
        try checkOutput()
        try out(text)
    }

    /// What went wrong, in one line that begins with the program's name.
    func report(_ message: String) {
        let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
        err("\(ProgramName.current): \(FileSystem.oneLine(line))\n")
    }

    /// What is to be known though nothing went wrong, in such a line.
    func warn(_ message: String) { err("\(ProgramName.current): warning: \(FileSystem.oneLine(message))\n") }

    /// The process's own. Text goes out at once and unbuffered, in the order in which it was said.
    static let standard = Console(
        out: {
            if let errno = StandardStreams.write($0, to: StandardOutput.descriptor) { throw ConsoleError(errno: errno) }
        },
        err: { _ = StandardStreams.write($0, to: STDERR_FILENO) },
        isInteractive: isatty(STDERR_FILENO) == 1 || getenv("ZOETROPE_TERMINAL") != nil,
        hasOutput: StandardStreams.hasOutput)

    /// Takes the cursor to the start of the line and clears it.
    static let clearLine = "\r\u{1B}[K"
}
