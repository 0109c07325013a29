// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import SwiftUICore
import ViewCompiler
import Zoetrope

/// Ends the process if an author's views stop making progress, usually in an endless loop.
enum Watchdog {
    private struct State {
        var last = ContinuousClock.now
        /// The time of the last note to the parent process.
        var told = ContinuousClock.now
        /// The journal of the current rendering, whose incomplete files `leave` removes.
        var journal: OutputJournal?
    }

    private static let state = Mutex(State())
    /// Whether a trap is ending the process. The watchdog then does nothing, so that the trap handler can finish.
    private static let isLost = Atomic(false)

    /// Starts the watchdog for the rest of the process's life.
    ///
    /// - Parameters:
    ///   - seconds: the time limit for a frame, in seconds.
    ///   - byteCount: the memory limit, in bytes.
    ///   - name: the scene or file, for messages.
    static func start(seconds: Double, byteCount: Int, name: String, _ console: Console) {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
        limit.rlim_cur = min(limit.rlim_max, rlim_t(byteCount))
        setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
        sign()
        let thread = Thread {
            while true {
                usleep(100_000)
                if isLost.load(ordering: .relaxed) { continue }
                let last = state.withLock { $0.last }
                guard ContinuousClock.now - last > .seconds(seconds) else { continue }
                console.report(
                    "\(name): no new frame for \(LimitError.text(seconds)) s: its views may loop forever; "
                        + "raise --time-limit")
                leave(with: ExitStatus.badData)
            }
        }
        thread.stackSize = 1 << 19
        thread.start()
    }

    /// Removes incomplete files and ends the process at once.
    static func leave(with status: Int32) {
        let journal = state.withLock { $0.journal }
        guard let journal else { ProgressNotes.exit(status) }
        journal.abandon { _ in ProgressNotes.exit(status) }
    }

    /// Stops the watchdog, since the process is ending. Called by a signal handler.
    static func giveUp() {
        isLost.store(true, ordering: .relaxed)
        ProgressNotes.tell(.fault)
    }

    /// Notes that the views make progress, which restarts the time limit.
    static func sign() {
        let tells = state.withLock { state in
            let now = ContinuousClock.now
            state.last = now
            guard now - state.told > .milliseconds(100) else { return false }
            state.told = now
            return true
        }
        if tells { ProgressNotes.tell(.progress) }
    }

    /// Sets the journal whose incomplete files `leave` removes.
    static func watch(_ journal: OutputJournal) { state.withLock { $0.journal = journal } }
}
