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
    private let errors: URL
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
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
        guard let program else { throw VideoError.missing(path: path) }
        self.path = path
        errors = FileManager.default.temporaryDirectory.appending(path: "zoetrope-\(UUID().uuidString).txt")
        try Data().write(to: errors)
        process = Process()
        process.executableURL = program
        process.arguments =
            ["-v", "error", "-y"] + (takesInput ? [] : ["-nostdin"]) + arguments
            + ["-bitexact", "-f", format.rawValue, "file:" + temporary]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = try FileHandle(forWritingTo: errors)
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
        try process.run()
        isOver.withLock { $0 = false }
        if takesInput { try? (process.standardInput as? FileHandle)?.close() }
        let number = process.processIdentifier
        Self.running.withLock { _ = $0.insert(number) }
    }

    deinit {
        // Dropped before its end: there is no use for the file.
        if !isOver.withLock(\.self) {
            kill(process.processIdentifier, SIGKILL)
            end()
        }
        try? FileManager.default.removeItem(at: errors)
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
        let text = (try? FileHandle(forReadingFrom: errors).read(upToCount: 4096)) ?? Data()
        let line = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline).first
        throw VideoError.failed(path: path, reason: line.map { String($0.prefix(200)) } ?? "it ended early")
    }

    private func end() {
        guard
            !isOver.withLock({ isOver in
                defer { isOver = true }; return isOver
            })
        else { return }
        if let input { close(input) }
        ended.wait()
        let number = process.processIdentifier
        Self.running.withLock { _ = $0.remove(number) }
    }

    private static let running = Mutex<Set<pid_t>>([])

    /// For a process that is about to end itself.
    static func endPrograms() { running.withLock { for number in $0 { kill(number, SIGKILL) } } }
}
