// SPDX-License-Identifier: MIT

import CSystem
import Foundation
import Synchronization
import ViewCompiler

/// Detects view code that calls `exit`, which would otherwise make an unfinished rendering succeed.
enum UnexpectedExit {
    private static let isExpected = Atomic<Bool>(false)

    /// Installs a handler that reports view code that calls `exit`. From then on, the process also ends when
    /// its parent ends.
    static func prepare() {
        signals_end_with_parent()
        atexit {
            if UnexpectedExit.isExpected.load(ordering: .sequentiallyConsistent) { return }
            Console.standard.report("the view code called exit")
            Watchdog.leave(with: ExitStatus.badData)
        }
    }

    /// Ends the process with a status. Unlike a call of `exit` by view code, this is not reported as an error.
    static func exit(_ status: Int32) -> Never {
        isExpected.store(true, ordering: .sequentiallyConsistent)
        ProgressNotes.tell(.end)
        Foundation.exit(status)
    }
}
