// SPDX-License-Identifier: MIT

import CSystem
import Foundation
import Support

/// The limits of a process that runs an author's code, and the file descriptors for talking to it.
package struct Supervision: Sendable {
    /// The files that the process may use; nil for all.
    package var confinement: Confinement?
    /// The memory limit in bytes; 0 for none.
    package var memory = 0
    /// The time limit between two signs of progress, in seconds.
    package var seconds = Double.infinity
    /// The limit of bytes that the process may write to standard error.
    package var outputByteLimit = Int.max
    /// The size limit of each file that the process writes, in bytes.
    package var fileSize = 16 << 30

    package init() {}

    /// The environment variable with the descriptor on which the process writes a `Note` for each sign of progress.
    package static let variable = "ZOETROPE_NOTES"
    /// The file descriptor to which the process writes its notes.
    package static let notes: Int32 = 3
    /// The number of the descriptor through which the process requests output files (`ConfinedOutput`).
    package static let connection: Int32 = 4

    /// A note of one byte, which a process that runs an author's code sends to its parent.
    package enum Note: UInt8 {
        case progress = 0x2E
        /// A trap is ending the process, and its trace is being written.
        case fault = 0x54
        /// The process is about to end by its own decision. An end without this note was caused by the author's code.
        case end = 0x45
    }

    /// The time after the time limit until the parent ends the process, in seconds. Before that, the watchdog inside
    /// the process can end it with a more precise message.
    static let gracePeriod = 1.5
    /// The additional time that a crashed process gets to write its stack trace, in seconds.
    static let traceSeconds = 20.0
}

/// Collects the notes of a process, and decides whether it has stopped making progress.
package struct ReceivedNotes {
    package private(set) var hasEnd = false
    private var last = ContinuousClock.now
    private var hasFault = false

    package init() {}

    /// Reads the notes that have arrived.
    ///
    /// - Returns: false at the end of the stream.
    package mutating func read(from descriptor: Int32) -> Bool {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = Foundation.read(descriptor, &bytes, bytes.count)
        if count < 0 { return errno == EINTR || errno == EAGAIN }
        guard count > 0 else { return false }
        last = .now
        for byte in bytes[..<count] {
            switch Supervision.Note(rawValue: byte) {
            case .end: hasEnd = true
            case .fault: hasFault = true
            case .progress, nil: break
            }
        }
        return true
    }

    package mutating func restart() { last = .now }

    package func isOver(_ seconds: Double) -> Bool {
        guard seconds.isFinite else { return false }
        let limit = seconds + Supervision.gracePeriod + (hasFault ? Supervision.traceSeconds : 0)
        return ContinuousClock.now - last > .seconds(limit)
    }
}

/// Runs an author's code in a process of its own, so that a crash or an exit ends only that process.
package enum AuthorProcess {
    package enum Ending: Equatable {
        case exit(Int32)
        case signal(Int32)
        /// The author's code ended the process with this status, for example by calling `_exit`.
        case left(status: Int32)
        /// The process made no progress within this time, and was ended.
        case timedOut(seconds: Double)
        /// The author's code stopped the process, such as by SIGSTOP.
        case stopped
        case tooManyProcesses(limit: Int)
        case tooMuchMemory(limit: Int)
    }

    /// A connection over which the author's process requests output files (`ConfinedOutput`). `ours` is the descriptor
    /// of this process, `theirs` that of the author's.
    package struct Connection {
        package var ours, theirs: Int32
        /// Answers one request; returns false when the other side has closed the connection.
        package var answer: () -> Bool

        package init(ours: Int32, theirs: Int32, answer: @escaping () -> Bool) {
            (self.ours, self.theirs, self.answer) = (ours, theirs, answer)
        }
    }

    /// Runs a program with this process's standard output, and waits for its end. Its standard error goes through
    /// `TraceFilter`.
    ///
    /// - Parameters:
    ///   - name: `argv[0]` of the program.
    ///   - environment: Replaces our own environment.
    ///   - said: Receives the filtered standard error.
    package static func run(
        _ program: String, as name: String, _ arguments: [String], environment: [String: String],
        supervision: Supervision = Supervision(), connection: Connection? = nil, said: ([UInt8]) -> Void
    ) throws(ViewCompilerError) -> Ending {
        var errors: [Int32] = [-1, -1], signs: [Int32] = [-1, -1]
        let null = open("/dev/null", O_RDWR | O_CLOEXEC)
        defer { for file in errors + signs + [null] where file >= 0 { close(file) } }
        guard null >= 0, programs_pipe(&errors) == 0, programs_pipe(&signs) == 0 else {
            throw .failed("no pipe can be made: \(String(cString: strerror(errno)))")
        }
        var environment = environment
        environment[Supervision.variable] = String(Supervision.notes)
        var plan = SupervisedProgram.Plan(
            path: program, arguments: [name] + arguments, environment: environment,
            files: [null, STDOUT_FILENO, errors[1], signs[1]] + (connection.map { [$0.theirs] } ?? []),
            confinement: supervision.confinement, memory: supervision.memory)
        plan.fileSize = supervision.fileSize
        let running: SupervisedProgram
        do {
            running = try SupervisedProgram(plan)
        } catch .interrupted {
            throw .failed("it was interrupted")
        } catch .cannotStart(EMFILE) {
            throw .tooFewFiles(least: Int(PROGRAMS_LEAST_LIMIT_OF_FILES))
        } catch .cannotStart(let errno) {
            throw .failed("\(program): \(String(cString: strerror(errno)))")
        } catch {
            throw .failed("\(program): \(error)")
        }
        close(errors[1])
        close(signs[1])
        (errors[1], signs[1]) = (-1, -1)
        var output = BoundedOutput(limit: supervision.outputByteLimit, name: name)
        var notes = ReceivedNotes()
        var isOver = false
        var sources = [
            pollfd(fd: errors[0], events: Int16(POLLIN), revents: 0),
            pollfd(fd: signs[0], events: Int16(POLLIN), revents: 0),
            pollfd(fd: running.report, events: Int16(POLLIN), revents: 0),
            pollfd(fd: connection?.ours ?? -1, events: Int16(POLLIN), revents: 0),
        ]
        while true {
            poll(&sources, nfds_t(sources.count), supervision.seconds.isFinite ? 100 : -1)
            if sources[0].revents != 0, !output.forward(from: errors[0], to: said) { sources[0].fd = -1 }
            if sources[1].revents != 0, !notes.read(from: signs[0]) { sources[1].fd = -1 }
            if sources[3].revents != 0, connection?.answer() != true { sources[3].fd = -1 }
            // `running.report` becomes readable only after the program and all its descendants have ended, so no more
            // output can follow.
            if sources[2].revents != 0 { break }
            if !isOver, notes.isOver(supervision.seconds) {
                isOver = true
                running.end()
            }
        }
        let ending = running.ending()
        if sources[0].fd >= 0 { while output.forward(from: errors[0], to: said) {} }
        if sources[1].fd >= 0 { while notes.read(from: signs[0]) {} }
        output.finish(to: said)
        if isOver { return .timedOut(seconds: supervision.seconds) }
        switch ending {
        case .exit(let status) where notes.hasEnd || status == Self.withoutMemory: return .exit(status)
        case .exit(let status): return .left(status: status)
        case .signal(let number): return .signal(number)
        case .stopped: return .stopped
        case .tooManyProcesses(let limit): return .tooManyProcesses(limit: limit)
        case .tooMuchMemory(let limit): return .tooMuchMemory(limit: limit)
        }
    }

    /// EX_OSERR: the process lacked the memory even to send its last note.
    private static let withoutMemory: Int32 = 71
}

/// Passes output on as it arrives, up to a limit. After the process has ended, also passes on the last 2 KB beyond the
/// limit, because they may contain the reason of a failure.
private struct BoundedOutput {
    private let limit: Int
    private let name: String
    private var filter = TraceFilter()
    private var count = 0
    private var tail: [UInt8] = []
    private static let tailCount = 2048

    init(limit: Int, name: String) { (self.limit, self.name) = (limit, name) }

    /// Reads bytes from `source`, and passes them to `said` up to the limit.
    ///
    /// - Returns: false at the end of the output.
    mutating func forward(from source: Int32, to said: ([UInt8]) -> Void) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let read = Foundation.read(source, &buffer, buffer.count)
        if read < 0 { return errno == EINTR }
        guard read > 0 else { return false }
        // Skips the slow filter for bytes over the limit. Otherwise, view code that prints much would wait for this
        // process and seem to hang.
        if count > limit {
            count += read
            tail = Array((tail + buffer[..<read]).suffix(Self.tailCount))
            return true
        }
        let bytes = filter.passing(buffer[..<read])
        let passed = bytes.prefix(max(0, limit - count))
        count += bytes.count
        if !passed.isEmpty { said(Array(passed)) }
        if passed.count < bytes.count { tail = Array((tail + bytes.dropFirst(passed.count)).suffix(Self.tailCount)) }
        return true
    }

    mutating func finish(to said: ([UInt8]) -> Void) {
        guard count > limit else { return said(filter.rest()) }
        let start = tail.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let left = count - limit - (tail.count - start)
        said(Array("\n\(name): warning: \(left) bytes that the view code printed are left out here\n".utf8))
        var last = TraceFilter()
        said(last.passing(tail[start...]) + last.rest())
    }
}

/// Removes the backtrace that Swift's runtime writes after the message of a crash. It would show users only the
/// engine's code and addresses.
package struct TraceFilter {
    /// The texts that may begin a backtrace, at the start of a line. `*** Signal` begins a message that precedes the
    /// backtrace.
    private static let heads = ["Current stack trace:", "*** Signal ", "\n*** Signal "].map { Array($0.utf8) }
    /// The bytes held back: the current line so far, while it may be the start of a backtrace.
    private var held: [UInt8] = []
    private var isAtLineStart = true
    /// Once a trace has begun, the rest of the output belongs to it: the process is ending.
    private var isInTrace = false

    package init() {}

    /// Filters further bytes of the output.
    ///
    /// - Returns: The bytes to show now. Bytes that may begin a backtrace are held back until more bytes decide it.
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
            // The byte after a held line feed did not continue a trace's head. Outputs the line feed, and tests the
            // byte as the start of a line.
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

    /// Returns the bytes that `passing` still holds back. Call it at the end of the output.
    package mutating func rest() -> [UInt8] {
        defer { held = [] }
        return held
    }
}
