// SPDX-License-Identifier: MIT

import Foundation
import Support
import Synchronization

/// The child process that renders the views. It reads orders from file descriptor 3, and writes messages to 4 and
/// errors to standard error. It ends when its input is closed. Compiled views have to be named by `show` first.
final class LiveProcess: Sendable {
    enum Event: Sendable {
        /// A message that is JSON, not pixels.
        case text(Data)
        case rows(Data)
        /// The exit status, or the negated signal, and the last output on standard output and standard error.
        case ended(Int32, said: String)
    }

    private let running: SupervisedProgram
    private let inlet: Mutex<Inlet>
    private let clock = Late()
    /// The queue that writes orders, so that callers do not wait for a busy process.
    private let writer = DispatchQueue(label: "orders")
    /// The largest message, in bytes: an image of 8192² pixels with four bytes each.
    private static let longest = 256 << 20
    private static let outputByteLimit = 16_384

    /// Starts the program.
    ///
    /// - Parameter event: Receives events, on private threads. `ended` is the last.
    init(_ program: ViewProgram.Made, event: @escaping @Sendable (Event) -> Void) throws {
        var pipes: [[Int32]] = []
        let null = open("/dev/null", O_RDWR | O_CLOEXEC)
        func closeAll() { for end in pipes.joined() + [null] where end >= 0 { close(end) } }
        for _ in 0..<4 {
            var ends: [Int32] = [-1, -1]
            guard null >= 0, pipe(&ends) == 0 else {
                defer { closeAll() }
                throw LivePreviewError.noPipe(errno)
            }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            pipes.append(ends)
        }
        let (orders, messages, errors, signs) = (pipes[0], pipes[1], pipes[2], pipes[3])
        var environment = program.environment
        environment[ViewProgram.notesVariable] = "5"
        let plan = SupervisedProgram.Plan(
            path: program.path, arguments: program.arguments, environment: environment,
            files: [null, errors[1], errors[1], orders[0], messages[1], signs[1]],
            confinement: program.confinement, memory: program.memory)
        let running: SupervisedProgram
        do {
            running = try SupervisedProgram(plan)
        } catch {
            closeAll()
            if case .cannotStart(let errno) = error { throw LivePreviewError.noProcess(program.path, errno) }
            throw LivePreviewError.noProcess(program.path, ECANCELED)
        }
        for end in [orders[0], messages[1], errors[1], signs[1], null] { close(end) }
        self.running = running
        inlet = Mutex(Inlet(descriptor: orders[1]))
        let (outlet, complaints, notes) = (messages[0], errors[0], signs[0])
        let said = RecentOutput()
        let isQuiet = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            Self.readAll(complaints) { said.add($0) }
            close(complaints)
            isQuiet.signal()
        }
        let clock = clock
        if program.views == nil { clock.start() }
        Thread.detachNewThread {
            clock.watch(notes, running, seconds: program.seconds)
            close(notes)
        }
        Thread.detachNewThread {
            while let message = Self.message(from: outlet) { event(message) }
            close(outlet)
            // Ends a process that has closed its output but keeps running.
            if running.endsSoon(within: 2) == false { running.end() }
            let ending = running.ending()
            isQuiet.wait()
            event(Self.event(of: ending, isLate: clock.isLate, program.seconds, said.text))
        }
    }

    private static func event(
        of ending: SupervisedProgram.Ending, isLate: Bool, _ seconds: Double, _ said: String
    ) -> Event {
        func told(_ reason: String) -> Event {
            .ended(-SIGKILL, said: said + (said.isEmpty || said.hasSuffix("\n") ? "" : "\n") + reason)
        }
        if isLate { return told("no new frame for \(Int(seconds)) s: its views may loop forever; raise --time-limit") }
        switch ending {
        case .exit(let status): return .ended(status, said: said)
        case .signal(let number): return .ended(-number, said: said)
        case .stopped: return told("the view code stopped its process")
        case .tooManyProcesses(let limit): return told("the view code started more than \(limit) processes")
        case .tooMuchMemory(let limit):
            return told("the view code used more than \(limit) bytes of memory: raise --memory-limit")
        }
    }

    /// Ends a process that shows no progress after `start`.
    private final class Late: Sendable {
        private let state = Mutex((isLate: false, hasStarted: false))
        var isLate: Bool { state.withLock { $0.isLate } }
        func start() { state.withLock { $0.hasStarted = true } }

        /// Additions to the time limit, in seconds. `timeout` lets the process's own watchdog end the process first;
        /// `traceSeconds` is for writing the trace of a crash.
        private static let timeout = 1.5, traceSeconds = 20.0
        private static let fault = UInt8(ascii: "T")

        func watch(_ notes: Int32, _ running: SupervisedProgram, seconds: Double) {
            var last = ContinuousClock.now
            var limit = seconds + Self.timeout
            var source = pollfd(fd: notes, events: Int16(POLLIN), revents: 0)
            var bytes = [UInt8](repeating: 0, count: 4096)
            while true {
                if poll(&source, 1, 200) > 0 {
                    let count = read(notes, &bytes, bytes.count)
                    if count == 0 { return }
                    if count > 0 {
                        last = .now
                        if bytes[..<count].contains(Self.fault) { limit += Self.traceSeconds }
                    }
                } else if !state.withLock({ $0.hasStarted }) {
                    last = .now
                } else if limit.isFinite, ContinuousClock.now - last > .seconds(limit) {
                    state.withLock { $0.isLate = true }
                    return running.end()
                }
            }
        }
    }

    /// The last bytes of the process's output.
    private final class RecentOutput: Sendable {
        private let bytes = Mutex<[UInt8]>([])
        func add(_ new: ArraySlice<UInt8>) { bytes.withLock { $0 = ($0 + new).suffix(LiveProcess.outputByteLimit) } }
        var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }
    }

    private struct Inlet {
        /// The file descriptor of the process's input; negative once it is closed.
        var descriptor: Int32
        /// The number of queued bytes that are not yet written.
        var pending = 0
    }

    /// The limit of bytes waiting for a busy process.
    private static let mostPending = 8 << 20

    /// Whether the process has ended.
    var hasEnded: Bool { running.endsSoon(within: 0) }

    /// Lets the process load compiled views.
    func show(_ views: String) {
        clock.start()
        send(Data(views.utf8))
    }

    /// Queues an order, one line of JSON. Drops the order if the process has ended or more than `mostPending` bytes are
    /// waiting.
    func send(_ order: Data) {
        let bytes = [UInt8](order) + [UInt8(ascii: "\n")]
        let isTaken = inlet.withLock { inlet in
            guard inlet.descriptor >= 0, inlet.pending + bytes.count <= Self.mostPending else { return false }
            inlet.pending += bytes.count
            return true
        }
        guard isTaken else { return }
        writer.async { [self] in
            let descriptor = inlet.withLock(\.descriptor)
            var written = 0
            while descriptor >= 0, written < bytes.count {
                let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress! + written, $0.count - written) }
                if count > 0 { written += count } else if errno != EINTR { break }
            }
            inlet.withLock { $0.pending -= bytes.count }
        }
    }

    /// Ends the process by closing its input; kills it if it is still running after half a second.
    func end() {
        writer.async { [self] in
            inlet.withLock { inlet in
                guard inlet.descriptor >= 0 else { return }
                close(inlet.descriptor)
                inlet.descriptor = -1
            }
        }
        let running = running
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) { running.end() }
    }

    private static func readAll(_ descriptor: Int32, _ body: (ArraySlice<UInt8>) -> Void) {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            body(buffer[..<count])
        }
    }

    private static func message(from descriptor: Int32) -> Event? {
        guard let head = bytes(5, from: descriptor) else { return nil }
        let length = head.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) } - 1
        guard length >= 0, length <= longest, let body = bytes(length, from: descriptor) else { return nil }
        return head[4] == 1 ? .text(body) : .rows(body)
    }

    private static func bytes(_ count: Int, from descriptor: Int32) -> Data? {
        var data = Data(count: count)
        var filled = 0
        while filled < count {
            let got = data.withUnsafeMutableBytes { read(descriptor, $0.baseAddress! + filled, count - filled) }
            if got < 0, errno == EINTR { continue }
            guard got > 0 else { return nil }
            filled += got
        }
        return data
    }
}
