// SPDX-License-Identifier: MIT

import SceneArt
import Foundation
import Sound
import TestSupport
import Testing

@Suite struct MusicTests {
    @Test func pitchesAreEquallyTempered() {
        #expect(isClose(Score.frequency(69), 440))
        #expect(isClose(Score.frequency(57), 220, within: 1e-6))
        let semitone = Score.frequency(70) / Score.frequency(69)
        #expect(isClose(semitone, 1.0594630943592953))
    }

    /// The swing ratio is 2 : 1. The band begins when the scene's vinyl record begins to turn.
    @Test func eighthsAreSwung() {
        let beat = 60 / Score.beatsPerMinute
        #expect(Score.time(bar: 0, beat: 0) == Score.start)
        let (swung, late) = (Score.time(bar: 0, beat: 0.5) - Score.start, Score.time(bar: 2, beat: 3) - Score.start)
        #expect(isClose(swung, beat * 2 / 3))
        #expect(isClose(late, beat * 11))
    }

    /// The README promises an error of at most two cents.
    @Test(arguments: [34.0, 41, 46]) func bassTonesAreInTune(pitch: Double) {
        let sound = PluckedString.bass.note(pitch, length: 0.6, seed: 1)
        let frequency = Score.frequency(pitch), rate = Double(Track.rate)
        // Finds the period by autocorrelation after the pluck, with parabolic interpolation between samples.
        let part = Array(sound[2400..<9600])
        func likeness(_ shift: Int) -> Double {
            var sum = 0.0
            for (index, sample) in part.enumerated() { sum += sample * sound[2400 + shift + index] }
            return sum
        }
        let guess = Int((rate / frequency).rounded())
        let best = ((guess - 8)...(guess + 8)).max { likeness($0) < likeness($1) } ?? 0
        let (a, b, c) = (likeness(best - 1), likeness(best), likeness(best + 1))
        let period = Double(best) + (a - c) / (2 * (a - 2 * b + c))
        let cents = 1200 * log2(rate / period / frequency)
        #expect(abs(cents) < 2, "\(cents) cents")
    }

    @Test func aNoteEndsWhenItIsDamped() {
        let sound = PluckedString.guitar.note(60, length: 0.2, seed: 3)
        #expect(sound.count == Int(0.26 * Double(Track.rate)))
        #expect(abs(sound.last ?? 1) < 1e-3 && sound.contains { abs($0) > 0.05 })
        #expect(sound == PluckedString.guitar.note(60, length: 0.2, seed: 3))
    }

    @Test func tracksAreWAVFiles() throws {
        var track = Track(seconds: 0.01)
        track.samples[3] = 0.5
        let clip = try SoundDecoder(searchPath: "").clip(track.wav)
        #expect(clip.sampleRate == Track.rate && clip.channelCount == 1 && clip.frameCount == 240)
    }
}
