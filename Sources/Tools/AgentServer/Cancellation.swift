// SPDX-License-Identifier: MIT

import Synchronization

/// The cancellation of a call: whether its client still waits, and how to stop its work.
package final class Cancellation: Sendable {
    private struct State {
        var isCancelled = false
        var ending: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    package init() {}

    package var isCancelled: Bool { state.withLock(\.isCancelled) }

    package func cancel() {
        let ending = state.withLock { state in
            state.isCancelled = true
            defer { state.ending = nil }
            return state.ending
        }
        ending?()
    }

    package func check() throws(CancelledCall) { if isCancelled { throw CancelledCall() } }

    /// Runs `body`. Meanwhile, a call of `cancel` from another thread calls `end`, which must make `body` return.
    func ending<Result>(by end: @escaping @Sendable () -> Void, _ body: () throws -> Result) throws -> Result {
        let isCancelled = state.withLock { state in
            if !state.isCancelled { state.ending = end }
            return state.isCancelled
        }
        if isCancelled { throw CancelledCall() }
        defer { state.withLock { $0.ending = nil } }
        let result = try body()
        try check()
        return result
    }
}

/// The client has cancelled the call and does not wait for its result.
package struct CancelledCall: Error {}
