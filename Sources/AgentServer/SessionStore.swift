// SPDX-License-Identifier: MIT

import Synchronization

/// What an agent does with a view, step by step. It is no process: the code, what was done so far and the time are all there is
/// to it, and each step renders anew from the start.
struct Session: Sendable {
    var source: ViewSource
    var preview: String
    /// In the form of a file of events, by time.
    var events: [JSONValue] = []
    /// The moment that it has come to.
    var time = 0.0
    /// Of that moment, as the agent has been told.
    var tree: ViewTreeValue?
}

/// Sessions by name; those used last.
final class SessionStore: Sendable {
    private struct State {
        var count = 0
        var sessions: [(name: String, session: Session)] = []
    }

    private let state = Mutex(State())
    private static let capacity = 32

    func session(_ name: String) throws(ToolFailure) -> Session {
        let session = state.withLock { $0.sessions.first { $0.name == name }?.session }
        guard let session else {
            throw ToolFailure(
                "there is no session '\(name)': without \"session\" a new one begins, with code or a path")
        }
        return session
    }

    /// - Parameter name: nil for a new one.
    /// - Returns: its name.
    func keep(_ session: Session, as name: String?) -> String {
        state.withLock { state in
            let name = name ?? "s\(state.count + 1)"
            state.count += 1
            state.sessions.removeAll { $0.name == name }
            state.sessions.append((name, session))
            if state.sessions.count > Self.capacity { state.sessions.removeFirst() }
            return name
        }
    }
}
