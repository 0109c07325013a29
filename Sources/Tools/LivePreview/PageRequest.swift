// SPDX-License-Identifier: MIT

import Foundation

/// An HTTP request: its head only, because no page sends a body.
struct PageRequest: Equatable {
    var method: String
    /// The path without the query, percent-encoded as sent.
    var path: String
    var query: [String: String]
    /// The header values, by lowercase name.
    var headers: [String: String]

    /// - Parameter head: The head up to the empty line, without it.
    init?(_ head: String) {
        var lines = head.components(separatedBy: "\r\n")
        let words = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else { return nil }
        method = String(words[0])
        let parts = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        path = String(parts[0])
        var query: [String: String] = [:]
        for pair in (parts.count > 1 ? parts[1] : "").split(separator: "&") {
            let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
                $0.replacing("+", with: " ").removingPercentEncoding
            }
            guard let name = sides[0], let value = sides.count == 2 ? sides[1] : "" else { return nil }
            query[name] = value
        }
        self.query = query
        var headers: [String: String] = [:]
        for line in lines {
            guard let colon = line.firstIndex(of: ":"), colon != line.startIndex else { return nil }
            let name = line[..<colon].lowercased()
            // Refuses repeated headers, because recipients may disagree on which one counts.
            guard headers[name] == nil else { return nil }
            headers[name] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        }
        self.headers = headers
    }

    /// Whether the request comes from our own page. Pages of other sites can also send requests to this server, and
    /// other host names may resolve to this machine.
    var isOurs: Bool {
        guard let host = headers["host"], host.wholeMatch(of: #/(127\.0\.0\.1|localhost)(:\d+)?/#) != nil else {
            return false
        }
        guard let origin = headers["origin"] else { return true }
        return origin == "http://\(host)"
    }
}

/// An HTTP response.
struct PageAnswer {
    var status: String
    var headers: [(name: String, value: String)] = []
    var body = Data()

    static func plain(_ status: String, _ text: String = "") -> PageAnswer {
        PageAnswer(status: status, headers: [("Content-Type", "text/plain; charset=utf-8")], body: Data(text.utf8))
    }

    var bytes: Data {
        var head = "HTTP/1.1 \(status)\r\n"
        for (name, value) in headers { head += "\(name): \(value)\r\n" }
        head += "Content-Length: \(body.count)\r\nConnection: close\r\n\r\n"
        return Data(head.utf8) + body
    }
}
