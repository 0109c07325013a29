// SPDX-License-Identifier: MIT

import CPrograms
import Foundation

/// The process in which an author's code runs: whatever that does, it ends that process alone.
package enum AuthorProcess {
    package enum Ending: Equatable {
        case exit(Int32)
        case signal(Int32)
    }

    /// Runs a program with the streams of this one, and waits for its end. What it says on standard error goes through
    /// `TraceFilter`.
    ///
    /// - Parameters:
    ///   - name: what it takes itself to be called.
    ///   - environment: in place of our own.
    ///   - said: told what it says on standard error.
    package static func run(
        _ program: String, as name: String, _ arguments: [String], environment: [String: String],
        said: ([UInt8]) -> Void
    ) throws(WorkshopError) -> Ending {
        var ends: [Int32] = [0, 0]
        // At once closed to others: a program that starts at this moment would keep ours from ever being read to its end.
        guard programs_pipe(&ends) == 0 else { throw .failed("no pipe can be made") }
        defer { close(ends[0]) }
        let started = Result { () throws(WorkshopError) in
            try start(program, as: name, arguments, environment: environment) { actions in
                posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO)
            }
        }
        close(ends[1])
        let number = try started.get()
        forward(from: ends[0], to: said)
        var status: Int32 = 0
        while waitpid(number, &status, 0) == -1, errno == EINTR {}
        return status & 0x7F == 0 ? .exit((status >> 8) & 0xFF) : .signal(status & 0x7F)
    }

    /// Starts a program; `streams` says what becomes of its own.
    static func start(
        _ program: String, as name: String, _ arguments: [String], environment: [String: String],
        streams: (inout posix_spawn_file_actions_t) -> Void
    ) throws(WorkshopError) -> pid_t {
        var words: [UnsafeMutablePointer<CChar>?] = ([name] + arguments).map { strdup($0) } + [nil]
        var surroundings: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for word in words + surroundings { free(word) } }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        streams(&actions)
        var number: pid_t = 0
        let failure = posix_spawn(&number, program, &actions, nil, &words, &surroundings)
        guard failure == 0 else { throw .failed("\(program): \(String(cString: strerror(failure)))") }
        return number
    }

    /// Hands on what the process says, as it says it.
    private static func forward(from source: Int32, to said: ([UInt8]) -> Void) {
        var filter = TraceFilter()
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(source, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            said(filter.passing(buffer[..<count]))
        }
        said(filter.rest())
    }
}

/// Leaves out the trace of calls that Swift's runtime writes behind the reason why it ends a process: it shows our code, and
/// addresses.
package struct TraceFilter {
    /// What a trace begins with, at the beginning of a line; the backtracer says of its own that it is at work.
    private static let heads = ["Current stack trace:", "*** Signal ", "\n*** Signal "].map { Array($0.utf8) }
    /// The beginning of the present line, as long as the head of a trace begins like it.
    private var held: [UInt8] = []
    private var isAtLineStart = true
    /// From the head of a trace on there is nothing else: the process ends.
    private var isInTrace = false

    package init() {}

    /// What of these bytes is to be shown now.
    package mutating func passing(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        var shown: [UInt8] = []
        for byte in bytes where !isInTrace {
            if isAtLineStart || !held.isEmpty {
                let heads = Self.heads.filter { $0.starts(with: held + [byte]) }
                if !heads.isEmpty {
                    held.append(byte)
                    isAtLineStart = false
                    if heads.contains(where: { $0.count == held.count }) { (isInTrace, held) = (true, []) }
                    continue
                }
            }
            // A line that is not blank after all may begin a trace itself.
            if held == [UInt8(ascii: "\n")] {
                shown += held
                (held, isAtLineStart) = ([], true)
                shown += passing([byte])
                continue
            }
            shown += held
            held = []
            shown.append(byte)
            isAtLineStart = byte == UInt8(ascii: "\n")
        }
        return shown
    }

    /// What was held back, at the end.
    package mutating func rest() -> [UInt8] {
        defer { held = [] }
        return held
    }
}
