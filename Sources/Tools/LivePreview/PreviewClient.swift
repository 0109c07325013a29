// SPDX-License-Identifier: MIT

import Foundation

/// A client that speaks the protocol of the page without showing anything, for benchmarks.
package final class PreviewClient {
    package enum Message {
        /// JSON, as a dictionary.
        case words([String: Any])
        /// Some rows of the pixels of one view: the main view (`life` 0) or a variant (1 and above). The
        /// message's header has these values.
        case rows(width: Int, height: Int, first: Int, count: Int, time: Double, life: Int)
    }

    private let connection: LocalConnection
    private var generator = SystemRandomNumberGenerator()

    /// Connects to a preview server.
    ///
    /// - Parameter address: The address that the server prints.
    /// - Returns: nil if the server does not accept the connection.
    package init?(_ address: String) {
        guard let url = URL(string: address), let port = url.port.flatMap(UInt16.init(exactly:)) else { return nil }
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return nil }
        connection = LocalConnection(descriptor)
        let isConnected = withLoopbackAddress(port: port) { connect(descriptor, $0, $1) == 0 }
        let path = url.path.hasSuffix("/") ? url.path : url.path + "/"
        let request =
            "GET \(path)live HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nOrigin: http://127.0.0.1:\(port)\r\nUpgrade: websocket\r\n"
            + "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: \(Data(0..<16).base64EncodedString())\r\n\r\n"
        guard isConnected, connection.write(Data(request.utf8)), connection.head()?.hasPrefix("HTTP/1.1 101 ") == true
        else { return nil }
    }

    /// Waits for the next message, at most 10 s for each part of it. Answer each `rows` with the order `drawn`;
    /// otherwise the server stops sending images.
    package func next() -> Message? {
        while let head = connection.read(2) {
            var length = Int(head[1] & 0x7F)
            if length > 125 {
                guard let more = connection.read(length == 126 ? 2 : 8) else { return nil }
                length = more.reduce(0) { $0 << 8 | Int($1) }
            }
            guard let payload = connection.read(length) else { return nil }
            switch head[0] {
            case 0x81:
                let value = try? JSONSerialization.jsonObject(with: Data(payload))
                if let words = value as? [String: Any] { return .words(words) }
            case 0x82 where payload.count >= 28:
                let numbers = (0..<7).map { index in
                    payload[index * 4..<index * 4 + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
                }
                return .rows(
                    width: numbers[0], height: numbers[1], first: numbers[2], count: numbers[3],
                    time: Double(numbers[4]) / 1000, life: numbers[6])
            default: return nil
            }
        }
        return nil
    }

    /// Waits at most `seconds` for the first byte of a message. Also true if the connection has ended.
    package func hasMessage(within seconds: Double) -> Bool { connection.hasBytes(within: seconds) }

    /// Sends an order, as a page does.
    @discardableResult
    package func send(_ order: [String: Any]) -> Bool {
        guard var payload = (try? JSONSerialization.data(withJSONObject: order)).map({ [UInt8]($0) }) else {
            return false
        }
        var frame: [UInt8] = [0x81]
        if payload.count < 126 {
            frame.append(0x80 | UInt8(payload.count))
        } else {
            frame += [0x80 | 127] + (0..<8).reversed().map { UInt8(payload.count >> ($0 * 8) & 255) }
        }
        let mask = (0..<4).map { _ in UInt8.random(in: 0...255, using: &generator) }
        for index in payload.indices { payload[index] ^= mask[index & 3] }
        return connection.write(Data(frame + mask + payload))
    }

    package func close() { connection.end() }
}
