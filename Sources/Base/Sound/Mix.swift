// SPDX-License-Identifier: MIT

/// Mixes voices over a time range to stereo, in blocks, so that memory does not grow with the duration.
///
/// A sample depends on its time only. So a range can be mixed in two parts: joined, they equal the mix of the whole
/// range.
package struct Mix: Sendable {
    package static let standardSampleRate = 48_000
    /// A sample index after the end of every sound.
    static let never = Int.max / 4
    private static let blockCount = 4096

    package let sampleRate: Int
    package let sampleCount: Int
    private let start: Int
    private let voices: [VoicePlayback]

    /// - Parameters:
    ///   - start: The time of the first sample, in seconds.
    ///   - sampleCount: The number of samples per channel.
    package init(
        _ voices: [Voice], from start: Double, sampleCount: Int, sampleRate: Int = Mix.standardSampleRate
    ) {
        let first = Self.sample(at: start, sampleRate)
        self.start = first
        self.sampleRate = sampleRate
        self.sampleCount = sampleCount
        // Voices with equal starts keep their order, because floating-point sums depend on it.
        self.voices = voices.map { VoicePlayback($0, sampleRate: sampleRate) }.enumerated()
            .filter { $0.element.end > first && $0.element.first < first + sampleCount }
            .sorted { ($0.element.first, $0.offset) < ($1.element.first, $1.offset) }.map(\.element)
    }

    /// Whether no voice overlaps the time range.
    package var isSilent: Bool { voices.isEmpty }

    static func sample(at time: Double, _ sampleRate: Int) -> Int {
        let sample = (time * Double(sampleRate)).rounded()
        return sample < Double(never) ? Int(sample) : never
    }

    /// Calls `body` for each block in order. Full scale is 1; the sum of several voices can exceed 1.
    package func forEachBlock<Failure: Error>(
        _ body: (_ left: [Float], _ right: [Float]) throws(Failure) -> Void
    ) throws(Failure) {
        var waiting = voices[...]
        var playing: [VoicePlayback] = []
        var done = 0
        while done < sampleCount {
            let count = min(Self.blockCount, sampleCount - done)
            let block = (start + done)..<(start + done + count)
            while let next = waiting.first, next.first < block.upperBound {
                playing.append(next)
                waiting.removeFirst()
            }
            var left = [Float](repeating: 0, count: count)
            var right = left
            for index in playing.indices { playing[index].add(to: &left, &right, from: block.lowerBound) }
            playing.removeAll { $0.end <= block.upperBound }
            try body(left, right)
            done += count
        }
    }

    /// The level of the loudest sample, and its time in seconds after the first sample.
    package var peak: (level: Float, time: Double) {
        var (level, place, done) = (Float(0), 0, 0)
        forEachBlock { left, right in
            for index in left.indices {
                let sample = max(abs(left[index]), abs(right[index]))
                if sample > level { (level, place) = (sample, done + index) }
            }
            done += left.count
        }
        return (level, Double(place) / Double(sampleRate))
    }
}

/// A soft limiter: compresses samples above 0.8, so that no sample exceeds full scale.
///
/// If the mix's peak is within full scale, all samples stay unchanged.
package struct SoftLimit: Sendable {
    private static let knee: Float = 0.8
    private let isNeeded: Bool

    /// - Parameter peak: The level of the loudest sample in the mix; 1 is full scale.
    package init(peak: Float) { isNeeded = peak > 1 }

    package func callAsFunction(_ sample: Float) -> Float {
        guard isNeeded, abs(sample) > Self.knee else { return sample }
        // The curve has slope 1 at the knee and approaches full scale asymptotically.
        let excess = (abs(sample) - Self.knee) / (1 - Self.knee)
        let bent = Self.knee + (1 - Self.knee) * excess / (1 + excess)
        return sample < 0 ? -bent : bent
    }
}
