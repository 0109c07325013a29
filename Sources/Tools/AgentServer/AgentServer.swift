// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import ViewCompiler

/// Returns the given SwiftUI names that Zoetrope lacks.
package typealias NameLookUp = @Sendable (Set<NameFamily.Name>) throws -> Set<NameFamily.Name>

/// A server of the Model Context Protocol. Messages are lines of JSON-RPC 2.0.
package final class AgentServer: Sendable {
    private struct State {
        var version = ProtocolVersion.latestAgreed
        var isInitialized = false
        var calls: [JSONValue: Cancellation] = [:]
    }

    private let state = Mutex(State())
    private let tools: [any Tool]
    private let surroundings: ToolSurroundings
    private let programVersion: String
    /// Runs calls one at a time, because each may use the whole machine.
    private let queue = CallQueue()
    private let clientRoots = ClientRoots()
    /// Determines the final roots at the first call.
    private let preparation: Preparation
    private let output: @Sendable (Data) -> Void

    /// - Parameters:
    ///   - version: The program's version.
    ///   - roots: The folders that calls may read and write; the client's roots limit them.
    ///   - followsClient: Whether the client's roots replace `roots`.
    ///   - beforeCalls: Called once before the first call, on the thread of all calls, with the final roots.
    ///   - lookUp: Returns the given SwiftUI names that Zoetrope lacks.
    ///   - label: Draws a line of text for images; returns nil if it cannot.
    ///   - output: Receives a line without its line feed. Called on any thread, but never concurrently.
    package init(
        version: String, program: any ProgramRunning, roots: Roots, workspace: Workspace, limits: ServerLimits,
        followsClient: Bool = false, beforeCalls: @escaping @Sendable (Roots) -> Void = { _ in },
        lookUp: @escaping NameLookUp, label: @escaping LabelDrawing = { _ in nil },
        output: @escaping @Sendable (Data) -> Void
    ) {
        surroundings = ToolSurroundings(
            program: program, roots: roots, workspace: workspace, limits: limits, lookUp: lookUp, label: label)
        preparation = Preparation(roots: roots, followsClient: followsClient, beforeCalls: beforeCalls)
        tools = [
            CheckTool(), RenderViewTool(), LintTool(), SweepTool(), InteractTool(), AnimationTool(), CompareTool(),
            APITool(),
        ]
        programVersion = version
        let lock = Mutex(())
        self.output = { line in lock.withLock { _ in output(line) } }
    }

    /// Reads messages until the stream ends, then waits for the running calls.
    package func serve(_ descriptor: Int32) {
        var reader = LineReader(descriptor: descriptor, limit: surroundings.limits.message)
        while let line = reader.next() {
            switch line {
            case .bytes(let bytes): receive(bytes)
            case .tooLong:
                send(
                    RPCAnswer.error(
                        .invalidRequest("the message has more than \(surroundings.limits.message) bytes"), to: .null))
            }
        }
        finish()
    }

    /// Waits until the running call and all queued calls have finished.
    package func finish() { queue.finish() }

    package func receive(_ line: Data) {
        if line.allSatisfy({ [9, 13, 32].contains($0) }) { return }
        switch RPCLine(parsing: line) {
        case .message(let message): receive(message) { [self] in if let answer = $0 { send(answer) } }
        case .batch(let messages):
            guard state.withLock(\.version).hasBatches else {
                send(RPCAnswer.error(.invalidRequest("this protocol version has no batches"), to: .null))
                return
            }
            if messages.isEmpty {
                send(RPCAnswer.error(.invalidRequest("the batch is empty"), to: .null))
                return
            }
            let answers = BatchAnswers(count: messages.count) { [self] in send($0) }
            for message in messages { receive(message) { answers.add($0) } }
        }
    }

    private func send(_ answer: JSONValue) {
        if let line = try? answer.bytes() { output(line) }
    }

    // MARK: Messages

    /// Handles one message of the client.
    ///
    /// - Parameter answer: Called once with the answer; nil if the message needs none.
    private func receive(_ message: RPCMessage, answer: @escaping @Sendable (JSONValue?) -> Void) {
        switch message {
        case .response(let id, let result):
            clientRoots.receive(id, result)
            answer(nil)
        case .invalid(let id, let error): answer(RPCAnswer.error(error, to: id))
        case .notification(let method, let params):
            notice(method, params)
            answer(nil)
        case .request(let id, let method, let params):
            do throws(RPCError) {
                let version = try version(of: method, params)
                if method == "tools/call" {
                    try startCall(id, params, version, answer)
                } else {
                    answer(RPCAnswer.result(complete(try result(of: method, params, version), version), to: id))
                }
            } catch {
                answer(RPCAnswer.error(error, to: id))
            }
        }
    }

    private func notice(_ method: String, _ params: JSONValue?) {
        switch method {
        case "notifications/cancelled":
            if let id = params?["requestId"] { state.withLock { $0.calls[id] }?.cancel() }
        case "notifications/initialized", "notifications/roots/list_changed":
            if let request = clientRoots.request() { send(request) }
        // Ignores all other notifications: the protocol does not answer them.
        default: break
        }
    }

    /// The protocol version of a request: the stateless version that its `_meta` names, or else the version that
    /// `initialize` agreed on. `initialize`, `ping` and `server/discover` also work before `initialize`.
    private func version(of method: String, _ params: JSONValue?) throws(RPCError) -> ProtocolVersion {
        if let asked = params?["_meta"]?["io.modelcontextprotocol/protocolVersion"]?.string {
            guard let version = ProtocolVersion(rawValue: asked) else { throw .unsupportedVersion(asked) }
            if version.isStateless { return version }
        }
        if method == "server/discover" { return .july2026 }
        return ["initialize", "ping"].contains(method) ? .latestAgreed : try initializedVersion()
    }

    private func result(
        of method: String, _ params: JSONValue?, _ version: ProtocolVersion
    ) throws(RPCError) -> JSONValue {
        switch method {
        case "initialize": return try initialize(params)
        case "server/discover":
            return .object(
                serverWords.merging([
                    "supportedVersions": .array(
                        ProtocolVersion.allCases.reversed().map { .string($0.rawValue) })
                ]) { first, _ in first }.filter { $0.key != "serverInfo" }.merging(Self.lasting) { first, _ in first })
        case "ping": return [:]
        case "tools/list":
            var list: [String: JSONValue] = ["tools": .array(tools.map { $0.description(for: version) })]
            if version.isStateless { list.merge(Self.lasting) { first, _ in first } }
            return .object(list)
        default: throw .unknownMethod(method)
        }
    }

    /// Hints for clients that cache results. These results hold as long as the program runs; all clients may
    /// share them for an hour.
    private static let lasting: [String: JSONValue] = ["ttlMs": 3_600_000, "cacheScope": "public"]

    /// Adds the fields that a stateless version requires in every result.
    private func complete(_ result: JSONValue, _ version: ProtocolVersion) -> JSONValue {
        guard version.isStateless, var all = result.object else { return result }
        all["resultType"] = "complete"
        all["_meta"] = ["io.modelcontextprotocol/serverInfo": serverWords["serverInfo"] ?? [:]]
        return .object(all)
    }

    private var serverWords: [String: JSONValue] {
        [
            "capabilities": ["tools": ["listChanged": false]],
            "serverInfo": [
                "name": "zoetrope", "title": "Zoetrope", "version": .string(programVersion),
                "description": "SwiftUI views rendered on Linux",
            ],
            "instructions": .string(Self.instructions),
        ]
    }

    private func initialize(_ params: JSONValue?) throws(RPCError) -> JSONValue {
        guard let asked = params?["protocolVersion"]?.string else {
            throw .invalidParams("protocolVersion is missing")
        }
        let version = ProtocolVersion(askedFor: asked)
        state.withLock { state in
            state.version = version
            state.isInitialized = true
        }
        clientRoots.initialize(params?["capabilities"])
        return .object(serverWords.merging(["protocolVersion": .string(version.rawValue)]) { first, _ in first })
    }

    private static let instructions = """
        Renders SwiftUI views on Linux, so that you can see what you write. Write a view with a #Preview, call render_view with \
        its code or path, look at the picture and the tree, fix the code, and render again. check reports what does not compile \
        here; api tells whether a SwiftUI name is supported, and its alternatives; interact taps, types and scrolls; animation \
        shows motion; compare shows the effect of a change. Time is virtual: the same code, steps and time give the same \
        picture.
        """

    private func initializedVersion() throws(RPCError) -> ProtocolVersion {
        let (version, isInitialized) = state.withLock { ($0.version, $0.isInitialized) }
        guard isInitialized else { throw .invalidRequest("send initialize first") }
        return version
    }

    // MARK: Calls

    private func startCall(
        _ id: JSONValue, _ params: JSONValue?, _ version: ProtocolVersion,
        _ answer: @escaping @Sendable (JSONValue?) -> Void
    ) throws(RPCError) {
        guard let name = params?["name"]?.string else { throw .invalidParams("the tool's name is missing") }
        guard let tool = tools.first(where: { $0.name == name }) else {
            throw .invalidParams("there is no tool \(name): use one of \(tools.map(\.name).joined(separator: ", "))")
        }
        let given = params?["arguments"] ?? [:]
        guard let values = given.isNull ? [:] : given.object else {
            throw .invalidParams("arguments must be an object")
        }
        let arguments: ToolArguments
        do {
            arguments = try ToolArguments(values, tool.input)
        } catch {
            guard version.tellsModelOfArguments else { throw error }
            answer(RPCAnswer.result(complete(failure(error.message, version), version), to: id))
            return
        }
        let progress = CallProgress(params) { [self] in send($0) }
        let cancellation = Cancellation()
        let isNew = state.withLock { state in
            if state.calls[id] != nil { return false }
            state.calls[id] = cancellation
            return true
        }
        guard isNew else { throw .invalidRequest("a request with this id is running") }
        queue.add { [self] in
            surroundings.roots = preparation.roots(limitedBy: clientRoots.paths())
            let result = result(of: tool, arguments, cancellation, version, progress)
            state.withLock { $0.calls[id] = nil }
            progress?.end()
            // The protocol requires no answer to a cancelled call.
            if cancellation.isCancelled { return answer(nil) }
            switch result {
            case .success(let value): answer(RPCAnswer.result(complete(value, version), to: id))
            case .failure(let error): answer(RPCAnswer.error(error, to: id))
            }
        }
    }

    private func result(
        of tool: any Tool, _ arguments: ToolArguments, _ cancellation: Cancellation, _ version: ProtocolVersion,
        _ progress: CallProgress?
    ) -> Result<JSONValue, RPCError> {
        let result: ToolResult
        do {
            try cancellation.check()
            progress?.tell(tool.title)
            result = try tool.call(
                arguments, ToolCall(server: surroundings, cancellation: cancellation, progress: progress))
        } catch let error as RPCError {
            guard version.tellsModelOfArguments, error.code == RPCError.invalidParams("").code else {
                return .failure(error)
            }
            result = .failure(error.message)
        } catch let error as ToolFailure {
            result = .failure(error.message)
        } catch {
            return .failure(.inner("\(tool.name): \(error)"))
        }
        return .success(result.json(for: version, within: surroundings.limits))
    }

    private func failure(_ message: String, _ version: ProtocolVersion) -> JSONValue {
        ToolResult.failure(message).json(for: version, within: surroundings.limits)
    }
}

/// Determines the server's final roots at the first call, on the queue's thread. After that, a client can only limit
/// them.
private final class Preparation: Sendable {
    private struct State {
        var roots: Roots
        var isDone = false
    }

    private let state: Mutex<State>
    private let followsClient: Bool
    private let beforeCalls: @Sendable (Roots) -> Void

    init(roots: Roots, followsClient: Bool, beforeCalls: @escaping @Sendable (Roots) -> Void) {
        state = Mutex(State(roots: roots))
        (self.followsClient, self.beforeCalls) = (followsClient, beforeCalls)
    }

    /// The folders that a call may use: the intersection of the server's roots and `paths`.
    ///
    /// - Parameter paths: The client's roots; nil if the client names none.
    func roots(limitedBy paths: [String]?) -> Roots {
        let (roots, isFirst) = state.withLock { state in
            defer { state.isDone = true }
            if !state.isDone, followsClient, let paths { state.roots = Roots(existing: paths) }
            return (state.roots, !state.isDone)
        }
        if isFirst { beforeCalls(roots) }
        return paths.map(roots.limited) ?? roots
    }
}

/// Collects the answers to a batch, and sends them together.
private final class BatchAnswers: Sendable {
    private let state: Mutex<(open: Int, answers: [JSONValue])>
    private let send: @Sendable (JSONValue) -> Void

    init(count: Int, send: @escaping @Sendable (JSONValue) -> Void) {
        state = Mutex((count, []))
        self.send = send
    }

    func add(_ answer: JSONValue?) {
        let all = state.withLock { state -> [JSONValue]? in
            state.open -= 1
            if let answer { state.answers.append(answer) }
            return state.open == 0 && !state.answers.isEmpty ? state.answers : nil
        }
        if let all { send(.array(all)) }
    }
}
