// SPDX-License-Identifier: MIT

import Foundation

/// The standard output for a program's results, kept apart from what other code in the process prints.
package enum StandardOutput {
    /// The descriptor to write results to. Changed at most once, before other threads exist.
    package nonisolated(unsafe) private(set) static var descriptor = STDOUT_FILENO

    /// Redirects the process's standard output to standard error, and keeps the original in `descriptor`.
    package static func redirectToStandardError() {
        let own = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
        guard own >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return }
        descriptor = own
    }
}
