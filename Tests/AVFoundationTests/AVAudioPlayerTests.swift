// SPDX-License-Identifier: MIT

import AVFoundation
import Sound
import SwiftUI
import Testing
import SwiftUICore

/// The length of the fade-out when a sound stops, in samples at 48 kHz: 5 ms.
private let fade = 240

@Suite @MainActor struct AVAudioPlayerTests {
    @Test func playStartsTheSoundAtOnce() throws {
        let stage = try SoundStage()
        let player = try stage.player()
        #expect(player.duration == 2 && player.numberOfChannels == 1 && !player.isPlaying)
        let played = stage.at(0.5) { player.play() }
        #expect(played && player.isPlaying)
        stage.host.advance(to: 1.25)
        #expect(player.currentTime == 0.75)
        stage.host.advance(to: 4)
        #expect(!player.isPlaying && player.currentTime == 0)
        #expect(stage.spans() == [24_000..<120_000])
    }

    @Test func aStoppedPlayerResumesAtItsPosition() throws {
        let stage = try SoundStage()
        let player = try stage.player()
        stage.at(0) { player.play() }
        stage.at(0.5) { player.stop() }
        #expect(!player.isPlaying && player.currentTime == 0.5)
        stage.host.advance(to: 2)
        #expect(player.currentTime == 0.5)
        stage.at(3) { player.play() }
        #expect(stage.host.soundtrack.voices.last?.position == 0.5)
        stage.host.advance(to: 9)
        #expect(stage.spans() == [0..<(24_000 + fade), 144_000..<216_000])
    }

    @Test func aPauseIsAStop() throws {
        let stage = try SoundStage()
        let player = try stage.player()
        stage.at(1) { player.play() }
        stage.at(1.5) { player.pause() }
        #expect(player.currentTime == 0.5 && stage.spans() == [48_000..<(72_000 + fade)])
    }

    @Test func playTwiceIsPlayOnce() throws {
        let stage = try SoundStage()
        let player = try stage.player()
        stage.at(0) { player.play() }
        stage.at(1) { player.play() }
        stage.host.advance(to: 5)
        #expect(stage.spans() == [0..<96_000])
    }

    @Test func loops() throws {
        let stage = try SoundStage(files: ["tone.wav": 0.5])
        let player = try stage.player()
        player.numberOfLoops = 2
        stage.at(1) { player.play() }
        stage.host.advance(to: 1.75)
        #expect(player.currentTime == 0.25 && player.isPlaying)
        stage.host.advance(to: 2.4)
        #expect(player.isPlaying)
        stage.host.advance(to: 2.6)
        #expect(!player.isPlaying && stage.spans() == [48_000..<120_000])

        player.numberOfLoops = -1
        stage.at(3) { player.play() }
        stage.at(7.75) { player.stop() }
        #expect(player.currentTime == 0.25)
        #expect(stage.spans().last == 144_000..<(372_000 + fade))
    }

    @Test func resumedLoopsAreCountedOn() throws {
        let stage = try SoundStage(files: ["tone.wav": 0.5])
        let player = try stage.player()
        player.numberOfLoops = 1
        stage.at(0) { player.play() }
        stage.at(0.75) { player.pause() }
        stage.at(2) { player.play() }
        stage.host.advance(to: 5)
        // The last quarter of a second of the sound is played.
        #expect(stage.spans().last == 96_000..<108_000)
    }

    @Test func currentTimeCanBeSet() throws {
        let stage = try SoundStage()
        let player = try stage.player()
        player.currentTime = 1.5
        stage.at(0) { player.play() }
        stage.host.advance(to: 1)
        #expect(stage.spans() == [0..<24_000])
        player.currentTime = 99
        #expect(player.currentTime == 2)
        player.currentTime = -.infinity
        #expect(player.currentTime == 0)
        stage.at(2) { player.play() }
        stage.at(3) { player.currentTime = 0 }
        stage.host.advance(to: 9)
        #expect(stage.spans().last == 96_000..<240_000)
    }

    @Test func aLaterStart() throws {
        let stage = try SoundStage()
        let player = try stage.player()
        stage.at(1) { player.play(atTime: player.deviceCurrentTime + 0.5) }
        #expect(player.isPlaying && player.currentTime == 0)
        stage.host.advance(to: 2)
        #expect(player.currentTime == 0.5)
        stage.host.advance(to: 5)
        #expect(stage.spans() == [72_000..<168_000])
    }

    @Test func theRateAppliesIfItIsEnabled() throws {
        let stage = try SoundStage()
        let player = try stage.player()
        player.rate = 2
        stage.at(0) { player.play() }
        stage.at(1) { player.enableRate = true }
        #expect(player.currentTime == 1)
        stage.host.advance(to: 1.25)
        #expect(player.currentTime == 1.5)
        stage.host.advance(to: 1.6)
        #expect(!player.isPlaying)
        player.rate = 7
        #expect(player.rate == 2)
    }

    /// The property has the new value at once; the sound follows within a few milliseconds.
    @Test func propertiesReturnTheSetValueAtOnce() throws {
        let stage = try SoundStage()
        let player = try stage.player()
        let levels = stage.at(0.5) {
            player.play()
            player.volume = 0.5
            player.volume -= 0.25
            player.pan = -1
            return [player.volume, player.pan]
        }
        #expect(levels == [0.25, -1])
        // During a fade, `volume` is the current level: still 0.25 at the beginning. A `pan` of NaN is ignored.
        let fading = stage.at(1) {
            player.setVolume(1, fadeDuration: 1)
            player.pan = .nan
            return [player.volume, player.pan]
        }
        #expect(fading == [0.25, -1])
        #expect(stage.at(1.5) { player.volume } == 0.625)
    }

    @Test func volumeAndPan() throws {
        let stage = try SoundStage()
        let player = try stage.player()
        player.volume = 0.5
        player.pan = -1
        stage.at(0) { player.play() }
        stage.at(1) { player.setVolume(0, fadeDuration: 0.5) }
        stage.host.advance(to: 1.25)
        #expect(stage.inside { player.volume } == 0.25)
        let mix = Mix(stage.host.soundtrack.voices, from: 0, sampleCount: 96_000)
        var (left, right): ([Float], [Float]) = ([], [])
        mix.forEachBlock { l, r in
            left += l
            right += r
        }
        #expect(left[0] == 0.25 && left[47_999] == 0.25 && abs(left[60_000] - 0.125) < 1e-4 && left[72_000] == 0)
        #expect(right.allSatisfy { $0 == 0 })
        player.volume = 5
        player.pan = .nan
        #expect(stage.inside { player.pan } == -1)
    }

    @Test func playersOverlap() throws {
        let stage = try SoundStage(files: ["a.wav": 1, "b.wav": 2])
        let (a, b) = (try stage.player("a.wav"), try stage.player("b.wav"))
        stage.at(0) { a.play() }
        stage.at(0.5) { b.play() }
        stage.host.advance(to: 4)
        #expect(stage.spans() == [0..<120_000] && stage.host.soundtrack.voices.count == 2)
    }

    @Test func aReleasedPlayerFallsSilent() throws {
        let stage = try SoundStage()
        var player: AVAudioPlayer? = try stage.player()
        stage.at(0) { _ = player?.play() }
        stage.at(0.25) { player = nil }
        stage.host.advance(to: 4)
        #expect(player == nil && stage.spans() == [0..<(12_000 + fade)])
    }

    @Test func outsideOfAViewNothingPlays() throws {
        let player = try AVAudioPlayer(data: SoundStage.wav(1))
        #expect(player.prepareToPlay() && !player.play() && !player.isPlaying && player.url == nil)
    }

    private final class Listener: NSObject, AVAudioPlayerDelegate {
        nonisolated(unsafe) var moments: [Double] = []

        func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
            moments.append(flag && !player.isPlaying ? player.deviceCurrentTime : -1)
        }
    }

    @Test func theDelegateIsCalledAtTheEnd() throws {
        let stage = try SoundStage(files: ["tone.wav": 0.3])
        let (player, listener) = (try stage.player(), Listener())
        player.delegate = listener
        stage.at(0.1) { player.play() }
        stage.at(0.2) { player.stop() }
        stage.at(1) { player.play() }
        stage.host.advance(to: 5)
        #expect(listener.moments.count == 1)
        #expect(abs(listener.moments[0] - 1.2) < 1e-9)
    }

    @Test func undecodableFilesAreReported() throws {
        let stage = try SoundStage()
        let path = stage.folder.appending(path: "bad.wav")
        try Data("RIFFxxxxWAVEdata".utf8).write(to: path)
        #expect(throws: SoundError.self) { try stage.player("bad.wav") }
        #expect(throws: SoundError.self) { try stage.player("none.wav") }
        #expect(
            stage.host.warnings == [
                "\(path.path): it does not say what its samples are",
                "\(stage.folder.path)/none.wav: no such file",
            ])
    }

    @Test func aFileIsReadOnce() throws {
        let stage = try SoundStage()
        let (a, b) = (try stage.player(), try stage.player())
        stage.at(0) { _ = (a.play(), b.play()) }
        let voices = stage.host.soundtrack.voices
        #expect(voices[0].clip === voices[1].clip)
    }
}
