// SPDX-License-Identifier: MIT

import CMessageDigest
import Foundation

/// The server's side of a WebSocket (RFC 6455), with text and binary messages.
struct WebSocket: Sendable {
    let connection: LocalConnection

    enum Message: Equatable {
        case text(String)
        case close
    }

    /// The largest message of a page, in bytes.
    static let longestMessage = 2 << 20

    /// The response that accepts an upgrade request; nil if it is not a valid one.
    static func answer(to request: PageRequest) -> Data? {
        guard request.headers["upgrade"]?.lowercased() == "websocket", request.headers["sec-websocket-version"] == "13",
            let key = request.headers["sec-websocket-key"], Data(base64Encoded: key)?.count == 16
        else { return nil }
        return Data(
            ("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                + "Sec-WebSocket-Accept: \(acceptance(of: key))\r\n\r\n").utf8)
    }

    /// The value of `Sec-WebSocket-Accept`, RFC 6455, section 4.2.2.
    static func acceptance(of key: String) -> String {
        let bytes = Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8)
        var context = SHA1_CTX()
        SHA1Init(&context)
        SHA1Update(&context, bytes, bytes.count)
        var digest = [UInt8](repeating: 0, count: Int(SHA1_DIGEST_LENGTH))
        SHA1Final(&digest, &context)
        return Data(digest).base64EncodedString()
    }

    // MARK: Frames

    private enum Code: UInt8 { case more = 0, text = 1, binary = 2, close = 8, ping = 9, pong = 10 }

    /// The next message; nil if the connection has ended or the page violates the protocol.
    func next() -> Message? {
        var text: [UInt8] = []
        var isBegun = false
        while true {
            guard let (isLast, code, payload) = frame() else { return nil }
            switch code {
            case .close: return .close
            case .pong: break
            case .ping: send(.pong, Data(payload))
            case .text, .more:
                guard (code == .more) == isBegun, text.count + payload.count <= Self.longestMessage else { return nil }
                text += payload
                isBegun = true
                if isLast { return String(validating: text, as: UTF8.self).map(Message.text) }
            // Pages send no binary messages.
            case .binary: return nil
            }
        }
    }

    private func frame() -> (isLast: Bool, code: Code, payload: [UInt8])? {
        guard let head = connection.read(2), head[0] & 0x70 == 0, let code = Code(rawValue: head[0] & 0x0F),
            // RFC 6455 requires clients to mask their frames.
            head[1] & 0x80 != 0
        else { return nil }
        var length = Int(head[1] & 0x7F)
        if length > 125 {
            // A control frame has at most 125 bytes by RFC 6455, so a longer one is an error. Codes from 8 are control
            // frames.
            guard code.rawValue < 8, let more = connection.read(length == 126 ? 2 : 8) else { return nil }
            let long = more.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            guard long <= UInt64(Self.longestMessage) else { return nil }
            length = Int(long)
        }
        guard let mask = connection.read(4), var payload = connection.read(length) else { return nil }
        for index in payload.indices { payload[index] ^= mask[index & 3] }
        return (head[0] & 0x80 != 0, code, payload)
    }

    func send(text: Data) -> Bool { send(.text, text) }
    func send(bytes: Data) -> Bool { send(.binary, bytes) }
    func sendClose() { send(.close, Data()) }

    @discardableResult
    private func send(_ code: Code, _ payload: Data) -> Bool {
        var head = Data([0x80 | code.rawValue])
        switch payload.count {
        case ...125: head.append(UInt8(payload.count))
        case ...65_535: head.append(contentsOf: [126, UInt8(payload.count >> 8), UInt8(payload.count & 255)])
        default:
            head.append(127)
            for shift in stride(from: 56, through: 0, by: -8) { head.append(UInt8(payload.count >> shift & 255)) }
        }
        // A small payload is sent together with its header. A large image is sent separately, to avoid copying it.
        if payload.count < 1 << 16 { return connection.write(head + payload) }
        return connection.write(head) && connection.write(payload)
    }
}
