// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import TestSupport
import Testing

@testable import LivePreview

/// A server with a stand-in for the view process, which sends each line that it receives back as a message.
@MainActor
@Suite(.serialized) struct PreviewServerTests {
    /// A Python program that sends each line that it receives back as a JSON message.
    nonisolated private static let echo = """
        import os,struct
        orders=os.fdopen(3,'rb'); out=os.fdopen(4,'wb')
        for line in orders:
            line=line.strip(); out.write(struct.pack('<IB',len(line)+1,1)+line); out.flush()
        """

    private func serve<R>(_ body: (URL) async throws -> R) async throws -> R {
        try await TemporaryFolder.with { folder in
            let page = folder.path + "/Preview"
            try FileManager.default.createDirectory(atPath: page, withIntermediateDirectories: true)
            for name in ["index.html", "preview.js", "preview.css", "swift.js"] {
                try Data(name.utf8).write(to: URL(filePath: page + "/" + name))
            }
            let program = ViewProgram(
                name: "My.swift",
                make: {
                    .made(.init(path: "/usr/bin/python3", arguments: ["python3", "-c", Self.echo], environment: [:]))
                },
                stamp: { "" }, render: { options, _, _ in options.joined(separator: " ") }, explain: { "\($0) \($1)" })
            let server = try PreviewServer(program, port: 0, folders: [folder.path])
            let (addresses, continuation) = AsyncStream.makeStream(of: String.self)
            let running = Task { try await server.run { continuation.yield($0) } }
            defer { running.cancel() }
            var iterator = addresses.makeAsyncIterator()
            let address = try #require(await iterator.next().flatMap(URL.init(string:)))
            return try await body(address)
        }
    }

    /// The process ends while no page is open, and the cache may drop the compiled views before the next page opens.
    @Test func viewsThatTheCacheHasDroppedAreCompiledAgain() async throws {
        let folder = try TemporaryFolder()
        let (makes, continuation) = AsyncStream.makeStream(of: Void.self)
        let program = ViewProgram(
            name: "My.swift",
            make: {
                continuation.yield()
                let views = folder.path + "/views.so"
                _ = FileManager.default.createFile(atPath: views, contents: nil)
                return .made(
                    .init(
                        path: "/usr/bin/python3", views: views, arguments: ["python3", "-c", Self.echo],
                        environment: [:]))
            },
            stamp: { "" }, render: { _, _, _ in nil }, explain: { "\($0) \($1)" })
        let hub = PreviewHub(program, unwatched: 0)
        let watching = Task { await hub.watch() }
        defer { watching.cancel() }
        var made = makes.makeAsyncIterator()
        await made.next()
        let (answers, received) = AsyncStream.makeStream(of: String.self)
        // The process has ended once its number is free: until then, a page does not start another.
        while await hub.life < 2 { try await Task.sleep(for: .milliseconds(10)) }
        try FileManager.default.removeItem(atPath: folder.path + "/views.so")
        let page = await hub.connect {
            if case .text(let text) = $0 { received.yield(String(decoding: text, as: UTF8.self)) }
        }
        await made.next()
        for await answer in answers where answer.contains("\"restore\"") { break }
        await hub.disconnect(page)
    }

    /// The server's answer to a request, and its first line.
    nonisolated private func answer(_ address: URL, _ head: String) -> (status: String, all: String) {
        let connection = LocalConnection(connected(to: address))
        connection.write(Data(head.utf8))
        var all: [UInt8] = []
        while let byte = connection.read(1) { all += byte }
        let text = String(decoding: all, as: UTF8.self)
        return (String(text.prefix { $0 != "\r\n" }), text)
    }

    nonisolated private func connected(to address: URL) -> Int32 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_port = UInt16(address.port ?? 0).bigEndian
        place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        _ = withUnsafePointer(to: &place) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        return descriptor
    }

    @Test func theTokenInTheAddressIsRequired() async throws {
        try await serve { address in
            func status(_ path: String, _ headers: String = "", method: String = "GET") -> String {
                let host = "Host: 127.0.0.1:\(address.port ?? 0)\r\n"
                return answer(address, "\(method) \(path) HTTP/1.1\r\n\(host)\(headers)\r\n").status
            }
            let path = address.path + "/"
            #expect(status(path) == "HTTP/1.1 200 OK")
            #expect(status(path + "preview.js") == "HTTP/1.1 200 OK")
            #expect(status("/") == "HTTP/1.1 404 Not Found")
            #expect(status("/" + String(repeating: "0", count: 32) + "/") == "HTTP/1.1 404 Not Found")
            #expect(status(path + "../Preview/index.html") == "HTTP/1.1 404 Not Found")
            #expect(status(path + "%2e%2e/etc/passwd") == "HTTP/1.1 404 Not Found")
            #expect(status(path, "Origin: http://evil.example\r\n") == "HTTP/1.1 403 Forbidden")
            #expect(status(path, method: "POST") == "HTTP/1.1 405 Method Not Allowed")
            #expect(status(path + "live") == "HTTP/1.1 426 Upgrade Required")
            #expect(status(path + "export?format=exe") == "HTTP/1.1 400 Bad Request")
            #expect(answer(address, "GARBAGE\r\n\r\n").status == "HTTP/1.1 400 Bad Request")
            #expect(answer(address, "GET \(path) HTTP/1.1\r\n\r\n").status == "HTTP/1.1 403 Forbidden")
            // A failed export gives a reason.
            let failed = answer(
                address, "GET \(path)export?format=gif&at=1 HTTP/1.1\r\nHost: localhost\r\n\r\n")
            #expect(failed.status == "HTTP/1.1 422 Unprocessable Content")
            #expect(failed.all.hasSuffix("--at 1"))
        }
    }

    /// Connections that send no request do not delay the page.
    @Test func thePageComesBeforeHalfOpenConnections() async throws {
        try await serve { address in
            var strangers: [Int32] = []
            defer { for stranger in strangers { close(stranger) } }
            for _ in 0..<80 { strangers.append(connected(to: address)) }
            let begin = ContinuousClock.now
            let head = "GET \(address.path)/ HTTP/1.1\r\nHost: localhost\r\n\r\n"
            for _ in 0..<5 { #expect(answer(address, head).status == "HTTP/1.1 200 OK") }
            #expect(ContinuousClock.now - begin < .seconds(4))
        }
    }
}

/// The gallery with a stand-in for `render gallery`.
@Suite struct LiveGalleryTests {
    /// Files that can change, and a gallery that can fail.
    private final class Files: Sendable {
        let stamp = Mutex("1")
        let failure = Mutex<String?>(nil)
        /// The number of previews.
        let count = Mutex(1)
        let parts = Mutex<[ViewProgram.GalleryPart]>([])
    }

    private func gallery(of files: Files) -> LiveGallery {
        LiveGallery(
            ViewProgram(
                name: "My.swift", make: { .failed("", messages: Data("[]".utf8)) },
                stamp: { files.stamp.withLock { $0 } },
                render: { _, _, _ in nil },
                gallery: { folder, part, task in
                    task.progress(1, files.count.withLock { $0 })
                    files.parts.withLock { $0.append(part) }
                    if let failure = files.failure.withLock({ $0 }) { return failure }
                    let text = files.stamp.withLock { $0 }
                    try? FileManager.default.createDirectory(
                        atPath: folder + "/pictures", withIntermediateDirectories: true)
                    for (name, bytes) in [
                        ("index.html", "<!doctype html><html lang=\"en\">\(text)"), ("pictures/a b.png", "png"),
                        (".secret.png", "no"), ("notes.txt", "no"), ("manifest.json", Self.manifest),
                    ] { try? Data(bytes.utf8).write(to: URL(filePath: folder + "/" + name)) }
                    return nil
                }, explain: { _, _ in "" }))
    }

    private static let manifest = """
        {"previews": [{"name": "Other/A"},
        {"name": "My/A", "pictures": [{"animation": {"file": "pictures/a b.png", "frames": 9}}]}]}
        """

    private func text(_ answer: PageAnswer) -> String { String(decoding: answer.body, as: UTF8.self) }

    private struct Status: Decodable, Equatable {
        var version: Int
        var failure: String?
        var done: Int?
    }

    /// Waits until a version is made, or its failure is known.
    private func wait(for version: Int, failure: String? = nil, of gallery: LiveGallery) async throws {
        func status() throws -> Status {
            try JSONDecoder().decode(Status.self, from: gallery.answer(to: "version").body)
        }
        let wanted = Status(version: version, failure: failure)
        for _ in 0..<500 where try status() != wanted { try await Task.sleep(for: .milliseconds(10)) }
        #expect(try status() == wanted)
    }

    @Test func isMadeOnceForEachVersionOfTheFiles() async throws {
        let files = Files()
        let gallery = gallery(of: files)
        let first = gallery.answer(to: "")
        #expect(first.status == "200 OK" && text(first).contains("is being made"))
        // The first variants are version 1, all variants version 2.
        try await wait(for: 2, of: gallery)
        #expect(text(gallery.answer(to: "")) == "<!doctype html><html data-version=\"2\" lang=\"en\">1")
        #expect(files.parts.withLock { $0 } == [.first(24), .whole])
        files.stamp.withLock { $0 = "2" }
        try await wait(for: 3, of: gallery)
        #expect(files.parts.withLock { $0 } == [.first(24), .whole, .whole])
        #expect(text(gallery.answer(to: "index.html")).hasSuffix(">2"))
        files.stamp.withLock { $0 = "3" }
        files.failure.withLock { $0 = "My.swift:1: error" }
        try await wait(for: 3, failure: "My.swift:1: error", of: gallery)
        #expect(text(gallery.answer(to: "")).hasSuffix(">2"), "an error keeps the last gallery")
    }

    /// Many previews are first shown in part, then all in their first variant.
    @Test func theFirstPreviewsAreSeenFirst() async throws {
        let files = Files()
        files.count.withLock { $0 = 24 }
        let gallery = gallery(of: files)
        _ = gallery.answer(to: "")
        try await wait(for: 3, of: gallery)
        #expect(files.parts.withLock { $0 } == [.first(24), .first(.max), .whole])
    }

    @Test func anErrorIsShownUntilThereIsAGallery() async throws {
        let files = Files()
        files.failure.withLock { $0 = "My.swift:1: a < b" }
        let gallery = gallery(of: files)
        for _ in 0..<500 where !text(gallery.answer(to: "")).contains("a &lt; b") {
            try await Task.sleep(for: .milliseconds(10))
        }
        #expect(text(gallery.answer(to: "")).contains("My.swift:1: a &lt; b"))
        #expect(gallery.answer(to: "pictures/a%20b.png").status == "404 Not Found")
    }

    /// The animation of another variant is made once, when a page asks for it.
    @Test func animationsAreMadeOnDemand() async throws {
        let files = Files()
        let gallery = gallery(of: files)
        func answer() -> PageAnswer {
            gallery.answer(to: "animation", ["preview": "My/A", "variant": "dark+ar"])
        }
        #expect(answer().status == "404 Not Found")
        _ = gallery.answer(to: "")
        try await wait(for: 2, of: gallery)
        #expect(text(answer()) == "{\"making\":true}")
        for _ in 0..<500 where text(answer()).contains("making") {
            try await Task.sleep(for: .milliseconds(10))
        }
        let made = try #require(
            JSONSerialization.jsonObject(with: answer().body) as? [String: [String: Any]])
        let file = try #require(made["animation"]?["file"] as? String)
        #expect(file == "animations/1/pictures/a b.png" && text(gallery.answer(to: file)) == "png")
        #expect(files.parts.withLock { $0.dropFirst(2) } == [.variant("dark+ar", preview: "My/A")])
        #expect(gallery.answer(to: "animations/../site/index.html").status == "404 Not Found")
        #expect(gallery.answer(to: "animation", ["preview": "", "variant": "dark"]).status == "400 Bad Request")
    }

    @Test func onlyFilesOfTheGalleryAreServed() async throws {
        let gallery = gallery(of: Files())
        _ = gallery.answer(to: "")
        try await wait(for: 2, of: gallery)
        #expect(text(gallery.answer(to: "pictures/a%20b.png")) == "png")
        for path in [
            "../site/index.html", "pictures/../index.html", ".secret.png", "notes.txt", "%2e%2e/x.png", "none.png",
            "//etc/a.png",
        ] {
            #expect(gallery.answer(to: path).status == "404 Not Found", "\(path)")
        }
    }
}
