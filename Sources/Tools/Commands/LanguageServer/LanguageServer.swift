// SPDX-License-Identifier: MIT

import AgentServer
import Foundation
import Support
import Synchronization

/// Serves one client of the Language Server Protocol 3.17. Checks, previews and recordings run in child processes.
final class LanguageServer: Sendable {
    /// The phases of a session. `initialized` begins with the request `initialize`; `shutDown` with `shutdown`, or when
    /// the input ends.
    enum Phase {
        case new, initialized, shutDown
    }

    struct Document {
        var text: DocumentText
        /// The client's version number of `text`; null if the client sends none.
        var version: JSONValue
        /// The path; nil for documents that are not files.
        var path: String?
        /// The fixes for `text`. Empty from a change until the next check has ended.
        var fixes: [Fix] = []
    }

    /// A suggested replacement, or an insertion if the range is empty.
    struct Fix {
        var diagnostic: JSONValue
        var range: JSONValue
        var text: String
    }

    struct State {
        var phase = Phase.new
        var encoding = PositionEncoding.utf16
        var workspaces: [String] = []
        /// Whether the client can open addresses (`window/showDocument`).
        var showsDocuments = false
        /// Whether the client understands versions in workspace edits.
        var hasDocumentChanges = false
        /// The open documents, by URI.
        var documents: [String: Document] = [:]
        /// The URI of the document that was opened or changed last.
        var lastDocument: String?
        /// The state of the checks, by the checked path.
        var checks: [String: Check] = [:]
        /// The running commands, by the id of their request.
        var calls: [JSONValue: Cancellation] = [:]
        var lastRequest = 0
        /// The error of the last check; nil if that check succeeded. An error that repeats is shown only once.
        var lastFailure: String?
    }

    let state = Mutex(State())
    let program: String
    let options: [String]
    /// A private folder for unsaved texts.
    let folder: String
    let seconds: Double
    /// Runs checks one at a time, because each uses all cores. `commands` is a separate queue, so that commands do not
    /// wait for checks.
    let checks = CallQueue()
    let commands = CallQueue()
    let previews = PreviewProcesses()
    private let version: String
    private let output: @Sendable (Data) -> Void

    /// The maximum size of a message, in bytes.
    private static let longestMessage = 64 << 20

    /// - Parameters:
    ///   - program: The path of this program.
    ///   - options: Command line options for each run of the program.
    ///   - folder: A private folder for unsaved texts.
    ///   - seconds: The time limit of a run.
    ///   - output: Receives the bytes of a message. Called on any thread, but never concurrently.
    init(
        version: String, program: String, options: [String], folder: String, seconds: Double,
        output: @escaping @Sendable (Data) -> Void
    ) {
        (self.version, self.program, self.options) = (version, program, options)
        (self.folder, self.seconds) = (folder, seconds)
        let lock = Mutex(())
        self.output = { bytes in lock.withLock { _ in output(bytes) } }
    }

    /// Reads messages until the client's `exit` or the end of the stream.
    ///
    /// - Returns: Whether the client sent `shutdown` before `exit`; false at the end of the stream.
    func serve(_ descriptor: Int32) throws(MessageStream.HeaderError) -> Bool {
        defer { end() }
        var stream = MessageStream(descriptor: descriptor, limit: Self.longestMessage)
        do throws(MessageStream.HeaderError) {
            while let message = try stream.next() {
                switch message {
                case .content(let content):
                    guard receive(content) else { return isShutDown }
                case .tooLong(let count):
                    answer(.null, .invalidRequest("a message of \(count) bytes; the limit is \(Self.longestMessage)"))
                case .otherCharset(let name):
                    answer(.null, .invalidRequest("the charset \(name) is not supported: use utf-8"))
                }
            }
        } catch {
            answer(.null, .parse("\(error)"))
            throw error
        }
        return false
    }

    private var isShutDown: Bool { state.withLock { $0.phase == .shutDown } }

    /// Ends all child processes.
    private func end() {
        let running = state.withLock { state in
            defer { (state.documents, state.phase) = ([:], .shutDown) }
            return state.checks.values.compactMap(\.running) + state.calls.values
        }
        for each in running { each.cancel() }
        previews.endAll()
        checks.finish()
        commands.finish()
        // A command may have started a preview meanwhile.
        previews.endAll()
    }

    // MARK: Sending

    func send(_ message: JSONValue) {
        if let content = try? message.bytes() { output(MessageStream.framed(content)) }
    }

    func notify(_ method: String, _ params: JSONValue) {
        send(["jsonrpc": "2.0", "method": .string(method), "params": params])
    }

    /// Sends a request. The client's answer is ignored.
    func request(_ method: String, _ params: JSONValue) {
        let id = state.withLock { state in
            state.lastRequest += 1
            return state.lastRequest
        }
        send(["jsonrpc": "2.0", "id": .integer(id), "method": .string(method), "params": params])
    }

    /// The values of the protocol's `MessageType`.
    enum MessageType: Int {
        case error = 1
        case warning, info, log
    }

    func show(_ type: MessageType, _ text: String) {
        notify("window/showMessage", ["type": .integer(type.rawValue), "message": .string(text)])
    }

    func log(_ type: MessageType, _ text: String) {
        notify("window/logMessage", ["type": .integer(type.rawValue), "message": .string(text)])
    }

    private func answer(_ id: JSONValue, _ error: RPCError) { send(RPCAnswer.error(error, to: id)) }

    // MARK: Receiving

    /// Handles a message.
    ///
    /// - Returns: false after `exit`.
    private func receive(_ content: Data) -> Bool {
        switch RPCLine(parsing: content) {
        case .batch: answer(.null, .invalidRequest("the protocol has no batches"))
        case .message(.invalid(let id, let error)): answer(id, error)
        case .message(.response): break
        case .message(.notification("exit", _)): return false
        case .message(.notification(let method, let params)):
            if state.withLock({ $0.phase == .initialized }) { notice(method, params ?? [:]) }
        case .message(.request(let id, let method, let params)):
            do throws(RPCError) {
                if let result = try result(of: method, params ?? [:], id) { send(RPCAnswer.result(result, to: id)) }
            } catch {
                answer(id, error)
            }
        }
        return true
    }

    /// - Returns: The result of a request; nil if it is answered later.
    private func result(of method: String, _ params: JSONValue, _ id: JSONValue) throws(RPCError) -> JSONValue? {
        let phase = state.withLock(\.phase)
        switch (method, phase) {
        case ("initialize", .new): return try initialize(params)
        case (_, .new): throw RPCError(code: -32002, message: "send initialize first")
        case ("initialize", _): throw .invalidRequest("initialize was sent before")
        case (_, .shutDown): throw .invalidRequest("the server has been shut down; send exit")
        case ("shutdown", _):
            state.withLock { $0.phase = .shutDown }
            return .null
        case ("textDocument/codeLens", _): return try lenses(of: uri(in: params))
        case ("textDocument/codeAction", _): return try actions(params)
        case ("workspace/executeCommand", _):
            try start(params, id)
            return nil
        default: throw .unknownMethod(method)
        }
    }

    private func initialize(_ params: JSONValue) throws(RPCError) -> JSONValue {
        guard params.object != nil else { throw .invalidParams("the parameters must be an object") }
        let capabilities = params["capabilities"]
        let encoding = PositionEncoding(capabilities)
        state.withLock { state in
            state.phase = .initialized
            state.encoding = encoding
            state.showsDocuments = capabilities?["window"]?["showDocument"]?["support"]?.bool ?? false
            state.hasDocumentChanges = capabilities?["workspace"]?["workspaceEdit"]?["documentChanges"]?.bool ?? false
            let folders = params["workspaceFolders"]?.array?.compactMap { $0["uri"]?.string }
            let root = params["rootUri"]?.string.map { [$0] } ?? []
            state.workspaces = (folders ?? root).compactMap(Self.path)
        }
        return [
            "capabilities": [
                "positionEncoding": .string(encoding.rawValue),
                "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
                "codeActionProvider": ["codeActionKinds": ["quickfix"]],
                "codeLensProvider": ["resolveProvider": false],
                "executeCommandProvider": ["commands": .array(Command.allCases.map { .string($0.rawValue) })],
                "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
            ],
            "serverInfo": ["name": "zoetrope", "version": .string(version)],
        ]
    }

    private func notice(_ method: String, _ params: JSONValue) {
        switch method {
        case "textDocument/didOpen": open(params["textDocument"])
        case "textDocument/didChange": change(params)
        case "textDocument/didSave": params["textDocument"]?["uri"]?.string.map { check($0, after: 0) }
        case "textDocument/didClose": params["textDocument"]?["uri"]?.string.map(close)
        case "$/cancelRequest":
            if let id = params["id"] { state.withLock { $0.calls[id] }?.cancel() }
        case "workspace/didChangeWorkspaceFolders":
            func paths(_ key: String) -> [String] {
                (params["event"]?[key]?.array ?? []).compactMap { $0["uri"]?.string.flatMap(Self.path) }
            }
            let (added, removed) = (paths("added"), Set(paths("removed")))
            state.withLock { state in
                state.workspaces.removeAll(where: removed.contains)
                state.workspaces += added
            }
        // Unknown notifications are ignored, because the protocol has no answers to notifications.
        default: break
        }
    }

    // MARK: Documents

    /// The time between a change and its check, in seconds. Another change restarts it.
    private static let pause = 0.3

    private func open(_ document: JSONValue?) {
        guard let uri = document?["uri"]?.string, let text = document?["text"]?.string else {
            return log(.error, "textDocument/didOpen has no uri or no text")
        }
        // Other languages are not checked. A client that does not know the language may leave it out or empty.
        let language = document?["languageId"]?.string ?? ""
        if language.isEmpty ? !uri.hasSuffix(".swift") : language.lowercased() != "swift" { return }
        let opened = Document(
            text: DocumentText(text), version: document?["version"] ?? .null, path: Self.path(of: uri))
        state.withLock { ($0.documents[uri], $0.lastDocument) = (opened, uri) }
        check(uri, after: 0)
    }

    private func change(_ params: JSONValue) {
        guard let uri = params["textDocument"]?["uri"]?.string, let changes = params["contentChanges"]?.array else {
            return log(.error, "textDocument/didChange has no uri or no changes")
        }
        let isRight = state.withLock { state -> Bool? in
            guard var document = state.documents[uri] else { return nil }
            let isRight = changes.allSatisfy { document.text.apply($0, state.encoding) }
            document.version = params["textDocument"]?["version"] ?? .null
            document.fixes = []
            (state.documents[uri], state.lastDocument) = (document, uri)
            return isRight
        }
        guard let isRight else { return }
        if !isRight { log(.error, "a change of \(uri) is malformed: close and open the document") }
        check(uri, after: Self.pause)
    }

    func uri(in params: JSONValue) throws(RPCError) -> String {
        guard let uri = params["textDocument"]?["uri"]?.string else {
            throw .invalidParams("textDocument.uri is missing")
        }
        return uri
    }

    func document(_ uri: String) throws(RPCError) -> Document {
        guard let document = state.withLock({ $0.documents[uri] }) else {
            throw .invalidParams("\(uri) is not open, or is not a Swift file")
        }
        return document
    }

    /// The path of a file on this machine; nil for other URIs.
    static func path(of uri: String) -> String? {
        guard let url = URL(string: uri), url.scheme?.lowercased() == "file", url.host() ?? "" == "" else { return nil }
        let path = url.standardizedFileURL.path(percentEncoded: false)
        guard path.hasPrefix("/"), !path.contains("\0") else { return nil }
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    // MARK: Code actions

    private func actions(_ params: JSONValue) throws(RPCError) -> JSONValue {
        let uri = try uri(in: params)
        let document = try document(uri)
        let only = params["context"]?["only"]?.array?.compactMap(\.string)
        if let only, !only.contains(where: { $0.isEmpty || $0 == "quickfix" }) { return [] }
        guard let first = Self.lines(params["range"]) else { throw .invalidParams("range is missing") }
        let hasVersions = state.withLock(\.hasDocumentChanges)
        return .array(
            document.fixes.filter { Self.lines($0.range)?.overlaps(first) ?? false }.map { fix -> JSONValue in
                let edits: JSONValue = [["range": fix.range, "newText": .string(fix.text)]]
                let edit: JSONValue =
                    hasVersions
                    ? [
                        "documentChanges": [
                            ["textDocument": ["uri": .string(uri), "version": document.version], "edits": edits]
                        ]
                    ] : ["changes": .object([uri: edits])]
                let isInsertion = fix.range["start"] == fix.range["end"]
                return [
                    "title": .string(isInsertion ? "Insert '\(fix.text)'" : "Replace by '\(fix.text)'"),
                    "kind": "quickfix", "diagnostics": [fix.diagnostic],
                    "isPreferred": true, "edit": edit,
                ]
            })
    }

    /// The lines of a range, counted from 0; nil if the range is malformed.
    private static func lines(_ range: JSONValue?) -> ClosedRange<Int>? {
        guard let start = range?["start"]?["line"]?.integer, let end = range?["end"]?["line"]?.integer, start <= end
        else { return nil }
        return start...end
    }
}
