// SPDX-License-Identifier: MIT

import AgentServer
import Foundation
import Support
import Synchronization

extension LanguageServer {
    /// The commands of the code lenses. Their arguments are a URI and a line, counted from 0.
    enum Command: String, CaseIterable {
        case preview = "zoetrope.preview"
        case record = "zoetrope.record"

        var title: String { self == .preview ? "Preview" : "Record" }
    }

    /// The lenses above each preview of a document.
    func lenses(of uri: String) throws(RPCError) -> JSONValue {
        let document = try document(uri)
        guard document.path != nil else { return [] }
        return .array(
            PreviewBlock.all(in: document.text).flatMap { block -> [JSONValue] in
                let place: JSONValue = ["line": .integer(block.line), "character": 0]
                return Command.allCases.map { command -> JSONValue in
                    [
                        "range": ["start": place, "end": place],
                        "command": [
                            "title": .string(command.title), "command": .string(command.rawValue),
                            "arguments": [.string(uri), .integer(block.line)],
                        ],
                    ]
                }
            })
    }

    /// Starts a command. Its result is sent when it has finished.
    func start(_ params: JSONValue, _ id: JSONValue) throws(RPCError) {
        guard let name = params["command"]?.string, let command = Command(rawValue: name) else {
            let known = Command.allCases.map(\.rawValue).joined(separator: ", ")
            throw .invalidParams("there is no command \(params["command"]?.text ?? ""): use \(known)")
        }
        let (uri, line) = try place(params["arguments"]?.array ?? [], of: name)
        let document = try document(uri)
        guard let path = document.path, FileSystem.isFile(path) else {
            throw .invalidParams("\(uri) is no stored file: save it first")
        }
        let blocks = PreviewBlock.all(in: document.text)
        guard let block = blocks.last(where: { $0.line <= line }) ?? blocks.first else {
            throw .invalidParams("\(path) has no preview")
        }
        let cancellation = Cancellation()
        let isNew = state.withLock { state in
            if state.calls[id] != nil { return false }
            state.calls[id] = cancellation
            return true
        }
        guard isNew else { throw .invalidRequest("a request with this id is running") }
        commands.add { [self] in
            let result = Result { () throws -> JSONValue in
                try cancellation.check()
                switch command {
                case .preview: return try preview(block, path, cancellation)
                case .record: return try record(block, document, path, cancellation)
                }
            }
            state.withLock { $0.calls[id] = nil }
            switch result {
            case .success(let value): send(RPCAnswer.result(value, to: id))
            case .failure where cancellation.isCancelled:
                send(RPCAnswer.error(RPCError(code: -32800, message: "cancelled"), to: id))
            case .failure(let error):
                // RequestFailed: the request was right, but could not be fulfilled.
                send(RPCAnswer.error(RPCError(code: -32803, message: "\(error)"), to: id))
            }
        }
    }

    /// The document and line in the arguments of a command. Some editors pass no arguments. Then it is the first line
    /// of the document that was opened or changed last.
    private func place(_ arguments: [JSONValue], of command: String) throws(RPCError) -> (uri: String, line: Int) {
        if arguments.isEmpty {
            guard let uri = state.withLock({ $0.lastDocument }) else { throw .invalidParams("no Swift file is open") }
            return (uri, 0)
        }
        guard arguments.count == 2, let uri = arguments[0].string, let line = arguments[1].integer else {
            throw .invalidParams("\(command) needs a URI and a line, or no arguments")
        }
        return (uri, line)
    }

    /// Opens the page of a preview in the client. A client that cannot open pages shows a message with the address.
    ///
    /// - Returns: The address.
    private func preview(_ block: PreviewBlock, _ path: String, _ cancellation: Cancellation) throws -> JSONValue {
        let target = target(of: path)
        let page = try previews.address(of: target.path, program, options, cancellation)
        // `chooseByAddress` in preview.js chooses the preview by these names.
        var parts = URLComponents()
        parts.queryItems = [URLQueryItem(name: "preview", value: "\(target.stem(of: path))/\(block.word ?? "")")]
        if let title = block.title { parts.queryItems?.append(URLQueryItem(name: "title", value: title)) }
        let query = (parts.percentEncodedQuery ?? "").replacing("+", with: "%2B")
        let address = "\(page)#\(query)"
        if state.withLock(\.showsDocuments) {
            request("window/showDocument", ["uri": .string(address), "external": true])
        } else {
            show(.info, "The preview is at \(address)")
        }
        return .string(address)
    }

    private func target(of path: String) -> EditorTarget {
        EditorTarget(of: path, in: state.withLock(\.workspaces))
    }

    /// Records the pictures of a preview's tests.
    ///
    /// - Returns: The names of the tests whose picture is new.
    private func record(
        _ block: PreviewBlock, _ document: Document, _ path: String, _ cancellation: Cancellation
    ) throws -> JSONValue {
        guard FileSystem.data(of: path) == Data(document.text.bytes) else {
            throw DataError("\(path) has unsaved changes: save it first")
        }
        let target = target(of: path).path
        let root = TestArguments.root(of: target)
        let real = FileSystem.realPath(of: path)
        let listed = try run(["test", target, "--list"], cancellation)
        let names = listed.split(separator: "\n").compactMap { line -> String? in
            let parts = line.components(separatedBy: "  ")
            guard parts.count > 1, let colon = parts[1].lastIndex(of: ":"),
                Int(parts[1][parts[1].index(after: colon)...]) == block.line + 1
            else { return nil }
            let file = URL(filePath: String(parts[1][..<colon]), relativeTo: root).standardizedFileURL.path
            return file == path || FileSystem.realPath(of: file) == real ? parts[0] : nil
        }
        guard !names.isEmpty else { throw DataError("'render test' lists no preview in line \(block.line + 1)") }
        let report = try JSONValue(
            parsing: Data(try run(["test", target] + names + ["--record", "failed", "--json"], cancellation).utf8))
        var recorded: [JSONValue] = []
        for test in report["tests"]?.array ?? [] {
            let (name, outcome) = (test["name"]?.string ?? "", test["outcome"]?.string)
            if outcome == "recorded" { recorded.append(.string(name)) }
            guard outcome == "recorded" || outcome == "passed" else {
                throw DataError("\(name): \(test["message"]?.string ?? outcome ?? "failed")")
            }
        }
        let words =
            recorded.isEmpty
            ? "Already as recorded: \(names.joined(separator: ", "))"
            : "Recorded "
                + recorded.compactMap(\.string).joined(separator: ", ")
        show(.info, words)
        return .array(recorded)
    }

    /// Runs the program, and returns its standard output. Status 1 is no error: a test is not as recorded.
    private func run(_ arguments: [String], _ cancellation: Cancellation) throws -> String {
        let run = try ThisProgram(path: program, isInterrupted: true).run(
            arguments + options, within: ServerLimits(seconds: seconds, memory: .max, pictures: 0), cancellation)
        guard run.status <= 1 else {
            throw DataError(run.said.split(separator: "\n").last.map(String.init) ?? "status \(run.status)")
        }
        return String(decoding: run.output, as: UTF8.self)
    }
}

/// The processes of `render preview`, one for each package, project or file.
final class PreviewProcesses: Sendable {
    private struct Page {
        var process: ChildProgram
        var address: String
    }

    private let pages = Mutex<[String: Page]>([:])

    /// The time within which a process must print its address, in seconds.
    private static let timeout = 30.0

    /// Returns the address of the page that shows a path. Starts a process if none runs for the path.
    func address(
        of path: String, _ program: String, _ options: [String], _ cancellation: Cancellation
    ) throws -> String {
        if let page = pages.withLock({ $0[path] }), page.process.isRunning { return page.address }
        let process = try ChildProgram(
            program, ["preview", path, "--port", "0"] + options, input: .nothing, keepsOutput: false)
        let end = ContinuousClock.now + .seconds(Self.timeout)
        while true {
            let said = process.messages
            if let found = said.firstMatch(of: #/http://127\.0\.0\.1:\d+/[0-9a-f]+//#) {
                let address = String(found.output)
                pages.withLock { $0[path] = Page(process: process, address: address) }
                return address
            }
            guard process.isRunning, ContinuousClock.now < end else {
                throw DataError(said.split(separator: "\n").last.map(String.init) ?? "the preview did not start")
            }
            try cancellation.check()
            usleep(20_000)
        }
    }

    /// Ends all processes by SIGINT, so that they remove their temporary files. Kills those that still run after 2 s.
    func endAll() {
        let all = pages.withLock { pages in
            defer { pages = [:] }
            return pages.values.map(\.process)
        }
        for process in all { process.interrupt() }
        let end = ContinuousClock.now + .seconds(2)
        for process in all {
            while process.isRunning, ContinuousClock.now < end { usleep(10_000) }
            process.end()
        }
    }
}
