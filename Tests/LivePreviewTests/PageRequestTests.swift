// SPDX-License-Identifier: MIT

import Testing

@testable import LivePreview

@Suite struct PageRequestTests {
    private func made(_ first: String = "GET /t/ HTTP/1.1", _ headers: String...) -> PageRequest? {
        PageRequest(([first] + headers).joined(separator: "\r\n"))
    }

    @Test func readsPathQueryAndHeaders() throws {
        let request = try #require(
            made("GET /t/export?format=gif&preview=A%20B&events=a+b HTTP/1.1", "Host: 127.0.0.1:80", "X-Y:  z "))
        #expect(request.method == "GET")
        #expect(request.path == "/t/export")
        #expect(request.query == ["format": "gif", "preview": "A B", "events": "a b"])
        #expect(made("GET /t/?k&a=1 HTTP/1.1", "Host: 127.0.0.1:80")?.query == ["k": "", "a": "1"])
        #expect(request.headers == ["host": "127.0.0.1:80", "x-y": "z"])
    }

    @Test(arguments: [
        "", "GET", "GET / HTTP/2", "GET http://a/ HTTP/1.1", "GET / HTTP/1.1 x", "GET /?a=%zz HTTP/1.1",
        "GET / HTTP/1.1\r\nno colon", "GET / HTTP/1.1\r\n: x", "GET / HTTP/1.1\r\nHost: a\r\nhost: b",
    ])
    func rejectsInvalidRequests(_ head: String) { #expect(PageRequest(head) == nil) }

    @Test func onlyPagesOfThisAddressAreOurs() {
        #expect(made("GET / HTTP/1.1", "Host: 127.0.0.1:8080")?.isOurs == true)
        #expect(made("GET / HTTP/1.1", "Host: localhost:8080", "Origin: http://localhost:8080")?.isOurs == true)
        #expect(made("GET / HTTP/1.1")?.isOurs == false)
        // Rejects foreign origins and any host name but ours: a foreign name may also resolve to this machine.
        #expect(made("GET / HTTP/1.1", "Host: 127.0.0.1.example.com")?.isOurs == false)
        #expect(made("GET / HTTP/1.1", "Host: evil.example:8080")?.isOurs == false)
        #expect(made("GET / HTTP/1.1", "Host: 127.0.0.1:8080", "Origin: http://evil.example")?.isOurs == false)
        #expect(made("GET / HTTP/1.1", "Host: 127.0.0.1:8080", "Origin: http://127.0.0.1:9")?.isOurs == false)
        #expect(made("GET / HTTP/1.1", "Host: 127.0.0.1:8080", "Origin: null")?.isOurs == false)
    }

    @Test func exportsTakeKnownOptionsAlone() {
        let options = ExportOptions(["at": "1.5", "device": "--force", "output": "/etc/x", "scale": "", "locale": "he"])
        #expect(options.arguments == ["--locale", "he", "--at", "1.5"])
        #expect(ExportOptions(["status-bar": "true", "reduce-motion": "yes"]).arguments == ["--status-bar"])
    }
}
