// SPDX-License-Identifier: MIT

/// A sound. Stores the samples as they are encoded in the file, and decodes them on each read.
///
/// A frame is one sample of each channel.
package final class Clip: Sendable {
    /// The supported numbers of channels, from mono to 7.1.
    package static let channelCounts = 1...8
    /// The supported sample rates, in frames per second.
    package static let sampleRates = 1000...768_000
    /// The limit of a file's size before and after decoding, in bytes: 25 minutes in CD quality.
    package static let maximumByteCount = 256 << 20

    package let channelCount: Int
    package let sampleRate: Int
    package let frameCount: Int

    private let bytes: [UInt8]
    private let dataOffset: Int
    private let encoding: SampleEncoding
    private let downmix: Downmix

    /// - Parameter dataOffset: The offset of the first sample. `bytes` must contain all frames.
    init(
        bytes: [UInt8], dataOffset: Int, encoding: SampleEncoding, channelCount: Int, sampleRate: Int, frameCount: Int
    ) {
        precondition(
            frameCount > 0 && dataOffset >= 0
                && bytes.count - dataOffset >= frameCount * channelCount * encoding.byteCount)
        self.bytes = bytes
        self.dataOffset = dataOffset
        self.encoding = encoding
        self.channelCount = channelCount
        self.sampleRate = sampleRate
        self.frameCount = frameCount
        downmix = Downmix(channelCount: channelCount)
    }

    /// The duration at normal speed, in seconds.
    package var duration: Double { Double(frameCount) / Double(sampleRate) }

    /// Decodes frames, mixed down to stereo, into the beginning of two arrays. Frames outside of the clip are silent.
    package func read(_ frames: Range<Int>, left: inout [Float], right: inout [Float]) {
        let width = encoding.byteCount
        for (index, frame) in frames.enumerated() {
            guard frame >= 0, frame < frameCount else {
                left[index] = 0
                right[index] = 0
                continue
            }
            let offset = dataOffset + frame * channelCount * width
            var (l, r) = (Float(0), Float(0))
            for channel in 0..<channelCount {
                let sample = encoding.sample(bytes, at: offset + channel * width)
                l += downmix.left[channel] * sample
                r += downmix.right[channel] * sample
            }
            left[index] = l
            right[index] = r
        }
    }
}

/// The gains that mix a file's channels down to stereo.
///
/// Channels are in the order of WAV files without a channel mask. The gains follow ITU-R BS.775: centre and surround
/// channels at −3 dB, no low-frequency channel.
private struct Downmix: Sendable {
    let left: [Float]
    let right: [Float]

    init(channelCount: Int) {
        let half = Float(0.5).squareRoot()
        (left, right) =
            switch channelCount {
            case 1: ([1], [1])
            case 2: ([1, 0], [0, 1])
            case 3: ([1, 0, half], [0, 1, half])
            case 4: ([1, 0, half, 0], [0, 1, 0, half])
            case 5: ([1, 0, half, half, 0], [0, 1, half, 0, half])
            case 6: ([1, 0, half, 0, half, 0], [0, 1, half, 0, 0, half])
            case 7: ([1, 0, half, 0, half, half, 0], [0, 1, half, 0, half, 0, half])
            default: ([1, 0, half, 0, half, 0, half, 0], [0, 1, half, 0, 0, half, 0, half])
            }
    }
}
