// SPDX-License-Identifier: MIT

import Synchronization

/// An agent's interaction with a view. A session keeps no process: each step renders the code and all events again
/// from the start.
struct Session: Sendable {
    var source: ViewSource
    var preview: String
    /// The events in the format of an event script, sorted by time.
    var events: [JSONValue] = []
    /// The current time, in seconds.
    var time = 0.0
    /// The tree that the agent has been shown for the current time.
    var tree: ViewTreeValue?
    /// The picture that the agent has been shown last.
    var picture: [UInt8] = []
    /// The warnings that the agent has been told.
    var warnings: [String] = []
}

/// Sessions by name. Over the limit, evicts the session that was stored longest ago.
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
                "there is no session '\(name)': omit \"session\" and pass code or path to start one")
        }
        return session
    }

    /// Stores a session.
    ///
    /// - Parameter name: The name of the session to replace; nil for a new session.
    /// - Returns: The session's name, generated if `name` is nil.
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
