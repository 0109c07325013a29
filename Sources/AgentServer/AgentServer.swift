// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Workshop

/// Which of some names there are; the others are given back.
package typealias NameLookUp = @Sendable (Set<NameFamily.Name>) throws -> Set<NameFamily.Name>

/// A server of the Model Context Protocol: lines in, lines out.
package final class AgentServer: Sendable {
    private struct State {
        var version = ProtocolVersion.latest
        var isInitialized = false
        var calls: [JSONValue: Cancellation] = [:]
    }

    private let state = Mutex(State())
    private let tools: [any Tool]
    private let surroundings: ToolSurroundings
    private let programVersion: String
    /// One call after the other: each may take all of the machine.
    private let queue = CallQueue()
    private let output: @Sendable (Data) -> Void

    /// - Parameters:
    ///   - version: of the program.
    ///   - beforeCalls: done once, on the thread that makes all calls.
    ///   - lookUp: which of SwiftUI's names are missing here.
    ///   - output: takes a line without its end, from any thread, one at a time.
    package init(
        version: String, program: any ProgramRunning, roots: Roots, workspace: Workspace, limits: ServerLimits,
        beforeCalls: @escaping @Sendable () -> Void = {}, lookUp: @escaping NameLookUp,
        output: @escaping @Sendable (Data) -> Void
    ) {
        surroundings = ToolSurroundings(
            program: program, roots: roots, workspace: workspace, limits: limits, lookUp: lookUp)
        tools = [CheckTool(), RenderViewTool(), InteractTool(), AnimationTool(), CompareTool(), APITool()]
        programVersion = version
        let lock = Mutex(())
        queue.add(beforeCalls)
        self.output = { line in lock.withLock { _ in output(line) } }
    }

    /// Reads until the end of the stream, and returns when all that was asked for is done.
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

    /// Waits for the calls that are under way.
    package func finish() { queue.finish() }

    /// Takes one line.
    package func receive(_ line: Data) {
        if line.allSatisfy({ [9, 13, 32].contains($0) }) { return }
        switch RPCLine(parsing: line) {
        case .message(let message): receive(message) { [self] in if let answer = $0 { send(answer) } }
        case .batch(let messages):
            guard state.withLock(\.version).hasBatches else {
                send(RPCAnswer.error(.invalidRequest("this version of the protocol has no batches"), to: .null))
                return
            }
            if messages.isEmpty {
                send(RPCAnswer.error(.invalidRequest("a batch has messages"), to: .null))
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

    /// - Parameter answer: called once, with nil where there is nothing to say.
    private func receive(_ message: RPCMessage, answer: @escaping @Sendable (JSONValue?) -> Void) {
        switch message {
        case .response: answer(nil)
        case .invalid(let id, let error): answer(RPCAnswer.error(error, to: id))
        case .notification(let method, let params):
            notice(method, params)
            answer(nil)
        case .request(let id, let method, let params):
            do throws(RPCError) {
                if method == "tools/call" {
                    try startCall(id, params, answer)
                } else {
                    answer(RPCAnswer.result(try result(of: method, params), to: id))
                }
            } catch {
                answer(RPCAnswer.error(error, to: id))
            }
        }
    }

    private func notice(_ method: String, _ params: JSONValue?) {
        // Initialized and progress need nothing; others are not known, and notifications have no answers.
        guard method == "notifications/cancelled", let id = params?["requestId"] else { return }
        state.withLock { $0.calls[id] }?.cancel()
    }

    private func result(of method: String, _ params: JSONValue?) throws(RPCError) -> JSONValue {
        switch method {
        case "initialize": return try initialize(params)
        case "ping": return [:]
        case "tools/list":
            let version = try initializedVersion()
            return ["tools": .array(tools.map { $0.description(for: version) })]
        default: throw .unknownMethod(method)
        }
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
        return [
            "protocolVersion": .string(version.rawValue),
            "capabilities": ["tools": ["listChanged": false]],
            "serverInfo": ["name": "zoetrope", "title": "Zoetrope", "version": .string(programVersion)],
            "instructions": .string(Self.instructions),
        ]
    }

    private static let instructions = """
        Renders SwiftUI views on Linux, so that you can see what you write. Write a view with a #Preview, call render_view with \
        its code or path, look at the picture and the tree, mend the code, and render again. check says what does not compile \
        here; api whether a name of SwiftUI is supported, and what else there is; interact taps, types and scrolls; animation \
        shows motion; compare finds what a change has changed. Time is virtual: the same code, steps and time give the same \
        picture.
        """

    private func initializedVersion() throws(RPCError) -> ProtocolVersion {
        let (version, isInitialized) = state.withLock { ($0.version, $0.isInitialized) }
        guard isInitialized else { throw .invalidRequest("initialize comes first") }
        return version
    }

    // MARK: Calls

    private func startCall(
        _ id: JSONValue, _ params: JSONValue?, _ answer: @escaping @Sendable (JSONValue?) -> Void
    ) throws(RPCError) {
        let version = try initializedVersion()
        guard let name = params?["name"]?.string else { throw .invalidParams("the name of a tool is missing") }
        guard let tool = tools.first(where: { $0.name == name }) else {
            throw .invalidParams("there is no tool \(name): there are \(tools.map(\.name).joined(separator: ", "))")
        }
        let given = params?["arguments"] ?? [:]
        guard let values = given.isNull ? [:] : given.object else { throw .invalidParams("arguments are no object") }
        let arguments = try ToolArguments(values, tool.input)
        let cancellation = Cancellation()
        let isNew = state.withLock { state in
            if state.calls[id] != nil { return false }
            state.calls[id] = cancellation
            return true
        }
        guard isNew else { throw .invalidRequest("a request of this id is under way") }
        queue.add { [self] in
            let result = result(of: tool, arguments, cancellation, version)
            state.withLock { $0.calls[id] = nil }
            // Nobody waits for the answer to a call that was cancelled.
            if cancellation.isCancelled { return answer(nil) }
            switch result {
            case .success(let value): answer(RPCAnswer.result(value, to: id))
            case .failure(let error): answer(RPCAnswer.error(error, to: id))
            }
        }
    }

    private func result(
        of tool: any Tool, _ arguments: ToolArguments, _ cancellation: Cancellation, _ version: ProtocolVersion
    ) -> Result<JSONValue, RPCError> {
        let result: ToolResult
        do {
            try cancellation.check()
            result = try tool.call(arguments, ToolCall(server: surroundings, cancellation: cancellation))
        } catch let error as RPCError {
            return .failure(error)
        } catch let error as ToolFailure {
            result = .failure(error.message)
        } catch {
            return .failure(.inner("\(tool.name): \(error)"))
        }
        return .success(result.json(for: version, within: surroundings.limits))
    }
}

/// Answers to the messages of a batch, which go out together.
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
