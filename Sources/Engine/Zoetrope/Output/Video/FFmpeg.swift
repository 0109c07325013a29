// SPDX-License-Identifier: MIT

import Support
import Foundation
import Synchronization

/// One run of ffmpeg that writes a file.
final class FFmpeg: Sendable {
    private let program: ChildProgram
    /// The final path of the video; named in error messages.
    private let path: String
    private let temporary: String
    private let timeout: Double
    /// The number of input bytes so far.
    private let byteCount: Atomic<Int>

    /// - Parameters:
    ///   - arguments: all arguments before the path of the output, `temporary`.
    ///   - takesInput: whether `write` will be called.
    ///   - files: the input files. Their sizes count towards the limit of the output.
    ///   - path: the final path, for errors.
    ///   - pixelCount: the number of pixels of one frame. Larger frames get a longer timeout.
    init(
        _ arguments: [String], format: VideoFormat, into temporary: String, takesInput: Bool, files: [String] = [],
        named path: String, pixelCount: Int, searchPath: String = ProgramSearch.standardPath
    ) throws {
        self.path = path
        self.temporary = temporary
        byteCount = Atomic(
            files.reduce(0) { sum, file in
                guard case .file(let size) = FileSystem.plainFile(file) else { return sum }
                return sum + size
            })
        timeout = ProgramTimeout.standard * (1 + Double(pixelCount) / 8e6)
        // `-xerror` makes ffmpeg fail if it cannot finish the file.
        program = try Self.start(
            ["-xerror", "-y"] + (takesInput ? [] : ["-nostdin"]) + arguments
                + ["-bitexact", "-f", format.rawValue, "file:" + temporary],
            input: takesInput ? .stream : .nothing, keepsOutput: false, named: path, searchPath)
    }

    private static func start(
        _ arguments: [String], input: ChildProgram.Input, keepsOutput: Bool, named path: String, _ searchPath: String
    ) throws -> ChildProgram {
        guard let file = ProgramSearch.find("ffmpeg", in: searchPath) else { throw VideoError.missing(path: path) }
        do throws(ChildProgramError) {
            return try ChildProgram(file, ["-v", "error"] + arguments, input: input, keepsOutput: keepsOutput)
        } catch {
            throw failure(error, named: path)
        }
    }

    /// Sends bytes and blocks until the program has taken them.
    func write(_ bytes: [UInt8]) throws {
        byteCount.add(bytes.count, ordering: .relaxed)
        do throws(ChildProgramError) {
            try program.send(bytes, within: limits)
        } catch {
            // ffmpeg has closed its input too early. `finish` throws the reason, from its exit status and messages.
            if error == .closedInput { try finish(isExpected: false) }
            throw Self.failure(error, named: path)
        }
    }

    /// Waits until the file is complete.
    func finish() throws { try finish(isExpected: true) }

    private func finish(isExpected: Bool) throws {
        let ending: ChildProgram.Ending
        do throws(ChildProgramError) {
            ending = try program.wait(within: limits)
        } catch {
            throw Self.failure(error, named: path)
        }
        if ending != .exit(0) || !isExpected { throw Self.failure(program.messages, ending, named: path) }
    }

    /// The limits of the ffmpeg process. Its output may have twice the size of its input, plus a constant for the
    /// overhead of short videos.
    private var limits: ChildProgram.Limits {
        ChildProgram.Limits(
            seconds: timeout, outputByteCount: 2 * byteCount.load(ordering: .relaxed) + 16 << 20, file: temporary)
    }

    // MARK: Checking the file

    /// Checks a finished file by reading all of its packets, because ffmpeg may report success without having written
    /// the end.
    static func check(
        _ temporary: String, frameCount: Int, named path: String, searchPath: String = ProgramSearch.standardPath
    ) throws {
        let program = try start(
            [
                "-xerror", "-nostdin", "-i", "file:" + temporary, "-map", "0", "-c", "copy", "-progress", "pipe:1",
                "-f",
                "null", "-",
            ], input: .nothing, keepsOutput: true, named: path, searchPath)
        let ending: ChildProgram.Ending
        let report: String
        do throws(ChildProgramError) {
            ending = try program.wait(within: .init(outputByteCount: 1 << 24))
            report = String(decoding: try program.outputBytes(), as: UTF8.self)
        } catch {
            throw failure(error, named: path)
        }
        let messages = program.messages
        guard ending == .exit(0), messages.isEmpty else { throw failure(messages, ending, named: path) }
        let count = report.split(whereSeparator: \.isNewline).last { $0.hasPrefix("frame=") }
            .flatMap { Int($0.dropFirst("frame=".count)) }
        guard count == frameCount else {
            throw VideoError.failed(
                path: path, reason: "of \(frameCount) frames only \(count ?? 0) could be read back")
        }
    }

    // MARK: Errors

    private static func failure(_ messages: String, _ ending: ChildProgram.Ending, named path: String) -> any Error {
        // If a message names a system error, such as a full disk, throws an error of the output file.
        for code in [ENOSPC, EDQUOT, EFBIG, EIO, EROFS] where messages.contains(String(cString: strerror(code))) {
            return OutputError.cannotWrite(path: path, errno: code)
        }
        if let line = messages.split(whereSeparator: \.isNewline).first {
            // Removes memory addresses, which differ between runs.
            let words = line.replacing(#/ @ 0x[0-9a-f]+/#, with: "").prefix(200)
            return VideoError.failed(path: path, reason: String(words))
        }
        let reason =
            switch ending {
            case .exit(0): "it ended early"
            case .exit(let status): "it ended with status \(status)"
            case .signal(let number): "it was ended by signal \(number)"
            }
        return VideoError.failed(path: path, reason: reason)
    }

    private static func failure(_ error: ChildProgramError, named path: String) -> any Error {
        switch error {
        case .interrupted: return CancellationError()
        case .cannotStart(let errno):
            return VideoError.failed(path: path, reason: "it cannot be started: \(FileSystem.words(for: errno))")
        case .closedInput: return VideoError.failed(path: path, reason: "it ended early")
        case .timedOut(let seconds):
            let time = LimitError.text(seconds.rounded())
            return VideoError.failed(
                path: path, reason: "no progress for \(time) s; raise \(ProgramTimeout.variable)")
        case .outputTooLarge(let limit):
            return VideoError.failed(path: path, reason: "its output is too large: more than \(limit) bytes")
        case .tooManyMessages(let limit):
            return VideoError.failed(path: path, reason: "its error output is too large: more than \(limit) bytes")
        }
    }
}
