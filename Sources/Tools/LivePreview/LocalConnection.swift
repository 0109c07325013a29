// SPDX-License-Identifier: MIT

import Foundation

/// A TCP connection from this machine. Reads and writes block, and fail after 10 s without progress.
final class LocalConnection: Sendable {
    private let descriptor: Int32
    private static let longestHead = 16_384
    /// The time limit for a whole request head, in seconds.
    private static let timeout = 10.0

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
        wait(seconds: 10, for: [SO_RCVTIMEO, SO_SNDTIMEO])
        var flag: Int32 = 1
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &flag, socklen_t(MemoryLayout<Int32>.size))
    }

    deinit { close(descriptor) }

    /// Removes the time limit of reads, but not of writes.
    func waitsForBytes() { wait(seconds: 0, for: [SO_RCVTIMEO]) }

    /// Waits at most `seconds`. Also true if the connection has ended.
    func hasBytes(within seconds: Double) -> Bool {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&entry, 1, Int32(seconds * 1000)) > 0
    }

    /// Whether the other side still waits for an answer. False once it has closed the connection.
    var isOpen: Bool {
        var byte: UInt8 = 0
        let count = recv(descriptor, &byte, 1, Int32(MSG_PEEK | MSG_DONTWAIT))
        return count > 0 || count < 0 && errno == EAGAIN
    }

    /// Sets the time limit of reads or writes; 0 for none.
    private func wait(seconds: Int, for options: [Int32]) {
        var time = timeval(tv_sec: seconds, tv_usec: 0)
        for option in options {
            setsockopt(descriptor, SOL_SOCKET, option, &time, socklen_t(MemoryLayout<timeval>.size))
        }
    }

    /// Shuts the connection down, which also ends blocked reads and writes.
    func end() { shutdown(descriptor, Int32(SHUT_RDWR)) }

    /// Reads a request head, without its empty line; nil if there is none, or if it is too long or too slow.
    func head() -> String? {
        var bytes: [UInt8] = []
        let end = Array("\r\n\r\n".utf8)
        let start = ContinuousClock.now
        // Reads one byte at a time, because the bytes after the head belong to another reader.
        while bytes.count < Self.longestHead {
            // Checks the limit for each byte. Otherwise a client could keep the connection open by sending single
            // bytes.
            guard let byte = read(1)?.first, ContinuousClock.now - start < .seconds(Self.timeout) else { return nil }
            bytes.append(byte)
            if byte == 10, bytes.suffix(4).elementsEqual(end) {
                return String(validating: bytes.dropLast(4), as: UTF8.self)
            }
        }
        return nil
    }

    func read(_ count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let got = bytes.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress! + filled, count - filled, 0) }
            if got < 0, errno == EINTR { continue }
            guard got > 0 else { return nil }
            filled += got
        }
        return bytes
    }

    /// - Returns: Whether all bytes were sent.
    @discardableResult
    func write(_ data: Data) -> Bool {
        data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = send(descriptor, bytes.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                sent += count
            }
            return true
        }
    }
}
