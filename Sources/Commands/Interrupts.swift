// SPDX-License-Identifier: MIT

import CMemory
import CSignals
import Foundation
import Programs
import Synchronization
import Zoetrope

/// What ^C, a hang-up and a polite kill do: take back what is not whole, say what stays, and leave.
enum Interrupts {
    /// For the rest of the process's life. Ends it from a thread of its own, however busy the main one is.
    @MainActor static func abandonAndExit(_ journal: OutputJournal, _ console: Console) {
        // A file beyond the limit of `ulimit -f` is to fail with an error like any other.
        signal(SIGXFSZ, SIG_IGN)
        let clearLine = console.isInteractive ? Console.clearLine : ""
        let name = ProgramName.current
        for number in [SIGINT, SIGTERM, SIGHUP] { signals_keep(number) }
        startThread {
            let number = signals_wait()
            haveBegun.store(true, ordering: .sequentiallyConsistent)
            journal.abandon { count in
                Console.standard.err(clearLine + "\(name): interrupted; \(WholeFiles.text(count))\n")
                // Not `exit`: its clean-up would run beside threads that are still drawing.
                _exit(128 + number)
            } first: {
                ChildProgram.endAll()
            }
        }
        takeBackWithoutMemory(journal)
    }

    /// For a command that writes no pictures itself: ends what it has started, cleans up, and leaves.
    @MainActor static func exit(afterwards cleanUp: @escaping @Sendable () -> Void) {
        for number in [SIGINT, SIGTERM, SIGHUP] { signals_keep(number) }
        startThread {
            let number = signals_wait()
            haveBegun.store(true, ordering: .sequentiallyConsistent)
            ChildProgram.endAll()
            cleanUp()
            _exit(128 + number)
        }
    }

    /// With a small stack: it has little to do, and has its share of a limited address space from the beginning.
    private static func startThread(_ body: @escaping @Sendable () -> Void) {
        let thread = Thread(block: body)
        thread.stackSize = 1 << 19
        thread.start()
    }

    /// A thread that is there already when there is no memory for one any more.
    private static func takeBackWithoutMemory(_ journal: OutputJournal) {
        memory_watch()
        startThread {
            memory_wait_for_failure()
            journal.abandon { _ in
                _exit(MEMORY_FAILURE_STATUS)
            } first: {
                ChildProgram.endAll()
            }
        }
    }

    private static let haveBegun = Atomic<Bool>(false)

    /// Returns at once, or never: programs that an interrupt ends look to those who wait for them as if they had failed,
    /// and that is nothing to report.
    static func letNobodyElseEnd() {
        while haveBegun.load(ordering: .sequentiallyConsistent) { sleep(1) }
    }
}

extension Console {
    /// Says nothing more once an interrupt has begun.
    static let untilInterrupted = Console(
        out: {
            Interrupts.letNobodyElseEnd()
            try standard.out($0)
        },
        err: {
            Interrupts.letNobodyElseEnd()
            standard.err($0)
        },
        isInteractive: standard.isInteractive, hasOutput: standard.hasOutput)
}
