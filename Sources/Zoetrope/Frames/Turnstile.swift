import Synchronization

/// Lets a number of tasks in at a time. Whoever leaves lets in the one that has waited longest.
final class Turnstile: Sendable {
    private struct State {
        var freePlaces: Int
        var waiting: [CheckedContinuation<Void, Never>] = []
    }
    private let state: Mutex<State>

    init(places: Int) { state = Mutex(State(freePlaces: places)) }

    func enter() async {
        await withCheckedContinuation { newcomer in
            let isIn = state.withLock { state in
                guard state.freePlaces > 0 else {
                    state.waiting.append(newcomer)
                    return false
                }
                state.freePlaces -= 1
                return true
            }
            if isIn { newcomer.resume() }
        }
    }

    func leave() {
        let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
            guard !state.waiting.isEmpty else {
                state.freePlaces += 1
                return nil
            }
            return state.waiting.removeFirst()
        }
        next?.resume()
    }
}
