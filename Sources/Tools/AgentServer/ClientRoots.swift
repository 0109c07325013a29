// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The client's roots: folders that limit the server's own roots. The server requests them once the client is
/// initialized, and again when the client reports a change.
final class ClientRoots: Sendable {
    private struct State {
        var isOffered = false
        var requests = 0
        /// The identifiers of unanswered requests.
        var open: Set<JSONValue> = []
        /// The paths of the client's roots; nil if the client has named none.
        var paths: [String]?
        /// The number of answers so far.
        var answers = 0
    }

    private let state = Mutex(State())
    private let hasAnswered = NSCondition()

    /// The time that a call waits for the client's roots, in seconds.
    private static let timeout = 5.0

    func initialize(_ capabilities: JSONValue?) {
        state.withLock { $0 = State(isOffered: capabilities?["roots"]?.object != nil) }
    }

    /// A request for the client's roots; nil if the client does not offer roots.
    func request() -> JSONValue? {
        state.withLock { state in
            guard state.isOffered else { return nil }
            state.requests += 1
            let id = JSONValue.string("roots-\(state.requests)")
            state.open.insert(id)
            return ["jsonrpc": "2.0", "id": id, "method": "roots/list"]
        }
    }

    /// Receives the client's answer to a request for its roots. Ignores answers to other requests.
    func receive(_ id: JSONValue, _ result: JSONValue?) {
        hasAnswered.lock()
        state.withLock { state in
            guard state.open.remove(id) != nil else { return }
            state.answers += 1
            // If the client answers with an error, its earlier roots stay in force.
            guard let roots = result?["roots"]?.array else { return }
            state.paths = roots.compactMap { root in
                guard let url = root["uri"]?.string.flatMap(URL.init(string:)), url.isFileURL else { return nil }
                return url.path(percentEncoded: false)
            }
        }
        hasAnswered.broadcast()
        hasAnswered.unlock()
    }

    /// The client's roots; nil if it has named none. First waits for the answers to open requests, at most `timeout`.
    func paths() -> [String]? {
        let end = Date(timeIntervalSinceNow: Self.timeout)
        hasAnswered.lock()
        defer { hasAnswered.unlock() }
        while state.withLock({ !$0.open.isEmpty }) {
            if !hasAnswered.wait(until: end) {
                // After the timeout, no longer waits for the answers.
                state.withLock { $0.open = [] }
            }
        }
        return state.withLock(\.paths)
    }
}
