// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// A client of `render lsp`, which runs as the built program.
final class LanguageClient {
    typealias Object = [String: Any]

    private let process = Process()
    private let (input, output) = (Pipe(), Pipe())
    private var held = Data()
    private var queue: [Object] = []
    private var lastID = 0

    init(_ project: TestProject, _ arguments: String...) throws {
        process.executableURL = BuiltProgram.render
        process.arguments = ["lsp"] + arguments
        process.currentDirectoryURL = project.folder.url
        process.environment = try project.environment
        process.standardInput = input
        process.standardOutput = output
        let errors = project.folder.path + "/.errors"
        try Data().write(to: URL(filePath: errors))
        process.standardError = try FileHandle(forWritingTo: URL(filePath: errors))
        try process.run()
    }

    deinit { if process.isRunning { process.terminate() } }

    // MARK: Sending

    func write(_ text: String) { try? input.fileHandleForWriting.write(contentsOf: Data(text.utf8)) }

    /// Sends a content after its header.
    func send(content: String) { write("Content-Length: \(content.utf8.count)\r\n\r\n\(content)") }

    private func send(_ object: Object) {
        let data = (try? JSONSerialization.data(withJSONObject: object)) ?? Data()
        send(content: String(decoding: data, as: UTF8.self))
    }

    func notify(_ method: String, _ params: Any = Object()) {
        send(["jsonrpc": "2.0", "method": method, "params": params])
    }

    /// Sends a request, and returns its number.
    func begin(_ method: String, _ params: Any = Object()) -> Int {
        lastID += 1
        send(["jsonrpc": "2.0", "id": lastID, "method": method, "params": params])
        return lastID
    }

    /// Sends a request, and waits for its answer.
    func request(
        _ method: String, _ params: Any = Object(), sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> Object {
        try answer(to: begin(method, params), sourceLocation: sourceLocation)
    }

    // MARK: Receiving

    /// The next message that has a property. Messages before it are kept for later calls.
    func first(
        seconds: Double = 120, sourceLocation: SourceLocation = #_sourceLocation, where isRight: (Object) -> Bool
    ) throws -> Object {
        if let index = queue.firstIndex(where: isRight) { return queue.remove(at: index) }
        let end = Date().addingTimeInterval(seconds)
        while Date() < end, let message = read(until: end) {
            if isRight(message) { return message }
            queue.append(message)
        }
        return try #require(nil as Object?, "no such message; kept: \(queue)", sourceLocation: sourceLocation)
    }

    func answer(to id: Int, sourceLocation: SourceLocation = #_sourceLocation) throws -> Object {
        try first(sourceLocation: sourceLocation) { $0["id"] as? Int == id && $0["method"] == nil }
    }

    /// The error code of an answer without an id.
    func errorWithoutID() throws -> Int? {
        code(try first(seconds: 20) { $0["id"] is NSNull })
    }

    func code(_ answer: Object) -> Int? { (answer["error"] as? Object)?["code"] as? Int }

    /// The diagnostics of the next message about a document, and the version that they are about.
    func diagnostics(
        of uri: String, version: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> [Object] {
        let message = try first(sourceLocation: sourceLocation) {
            let params = $0["params"] as? Object
            return $0["method"] as? String == "textDocument/publishDiagnostics" && params?["uri"] as? String == uri
                && (version == nil || params?["version"] as? Int == version)
        }
        return try #require((message["params"] as? Object)?["diagnostics"] as? [Object])
    }

    private func read(until end: Date) -> Object? {
        let descriptor = output.fileHandleForReading.fileDescriptor
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            if let range = held.range(of: Data("\r\n\r\n".utf8)) {
                let header = String(decoding: held[..<range.lowerBound], as: UTF8.self)
                guard header.hasPrefix("Content-Length: "), let length = Int(header.dropFirst(16)) else { return nil }
                if held.endIndex - range.upperBound >= length {
                    let content = Data(held[range.upperBound..<range.upperBound + length])
                    held = Data(held[(range.upperBound + length)...])
                    return try? JSONSerialization.jsonObject(with: content) as? Object
                }
            }
            var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&entry, 1, Int32(max(0, end.timeIntervalSinceNow * 1000))) > 0 else { return nil }
            let count = Foundation.read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return nil }
            held.append(contentsOf: buffer[..<count])
        }
    }

    // MARK: Sessions

    @discardableResult func initialize(_ capabilities: Object = [:], root: String? = nil) throws -> Object {
        var params: Object = ["processId": NSNull(), "capabilities": capabilities, "rootUri": NSNull()]
        if let root { params["workspaceFolders"] = [["uri": URL(filePath: root).absoluteString, "name": "root"]] }
        let answer = try request("initialize", params)
        notify("initialized")
        return try #require((answer["result"] as? Object)?["capabilities"] as? Object)
    }

    func open(_ uri: String, _ text: String, version: Int = 1) {
        notify(
            "textDocument/didOpen",
            ["textDocument": ["uri": uri, "languageId": "swift", "version": version, "text": text] as Object])
    }

    func change(_ uri: String, version: Int, _ changes: [Object]) {
        notify(
            "textDocument/didChange",
            ["textDocument": ["uri": uri, "version": version] as Object, "contentChanges": changes])
    }

    /// Closes the input if the process still runs, and returns its exit status.
    func status() -> Int32 {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
