// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Tells a client that wants to know how a call gets on: what is being done, and every two seconds that it still is.
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
    /// Sources may be used from any thread.
    private nonisolated(unsafe) let timer: any DispatchSourceTimer

    /// In seconds.
    private static let pause = 2

    /// nil where the client does not want to know.
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

    /// - Parameter words: what is done from now on; nil for the same as before.
    func tell(_ words: String?) {
        state.withLock { state in
            guard !state.isOver else { return }
            if let words { state.words = words }
            // It grows each time: seconds do.
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

    /// Nothing is told after the answer.
    func end() { state.withLock { $0.isOver = true } }
}
