// SPDX-License-Identifier: MIT

import Foundation
import Sound
import Testing

@Suite struct MixTests {
    @Test func aVoiceBeginsAtItsSample() throws {
        let samples = heard([Voice(try constant(), start: 0.5)], seconds: 2)
        #expect(samples.firstIndex { $0 != 0 } == 24_000)
        #expect(samples.lastIndex { $0 != 0 } == 71_999)
        #expect(samples[24_000..<72_000].allSatisfy { $0 == 0.5 })
    }

    @Test func aClipOfTheMixesRatePassesUntouched() throws {
        let wave = sine(440, seconds: 0.3, rate: 48_000)
        let mix = heard([Voice(try clip(wave), start: 0.1)], seconds: 0.5)
        #expect(WAVWriter.bytes(of: mix[4800..<4800 + wave.count]) == WAVWriter.bytes(of: wave))
    }

    @Test func consecutiveMixesEqualTheWholeMix() throws {
        var voice = Voice(try clip(sine(300, seconds: 0.4, rate: 22_050), rate: 22_050), start: 0.11, passCount: nil)
        voice.stop = 1.7
        voice.volume.move(to: 0.2, at: 0.8, duration: 0.5)
        let other = Voice(try constant(0.1), start: 0.33, position: 0.25, rate: 1.5)
        let whole = heard([voice, other], seconds: 2)
        let parts = stride(from: 0.0, to: 2, by: 0.25).flatMap { heard([voice, other], from: $0, seconds: 0.25) }
        #expect(whole == parts)
    }

    @Test func aStopFadesOutAndNoMore() throws {
        var voice = Voice(try constant(), start: 0)
        voice.stop = 0.25
        let samples = heard([voice], seconds: 1)
        #expect(samples[0..<12_000].allSatisfy { $0 == 0.5 })
        let fade = samples[12_000..<12_240]
        #expect(zip(fade, fade.dropFirst()).allSatisfy { $0 > $1 } && fade.allSatisfy { $0 > 0 && $0 < 0.5 })
        #expect(samples[12_240...].allSatisfy { $0 == 0 })
    }

    @Test func aStartInTheMiddleFadesIn() throws {
        let samples = heard([Voice(try constant(), start: 0.1, position: 0.75)], seconds: 0.5)
        let fade = samples[4800..<5040]
        #expect(samples[4799] == 0 && zip(fade, fade.dropFirst()).allSatisfy { $0 < $1 })
        #expect(samples[5040] == 0.5 && samples[16_799] == 0.5 && samples[16_800] == 0)
    }

    @Test func passesFollowEachOtherWithoutAGap() throws {
        let wave = sine(480, seconds: 0.25, rate: 48_000)
        let three = heard([Voice(try clip(wave), start: 0, passCount: 3)], seconds: 1)
        #expect(WAVWriter.bytes(of: three[0..<36_000]) == WAVWriter.bytes(of: wave + wave + wave))
        #expect(three[36_000...].allSatisfy { $0 == 0 })
        let forever = heard([Voice(try clip(wave), start: 0, passCount: nil)], from: 1000, seconds: 0.5)
        #expect(WAVWriter.bytes(of: forever) == WAVWriter.bytes(of: wave + wave))
    }

    @Test func voicesAddUp() throws {
        let voices = [Voice(try constant(0.25), start: 0), Voice(try constant(0.5), start: 0.5, volume: 0.5)]
        let samples = heard(voices, seconds: 2)
        #expect(samples[0] == 0.25 && samples[24_000] == 0.5 && samples[50_000] == 0.25 && samples[80_000] == 0)
    }

    @Test func panLeavesOneSideAlone() throws {
        let mix = Mix([Voice(try constant(), start: 0, pan: 0.5)], from: 0, sampleCount: 10).samples
        #expect(mix.left[5] == 0.25 && mix.right[5] == 0.5)
        let left = Mix([Voice(try constant(), start: 0, pan: -1)], from: 0, sampleCount: 10).samples
        #expect(left.left[5] == 0.5 && left.right[5] == 0)
    }

    @Test func volumeMovesAlongALine() throws {
        var voice = Voice(try constant(1 / 2, seconds: 3), start: 0)
        voice.volume.move(to: 0, at: 1, duration: 1)
        let samples = heard([voice], seconds: 3)
        #expect(samples[48_000] == 0.5 && abs(samples[72_000] - 0.25) < 1e-6 && samples[96_000] == 0)
    }

    /// A tone keeps its pitch and level at any sample rate. The reference is the same tone at 48 kHz.
    @Test(arguments: [8_000, 22_050, 32_000, 44_100, 96_000, 192_000])
    func otherRatesAreResampled(rate: Int) throws {
        let samples = heard([Voice(try clip(sine(1000, seconds: 0.5, rate: rate), rate: rate), start: 0)], seconds: 0.5)
        let wanted = sine(1000, seconds: 0.5, rate: 48_000)
        let worst = zip(samples, wanted).dropFirst(4000).dropLast(4000).map { abs($0 - $1) }.max()!
        #expect(worst < 3e-4)
        #expect(samples.count == 24_000)
    }

    @Test func frequenciesAboveTheMixsRangeAreRemoved() throws {
        let samples = heard(
            [Voice(try clip(sine(40_000, seconds: 0.2, rate: 96_000), rate: 96_000), start: 0)], seconds: 0.2)
        #expect(samples.dropFirst(1000).dropLast(1000).allSatisfy { abs($0) < 2e-4 })
    }

    @Test func twiceTheRateIsHalfAsLong() throws {
        let samples = heard([Voice(try constant(seconds: 1), start: 0, rate: 2)], seconds: 1)
        #expect(abs(samples[12_000] - 0.5) < 1e-3)
        #expect(samples[24_001...].allSatisfy { $0 == 0 })
    }

    @Test func silence() throws {
        #expect(Mix([], from: 0, sampleCount: 100).isSilent)
        #expect(Mix([Voice(try constant(), start: 1)], from: 0, sampleCount: 48_000).isSilent)
        #expect(!Mix([Voice(try constant(), start: 1)], from: 0, sampleCount: 48_001).isSilent)
        #expect(Mix([Voice(try constant(), start: 0)], from: 1, sampleCount: 100).isSilent)
        #expect(heard([], seconds: 0.5).count == 24_000)
    }

    @Test func thePeakIsFound() throws {
        let peak = Mix(
            [Voice(try constant(0.75), start: 0), Voice(try constant(0.5), start: 0.25)], from: 0.125,
            sampleCount: 96_000
        ).peak
        #expect(peak.level == 1.25 && peak.time == 0.125)
    }

    @Test func theSoftLimitChangesOnlyTooLoudSound() {
        let untouched = SoftLimit(peak: 1)
        for sample: Float in [0, 0.5, -0.99, 1] { #expect(untouched(sample) == sample) }
        let limit = SoftLimit(peak: 1.5)
        let samples = stride(from: Float(-4), through: 4, by: 0.01).map { limit($0) }
        #expect(zip(samples, samples.dropFirst()).allSatisfy { $0 < $1 })
        #expect(samples.allSatisfy { abs($0) < 1 })
        #expect(limit(0.5) == 0.5 && limit(-0.8) == -0.8 && limit(1.25) == -limit(-1.25))
    }

    @Test func automationIsInterrupted() {
        var volume = Automation(1)
        volume.move(to: 0, at: 1, duration: 2)
        volume.move(to: 1, at: 2, duration: 1)
        let values = [0, 1, 1.5, 2, 2.5, 3, 9].map { volume.value(at: $0) }
        #expect(values == [1, 1, 0.75, 0.5, 0.75, 1, 1])
    }
}
