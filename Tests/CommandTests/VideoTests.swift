// SPDX-License-Identifier: MIT

import AVFoundation
import Foundation
import SwiftUI
import TestSupport
import Testing
import Zoetrope
import Commands

/// Videos written by ffmpeg, decoded again.
@Suite(.serialized) @MainActor struct VideoTests {
    private nonisolated static var isHere: Bool { OtherProgram.isInstalled("ffmpeg") }

    /// The output of ffmpeg for a file, such as raw pixels or samples; `arguments` choose the stream and the format.
    private func decoded(_ path: String, _ arguments: String...) throws -> [UInt8] {
        let ending = try #require(OtherProgram("ffmpeg"))
            .run(["-nostdin", "-v", "error", "-i", path] + arguments + ["-"])
        #expect(ending.status == 0, "\(ending.err)")
        return ending.bytes
    }

    @Test(.enabled(if: isHere, "ffmpeg is not installed"), arguments: ["mp4", "mov", "webm"])
    func allFramesArrive(format: String) async throws {
        try await withFolder { folder in
            let path = "\(folder)/a.\(format)"
            await CommandRun.succeed("sunrise --scale 8 -o \(path)")
            let pixels = try decoded(path, "-f", "rawvideo", "-pix_fmt", "rgb24")
            let frame = 64 * 48 * 3
            #expect(pixels.count == 20 * frame)
            // In the last frame, green has risen from 0 to nearly half. Red and blue stay at 255.
            let last = Array(pixels.suffix(frame)[(pixels.count - frame)...].prefix(3)).map(Int.init)
            #expect(abs(last[0] - 255) < 8 && abs(last[1] - 121) < 8 && abs(last[2] - 255) < 8, "\(last)")
            #expect(names(in: folder) == ["a.\(format)"])
        }
    }

    @Test(.enabled(if: isHere, "ffmpeg is not installed"))
    func transparentFramesStayTransparent() async throws {
        try await withFolder { folder in
            await CommandRun.succeed("night --scale 8 -o \(folder)/a.mov")
            let pixels = try decoded("\(folder)/a.mov", "-f", "rawvideo", "-pix_fmt", "rgba")
            #expect(
                pixels.count == 15 * 80 * 40 * 4
                    && stride(from: 3, to: pixels.count, by: 4).allSatisfy { pixels[$0] == 0 })
        }
    }

    /// Videos must use the colour matrix of HD, because all decoders assume it.
    @Test(.enabled(if: isHere, "ffmpeg is not installed"), arguments: ["mov", "webm"])
    func translucentColoursAreThoseOfHD(format: String) async throws {
        try await withFolder { folder in
            await CommandRun.succeed("sunrise --scale 8 --frames 1 --background #ff0000 -o \(folder)/a.\(format)")
            await CommandRun.succeed("sunrise --scale 8 --frames 1 --background #ff000080 -o \(folder)/b.\(format)")
            for name in ["a", "b"] {
                let pixels = try decoded(
                    "\(folder)/\(name).\(format)", "-vf", "scale=in_color_matrix=bt709:in_range=tv", "-f", "rawvideo",
                    "-pix_fmt", "rgb24")
                #expect(pixels[0] > 247 && pixels[1] < 8 && pixels[2] < 8, "\(name): \(pixels.prefix(3))")
            }
        }
    }

    @Test(.enabled(if: isHere, "ffmpeg is not installed"))
    func sidesAreEvenAndNotTooSmall() async throws {
        try await withFolder { folder in
            let cut = await CommandRun.of("sunrise --size 9x7 --frames 2 -o \(folder)/a.mp4")
            #expect(
                cut.err
                    == "render: warning: \(folder)/a.mp4 has 8×6 pixels: videos have even sides, so the last row or column is cut off\n"
            )
            let small = await CommandRun.of("sunrise --size 1x6 --frames 2 -o \(folder)/b.mp4")
            #expect(small.status == 64)
            #expect(small.err == "render: the width is 1 pixels, but must be at least 2 for a video\n")
            #expect(names(in: folder) == ["a.mp4"])
        }
    }

    @Test(.enabled(if: isHere, "ffmpeg is not installed"))
    func soundGoesIntoTheFile() async throws {
        try await withFolder { folder in
            let scene = SceneDescription(
                name: "tune", summary: "", size: CGSize(width: 16, height: 16), duration: 1
            ) {
                Color.red.onAppear {
                    guard let url = Bundle.main.url(forResource: "music", withExtension: "wav") else { return }
                    Tune.player = try? AVAudioPlayer(contentsOf: url)
                    Tune.player?.play()
                }
            }
            await CommandRun.succeed("tune -o \(folder)/a.mp4", scenes: [scene])
            let samples = try decoded("\(folder)/a.mp4", "-f", "s16le", "-ac", "1", "-ar", "8000")
            #expect(abs(samples.count / 2 - 8000) < 600)
            #expect(samples.contains { $0 != 0 })
            #expect(names(in: folder) == ["a.mp4"])
        }
    }

    @MainActor private enum Tune { static var player: AVAudioPlayer? }

    @Test(.enabled(if: isHere, "ffmpeg is not installed"))
    func nothingHalfWrittenStays() async throws {
        try await withFolder { folder in
            let failed = await CommandRun.of("eclipse --threads 1 -o \(folder)/x/a.mp4")
            #expect(failed.status == 70 && failed.err == "render: the sun is gone\n")
            #expect(names(in: folder) == [])
            await CommandRun.succeed("sunrise --frames 2 -o \(folder)/a.mp4")
            await CommandRun.succeed("sunrise --frames 2 -o \(folder)/a.mp4")
            try TestPictures.edit(folder + "/a.mp4")
            #expect(await CommandRun.of("sunrise --frames 2 -o \(folder)/a.mp4").status == 73)
        }
    }
}
