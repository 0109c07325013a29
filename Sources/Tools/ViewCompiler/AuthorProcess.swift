// SPDX-License-Identifier: MIT

import CSystem
import Foundation

/// Runs an author's code in a process of its own, so that a crash or an exit ends only that process.
package enum AuthorProcess {
    package enum Ending: Equatable {
        case exit(Int32)
        case signal(Int32)
    }

    /// Runs a program with this process's standard input and output, and waits for its end. Its standard error goes
    /// through `TraceFilter`.
    ///
    /// - Parameters:
    ///   - name: `argv[0]` of the program.
    ///   - environment: Replaces our own environment.
    ///   - said: Receives the filtered standard error.
    package static func run(
        _ program: String, as name: String, _ arguments: [String], environment: [String: String],
        said: ([UInt8]) -> Void
    ) throws(ViewCompilerError) -> Ending {
        var ends: [Int32] = [0, 0]
        // Close-on-exec from the start: a program spawned concurrently would inherit the write end, and reading would
        // never reach the end.
        guard programs_pipe(&ends) == 0 else { throw .failed("no pipe can be made") }
        defer { close(ends[0]) }
        let started = Result { () throws(ViewCompilerError) in
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

    /// Spawns a program; `streams` adds the file actions for its standard streams.
    static func start(
        _ program: String, as name: String, _ arguments: [String], environment: [String: String],
        streams: (inout posix_spawn_file_actions_t) -> Void
    ) throws(ViewCompilerError) -> pid_t {
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

    /// Passes the output on as it arrives.
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

/// Removes the backtrace that Swift's runtime writes after the reason of a crash: it shows the engine's code and
/// addresses.
package struct TraceFilter {
    /// The beginnings of traces, at the start of a line. The last two announce that the backtracer is at work.
    private static let heads = ["Current stack trace:", "*** Signal ", "\n*** Signal "].map { Array($0.utf8) }
    /// The beginning of the current line, for as long as it matches the head of a trace.
    private var held: [UInt8] = []
    private var isAtLineStart = true
    /// Once a trace has begun, the rest of the output belongs to it: the process is ending.
    private var isInTrace = false

    package init() {}

    /// The part of these bytes that can be shown now.
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
            // A held line feed that begins no trace is output; the byte after it may begin one.
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

    /// The bytes still held back at the end of the output.
    package mutating func rest() -> [UInt8] {
        defer { held = [] }
        return held
    }
}
