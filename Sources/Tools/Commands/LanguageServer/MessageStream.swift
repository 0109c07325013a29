// SPDX-License-Identifier: MIT

import Foundation

/// Reads the messages of a language client from a file descriptor: header fields, an empty line, and the content.
struct MessageStream {
    enum Message: Equatable {
        case content(Data)
        /// The size in bytes of a content over the limit. The content was skipped.
        case tooLong(Int)
        /// The content is in this charset instead of UTF-8.
        case otherCharset(String)
    }

    /// A header without a valid length. The stream cannot be read further, because the end of the content is unknown.
    struct HeaderError: Error, Equatable, CustomStringConvertible {
        var description: String
    }

    private let descriptor: Int32
    private let limit: Int
    private var held = Data()

    /// The maximum length of a header, in bytes.
    private static let longestHeader = 4096

    /// - Parameter limit: The maximum size of a content, in bytes.
    init(descriptor: Int32, limit: Int) { (self.descriptor, self.limit) = (descriptor, limit) }

    /// Waits for the next message; nil at the end of the stream. An incomplete last message is dropped.
    mutating func next() throws(HeaderError) -> Message? {
        let end = Data("\r\n\r\n".utf8)
        while true {
            if let range = held.range(of: end) {
                let header = try Header(held[held.startIndex..<range.lowerBound])
                held = Data(held[range.upperBound...])
                return content(header)
            }
            guard held.count <= Self.longestHeader else {
                throw HeaderError(description: "a header has more than \(Self.longestHeader) bytes")
            }
            guard fill() else { return nil }
        }
    }

    private mutating func content(_ header: Header) -> Message? {
        let isTooLong = header.length > limit
        var skipped = 0
        while held.count < header.length - skipped {
            if isTooLong {
                skipped += held.count
                held = Data()
            }
            guard fill() else { return isTooLong ? .tooLong(header.length) : nil }
        }
        let count = header.length - skipped
        let content = Data(held.prefix(count))
        held = Data(held.dropFirst(count))
        if isTooLong { return .tooLong(header.length) }
        return header.charset.map(Message.otherCharset) ?? .content(content)
    }

    /// Waits for bytes.
    ///
    /// - Returns: false at the end of the stream.
    private mutating func fill() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            held.append(contentsOf: buffer[..<count])
            return true
        }
    }

    private struct Header {
        var length: Int
        /// The charset of the content; nil if it is UTF-8.
        var charset: String?

        init(_ bytes: Data) throws(HeaderError) {
            var found: Int?
            for line in String(decoding: bytes, as: UTF8.self).components(separatedBy: "\r\n") {
                let parts = line.split(separator: ":", maxSplits: 1)
                    .map { $0.trimmingCharacters(in: .whitespaces) }
                guard parts.count == 2 else { throw HeaderError(description: "a header line has no colon") }
                switch parts[0].lowercased() {
                case "content-length":
                    guard let length = Int(parts[1]), length >= 0, found == nil || found == length else {
                        throw HeaderError(description: "Content-Length is not one number")
                    }
                    found = length
                case "content-type":
                    let named = parts[1].lowercased().components(separatedBy: "charset=").dropFirst().first
                    let name = named?.prefix { $0 != ";" }.trimmingCharacters(in: CharacterSet(charactersIn: " \""))
                    if let name, !["utf-8", "utf8"].contains(name) { charset = name }
                default: break
                }
            }
            guard let found else { throw HeaderError(description: "a header has no Content-Length") }
            length = found
        }
    }

    /// The bytes of a message with its header.
    static func framed(_ content: Data) -> Data {
        Data("Content-Length: \(content.count)\r\n\r\n".utf8) + content
    }
}
