// SPDX-License-Identifier: MIT

import Synchronization

/// Work in parts that is done once, in parallel by all threads that need it: two that come at the same time take half as long.
package final class ParallelOnce: Sendable {
    private final class Part: Sendable {
        let isDone = Mutex(false)
    }

    private let parts: [Part]
    private let isComplete = Atomic(false)

    package init(parts count: Int) { parts = (0..<count).map { _ in Part() } }

    /// Returns when all parts are done.
    /// - Parameter part: Does one of them; of different ones it is called at the same time.
    package func complete(_ part: (Int) -> Void) {
        if isComplete.load(ordering: .acquiring) { return }
        func finish(_ i: Int, _ isDone: inout Bool) {
            if !isDone { part(i) }
            isDone = true
        }
        // Those that nobody is busy with, and then the others again: waiting for a part is waiting for its lock.
        for i in parts.indices { parts[i].isDone.withLockIfAvailable { finish(i, &$0) } }
        for i in parts.indices { parts[i].isDone.withLock { finish(i, &$0) } }
        isComplete.store(true, ordering: .releasing)
    }
}
