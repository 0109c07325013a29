// SPDX-License-Identifier: MIT

import CSystem
import Foundation
import Synchronization

/// A run of another program with limits of time and output. The program is killed when this object is released.
package final class ChildProgram: Sendable {
    package enum Input {
        case nothing
        /// The given bytes, as a file that the program reads from its start.
        case bytes([UInt8])
        /// The bytes passed to `send`.
        case stream
    }

    package enum Ending: Sendable, Equatable {
        case exit(Int32)
        case signal(Int32)
    }

    package struct Limits: Sendable {
        /// The maximum time without progress in `send` and `wait`, in seconds. Progress is accepted input, or a change
        /// of `file`.
        package var seconds: Double
        /// The maximum processor time of the program without its own children, in seconds; nil for any.
        package var processorSeconds: Double?
        /// The maximum size in bytes, for the standard output and for `file` separately.
        package var outputByteCount: Int
        /// A file that the program writes. Changes to it count as progress.
        package var file: String?

        package init(
            seconds: Double = ProgramTimeout.standard, processorSeconds: Double? = nil, outputByteCount: Int = .max,
            file: String? = nil
        ) {
            self.seconds = seconds
            self.processorSeconds = processorSeconds
            self.outputByteCount = outputByteCount
            self.file = file
        }

        fileprivate var state: FileState? {
            var status = stat()
            guard let file, stat(file, &status) == 0 else { return nil }
            return FileState(
                byteCount: Int(status.st_size), seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
        }
    }

    fileprivate struct FileState: Equatable {
        var byteCount: Int
        var seconds: Int
        var nanoseconds: Int
    }

    /// The maximum size of the standard error, in bytes.
    package static let messageLimit = 1 << 20

    private let number: pid_t
    /// This process's end of the socket pair that carries the input; nil unless the input is `stream`.
    private let input: Int32?
    private let output: MemoryFile?
    private let errors: MemoryFile
    private let ending = Mutex<Ending?>(nil)

    /// - Parameter keepsOutput: If false, the standard output goes to `/dev/null`.
    package init(_ path: String, _ arguments: [String], input: Input, keepsOutput: Bool) throws(ChildProgramError) {
        errors = try MemoryFile("errors")
        output = keepsOutput ? try MemoryFile("output") : nil
        let null = open("/dev/null", O_RDWR | O_CLOEXEC)
        guard null >= 0 else { throw .cannotStart(errno: errno) }
        defer { close(null) }
        var given: MemoryFile?
        var ends: [Int32] = []
        switch input {
        case .nothing: break
        case .bytes(let bytes):
            given = try MemoryFile("input")
            try given!.fill(bytes)
        case .stream:
            ends = [0, 0]
            // A socket instead of a pipe: writing to a closed pipe would raise SIGPIPE.
            guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
                throw .cannotStart(errno: errno)
            }
        }
        defer { if let end = ends.last { close(end) } }
        let theirs = (
            input: given?.descriptor ?? ends.last ?? null, output: output?.descriptor ?? null,
            errors: errors.descriptor
        )
        var words = ([path] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        let result = Self.running.withLock { running -> Result<pid_t, ChildProgramError> in
            if running.isClosed { return .failure(.interrupted) }
            var number: pid_t = 0
            let failure = programs_start(path, &words, theirs.input, theirs.output, theirs.errors, &number)
            if failure != 0 { return .failure(.cannotStart(errno: failure)) }
            running.numbers.insert(number)
            return .success(number)
        }
        self.input = ends.first
        do {
            number = try result.get()
        } catch {
            if let end = ends.first { close(end) }
            throw error
        }
    }

    deinit {
        // Kills the program if it is still running when this object is released.
        end()
        if let input { close(input) }
    }

    /// Sends bytes and waits until the program has accepted them.
    package func send(_ bytes: [UInt8], within limits: Limits) throws(ChildProgramError) {
        guard let input else { return }
        var watch = Watch(limits)
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                Foundation.send(
                    input, buffer.baseAddress! + sent, buffer.count - sent, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
            }
            if count > 0 {
                sent += count
                watch.restart()
            } else if errno == EAGAIN {
                var ready = pollfd(fd: input, events: Int16(POLLOUT), revents: 0)
                poll(&ready, 1, Self.longestPause / 1000)
                if hasEnded { throw .closedInput }
                try check(&watch)
            } else if errno != EINTR {
                throw .closedInput
            }
        }
    }

    /// Closes the program's input and waits until the program ends.
    package func wait(within limits: Limits) throws(ChildProgramError) -> Ending {
        if let input { shutdown(input, Int32(SHUT_WR)) }
        var watch = Watch(limits)
        var end = pollfd(fd: programs_end_descriptor(number), events: Int16(POLLIN), revents: 0)
        defer { if end.fd >= 0 { close(end.fd) } }
        while !hasEnded {
            try check(&watch)
            // Waits until the program ends, but at most `longestPause`. If the descriptor is negative, `poll` ignores
            // it and only pauses.
            poll(&end, 1, Self.longestPause / 1000)
        }
        try checkSizes(limits)
        return ending.withLock { $0! }
    }

    /// The program's standard output; empty if it was not kept.
    package func outputBytes() throws(ChildProgramError) -> [UInt8] {
        try output?.bytes(upTo: .max) ?? []
    }

    /// The first 4096 bytes of the program's standard error.
    package var messages: String {
        String(decoding: (try? errors.bytes(upTo: 4096)) ?? [], as: UTF8.self)
    }

    /// The program's whole standard error. `wait` bounds its size.
    package var allMessages: String {
        String(decoding: (try? errors.bytes(upTo: .max)) ?? [], as: UTF8.self)
    }

    /// The complete lines within the first `messageLimit` bytes of the standard error. Used in reports about a program
    /// that was killed because it exceeded this limit.
    package var firstMessages: String {
        let kept = (try? errors.bytes(upTo: Self.messageLimit)) ?? []
        return String(decoding: kept.prefix((kept.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1), as: UTF8.self)
    }

    package var isRunning: Bool { !hasEnded }

    /// Asks the program to stop, by SIGINT; does nothing if the program has ended.
    package func interrupt() {
        if !hasEnded { kill(number, SIGINT) }
    }

    /// Kills the program's process group and waits until the program has ended.
    package func end() {
        guard !hasEnded else { return }
        kill(-number, SIGKILL)
        while !hasEnded { usleep(500) }
    }

    // MARK: Watching

    /// The longest pause between two checks of the running program, in microseconds.
    private static let longestPause: Int32 = 20_000

    private struct Watch {
        let limits: Limits
        private let clock = ContinuousClock()
        private var since: ContinuousClock.Instant
        private var state: FileState?

        init(_ limits: Limits) {
            self.limits = limits
            since = clock.now
            state = limits.state
        }

        mutating func restart() { since = clock.now }

        mutating func isOver() -> Bool {
            guard clock.now - since > .seconds(limits.seconds) else { return false }
            let now = limits.state
            guard now != state else { return true }
            state = now
            restart()
            return false
        }
    }

    private func check(_ watch: inout Watch) throws(ChildProgramError) {
        do throws(ChildProgramError) {
            try checkSizes(watch.limits)
            if watch.isOver() { throw .timedOut(seconds: watch.limits.seconds) }
            if let limit = watch.limits.processorSeconds, processorSeconds > limit { throw .timedOut(seconds: limit) }
        } catch {
            end()
            throw error
        }
    }

    /// The processor time that the running program has used, in seconds; 0 if it has ended.
    private var processorSeconds: Double {
        var (clock, time) = (clockid_t(), timespec())
        guard clock_getcpuclockid(number, &clock) == 0, clock_gettime(clock, &time) == 0 else { return 0 }
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    private func checkSizes(_ limits: Limits) throws(ChildProgramError) {
        if errors.byteCount > Self.messageLimit { throw .tooManyMessages(limit: Self.messageLimit) }
        for count in [output?.byteCount, limits.state?.byteCount] {
            if let count, count > limits.outputByteCount { throw .outputTooLarge(limit: limits.outputByteCount) }
        }
    }

    /// Whether the program has ended. If so, reaps its process. Meanwhile holds the lock that all runs share, so that
    /// `endAll` never kills another process that has got the same id.
    private var hasEnded: Bool {
        ending.withLock { ending in
            if ending != nil { return true }
            var status: Int32 = 0
            let isOver = Self.running.withLock { running in
                let result = waitpid(number, &status, WNOHANG)
                guard result == number || result < 0 && errno == ECHILD else { return false }
                running.numbers.remove(number)
                return true
            }
            if isOver { ending = status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F) }
            return isOver
        }
    }

    private struct Running {
        var numbers: Set<pid_t> = []
        var isClosed = false
    }

    private static let running = Mutex(Running())

    /// Kills all running programs and prevents new ones. Call from any thread when this process is about to end.
    package static func endAll() {
        running.withLock { running in
            running.isClosed = true
            for number in running.numbers { kill(-number, SIGKILL) }
        }
    }
}
