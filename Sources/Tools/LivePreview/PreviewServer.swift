// SPDX-License-Identifier: MIT

import Support
import Foundation
import Synchronization

/// The HTTP server of a live preview. It accepts connections only from this machine, and only with the token in the
/// address.
package struct PreviewServer: Sendable {
    private let hub: PreviewHub
    private let program: ViewProgram
    private let gallery: LiveGallery
    private let port: UInt16
    private let token: String
    private let files: [String: (type: String, bytes: Data)]

    /// Loads the page's files.
    ///
    /// - Parameters:
    ///   - port: 0 for any free port.
    ///   - folders: Folders that may contain a folder `Preview` with the page's files. The first one with an
    ///     `index.html` is used.
    package init(_ program: ViewProgram, port: UInt16, folders: [String]) throws(LivePreviewError) {
        (self.program, self.port) = (program, port)
        hub = PreviewHub(program)
        gallery = LiveGallery(program)
        token = (0..<16).map { _ in String(UInt8.random(in: 16...255), radix: 16) }.joined()
        let places = folders.map { $0 + "/Preview" }
        guard let place = places.first(where: { FileManager.default.fileExists(atPath: $0 + "/index.html") }) else {
            throw .noPage(searched: places)
        }
        var files: [String: (type: String, bytes: Data)] = [:]
        let kinds = [
            ("index.html", "text/html; charset=utf-8"), ("preview.js", "text/javascript; charset=utf-8"),
            ("swift.js", "text/javascript; charset=utf-8"),
            ("preview.css", "text/css; charset=utf-8"),
        ]
        for (name, type) in kinds {
            guard let bytes = FileManager.default.contents(atPath: "\(place)/\(name)") else {
                throw .noPage(searched: places)
            }
            files[name] = (type, bytes)
        }
        self.files = files
    }

    /// The limit of concurrent connections; a page needs three.
    private static let mostConnections = 32

    /// Serves pages, and watches the files until the task is cancelled.
    ///
    /// - Parameter isReady: Receives the address.
    package func run(isReady: @escaping @Sendable (String) -> Void) async throws {
        let listener = try listen()
        var address = sockaddr_in()
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        _ = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(listener, $0, &length) }
        }
        isReady("http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/\(token)/")
        let (server, connections) = (self, Connections())
        Thread.detachNewThread {
            while true {
                let descriptor = accept(listener, nil, nil)
                if descriptor < 0 {
                    if errno == EMFILE || errno == ENFILE { usleep(50_000) }
                    continue
                }
                _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
                let connection = LocalConnection(descriptor)
                guard connections.add(connection, upTo: Self.mostConnections) else { continue }
                let thread = Thread {
                    server.serve(connection) { connections.confirm(connection) }
                    connections.remove(connection)
                }
                thread.stackSize = 1 << 20
                thread.start()
            }
        }
        await hub.watch()
    }

    private func listen() throws(LivePreviewError) -> Int32 {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var flag: Int32 = 1
        setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &flag, socklen_t(MemoryLayout<Int32>.size))
        let isBound = withLoopbackAddress(port: port) { bind(listener, $0, $1) == 0 }
        guard listener >= 0, isBound, Foundation.listen(listener, 128) == 0 else {
            throw .noPort(port, String(cString: strerror(errno)))
        }
        return listener
    }

    // MARK: Requests

    /// Reads and answers the request of a connection.
    ///
    /// - Parameter isOurs: Called before the answer if the request comes from our page and contains the secret token.
    private func serve(_ connection: LocalConnection, isOurs: () -> Void) {
        guard let head = connection.head(), let request = PageRequest(head) else {
            connection.write(
                PageAnswer.plain("400 Bad Request", "the request is not HTTP, or its query is damaged").bytes)
            return
        }
        let isHere = request.path.hasPrefix("/\(token)/")
        if request.isOurs, isHere { isOurs() }
        if request.isOurs, isHere, request.method == "GET", request.path.hasSuffix("/live"),
            let answer = WebSocket.answer(to: request)
        {
            if connection.write(answer) { forwardMessages(WebSocket(connection: connection)) }
            return
        }
        connection.write(answer(to: request, isHere: isHere, isWanted: { connection.isOpen }).bytes)
    }

    /// - Parameter isWanted: Whether the page still waits for the answer.
    private func answer(
        to request: PageRequest, isHere: Bool, isWanted: @escaping @Sendable () -> Bool
    ) -> PageAnswer {
        guard request.isOurs else { return .plain("403 Forbidden", "only this page may use its server") }
        guard isHere else { return .plain("404 Not Found", "no page here: open the printed address, with its token") }
        guard request.method == "GET" else { return .plain("405 Method Not Allowed", "only GET is allowed") }
        switch request.path.dropFirst(token.count + 2) {
        case "": return page("index.html")
        case "live": return .plain("426 Upgrade Required")
        case "export": return export(request, isWanted)
        case "versions": return versions()
        case let path where path.hasPrefix("gallery/"):
            return gallery.answer(to: path.dropFirst("gallery/".count), request.query)
        case let name: return page(String(name))
        }
    }

    /// Forwards messages between a page and the hub until the page is closed.
    private func forwardMessages(_ socket: WebSocket) {
        socket.connection.waitsForBytes()
        // A page that does not read blocks only this queue, until the write times out.
        let queue = DispatchQueue(label: "page")
        let (orders, continuation) = AsyncStream.makeStream(of: String.self)
        // One task handles all orders of a page, because separate tasks could run in another sequence.
        Task { [hub] in
            let page = await hub.connect { message in
                queue.async {
                    let isSent =
                        switch message {
                        case .text(let data): socket.send(text: data)
                        case .rows(let data): socket.send(bytes: data)
                        }
                    if !isSent { socket.connection.end() }
                }
            }
            for await order in orders { await hub.receive(order) }
            await hub.disconnect(page)
        }
        while case .text(let text)? = socket.next() { continuation.yield(text) }
        continuation.finish()
        queue.sync { socket.sendClose() }
        socket.connection.end()
    }

    private func page(_ name: String) -> PageAnswer {
        guard let file = files[name] else { return .plain("404 Not Found") }
        return PageAnswer(
            status: "200 OK",
            headers: [
                ("Content-Type", file.type), ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"),
                ("Referrer-Policy", "no-referrer"),
                (
                    "Content-Security-Policy",
                    "default-src 'self'; connect-src 'self' ws:; img-src 'self' blob: data:; frame-ancestors 'none'"
                ),
            ], body: file.bytes)
    }

    /// The formats of downloads, with their MIME types.
    private static let exports = ["png": "image/png", "gif": "image/gif", "apng": "image/apng", "mp4": "video/mp4"]

    /// The longest name that a page gives to a download.
    private static let longestName = 20

    private func export(_ request: PageRequest, _ isWanted: @escaping @Sendable () -> Bool) -> PageAnswer {
        let query = request.query
        var task = ViewProgram.PageTask(isWanted: isWanted)
        if let id = query["id"], id.utf8.count <= Self.longestName {
            task.progress = { [hub] done, total in Task { await hub.tellProgress(of: id, done, total) } }
        }
        guard let format = query["format"], let type = Self.exports[format] else {
            return .plain("400 Bad Request", "format must be \(Self.exports.keys.sorted().joined(separator: ", "))")
        }
        guard let folder = FileSystem.makeTemporaryFolder() else {
            return .plain("500 Internal Server Error", "no folder for temporary files")
        }
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let output = "\(folder)/preview.\(format)"
        do {
            var options = ExportOptions(query).arguments
            if let events = query["events"], events.utf8.count < 1 << 20 {
                let script = folder + "/events.json"
                try Data(events.utf8).write(to: URL(filePath: script))
                options += ["--events", script]
            }
            var headers = [
                ("Content-Type", type), ("Content-Disposition", "attachment; filename=\"preview.\(format)\""),
            ]
            if let revision = query["revision"] {
                guard let render = program.renderVersion, revision.utf8.count < 200 else {
                    return .plain("400 Bad Request", "there are no versions of a scene")
                }
                let version: PreviewVersion
                do {
                    version = try render(revision, options, output, task)
                } catch {
                    return .plain("422 Unprocessable Content", "\(error)")
                }
                let words = "\(version.commit) \(version.subject)".addingPercentEncoding(
                    withAllowedCharacters: .alphanumerics)
                headers.append(("X-Version", words ?? ""))
            } else if let problem = program.render(options, output, task) {
                return .plain("422 Unprocessable Content", problem)
            }
            return PageAnswer(status: "200 OK", headers: headers, body: try Data(contentsOf: URL(filePath: output)))
        } catch {
            return .plain("500 Internal Server Error", "\(error)")
        }
    }

    /// The latest versions of the files, as JSON.
    private func versions() -> PageAnswer {
        guard let list = program.versions else { return .plain("404 Not Found") }
        do {
            return PageAnswer(
                status: "200 OK", headers: [("Content-Type", "application/json"), ("Cache-Control", "no-store")],
                body: try JSONEncoder().encode(try list()))
        } catch {
            return .plain("422 Unprocessable Content", "\(error)")
        }
    }
}

/// Counts the open connections, to limit their number. Used by the threads of all connections.
private final class Connections: Sendable {
    private struct State {
        /// The connections that have not yet sent a request of our page, oldest first.
        var unverified: [LocalConnection] = []
        /// The number of all open connections.
        var count = 0
    }
    private let state = Mutex(State())

    /// Adds a connection. At the limit, ends the oldest connection that has not sent a request of our page.
    ///
    /// - Returns: false if the limit is reached and all connections are our page's.
    func add(_ connection: LocalConnection, upTo most: Int) -> Bool {
        state.withLock { state in
            if state.count >= most {
                guard !state.unverified.isEmpty else { return false }
                // Ending the connection makes its thread's reads fail, so the thread soon ends and removes the
                // connection.
                state.unverified.removeFirst().end()
                // The ended connection is still counted until its thread calls `remove`. Until then, `count` may be
                // `most + 1`.
            }
            state.unverified.append(connection)
            state.count += 1
            return true
        }
    }

    /// Marks a connection as that of our page, so that `add` never ends it.
    func confirm(_ connection: LocalConnection) { state.withLock { $0.unverified.removeAll { $0 === connection } } }

    func remove(_ connection: LocalConnection) {
        state.withLock { state in
            state.unverified.removeAll { $0 === connection }
            state.count -= 1
        }
    }
}
