// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import Synchronization

/// A serial queue with its own thread. Its calls wait for child processes, which would block threads of a shared pool.
package final class CallQueue: Sendable {
    /// The state of the queue and its thread. After the queue is released, the thread's reference keeps this object
    /// alive.
    private final class Shared: Sendable {
        /// The waiting work, in order; a nil element ends the thread.
        let work = Mutex<[(@Sendable () -> Void)?]>([])
        let count = DispatchSemaphore(value: 0)

        func add(_ piece: (@Sendable () -> Void)?) {
            work.withLock { $0.append(piece) }
            count.signal()
        }

        func run() {
            while true {
                count.wait()
                guard let piece = work.withLock({ $0.removeFirst() }) else { return }
                piece()
            }
        }
    }

    private let shared = Shared()

    package init() {
        let thread = Thread { [shared] in shared.run() }
        thread.stackSize = 8 << 20
        thread.start()
    }

    deinit { shared.add(nil) }

    package func add(_ piece: @escaping @Sendable () -> Void) { shared.add(piece) }

    /// Waits until all work added so far is done.
    package func finish() {
        let done = DispatchSemaphore(value: 0)
        shared.add { done.signal() }
        done.wait()
    }
}
