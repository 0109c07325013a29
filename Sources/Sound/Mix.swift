// SPDX-License-Identifier: MIT

/// What is heard of voices between two moments: stereo, in blocks, so that memory does not grow with time.
///
/// A sample depends on its moment alone: two mixes end to end are the mix of the whole.
package struct Mix: Sendable {
    package static let standardSampleRate = 48_000
    /// Beyond all samples.
    static let never = Int.max / 4
    private static let blockCount = 4096

    package let sampleRate: Int
    package let sampleCount: Int
    private let start: Int
    private let voices: [VoicePlayback]

    /// - Parameters:
    ///   - start: the moment of the first sample, in seconds.
    ///   - sampleCount: of each channel.
    package init(
        _ voices: [Voice], from start: Double, sampleCount: Int, sampleRate: Int = Mix.standardSampleRate
    ) {
        let first = Self.sample(at: start, sampleRate)
        self.start = first
        self.sampleRate = sampleRate
        self.sampleCount = sampleCount
        // Those of one moment stay in their order: sums of floats depend on it.
        self.voices = voices.map { VoicePlayback($0, sampleRate: sampleRate) }.enumerated()
            .filter { $0.element.end > first && $0.element.first < first + sampleCount }
            .sorted { ($0.element.first, $0.offset) < ($1.element.first, $1.offset) }.map(\.element)
    }

    /// Nothing of the voices falls between the two moments.
    package var isSilent: Bool { voices.isEmpty }

    static func sample(at time: Double, _ sampleRate: Int) -> Int {
        let sample = (time * Double(sampleRate)).rounded()
        return sample < Double(never) ? Int(sample) : never
    }

    /// Calls `body` with each block in turn. Full scale is 1; sums may be louder.
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

    /// The loudest sample, and its moment in seconds from the first.
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

/// Bends what is louder than a file can hold below full scale, instead of cutting it off.
///
/// A mix that fits is not touched.
package struct SoftLimit: Sendable {
    private static let knee: Float = 0.8
    private let isNeeded: Bool

    /// - Parameter peak: the loudest sample of the mix.
    package init(peak: Float) { isNeeded = peak > 1 }

    package func callAsFunction(_ sample: Float) -> Float {
        guard isNeeded, abs(sample) > Self.knee else { return sample }
        // Rises with slope 1 from the knee, towards full scale, which it never reaches.
        let excess = (abs(sample) - Self.knee) / (1 - Self.knee)
        let bent = Self.knee + (1 - Self.knee) * excess / (1 + excess)
        return sample < 0 ? -bent : bent
    }
}
