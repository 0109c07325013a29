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

    // Main actor only, but for counts.
    private let state = Mutex(SendableState())

    private struct SendableState: @unchecked Sendable { var state = State() }

    /// Nothing has begun.
    public init() {}

    /// Something begins.
    public func enter() { state.withLock { $0.state.count += 1 } }

    /// Something has ended.
    public func leave() {
        let notices = state.withLock { box -> SendableState? in
            precondition(box.state.count > 0, "DispatchGroup.leave() without enter()")
            box.state.count -= 1
            guard box.state.count == 0 else { return nil }
            defer { box.state.notices = [] }
            return box
        }
        for notice in notices?.state.notices ?? [] { VirtualDispatchQueue.main.async(execute: notice) }
    }

    /// Runs the block when all has ended that has begun.
    public func notify(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: VirtualDispatchQueue,
        execute work: @escaping @MainActor () -> Void
    ) {
        nonisolated(unsafe) let work = work
        let isEmpty = state.withLock { box in
            if box.state.count > 0 { box.state.notices.append(work) }
            return box.state.count == 0
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
        return state.withLock { $0.state.count == 0 } ? .success : .timedOut
    }

    /// A block that a queue runs: here, or before, where somebody waits for it.
    func adding(_ work: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        enter()
        nonisolated(unsafe) let work = work
        let id = state.withLock { box in
            box.state.nextID += 1
            let id = box.state.nextID
            box.state.waiting.append(
                (
                    id: id,
                    work: {
                        work()
                        self.leave()
                    }
                ))
            return id
        }
        return { self.next(id)?() }
    }

    /// Takes a block out; nil: the first of all.
    private func next(_ id: Int?) -> (@MainActor () -> Void)? {
        let found = state.withLock { box -> SendableWork? in
            let index = id.map { id in box.state.waiting.firstIndex { $0.id == id } } ?? box.state.waiting.indices.first
            return index.map { SendableWork(work: box.state.waiting.remove(at: $0).work) }
        }
        return found?.work
    }

    private struct SendableWork: @unchecked Sendable { let work: @MainActor () -> Void }
}
