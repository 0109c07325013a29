// SPDX-License-Identifier: MIT

import AVFoundation
import Codecs
import Foundation
import Sound
import SwiftUI
import Testing
import Zoetrope

/// Plays two tones, at 0.5 s and at 1 s.
private struct Tones: View {
    let level: Float

    var body: some View {
        Color.blue.onAppear {
            for delay in [0.5, 1] {
                VirtualDispatchQueue.main.asyncAfter(deadline: .now() + delay) { play(level) }
            }
        }
    }
}

@MainActor private var players: [AVAudioPlayer] = []

@MainActor private func play(_ level: Float) {
    guard let path = Bundle.main.path(forResource: "tone", ofType: "wav"),
        let player = try? AVAudioPlayer(contentsOf: URL(fileURLWithPath: path))
    else { return }
    player.volume = level
    player.play()
    players.append(player)
}

/// Renders scenes to WAV files, and reads their samples back.
@Suite(.serialized) @MainActor struct SoundFileTests {
    /// Returns the WAV file's bytes, its samples (left and right in turn) and the warnings.
    private func render(
        _ stage: SoundStage, rate: FrameRate = 10, count: Int, start: Double = 0, pictures: Bool = false,
        level: Float = 1,
        threads: Int = 2
    ) async throws -> (bytes: [UInt8], samples: [Int16], warnings: [String]) {
        players = []
        let scene = SceneDescription(
            name: "tones", summary: "Two tones.", size: CGSize(width: 4, height: 3), duration: 2
        ) { Tones(level: level) }
        let path = stage.folder.path + "/out/mix.wav"
        let journal = OutputJournal()
        let job = RenderJob(
            scene: scene,
            settings: try RenderSettings(
                size: scene.size, rate: rate, assets: AssetLibrary(directories: [stage.folder.path])),
            schedule: try FrameSchedule(rate: rate, count: count, start: start),
            pipeline: try FramePipeline(threadCount: threads),
            output: pictures ? .sequence(folder: stage.folder.path + "/out", name: "t", count: count) : nil,
            sound: SoundOutput(path: path))
        let warnings = try await job.run(journal: journal, overwrites: true).warnings.map(\.description)
        #expect(journal.wholeFileCount == (pictures ? count + 1 : 1))
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
        // The chunk with the program's signature follows the samples, so their length is read from the header.
        let length = (40..<44).reversed().reduce(0) { $0 << 8 | Int(bytes[$1]) }
        let samples = stride(from: 44, to: 44 + length, by: 2).map {
            Int16(truncatingIfNeeded: Int(bytes[$0]) | Int(bytes[$0 + 1]) << 8)
        }
        return (bytes, samples, warnings)
    }

    @Test func theFileContainsTheSoundAtItsTime() async throws {
        let stage = try SoundStage(files: ["tone.wav": 0.25])
        let (_, samples, warnings) = try await render(stage, count: 20)
        #expect(samples.count == 2 * 96_000 && warnings.isEmpty)
        let left = stride(from: 0, to: samples.count, by: 2).map { samples[$0] }
        let right = stride(from: 1, to: samples.count, by: 2).map { samples[$0] }
        #expect(left == right)
        let heard = left.indices.filter { left[$0] != 0 }
        #expect(heard == Array(24_000..<36_000) + Array(48_000..<60_000))
        #expect(heard.allSatisfy { left[$0] == 16_384 })
    }

    @Test func itBeginsWithTheFirstFrame() async throws {
        let stage = try SoundStage(files: ["tone.wav": 0.25])
        let (_, samples, _) = try await render(stage, count: 4, start: 0.6)
        let left = stride(from: 0, to: samples.count, by: 2).map { samples[$0] }
        // From 0.6 s to 1 s, the first tone is playing and the second has not started.
        #expect(left.count == 19_200)
        #expect(left.indices.filter { left[$0] != 0 } == Array(0..<7200))
    }

    @Test func soundAfterTheLastFrameIsIncluded() async throws {
        let stage = try SoundStage(files: ["tone.wav": 0.25])
        // A single frame that lasts two seconds.
        let (_, samples, _) = try await render(stage, rate: try FrameRate(frames: 1, every: 2), count: 1)
        #expect(samples.count == 2 * 96_000 && samples.contains { $0 != 0 })
    }

    @Test(arguments: [(30, 1, 1), (30_000, 1001, 30), (2997, 100, 37), (24, 1, 25), (1000, 1, 7)])
    func itIsExactlyAsLongAsTheAnimation(frames: Int, seconds: Int, count: Int) async throws {
        let rate = try FrameRate(frames: frames, every: seconds)
        let schedule = try FrameSchedule(rate: rate, count: count)
        let wanted = Int((Double(count * seconds) * 48_000 / Double(frames)).rounded())
        #expect(try SoundOutput.sampleCount(of: schedule) == wanted)
        let stage = try SoundStage()
        let (_, samples, _) = try await render(stage, rate: rate, count: count)
        #expect(samples.count == 2 * wanted)
    }

    @Test func aSoundCanBeTooLongForItsFile() throws {
        let schedule = try FrameSchedule(rate: 10, count: 864_000)
        #expect(throws: LimitError("the duration of the sound", "86400 s", mustBe: "at most 22369 s")) {
            try SoundOutput.sampleCount(of: schedule)
        }
    }

    @Test func picturesAndThreadsDoNotChangeIt() async throws {
        let stage = try SoundStage(files: ["tone.wav": 0.3])
        let alone = try await render(stage, count: 20).bytes
        #expect(try await render(stage, count: 20, pictures: true, threads: 1).bytes == alone)
        #expect(try await render(stage, count: 20, pictures: true, threads: 5).bytes == alone)
    }

    @Test func silenceIsWrittenWithAWarning() async throws {
        let stage = try SoundStage(files: [:])
        let (_, samples, warnings) = try await render(stage, count: 10)
        #expect(samples == Array(repeating: 0, count: 96_000))
        #expect(
            warnings == [
                "no file tone.wav in \(stage.folder.path)",
                "the scene plays no sound in this interval: \(stage.folder.path)/out/mix.wav is silent",
            ])
    }

    @Test func tooLoudSoundIsSoftenedWithAWarning() async throws {
        let stage = try SoundStage(files: ["tone.wav": 1])
        try Data(
            WAVWriter(channelCount: 1, sampleRate: 48_000, frameCount: 48_000).header
                + WAVWriter.bytes(of: Array(repeating: 0.75, count: 48_000))
        ).write(to: stage.folder.appending(path: "tone.wav"))
        let (_, samples, warnings) = try await render(stage, count: 20)
        #expect(
            warnings == ["the sound is 1.50 times as loud as a file can hold at 1.00 s; it was made quieter"])
        #expect(samples.max()! > 29_000 && samples.max()! < 32_767)
        #expect(samples[2 * 30_000] == 24_576)
    }
}
