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
            for name in ["index.html", "preview.js", "preview.css"] {
                try Data(name.utf8).write(to: URL(filePath: page + "/" + name))
            }
            let program = ViewProgram(
                name: "My.swift",
                make: {
                    .made(.init(path: "/usr/bin/python3", arguments: ["python3", "-c", Self.echo], environment: [:]))
                },
                stamp: { "" }, render: { options, _ in options.joined(separator: " ") }, explain: { "\($0) \($1)" })
            let server = try PreviewServer(program, port: 0, folders: [folder.path])
            let (addresses, continuation) = AsyncStream.makeStream(of: String.self)
            let running = Task { try await server.run { continuation.yield($0) } }
            defer { running.cancel() }
            var iterator = addresses.makeAsyncIterator()
            let address = try #require(await iterator.next().flatMap(URL.init(string:)))
            return try await body(address)
        }
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
