// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// A `DispatchGroup` on the view's virtual clock. Module `SwiftUI` exports it as `DispatchGroup`.
public final class VirtualDispatchGroup: Sendable {
    private struct State {
        /// The number of `enter()` calls without `leave()`.
        var count = 0
        var notices: [@MainActor () -> Void] = []
        /// Blocks that queues have not run yet, in order.
        var waiting: [(id: Int, work: @MainActor () -> Void)] = []
        var nextID = 0
    }

    private let state = Mutex(State())

    public init() {}

    public func enter() { state.withLock { $0.count += 1 } }

    public func leave() {
        let notices = state.withLock { state -> [@MainActor () -> Void] in
            precondition(state.count > 0, "DispatchGroup.leave() without enter()")
            state.count -= 1
            guard state.count == 0 else { return [] }
            defer { state.notices = [] }
            return state.notices
        }
        for notice in notices { VirtualDispatchQueue.main.async(execute: notice) }
    }

    public func notify(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: VirtualDispatchQueue,
        execute work: @escaping @MainActor () -> Void
    ) {
        let isEmpty = state.withLock { state in
            if state.count > 0 { state.notices.append(work) }
            return state.count == 0
        }
        if isEmpty { queue.async(execute: work) }
    }

    public func notify(queue: VirtualDispatchQueue, work: DispatchWorkItem) {
        nonisolated(unsafe) let work = work
        notify(queue: queue) { work.perform() }
    }

    /// Runs the group's queued blocks now. No other block can finish in the meantime, because there is only one thread.
    public func wait() { _ = wait(timeout: .distantFuture) }

    /// Runs the group's queued blocks now, without regard to the timeout.
    public func wait(timeout: VirtualDispatchTime) -> DispatchTimeoutResult {
        while let work = next(nil) { MainActor.assumeIsolated { work() } }
        return state.withLock { $0.count == 0 } ? .success : .timedOut
    }

    /// Registers `work` with the group, and returns the block for the queue to run. The returned block does nothing if
    /// `wait` has already run `work`.
    func adding(_ work: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        enter()
        let id = state.withLock { state in
            state.nextID += 1
            let whole: @MainActor () -> Void = {
                work()
                self.leave()
            }
            state.waiting.append((id: state.nextID, work: whole))
            return state.nextID
        }
        return { self.next(id)?() }
    }

    /// Removes and returns the block with this id, or the first block if the id is nil.
    private func next(_ id: Int?) -> (@MainActor () -> Void)? {
        state.withLock { state in
            let index =
                id.map { id in state.waiting.firstIndex { $0.id == id } } ?? state.waiting.indices.first
            return index.map { state.waiting.remove(at: $0).work }
        }
    }
}
