// SPDX-License-Identifier: MIT

import CSignals
import Foundation
import Synchronization

/// View code that calls `exit`: without this, a rendering that has written nothing would end well.
enum UnexpectedExit {
    private static let isExpected = Atomic<Bool>(false)

    /// For the rest of the process's life. It also ends with the process that waits for it.
    static func prepare() {
        signals_end_with_parent()
        atexit {
            if UnexpectedExit.isExpected.load(ordering: .sequentiallyConsistent) { return }
            Console.standard.report("the code of the views ended the rendering: it called exit")
            Watchdog.leave(with: ExitStatus.badData)
        }
    }

    /// Ends the process as it should end.
    static func exit(_ status: Int32) -> Never {
        isExpected.store(true, ordering: .sequentiallyConsistent)
        Foundation.exit(status)
    }
}
