// SPDX-License-Identifier: MIT

import ChapterSound
import Foundation
import Sound
import Testing
import SwiftUICore
import Zoetrope

@Suite @MainActor struct ChapterTests {
    private func host(_ stage: SoundStage, type: String) throws -> ViewHost {
        let assets = AssetLibrary(directories: [stage.folder.path])
        let host = ViewHost(size: CGSize(width: 100, height: 100), images: assets, files: assets) {
            PlayButton(type: type)
        }
        host.play(
            EventScript([
                try .init(at: 0.5, .tap(.point(CGPoint(x: 50, y: 50)))),
                try .init(at: 8, .tap(.point(CGPoint(x: 50, y: 50)))),
            ]))
        return host
    }

    @Test func aButtonPlaysAndStops() throws {
        let stage = try SoundStage(files: ["music.wav": 20])
        let host = try host(stage, type: "wav")
        host.advance(to: 10)
        #expect(host.warnings.isEmpty)
        let voice = try #require(host.soundtrack.voices.first)
        #expect(host.soundtrack.voices.count == 1 && voice.position == 0)
        // A button acts when the finger is lifted, which is the time of a tap.
        #expect(abs(voice.start - 0.5) < 1e-9)
        #expect(abs(try #require(voice.stop) - 8) < 1e-9)
    }

    /// Plays `music.m4a`. Needs ffmpeg, which `make setup` installs.
    @Test func itsOwnCodePlaysTheTuneThatIsShipped() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Assets")
            .standardizedFileURL
        let assets = AssetLibrary(directories: [folder.path])
        let host = ViewHost(size: CGSize(width: 100, height: 100), images: assets, files: assets) {
            PlayButton(type: "m4a")
        }
        host.play(EventScript([try .init(at: 0.5, .tap(.point(CGPoint(x: 50, y: 50))))]))
        host.advance(to: 1)
        #expect(host.warnings.isEmpty)
        let coded = try #require(host.soundtrack.voices.first).clip
        // The sound matches that of the WAV file: within 0.05 s in time, and in waveform by correlation.
        let tune = try SoundDecoder().clip(at: folder.appending(path: "music.wav").path)
        #expect(coded.sampleRate == tune.sampleRate && coded.channelCount == tune.channelCount)
        #expect(abs(coded.duration - tune.duration) < 0.05)
        #expect(correlation(coded, tune) > 0.99)
    }

    private func correlation(_ a: Clip, _ b: Clip) -> Double {
        let frames = 0..<min(a.frameCount, b.frameCount)
        func samples(_ clip: Clip) -> [Float] {
            var (left, right) = (Array(repeating: Float(0), count: frames.count), [Float]())
            right = left
            clip.read(frames, left: &left, right: &right)
            return left
        }
        var (product, ofA, ofB) = (0.0, 0.0, 0.0)
        for (x, y) in zip(samples(a), samples(b)) {
            product += Double(x * y)
            ofA += Double(x * x)
            ofB += Double(y * y)
        }
        return product / (ofA * ofB).squareRoot()
    }

    @Test func silenceIsExplained() throws {
        let stage = try SoundStage(files: ["music.wav": 1])
        let host = try host(stage, type: "m4a")
        host.advance(to: 10)
        #expect(host.soundtrack.voices.isEmpty)
        #expect(host.warnings == ["no file music.m4a in \(stage.folder.path); there is music.wav"])
    }

    @Test(arguments: [pathWithBoth, pathWithFoundation, pathWithSwiftUI])
    func theBundleFindsTheSameFileWithAnyImports(path: @Sendable (String) -> String?) throws {
        let stage = try SoundStage(files: ["music.wav": 0.1])
        #expect(stage.inside { path("music") } == stage.folder.path + "/music.wav")
        #expect(stage.inside { path("missing") } == nil)
        #expect(stage.inside { path("../music") } == nil)
        // Outside of a view, `Bundle.main` is Foundation's, which has no such file.
        #expect(path("music") == nil)
        #expect(stage.inside { urlWithFoundation("music.wav") }?.path == stage.folder.path + "/music.wav")
    }
}
