// SPDX-License-Identifier: MIT

/// Writes a 16-bit WAV file in pieces: a header, which contains the length, then samples.
package struct WAVWriter: Sendable {
    package let channelCount: Int
    package let sampleRate: Int
    package let frameCount: Int

    /// - Parameter frameCount: At most `maximumFrameCount(channelCount:)`.
    package init(channelCount: Int, sampleRate: Int, frameCount: Int) {
        precondition((0...Self.maximumFrameCount(channelCount: channelCount)).contains(frameCount))
        self.channelCount = channelCount
        self.sampleRate = sampleRate
        self.frameCount = frameCount
    }

    /// The largest number of frames in a WAV file, which stores lengths as 32-bit numbers.
    package static func maximumFrameCount(channelCount: Int) -> Int { (0xFFFF_FFFF - 36) / (2 * channelCount) }

    package var header: [UInt8] {
        let frame = 2 * channelCount
        var bytes: [UInt8] = []
        func append(_ number: Int, _ count: Int) {
            for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
        }
        bytes += "RIFF".utf8
        append(36 + frameCount * frame, 4)
        bytes += "WAVEfmt ".utf8
        append(16, 4)
        append(1, 2)
        append(channelCount, 2)
        append(sampleRate, 4)
        append(sampleRate * frame, 4)
        append(frame, 2)
        append(16, 2)
        bytes += "data".utf8
        append(frameCount * frame, 4)
        return bytes
    }

    /// Rounds samples to 16 bits. Full scale is 1; louder samples are clipped.
    package static func bytes<Samples: Sequence<Float>>(of samples: Samples) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(2 * samples.underestimatedCount)
        for sample in samples {
            let step = Int16(min(max((sample * 32_768).rounded(), -32_768), 32_767))
            bytes.append(UInt8(truncatingIfNeeded: step))
            bytes.append(UInt8(truncatingIfNeeded: step >> 8))
        }
        return bytes
    }
}
