// SPDX-License-Identifier: MIT

import CMemory
import CSystem
import Foundation
import Support
import Synchronization
import Zoetrope

/// Handles SIGINT, SIGTERM and SIGHUP: removes incomplete files, reports the complete ones, and exits.
enum Interrupts {
    /// Installs the handler for the rest of the process's life. The handler runs on its own thread, so a busy main
    /// thread does not delay it.
    @MainActor static func abandonAndExit(_ journal: OutputJournal, _ console: Console) {
        // Makes a write beyond the limit of `ulimit -f` fail with an error instead of a signal.
        signal(SIGXFSZ, SIG_IGN)
        let clearLine = console.isInteractive ? Console.clearLine : ""
        let name = ProgramName.current
        for number in [SIGINT, SIGTERM, SIGHUP] { signals_keep(number) }
        startThread {
            let number = signals_wait()
            haveBegun.store(true, ordering: .sequentiallyConsistent)
            journal.abandon { count in
                Console.standard.err(clearLine + "\(name): interrupted; \(WholeFiles.text(count))\n")
                // Does not call the C library's `exit`, whose clean-up handlers would free memory that drawing threads
                // still use.
                ProgressNotes.exit(128 + number)
            } first: {
                ChildProgram.endAll()
            }
        }
        prepareForOutOfMemory(journal)
    }

    /// Installs a handler that ends child programs, cleans up and exits on a signal. For commands that write no
    /// pictures themselves. Only the first call has an effect.
    @MainActor static func exit(afterwards cleanUp: @escaping @Sendable () -> Void = {}) {
        guard !exits.exchange(true, ordering: .sequentiallyConsistent) else { return }
        for number in [SIGINT, SIGTERM, SIGHUP] { signals_keep(number) }
        startThread {
            let number = signals_wait()
            haveBegun.store(true, ordering: .sequentiallyConsistent)
            ChildProgram.endAll()
            // Gives programs with view code two seconds to remove their incomplete files.
            SupervisedProgram.interruptAll(number, timeout: 2)
            cleanUp()
            TemporaryFolders.removeAll()
            ProgressNotes.exit(128 + number)
        }
    }

    /// Starts a thread with a small stack, because the address space may be limited.
    private static func startThread(_ body: @escaping @Sendable () -> Void) {
        let thread = Thread(block: body)
        thread.stackSize = 1 << 19
        thread.start()
    }

    /// Starts the thread that handles a lack of memory. It is started in advance, because no thread can be created
    /// without memory.
    private static func prepareForOutOfMemory(_ journal: OutputJournal) {
        memory_watch()
        startThread {
            memory_wait_for_failure()
            journal.abandon { _ in
                ProgressNotes.exit(MEMORY_FAILURE_STATUS)
            } first: {
                ChildProgram.endAll()
            }
        }
    }

    private static let haveBegun = Atomic<Bool>(false)
    private static let exits = Atomic<Bool>(false)

    /// Blocks the calling thread forever if an interrupt has begun. The interrupt ends child programs, and the thread
    /// would report them as failed.
    static func blockIfInterrupted() {
        while haveBegun.load(ordering: .sequentiallyConsistent) { sleep(1) }
    }
}

extension Console {
    /// The standard console; silent once an interrupt has begun.
    static let untilInterrupted = Console(
        out: {
            Interrupts.blockIfInterrupted()
            try standard.out($0)
        },
        err: {
            Interrupts.blockIfInterrupted()
            standard.err($0)
        },
        isInteractive: standard.isInteractive, hasOutput: standard.hasOutput)
}
