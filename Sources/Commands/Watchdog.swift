// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Interaction
import Zoetrope

/// Ends the process where an author's views keep it from getting on: an endless loop in a body, most often.
enum Watchdog {
    private struct State {
        var last = ContinuousClock.now
        /// Of the present rendering: to take back what is not whole.
        var journal: OutputJournal?
    }

    private static let state = Mutex(State())
    /// A trap is ending the process: what is noted of it takes its time.
    private static let isLost = Atomic(false)

    /// For the rest of the process's life.
    ///
    /// - Parameters:
    ///   - seconds: without a new frame.
    ///   - byteCount: of memory.
    ///   - name: what is rendered.
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
                    "\(name): no new frame for \(LimitError.text(seconds)) s: does a loop in its views never end? "
                        + "--time-limit S permits more")
                leave(with: ExitStatus.badData)
            }
        }
        thread.stackSize = 1 << 19
        thread.start()
    }

    /// Ends the process at once, and takes back what is not whole.
    static func leave(with status: Int32) {
        let journal = state.withLock { $0.journal }
        guard let journal else { _exit(status) }
        journal.abandon { _ in _exit(status) }
    }

    /// There is nothing more to wait for. Called by a handler of signals.
    static func giveUp() { isLost.store(true, ordering: .relaxed) }

    /// The work gets on.
    static func sign() { state.withLock { $0.last = .now } }

    /// What is written from now on.
    static func watch(_ journal: OutputJournal) { state.withLock { $0.journal = journal } }
}
