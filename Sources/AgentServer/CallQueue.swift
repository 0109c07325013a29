// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import Synchronization

/// Does one piece of work after the other on a thread of its own: they wait for programs, and would keep others from the
/// threads that all share.
final class CallQueue: Sendable {
    /// What the thread and those who give it work share; it ends with the queue.
    private final class Shared: Sendable {
        /// nil is the end.
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

    init() {
        let thread = Thread { [shared] in shared.run() }
        thread.stackSize = 8 << 20
        thread.start()
    }

    deinit { shared.add(nil) }

    func add(_ piece: @escaping @Sendable () -> Void) { shared.add(piece) }

    /// Waits until all is done that was given so far.
    func finish() {
        let done = DispatchSemaphore(value: 0)
        shared.add { done.signal() }
        done.wait()
    }
}
