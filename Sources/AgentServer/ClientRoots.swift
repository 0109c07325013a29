// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The folders that a client names, which limit those that the server was started with: asked for once the client is ready, and again
/// where it says that they have changed.
final class ClientRoots: Sendable {
    private struct State {
        var isOffered = false
        var requests = 0
        /// Those that are still to be answered, by their numbers.
        var open: Set<JSONValue> = []
        /// nil where the client names none.
        var paths: [String]?
        /// Counts the answers.
        var answers = 0
    }

    private let state = Mutex(State())
    private let hasAnswered = NSCondition()

    /// How long a call waits for an answer, in seconds.
    private static let patience = 5.0

    /// - Parameter capabilities: of the client.
    func initialize(_ capabilities: JSONValue?) {
        state.withLock { $0 = State(isOffered: capabilities?["roots"]?.object != nil) }
    }

    /// What is to be sent now; nil where the client has none to name.
    func request() -> JSONValue? {
        state.withLock { state in
            guard state.isOffered else { return nil }
            state.requests += 1
            let id = JSONValue.string("roots-\(state.requests)")
            state.open.insert(id)
            return ["jsonrpc": "2.0", "id": id, "method": "roots/list"]
        }
    }

    /// An answer of the client, to whatever it is.
    func receive(_ id: JSONValue, _ result: JSONValue?) {
        hasAnswered.lock()
        state.withLock { state in
            guard state.open.remove(id) != nil else { return }
            state.answers += 1
            // A client that cannot say it limits nothing.
            guard let roots = result?["roots"]?.array else { return }
            state.paths = roots.compactMap { root in
                guard let url = root["uri"]?.string.flatMap(URL.init(string:)), url.isFileURL else { return nil }
                return url.path(percentEncoded: false)
            }
        }
        hasAnswered.broadcast()
        hasAnswered.unlock()
    }

    /// The folders as far as they are known, once nothing is to be waited for any more.
    func paths() -> [String]? {
        let end = Date(timeIntervalSinceNow: Self.patience)
        hasAnswered.lock()
        defer { hasAnswered.unlock() }
        while state.withLock({ !$0.open.isEmpty }) {
            if !hasAnswered.wait(until: end) {
                // It will not say any more.
                state.withLock { $0.open = [] }
            }
        }
        return state.withLock(\.paths)
    }
}
