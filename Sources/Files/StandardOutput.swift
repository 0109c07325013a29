// SPDX-License-Identifier: MIT

import Foundation

/// The standard output for what a program makes: other people's code in the same process prints to it as well.
package enum StandardOutput {
    /// Set at most once, before there is any other thread.
    package nonisolated(unsafe) private(set) static var descriptor = STDOUT_FILENO

    /// From now on, what is printed goes to standard error, and what is written to `descriptor` where it was meant to.
    package static func keepToOurselves() {
        let own = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
        guard own >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return }
        descriptor = own
    }
}
