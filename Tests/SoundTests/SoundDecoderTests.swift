// SPDX-License-Identifier: MIT

import Foundation
import Sound
import TestSupport
import Testing

@Suite struct SoundDecoderTests {
    /// A decoder whose `ffmpeg` is a shell script. `$out` is the path of the output, which is the last argument.
    private func decoder(_ script: String, in folder: URL) throws -> SoundDecoder {
        let program = folder.appending(path: "ffmpeg")
        try Data("#!/bin/sh\nfor last in \"$@\"; do :; done\nout=\"${last#file:}\"\n\(script)\n".utf8).write(
            to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        return SoundDecoder(searchPath: "/nowhere:" + folder.path)
    }

    @Test func otherFormatsGoThroughFFmpeg() throws {
        try TemporaryFolder.with { temporary in
            let folder = temporary.url
            let wav = folder.appending(path: "decoded.wav")
            try Data(TestWAV(channels: 2, rate: 44_100, data: [0, 0x40, 0, 0x20]).bytes).write(to: wav)
            let file = folder.appending(path: "music.m4a")
            try Data("....ftypM4A ".utf8).write(to: file)
            let clip = try decoder("cp \(wav.path) \"$out\"", in: folder).clip(at: file.path)
            #expect(clip.sampleRate == 44_100 && clip.channelCount == 2 && clip.frameCount == 1)
        }
    }

    @Test func messagesOfFFmpegAreRelayed() throws {
        try TemporaryFolder.with { temporary in
            let folder = temporary.url
            let decoder = try decoder("echo one >&2; echo 'no such codec' >&2; exit 1", in: folder)
            let error = #expect(throws: SoundError.self) { try decoder.clip(Array("fLaC".utf8)) }
            #expect(error?.reason == "no sound that ffmpeg can decode: no such codec")
        }
    }

    @Test func withoutFFmpegTheErrorNamesThePackage() throws {
        try TemporaryFolder.with { temporary in
            let folder = temporary.url
            let file = folder.appending(path: "music.m4a").path
            try Data("....ftypM4A ".utf8).write(to: URL(filePath: file))
            let error = #expect(throws: SoundError.self) { try SoundDecoder(searchPath: "").clip(at: file) }
            #expect(
                error?.description
                    == "\(file): not a WAV file, and no ffmpeg to decode it: install the package ffmpeg")
        }
    }

    @Test func invalidFilesAreErrors() throws {
        try TemporaryFolder.with { temporary in
            let folder = temporary.url
            let decoder = SoundDecoder(searchPath: "")
            let missing = folder.appending(path: "no.wav").path
            #expect(throws: SoundError(path: missing, "no such file")) { try decoder.clip(at: missing) }
            #expect(throws: SoundError(path: folder.path, "not a file")) { try decoder.clip(at: folder.path) }
            #expect(throws: SoundError(path: "/dev/zero", "not a file")) { try decoder.clip(at: "/dev/zero") }
            let empty = folder.appending(path: "empty.wav").path
            try Data().write(to: URL(filePath: empty))
            #expect(throws: SoundError(path: empty, "empty")) { try decoder.clip(at: empty) }
            let large = folder.appending(path: "large.wav").path
            try Data().write(to: URL(filePath: large))
            truncate(large, 300 << 20)
            #expect(throws: SoundError(path: large, "314572800 bytes long, but must be at most 268435456")) {
                try decoder.clip(at: large)
            }
        }
    }
}
