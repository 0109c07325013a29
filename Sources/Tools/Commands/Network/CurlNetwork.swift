// SPDX-License-Identifier: MIT

import Foundation
import Support
import Synchronization
import VirtualTime

/// Network access through the program curl. Repeated requests within a run are answered from memory.
package final class CurlNetwork: NetworkProvider {
    private let program: String
    private let known = Mutex<[NetworkRequest: Result<NetworkAnswer, NetworkFailure>]>([:])

    /// The limit of an answer's size, in bytes.
    private static let greatestByteCount = 64 << 20
    /// The time limit of an answer with all its redirects, in seconds.
    private static let seconds = 30.0

    package init(searchPath: String = ProgramSearch.standardPath) throws {
        guard let program = ProgramSearch.find("curl", in: searchPath) else {
            throw UsageError("--network needs curl: apt-get install curl")
        }
        self.program = program
    }

    package func answer(to request: NetworkRequest) throws(NetworkFailure) -> NetworkAnswer {
        if let known = known.withLock({ $0[request] }) { return try known.get() }
        let answer: Result<NetworkAnswer, NetworkFailure>
        do throws(NetworkFailure) { answer = .success(try ask(request)) } catch { answer = .failure(error) }
        known.withLock { $0[request] = answer }
        return try answer.get()
    }

    private func ask(_ request: NetworkRequest) throws(NetworkFailure) -> NetworkAnswer {
        var arguments = [
            "--silent", "--show-error", "--location", "--include", "--compressed", "--proto", "=http,https",
            "--max-time", "\(Int(Self.seconds))", "--max-filesize", "\(Self.greatestByteCount)",
        ]
        if request.method == "HEAD" {
            arguments.append("--head")
        } else if request.method != "GET" || !request.body.isEmpty {
            arguments += ["--request", request.method]
        }
        for (name, value) in request.headers.sorted(by: { $0.key < $1.key }) {
            arguments += ["--header", "\(name): \(value)"]
        }
        if !request.body.isEmpty { arguments += ["--data-binary", "@-"] }
        arguments += ["--url", request.url.absoluteString]
        let limits = ChildProgram.Limits(seconds: Self.seconds + 5, outputByteCount: Self.greatestByteCount + (1 << 20))
        let output: [UInt8]
        do {
            output = try FilterProgram(program, arguments, limits: limits).output(of: [UInt8](request.body))
        } catch {
            throw NetworkFailure(Self.words(error))
        }
        guard let answer = Self.answer(in: output[...]) else { throw NetworkFailure("the answer is not HTTP") }
        return answer
    }

    private static func words(_ failure: FilterProgram.Failure) -> String {
        switch failure {
        case .failed(let status, let message):
            message.isEmpty ? "curl ended with \(status)" : reason(in: message)
        case .killed(let signal): "curl was ended by signal \(signal)"
        case .cannotRun(let reason): "curl: \(reason)"
        case .timedOut(let seconds): "no answer within \(Int(seconds)) seconds"
        case .outputTooLarge: "the answer has more than \(greatestByteCount >> 20) MiB"
        }
    }

    /// Removes the prefix of a message of curl: `curl: (6) Could not resolve host` becomes `Could not resolve host`.
    private static func reason(in message: String) -> String {
        guard message.hasPrefix("curl: ("), let number = message.firstIndex(of: ")") else { return message }
        return message[message.index(after: number)...].trimmingCharacters(in: .whitespaces)
    }

    /// Parses curl's output, and returns its last answer. The answers before it are redirects.
    private static func answer(in output: ArraySlice<UInt8>) -> NetworkAnswer? {
        var rest = output
        var last: NetworkAnswer?
        while rest.starts(with: Array("HTTP/".utf8)), let end = end(ofHeadIn: rest) {
            let lines = String(decoding: rest[..<end.lowerBound], as: UTF8.self).split(whereSeparator: \.isNewline)
            rest = rest[end.upperBound...]
            guard let status = lines.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else { break }
            var headers: [String: String] = [:]
            for line in lines.dropFirst() {
                guard let colon = line.firstIndex(of: ":") else { continue }
                let name = String(line[..<colon])
                headers[name] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            }
            last = NetworkAnswer(status: status, headers: headers, body: Data())
            // Only the head of a final answer is followed by a body. The head of a redirect (3xx) or an
            // informational answer (1xx) is followed by the next head.
            if !(300..<400).contains(status), status >= 200 { break }
        }
        last?.body = Data(rest)
        return last
    }

    private static func end(ofHeadIn bytes: ArraySlice<UInt8>) -> Range<Int>? {
        let (carriageReturn, lineFeed): (UInt8, UInt8) = (13, 10)
        let mark = [carriageReturn, lineFeed, carriageReturn, lineFeed]
        return bytes.indices.dropLast(mark.count - 1).first { bytes[$0..<$0 + mark.count].elementsEqual(mark) }
            .map { $0..<$0 + mark.count }
    }
}
