// SPDX-License-Identifier: MIT

import Foundation
import Sound
import Testing

@Suite struct WAVTests {
    private func samples(_ wav: TestWAV) throws -> [Float] {
        let clip = try SoundDecoder().clip(wav.bytes)
        return Mix([Voice(clip, start: 0)], from: 0, sampleCount: clip.frameCount, sampleRate: clip.sampleRate)
            .samples.left
    }

    @Test func aWrittenValueIsReadBack() throws {
        let samples: [Float] = [0, 0.5, -0.5, 0.999969482421875, -1, 0.25]
        let writer = WAVWriter(channelCount: 2, sampleRate: 22_050, frameCount: 3)
        let clip = try SoundDecoder().clip(writer.header + WAVWriter.bytes(of: samples))
        #expect(clip.channelCount == 2 && clip.sampleRate == 22_050 && clip.frameCount == 3)
        #expect(clip.duration == 3.0 / 22_050)
        let mix = Mix([Voice(clip, start: 0)], from: 0, sampleCount: 3, sampleRate: 22_050).samples
        #expect(mix.left == [0, -0.5, -1] && mix.right == [0.5, 0.999969482421875, 0.25])
    }

    @Test func tooLoudSamplesAreClamped() {
        #expect(WAVWriter.bytes(of: [2, -2, 1, 0]) == [0xFF, 0x7F, 0, 0x80, 0xFF, 0x7F, 0, 0])
    }

    @Test func allEncodings() throws {
        #expect(try samples(TestWAV(bits: 8, data: [0, 64, 128, 192, 255])) == [-1, -0.5, 0, 0.5, 127 / 128])
        #expect(try samples(TestWAV(bits: 16, data: [0, 0x80, 0, 0x40])) == [-1, 0.5])
        #expect(try samples(TestWAV(bits: 24, data: [0, 0, 0x80, 0, 0, 0x40])) == [-1, 0.5])
        #expect(try samples(TestWAV(bits: 32, data: [0, 0, 0, 0xC0, 0, 0, 0, 0x20])) == [-0.5, 0.25])
        let single = TestWAV.number(Int(Float(-0.75).bitPattern), 4) + TestWAV.number(Int(Float.nan.bitPattern), 4)
        #expect(try samples(TestWAV(tag: 3, bits: 32, data: single)) == [-0.75, 0])
        let double = TestWAV.number(Int(bitPattern: UInt(Double(0.125).bitPattern)), 8)
        #expect(try samples(TestWAV(tag: 3, bits: 64, data: double)) == [0.125])
        let pcm: [UInt8] = [1, 0, 0, 0, 0, 0, 0x10, 0, 0x80, 0, 0, 0xAA, 0, 0x38, 0x9B, 0x71]
        #expect(try samples(TestWAV(tag: 0xFFFE, bits: 16, data: [0, 0x40], subformat: pcm)) == [0.5])
    }

    @Test func otherChunksArePassedOver() throws {
        let list = TestWAV.chunk("LIST", [1, 2, 3])
        #expect(try samples(TestWAV(data: [0, 0x40], chunksBefore: list)) == [0.5])
    }

    @Test func aStreamRunsToTheEnd() throws {
        #expect(try samples(TestWAV(data: [0, 0x40, 0, 0x20], dataLength: 0xFFFF_FFFF)) == [0.5, 0.25])
    }

    @Test(arguments: 1...8) func anyNumberOfChannelsBecomesTwo(count: Int) throws {
        for channel in 0..<count {
            var data: [UInt8] = []
            for other in 0..<count { data += other == channel ? [0, 0x40] : [0, 0] }
            let clip = try SoundDecoder().clip(TestWAV(channels: count, data: data).bytes)
            let mix = Mix([Voice(clip, start: 0)], from: 0, sampleCount: 1).samples
            let power = mix.left[0] * mix.left[0] + mix.right[0] * mix.right[0]
            // The low-frequency channel is dropped. A mono sound plays on both sides at full level.
            let isEffects = channel == 3 && count >= 6
            #expect(abs(power - (count == 1 ? 0.5 : isEffects ? 0 : power)) < 1e-6)
            if !isEffects { #expect(power > 0.1 && power < 0.51) }
            if count >= 2, channel < 2 { #expect(power == 0.25) }
        }
    }

    @Test(arguments: [
        (TestWAV(channels: 0, data: [0, 0]), "it has 0 channels, but must have 1 to 8"),
        (TestWAV(channels: 9, data: [0, 0]), "it has 9 channels, but must have 1 to 8"),
        (TestWAV(rate: 0, data: [0, 0]), "its sample rate is 0 Hz, but must be 1000 to 768000 Hz"),
        (TestWAV(rate: 0xFFFF_FFFF, data: [0, 0]), "its sample rate is 4294967295 Hz, but must be 1000 to 768000 Hz"),
        (TestWAV(bits: 12, frameBytes: 2, data: [0, 0]), "its samples have 12 bits, but must have 8, 16, 24 or 32"),
        (TestWAV(tag: 3, bits: 16, data: [0, 0]), "its samples have 16 bits, but must have 32 or 64"),
        (TestWAV(frameBytes: 0, data: [0, 0]), "its frames are 0 bytes long, but must be 2"),
        (TestWAV(data: []), "it has no samples"),
        (TestWAV(data: [1]), "it has no samples"),
        (
            TestWAV(data: [0, 0], dataLength: 4_000_000_000),
            "it is cut off: its samples take 4000000000 bytes, but only 2 follow"
        ),
        (
            TestWAV(tag: 0xFFFE, data: [0, 0]),
            "the description of its samples is 16 bytes long, but must be 40 or more"
        ),
    ])
    func damage(wav: TestWAV, reason: String) {
        let error = #expect(throws: SoundError.self) { try SoundDecoder(searchPath: "").clip(wav.bytes) }
        #expect(error?.reason == reason)
        #expect(error?.description == "the sound: " + reason)
    }

    @Test func everyCutOffFileIsAnError() {
        let bytes = TestWAV(data: [1, 2, 3, 4], chunksBefore: TestWAV.chunk("LIST", [1, 2, 3])).bytes
        for count in 0..<bytes.count {
            #expect(throws: SoundError.self) { try SoundDecoder(searchPath: "").clip(Array(bytes.prefix(count))) }
        }
    }

    @Test func compressedSoundNeedsFFmpeg() {
        let error = #expect(throws: SoundError.self) {
            try SoundDecoder(searchPath: "").clip(TestWAV(tag: 0x55, data: [0, 0]).bytes)
        }
        #expect(
            error?.reason
                == "its samples are compressed (format 85), and no ffmpeg to decode it: install the package ffmpeg")
    }
}
