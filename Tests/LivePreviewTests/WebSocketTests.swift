// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import LivePreview

/// A pair of connected sockets: `socket` is the server's, `page` the page's.
private struct Pair {
    let socket: WebSocket
    let page: LocalConnection

    init() {
        var ends: [Int32] = [0, 0]
        socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends)
        socket = WebSocket(connection: LocalConnection(ends[0]))
        page = LocalConnection(ends[1])
    }

    /// Sends a masked WebSocket frame, as a page does.
    func send(_ first: UInt8, _ payload: [UInt8], length: [UInt8]? = nil) {
        let mask: [UInt8] = [1, 2, 3, 4]
        let size = length ?? [UInt8(payload.count)]
        let head = [first, size[0] | 0x80] + size.dropFirst() + mask
        page.write(Data(head + payload.enumerated().map { $1 ^ mask[$0 & 3] }))
    }
}

@Suite struct WebSocketTests {
    /// The example of RFC 6455, section 1.3.
    @Test func acceptsByTheRule() {
        #expect(WebSocket.acceptance(of: "dGhlIHNhbXBsZSBub25jZQ==") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
    }

    @Test func answersRequestsForOneAlone() throws {
        let head = "GET /t/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13"
        let without = try #require(PageRequest(head))
        #expect(WebSocket.answer(to: without) == nil)
        let short = try #require(PageRequest(head + "\r\nSec-WebSocket-Key: YQ=="))
        #expect(WebSocket.answer(to: short) == nil)
        let whole = try #require(PageRequest(head + "\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="))
        let answer = try #require(WebSocket.answer(to: whole))
        #expect(String(decoding: answer, as: UTF8.self).hasPrefix("HTTP/1.1 101 "))
    }

    @Test func readsMessagesInParts() {
        let pair = Pair()
        pair.send(0x01, Array("Hel".utf8))
        pair.send(0x89, [7])
        pair.send(0x80, Array("lo".utf8))
        pair.send(0x88, [])
        #expect(pair.socket.next() == .text("Hello"))
        // The interleaved ping was answered.
        #expect(pair.page.read(3) == [0x8A, 1, 7])
        #expect(pair.socket.next() == .close)
    }

    @Test(
        arguments: [
            // Invalid frames: unmasked, binary, a continuation without a start, with extension bits, and too long.
            [0x81, 1, 65], [0x82, 0x80, 0, 0, 0, 0], [0x80, 0x80, 0, 0, 0, 0], [0xC1, 0x80, 0, 0, 0, 0],
            [0x81, 0xFF, 0, 0, 0, 0, 0, 32, 0, 1], [0x89, 0xFE, 0, 126, 0, 0, 0, 0],
        ] as [[UInt8]])
    func closesOnInvalidFrames(_ bytes: [UInt8]) {
        let pair = Pair()
        pair.page.write(Data(bytes))
        pair.page.end()
        #expect(pair.socket.next() == nil)
    }

    @Test(arguments: [0, 1, 125, 126, 65_535, 65_536, 100_000])
    func sendsMessagesOfAnyLength(_ count: Int) {
        let pair = Pair()
        // The system buffers the whole message, so that sending it does not block.
        #expect(pair.socket.send(bytes: Data(repeating: 9, count: count)))
        let head = pair.page.read(2)
        #expect(head?[0] == 0x82)
        var length = Int(head?[1] ?? 0)
        if length == 126 { length = pair.page.read(2)?.reduce(0) { $0 << 8 | Int($1) } ?? 0 }
        if length == 127 { length = pair.page.read(8)?.reduce(0) { $0 << 8 | Int($1) } ?? 0 }
        #expect(length == count)
        #expect(pair.page.read(count)?.allSatisfy { $0 == 9 } == true)
    }
}
