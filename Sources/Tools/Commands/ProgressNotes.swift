// SPDX-License-Identifier: MIT

import Foundation
import ViewCompiler

/// A program with view code sends these notes to its parent process: it makes progress, a trap is ending it, or it is
/// about to end by itself.
enum ProgressNotes {
    /// The descriptor of the notes; negative if the environment names none. Set before other threads exist.
    private nonisolated(unsafe) static var descriptor: Int32 = -1

    /// Starts sending notes. Does nothing unless the environment names a file descriptor for them.
    static func begin() {
        guard let text = getenv(Supervision.variable), let number = Int32(String(cString: text)) else { return }
        unsetenv(Supervision.variable)
        // Child processes must not inherit the descriptor, and a full pipe must not block.
        guard fcntl(number, F_SETFD, FD_CLOEXEC) == 0, fcntl(number, F_SETFL, O_NONBLOCK) == 0 else { return }
        descriptor = number
    }

    /// Sends a note. May be called by signal handlers.
    static func tell(_ note: Supervision.Note) {
        guard descriptor >= 0 else { return }
        var byte = note.rawValue
        _ = write(descriptor, &byte, 1)
    }

    /// Ends the process without `atexit` handlers. Sends the note `end` first, so that the parent does not report a
    /// crash.
    static func exit(_ status: Int32) -> Never {
        tell(.end)
        _exit(status)
    }
}
