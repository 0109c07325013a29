import AVFoundation
import Foundation
import SwiftUI
import Testing
import Zoetrope
import render

/// What ffmpeg makes of our frames, and what it reads back.
@Suite(.serialized) @MainActor struct VideoTests {
    private nonisolated static func program(_ name: String) -> URL? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .map { URL(filePath: String($0)).appending(path: name) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    private nonisolated static var isHere: Bool { program("ffmpeg") != nil }

    /// The raw bytes of a stream of a file.
    private func decoded(_ path: String, _ arguments: String...) throws -> [UInt8] {
        let process = Process()
        process.executableURL = try #require(Self.program("ffmpeg"))
        process.arguments = ["-nostdin", "-v", "error", "-i", path] + arguments + ["-"]
        let out = Pipe()
        process.standardOutput = out
        try process.run()
        let data = out.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return [UInt8](data)
    }

    private func succeed(_ arguments: String, scenes: [SceneDescription] = CommandRun.scenes) async {
        let run = await CommandRun.of(arguments.split(separator: " ").map(String.init), scenes: scenes)
        #expect(run.status == 0 && run.err.isEmpty, "\(run.err)")
    }

    @Test(.enabled(if: isHere, "ffmpeg is not installed"), arguments: ["mp4", "mov", "webm"])
    func allFramesArrive(format: String) async throws {
        try await withFolder { folder in
            let path = "\(folder)/a.\(format)"
            await succeed("sunrise --scale 8 -o \(path)")
            let pixels = try decoded(path, "-f", "rawvideo", "-pix_fmt", "rgb24")
            let frame = 64 * 48 * 3
            #expect(pixels.count == 20 * frame)
            // Magenta at first, with more and more green: nearly half of it in the end.
            let last = Array(pixels.suffix(frame)[(pixels.count - frame)...].prefix(3)).map(Int.init)
            #expect(abs(last[0] - 255) < 8 && abs(last[1] - 121) < 8 && abs(last[2] - 255) < 8, "\(last)")
            #expect(names(in: folder) == ["a.\(format)"])
        }
    }

    @Test(.enabled(if: isHere, "ffmpeg is not installed"))
    func transparentFramesStayTransparent() async throws {
        try await withFolder { folder in
            await succeed("night --scale 8 -o \(folder)/a.mov")
            let pixels = try decoded("\(folder)/a.mov", "-f", "rawvideo", "-pix_fmt", "rgba")
            #expect(
                pixels.count == 15 * 80 * 40 * 4
                    && stride(from: 3, to: pixels.count, by: 4).allSatisfy { pixels[$0] == 0 })
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
            await succeed("tune -o \(folder)/a.mp4", scenes: [scene])
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
            await succeed("sunrise --frames 2 -o \(folder)/a.mp4")
            #expect(await CommandRun.of("sunrise --frames 2 -o \(folder)/a.mp4").status == 73)
        }
    }
}
