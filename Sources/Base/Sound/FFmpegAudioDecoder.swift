// SPDX-License-Identifier: MIT

import Foundation
import Support

/// Decodes a sound to WAV with the `ffmpeg` program, within limits of time and size.
///
/// Passes files instead of pipes, because many formats need a seekable input. Protocols and formats that could open
/// other files are disabled.
struct FFmpegAudioDecoder: Sendable {
    enum Failure: Error, Equatable {
        case missing
        case failed(String)
        case ended(ChildProgramError)
        case tooLarge

        func reason(after reason: String) -> String {
            switch self {
            case .missing: "\(reason), and no ffmpeg to decode it: install the package ffmpeg"
            case .failed(let message): "no sound that ffmpeg can decode: \(message)"
            case .ended(.timedOut(let seconds)):
                "not decoded by ffmpeg in \(seconds.formatted()) s; raise \(ProgramTimeout.variable)"
            case .ended(.cannotStart(let errno)): "ffmpeg cannot be run: \(String(cString: strerror(errno)))"
            case .ended(.tooManyMessages(let limit)): "ffmpeg complains without end: more than \(limit) bytes"
            case .ended: "ffmpeg was ended"
            case .tooLarge: "longer than \(Clip.maximumByteCount) bytes when decoded"
            }
        }
    }

    private static let formats = "aac,ac3,aiff,amr,ape,asf,au,caf,flac,matroska,mov,mp3,ogg,w64,wav,wv"

    let searchPath: String

    func wav(from bytes: [UInt8]) throws(Failure) -> [UInt8] {
        guard let executable = ProgramSearch.find("ffmpeg", in: searchPath) else { throw .missing }
        do {
            return try wav(from: bytes, executable)
        } catch let error as Failure {
            throw error
        } catch let error as ChildProgramError {
            if case .outputTooLarge = error { throw .tooLarge }
            throw .ended(error)
        } catch {
            throw .failed("\(error)")
        }
    }

    private func wav(from bytes: [UInt8], _ executable: String) throws -> [UInt8] {
        let program = try ChildProgram(
            executable,
            [
                "-nostdin", "-y", "-v", "error", "-protocol_whitelist", "file", "-format_whitelist", Self.formats,
                "-i", "file:/dev/stdin", "-map", "0:a:0", "-c:a", "pcm_s16le", "-bitexact",
                "-fs", String(Clip.maximumByteCount), "-f", "wav", "file:/dev/stdout",
            ], input: .bytes(bytes), keepsOutput: true)
        // ffmpeg exits with 0 when it reaches its own size limit, so the result's size is checked below.
        let ending = try program.wait(within: .init(outputByteCount: Clip.maximumByteCount + 65_536))
        guard ending == .exit(0) else {
            let line = program.messages.split(whereSeparator: \.isNewline).last
            throw Failure.failed(line.map { String($0.prefix(200)) } ?? "no reason")
        }
        let wav = try program.outputBytes()
        guard wav.count < Clip.maximumByteCount - 65_536 else { throw Failure.tooLarge }
        return wav
    }
}
