// SPDX-License-Identifier: MIT

import Synchronization

/// A counting semaphore for tasks, first in, first out.
final class AsyncSemaphore: Sendable {
    private struct State {
        var permits: Int
        var waiting: [CheckedContinuation<Void, Never>] = []
    }
    private let state: Mutex<State>

    init(permits: Int) { state = Mutex(State(permits: permits)) }

    func wait() async {
        await withCheckedContinuation { newcomer in
            let isIn = state.withLock { state in
                guard state.permits > 0 else {
                    state.waiting.append(newcomer)
                    return false
                }
                state.permits -= 1
                return true
            }
            if isIn { newcomer.resume() }
        }
    }

    func signal() {
        let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
            guard !state.waiting.isEmpty else {
                state.permits += 1
                return nil
            }
            return state.waiting.removeFirst()
        }
        next?.resume()
    }
}
