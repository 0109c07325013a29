// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Dispatch's `DispatchGroup`, on the clock of the view: module `SwiftUI` calls it `DispatchGroup`.
public final class VirtualDispatchGroup: Sendable {
    private struct State {
        /// How much has begun and not ended.
        var count = 0
        var notices: [@MainActor () -> Void] = []
        /// Blocks that queues have not run yet, in their order.
        var waiting: [(id: Int, work: @MainActor () -> Void)] = []
        var nextID = 0
    }

    private let state = Mutex(State())

    /// Nothing has begun.
    public init() {}

    /// Something begins.
    public func enter() { state.withLock { $0.count += 1 } }

    /// Something has ended.
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

    /// Runs the block when all has ended that has begun.
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

    /// Runs the item when all has ended that has begun.
    public func notify(queue: VirtualDispatchQueue, work: DispatchWorkItem) {
        nonisolated(unsafe) let work = work
        notify(queue: queue) { work.perform() }
    }

    /// Runs what queues were given for this group, now; what is still to come does not come meanwhile: there is one thread.
    public func wait() { _ = wait(timeout: .distantFuture) }

    /// The same; whether all has ended.
    public func wait(timeout: VirtualDispatchTime) -> DispatchTimeoutResult {
        while let work = next(nil) { MainActor.assumeIsolated { work() } }
        return state.withLock { $0.count == 0 } ? .success : .timedOut
    }

    /// A block that a queue runs: here, or before, where somebody waits for it.
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

    /// Takes a block out; nil: the first of all.
    private func next(_ id: Int?) -> (@MainActor () -> Void)? {
        state.withLock { state in
            let index =
                id.map { id in state.waiting.firstIndex { $0.id == id } } ?? state.waiting.indices.first
            return index.map { state.waiting.remove(at: $0).work }
        }
    }
}
