// SPDX-License-Identifier: MIT

import CSignals
import Foundation
import Views

/// What the views were about when a trap ended them, left in a file for the process that waits for this one.
enum FaultNote {
    /// The variable that names the file.
    static let variable = "ZOETROPE_FAULT_NOTE"

    /// For the rest of the process's life.
    static func prepare() {
        guard getenv(variable) != nil else { return }
        signals_note_faults {
            Watchdog.giveUp()
            // The process is lost; what it knows can still be read.
            guard let path = getenv(FaultNote.variable), let work = MainActor.assumeIsolated({ ViewHost.presentWork })
            else { return }
            let file = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
            _ = Array(work.utf8).withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
            close(file)
        }
    }
}
