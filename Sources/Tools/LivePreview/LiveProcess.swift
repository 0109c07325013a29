// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The process that renders the views. It reads orders from file descriptor 3 and writes messages to 4; errors go to
/// standard error. It ends by itself when its input is closed.
final class LiveProcess: Sendable {
    enum Event: Sendable {
        /// JSON.
        case text(Data)
        case rows(Data)
        /// The exit status, or the negated signal, and the last output on standard output and standard error.
        case ended(Int32, said: String)
    }

    private let number: pid_t
    private let inlet: Mutex<Inlet>
    /// Writes orders, so that a busy process blocks no caller.
    private let writer = DispatchQueue(label: "orders")
    /// Whether the process has ended. It guards against killing another process that has got the same identifier.
    private let isGone = Gone()
    /// The largest message, in bytes: a window of 8192² pixels.
    private static let longest = 256 << 20
    private static let mostSaid = 16_384

    /// - Parameters:
    ///   - arguments: The program's arguments, with its name first.
    ///   - event: Receives events, on private threads. `ended` is the last.
    init(
        _ program: String, _ arguments: [String], environment: [String: String],
        event: @escaping @Sendable (Event) -> Void
    ) throws {
        var (orders, messages, errors): ([Int32], [Int32], [Int32]) = ([0, 0], [0, 0], [0, 0])
        guard pipe(&orders) == 0, pipe(&messages) == 0, pipe(&errors) == 0 else { throw LivePreviewError.noPipe(errno) }
        for end in orders + messages + errors { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        // Moves these descriptors to 10 or above, so that the duplication to 3 and 4 does not overwrite them.
        let (inside, outside) = (fcntl(orders[0], F_DUPFD_CLOEXEC, 10), fcntl(messages[1], F_DUPFD_CLOEXEC, 10))
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, errors[1], STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, errors[1], STDERR_FILENO)
        posix_spawn_file_actions_adddup2(&actions, inside, 3)
        posix_spawn_file_actions_adddup2(&actions, outside, 4)
        defer { posix_spawn_file_actions_destroy(&actions) }
        var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        var surroundings: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for word in words + surroundings { free(word) } }
        var number: pid_t = 0
        let failure = posix_spawn(&number, program, &actions, nil, &words, &surroundings)
        for end in [orders[0], messages[1], errors[1], inside, outside] { close(end) }
        guard failure == 0 else {
            for end in [orders[1], messages[0], errors[0]] { close(end) }
            throw LivePreviewError.noProcess(program, failure)
        }
        self.number = number
        inlet = Mutex(Inlet(descriptor: orders[1]))
        let (child, outlet, complaints, isGone) = (number, messages[0], errors[0], isGone)
        let said = Said()
        let isQuiet = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            Self.readAll(complaints) { said.add($0) }
            close(complaints)
            isQuiet.signal()
        }
        Thread.detachNewThread {
            while let message = Self.message(from: outlet) { event(message) }
            close(outlet)
            isQuiet.wait()
            var status: Int32 = 0
            // Waits without reaping first: the identifier stays reserved until `isGone` is set.
            var ended = siginfo_t()
            while waitid(P_PID, id_t(child), &ended, WEXITED | WNOWAIT) == -1, errno == EINTR {}
            isGone.isTrue.withLock { $0 = true }
            while waitpid(child, &status, 0) == -1, errno == EINTR {}
            event(.ended(status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F), said: said.text))
        }
    }

    /// The last bytes of the process's output.
    private final class Said: Sendable {
        private let bytes = Mutex<[UInt8]>([])
        func add(_ new: ArraySlice<UInt8>) { bytes.withLock { $0 = ($0 + new).suffix(LiveProcess.mostSaid) } }
        var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }
    }

    private struct Inlet {
        /// Negative once closed.
        var descriptor: Int32
        /// The bytes that are still to be written.
        var pending = 0
    }

    private final class Gone: Sendable {
        let isTrue = Mutex(false)
    }

    /// The limit of bytes waiting for a busy process.
    private static let mostPending = 8 << 20

    /// Writes an order, one line of JSON, as soon as the process reads it. Drops it if the process has ended or too
    /// many bytes are waiting.
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
        let (number, isGone) = (number, isGone)
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) {
            isGone.isTrue.withLock { if !$0 { kill(number, SIGKILL) } }
        }
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
