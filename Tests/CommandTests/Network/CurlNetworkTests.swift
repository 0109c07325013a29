// SPDX-License-Identifier: MIT

import Commands
import Foundation
import TestSupport
import Testing
import VirtualTime

@Suite struct CurlNetworkTests {
    /// A folder with a program named curl that records its arguments and its input, and prints `output`.
    private func network(_ output: String, status: Int = 0) throws -> (CurlNetwork, TemporaryFolder) {
        let folder = try TemporaryFolder()
        let script = """
            #!/bin/sh
            printf '%s\\n' "$@" >> '\(folder.path)/arguments'
            cat >> '\(folder.path)/input'
            printf '\(output)'
            [ \(status) = 0 ] || echo 'curl: (6) Could not resolve host: x' >&2
            exit \(status)
            """
        try Data(script.utf8).write(to: URL(filePath: folder.path + "/curl"))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "/curl")
        return (try CurlNetwork(searchPath: folder.path + ":/usr/bin:/bin"), folder)
    }

    @Test func theLastAnswerCounts() throws {
        let (network, folder) = try network(
            "HTTP/1.1 302 Found\\r\\nLocation: /b\\r\\n\\r\\nHTTP/2 200\\r\\nContent-Type: text/x\\r\\n\\r\\nHTTP/ is a word"
        )
        let request = NetworkRequest(
            url: URL(string: "https://here.test/a?b=c")!, method: "PUT", headers: ["X": "y"], body: Data("in".utf8))
        let answer = try network.answer(to: request)
        #expect(answer.status == 200 && answer.headers == ["Content-Type": "text/x"])
        #expect(String(decoding: answer.body, as: UTF8.self) == "HTTP/ is a word")
        let arguments = try String(contentsOfFile: folder.path + "/arguments", encoding: .utf8)
        #expect(arguments.contains("--request\nPUT\n") && arguments.contains("--header\nX: y\n"))
        #expect(arguments.hasSuffix("--url\nhttps://here.test/a?b=c\n"))
        #expect(try String(contentsOfFile: folder.path + "/input", encoding: .utf8) == "in")
    }

    @Test func equalRequestsAreSentOnce() throws {
        let (network, folder) = try network("HTTP/1.1 404 Not Found\\r\\n\\r\\n")
        let request = NetworkRequest(url: URL(string: "https://here.test")!)
        for _ in 0..<2 {
            let answer = try network.answer(to: request)
            #expect(answer.status == 404 && answer.body.isEmpty)
        }
        let arguments = try String(contentsOfFile: folder.path + "/arguments", encoding: .utf8)
        #expect(arguments.components(separatedBy: "--url").count == 2)
    }

    @Test func failuresAreSaidInOneLine() throws {
        let request = NetworkRequest(url: URL(string: "https://x")!)
        func message(_ network: CurlNetwork) -> String? {
            do throws(NetworkFailure) { _ = try network.answer(to: request) } catch { return error.message }
            return nil
        }
        // `first` and `second` are temporary folders with stubs for curl. They must outlive the requests.
        let (away, first) = try network("", status: 6)
        #expect(message(away) == "Could not resolve host: x")
        let (strange, second) = try network("nonsense")
        #expect(message(strange) == "the answer is not HTTP")
        withExtendedLifetime((first, second)) {}
    }

    @Test func withoutTheProgramThereIsNoNetwork() {
        #expect(throws: UsageError.self) { try CurlNetwork(searchPath: "/nowhere") }
    }
}
