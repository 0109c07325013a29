// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Reports the progress of a call to a client that asked for it: each new activity at once, and the current one every
/// two seconds.
final class CallProgress: Sendable {
    private struct State {
        var words = ""
        var last = -1.0
        var isOver = false
    }

    private let token: JSONValue
    private let send: @Sendable (JSONValue) -> Void
    private let start = ContinuousClock.now
    private let state = Mutex(State())
    /// Several threads use the timer. This is safe, because dispatch sources are thread-safe.
    private nonisolated(unsafe) let timer: any DispatchSourceTimer

    /// The interval between reports, in seconds.
    private static let pause = 2

    /// nil if the client did not ask for progress.
    init?(_ params: JSONValue?, send: @escaping @Sendable (JSONValue) -> Void) {
        switch params?["_meta"]?["progressToken"] {
        case let token?:
            switch token {
            case .string, .integer: self.token = token
            default: return nil
            }
        case nil: return nil
        }
        self.send = send
        timer = DispatchSource.makeTimerSource(queue: .global())
        timer.schedule(deadline: .now() + .seconds(Self.pause), repeating: .seconds(Self.pause))
        timer.setEventHandler { [weak self] in self?.tell(nil) }
        timer.activate()
    }

    deinit { timer.cancel() }

    /// - Parameter words: The new activity; nil to report the current one again.
    func tell(_ words: String?) {
        state.withLock { state in
            guard !state.isOver else { return }
            if let words { state.words = words }
            // The protocol requires increasing values, so this reports the elapsed seconds.
            let seconds = max(
                (((ContinuousClock.now - start) / .seconds(1)) * 1000).rounded() / 1000, state.last + 0.001)
            state.last = seconds
            send([
                "jsonrpc": "2.0", "method": "notifications/progress",
                "params": [
                    "progressToken": token, "progress": .number(seconds), "message": .string(state.words),
                ],
            ])
        }
    }

    /// Ends the progress notifications, because the protocol allows none after the answer.
    func end() { state.withLock { $0.isOver = true } }
}
