import Dispatch
import Foundation
import Synchronization

/// Why there is no video file. Each description is one line.
public enum VideoError: Error, Equatable, CustomStringConvertible {
    case missing(path: String)
    /// In the program's own words.
    case failed(path: String, reason: String)

    public var description: String {
        switch self {
        case .missing(let path): "\(path): videos are the work of ffmpeg, which is not here: install the package ffmpeg"
        case .failed(let path, let reason): "ffmpeg cannot write \(path): \(FileSystem.oneLine(reason))"
        }
    }
}

/// One run of the program ffmpeg.
final class FFmpeg: Sendable {
    private let process: Process
    /// Our end of a pair of sockets: on a pipe, a program that ends early would end us, too.
    private let input: Int32?
    /// What the program complains of: a file without a name, so that nothing is left of it.
    private let errors: FileHandle
    private let path: String
    private let ended = DispatchSemaphore(value: 0)
    /// Nobody waits for it any more; so it is before it runs, too.
    private let isOver = Mutex(true)

    /// - Parameters:
    ///   - arguments: all but the output, which is `temporary`.
    ///   - takesInput: whether `write` is going to be called.
    ///   - path: what the file is going to be called, for errors.
    init(
        _ arguments: [String], format: VideoFormat, into temporary: String, takesInput: Bool, named path: String,
        searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
    ) throws {
        let program = searchPath.split(separator: ":").lazy
            .map { URL(filePath: String($0)).appending(path: "ffmpeg") }
            .first { FileSystem.isFile($0.path) && FileManager.default.isExecutableFile(atPath: $0.path) }
        guard let program else { throw VideoError.missing(path: path) }
        self.path = path
        let notes = FileManager.default.temporaryDirectory.appending(path: "zoetrope-\(UUID().uuidString).txt").path
        let descriptor = open(notes, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw OutputError.cannotCreate(path: notes, errno: errno) }
        unlink(notes)
        errors = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        process = Process()
        process.executableURL = program
        process.arguments =
            ["-v", "error", "-y"] + (takesInput ? [] : ["-nostdin"]) + arguments
            + ["-bitexact", "-f", format.rawValue, "file:" + temporary]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = errors
        if takesInput {
            var ends: [Int32] = [0, 0]
            guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
                throw OutputError.cannotCreate(path: path, errno: errno)
            }
            input = ends[0]
            process.standardInput = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
        } else {
            input = nil
            process.standardInput = FileHandle.nullDevice
        }
        let ended = ended
        process.terminationHandler = { _ in ended.signal() }
        try Self.running.withLock { running in
            if running.isClosed { throw CancellationError() }
            try process.run()
            running.programs.insert(process.processIdentifier)
        }
        isOver.withLock { $0 = false }
        if takesInput { try? (process.standardInput as? FileHandle)?.close() }
    }

    deinit {
        // Dropped before its end: there is no use for the file.
        if !isOver.withLock(\.self) {
            kill(process.processIdentifier, SIGKILL)
            end()
        }
        if let input { close(input) }
    }

    /// Waits until the program takes the bytes.
    func write(_ bytes: [UInt8]) throws {
        guard let input else { return }
        var written = 0
        var failed = false
        bytes.withUnsafeBytes { buffer in
            while written < buffer.count, !failed {
                let count = send(
                    input, buffer.baseAddress! + written, buffer.count - written, Int32(MSG_NOSIGNAL))
                if count > 0 { written += count } else if errno != EINTR { failed = true }
            }
        }
        if failed { try finish(isExpected: false) }
    }

    /// Waits until the file is whole.
    func finish() throws { try finish(isExpected: true) }

    private func finish(isExpected: Bool) throws {
        end()
        guard process.terminationReason != .exit || process.terminationStatus != 0 || !isExpected else { return }
        try? errors.seek(toOffset: 0)
        let text = (try? errors.read(upToCount: 4096)) ?? Data()
        let line = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline).first
        // Addresses of its objects differ from run to run.
        let reason = line.map { $0.replacing(#/ @ 0x[0-9a-f]+/#, with: "").prefix(200) }
        throw VideoError.failed(path: path, reason: reason.map(String.init) ?? "it ended early")
    }

    private func end() {
        guard
            !isOver.withLock({ isOver in
                defer { isOver = true }; return isOver
            })
        else { return }
        // The end of the input; the number itself is given back with this object.
        if let input { shutdown(input, Int32(SHUT_WR)) }
        ended.wait()
        let number = process.processIdentifier
        Self.running.withLock { _ = $0.programs.remove(number) }
    }

    private struct Running {
        var programs: Set<pid_t> = []
        var isClosed = false
    }

    private static let running = Mutex(Running())

    /// For a process that is about to end itself. No program can be started afterwards.
    static func endPrograms() {
        running.withLock { running in
            running.isClosed = true
            for number in running.programs { kill(number, SIGKILL) }
        }
    }
}
