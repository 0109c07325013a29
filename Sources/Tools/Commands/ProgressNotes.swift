// SPDX-License-Identifier: MIT

import Foundation
import ViewCompiler

/// Tells the process that started this one, a program with view code, that it makes progress and that it ends by itself.
enum ProgressNotes {
    /// Negative in other programs. Set at most once, before other threads exist.
    private nonisolated(unsafe) static var descriptor: Int32 = -1

    /// Begins telling, if the environment asks for it.
    static func begin() {
        guard let text = getenv(Supervision.variable), let number = Int32(String(cString: text)) else { return }
        unsetenv(Supervision.variable)
        // Programs that this one starts do not speak for it. A full pipe must not block it.
        guard fcntl(number, F_SETFD, FD_CLOEXEC) == 0, fcntl(number, F_SETFL, O_NONBLOCK) == 0 else { return }
        descriptor = number
    }

    /// May be called by signal handlers.
    static func tell(_ note: Supervision.Note) {
        guard descriptor >= 0 else { return }
        var byte = note.rawValue
        _ = write(descriptor, &byte, 1)
    }

    /// Ends the process at once, by itself.
    static func exit(_ status: Int32) -> Never {
        tell(.end)
        _exit(status)
    }
}
