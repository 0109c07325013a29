import Dispatch
import Foundation
import Synchronization

/// One run of `ffmpeg`, from the bytes of any sound to those of a WAV file, within a time and a size.
///
/// Input and output are temporary files: many formats cannot be read from a pipe. The program is shown this one file
/// only, and no format that names others.
struct ForeignDecoder: Sendable {
    enum Failure: Error, Equatable {
        case missing
        case failed(String)
        case timedOut
        case tooLarge

        func reason(after reason: String) -> String {
            switch self {
            case .missing: "\(reason), and no ffmpeg to decode it: install the package ffmpeg"
            case .failed(let message): "no sound that ffmpeg can decode: \(message)"
            case .timedOut: "not decoded by ffmpeg in \(Int(ForeignDecoder.timeout)) s"
            case .tooLarge: "longer than \(Clip.maximumByteCount) bytes when decoded"
            }
        }
    }

    /// In seconds; a clip of the longest kind takes ten.
    static let timeout = 60.0
    private static let formats = "aac,ac3,aiff,amr,ape,asf,au,caf,flac,matroska,mov,mp3,ogg,w64,wav,wv"

    let searchPath: String

    private var executable: URL? {
        searchPath.split(separator: ":").lazy.map { URL(filePath: String($0)).appending(path: "ffmpeg") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    func wav(from bytes: [UInt8]) throws -> [UInt8] {
        guard let executable else { throw Failure.missing }
        let folder = FileManager.default.temporaryDirectory.appending(path: "zoetrope-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(at: folder) }
        let (input, output) = (folder.appending(path: "input"), folder.appending(path: "output.wav"))
        let errors = folder.appending(path: "errors")
        try Data(bytes).write(to: input)
        try Data().write(to: errors)

        let process = Process()
        process.executableURL = executable
        process.arguments = [
            "-nostdin", "-v", "error", "-protocol_whitelist", "file", "-format_whitelist", Self.formats,
            "-i", "file:" + input.path, "-map", "0:a:0", "-c:a", "pcm_s16le", "-bitexact",
            "-fs", String(Clip.maximumByteCount), "-f", "wav", "file:" + output.path,
        ]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = try FileHandle(forWritingTo: errors)
        try run(process, in: folder)

        guard process.terminationStatus == 0 else {
            let text = String(
                decoding: try FileHandle(forReadingFrom: errors).read(upToCount: 4096) ?? Data(), as: UTF8.self)
            throw Failure.failed(
                text.split(whereSeparator: \.isNewline).last.map { String($0.prefix(200)) } ?? "no reason")
        }
        let wav = try Data(contentsOf: output)
        // ffmpeg stops without an error where its limit is reached.
        guard wav.count < Clip.maximumByteCount - 65_536 else { throw Failure.tooLarge }
        return [UInt8](wav)
    }

    private func run(_ process: Process, in folder: URL) throws {
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        try process.run()
        let number = process.processIdentifier
        Self.running.withLock { $0[number] = folder }
        defer { Self.running.withLock { _ = $0.removeValue(forKey: number) } }
        guard ended.wait(timeout: .now() + Self.timeout) == .timedOut else { return }
        process.terminate()
        if ended.wait(timeout: .now() + 1) == .timedOut {
            kill(process.processIdentifier, SIGKILL)
            ended.wait()
        }
        throw Failure.timedOut
    }

    /// The programs that run, and the folders in which they work.
    private static let running = Mutex<[pid_t: URL]>([:])

    /// For a process that is about to end itself: kills what it has started, and clears up behind it.
    static func endPrograms() {
        running.withLock { running in
            for (number, folder) in running {
                kill(number, SIGKILL)
                try? FileManager.default.removeItem(at: folder)
            }
        }
    }
}
