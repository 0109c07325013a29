// SPDX-License-Identifier: MIT

import Foundation
import Support

/// Decodes sounds: WAV directly, other formats with `ffmpeg`.
package struct SoundDecoder: Sendable {
    private let program: FFmpegAudioDecoder

    /// - Parameter searchPath: A colon-separated list of directories to search for `ffmpeg`.
    package init(searchPath: String = ProgramSearch.standardPath) {
        program = FFmpegAudioDecoder(searchPath: searchPath)
    }

    package func clip(at path: String) throws(SoundError) -> Clip {
        let bytes: [UInt8]
        do {
            let attributes = try FileManager.default.attributesOfItem(
                atPath: URL(filePath: path).resolvingSymlinksInPath().path)
            guard attributes[.type] as? FileAttributeType == .typeRegular else {
                throw SoundError(path: path, "not a file")
            }
            let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
            guard size <= Clip.maximumByteCount else { throw Self.tooLarge(path, size) }
            bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
        } catch let error as SoundError {
            throw error
        } catch {
            throw SoundError(
                path: path, FileManager.default.fileExists(atPath: path) ? "cannot be read" : "no such file")
        }
        return try clip(bytes, path: path)
    }

    package func clip(_ bytes: [UInt8]) throws(SoundError) -> Clip {
        guard bytes.count <= Clip.maximumByteCount else { throw Self.tooLarge(nil, bytes.count) }
        return try clip(bytes, path: nil)
    }

    private static func tooLarge(_ path: String?, _ size: Int) -> SoundError {
        SoundError(path: path, "\(size) bytes long, but must be at most \(Clip.maximumByteCount)")
    }

    private func clip(_ bytes: [UInt8], path: String?) throws(SoundError) -> Clip {
        guard !bytes.isEmpty else { throw SoundError(path: path, "empty") }
        do {
            return try WAVReader.read(bytes)
        } catch {
            switch error {
            case .damaged(let reason): throw SoundError(path: path, reason)
            case .foreign(let reason): return try foreignClip(bytes, path: path, reason: reason)
            }
        }
    }

    private func foreignClip(_ bytes: [UInt8], path: String?, reason: String) throws(SoundError) -> Clip {
        let wav: [UInt8]
        do {
            wav = try program.wav(from: bytes)
        } catch {
            throw SoundError(path: path, error.reason(after: reason))
        }
        do {
            return try WAVReader.read(wav)
        } catch {
            throw SoundError(path: path, "what ffmpeg made of it is no WAV file")
        }
    }
}
