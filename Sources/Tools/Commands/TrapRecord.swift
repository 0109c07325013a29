// SPDX-License-Identifier: MIT

import CSystem
import Foundation
import Views

/// Records the view being evaluated when a trap ends the process, in a file for the parent process.
enum TrapRecord {
    /// The environment variable with the path of the record. If it is not set, nothing is recorded.
    static let variable = "ZOETROPE_FAULT_NOTE"

    /// Installs the handler for the rest of the process's life.
    static func prepare() {
        guard getenv(variable) != nil else { return }
        signals_note_faults {
            Watchdog.giveUp()
            // The process is about to end, but its memory is intact, so the current view can be read.
            guard let path = getenv(TrapRecord.variable), let work = MainActor.assumeIsolated({ ViewHost.presentWork })
            else { return }
            let file = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
            _ = Array(work.utf8).withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
            close(file)
        }
    }
}
