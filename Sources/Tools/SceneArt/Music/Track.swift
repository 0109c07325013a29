// SPDX-License-Identifier: MIT

import Sound

/// A mono track to which instruments add their notes.
package struct Track {
    /// Samples per second. This rate suffices, because the disc's bandwidth ends at 5 kHz.
    package static let rate = 24_000

    package var samples: [Double]

    package init(seconds: Double) { samples = Array(repeating: 0, count: Int(seconds * Double(Self.rate))) }

    /// - Parameter time: In seconds; sound outside of the track is discarded.
    mutating func add(_ sound: [Double], at time: Double, gain: Double = 1) {
        let start = Int((time * Double(Self.rate)).rounded())
        for index in max(0, -start)..<max(min(sound.count, samples.count - start), max(0, -start)) {
            samples[start + index] += gain * sound[index]
        }
    }

    mutating func add(_ other: Track, gain: Double = 1) { add(other.samples, at: 0, gain: gain) }

    mutating func pass(through filter: Filter) {
        var filter = filter
        for index in samples.indices { samples[index] = filter(samples[index]) }
    }

    /// A 16-bit WAV file.
    package var wav: [UInt8] {
        WAVWriter(channelCount: 1, sampleRate: Self.rate, frameCount: samples.count).header
            + WAVWriter.bytes(of: samples.lazy.map(Float.init))
    }
}

/// A second-order filter with the common biquad formulas of audio equalisers (RBJ cookbook).
struct Filter {
    private let b0, b1, b2, a1, a2: Double
    private var x1 = 0.0, x2 = 0.0, y1 = 0.0, y2 = 0.0

    private init(_ b0: Double, _ b1: Double, _ b2: Double, _ a0: Double, _ a1: Double, _ a2: Double) {
        (self.b0, self.b1, self.b2, self.a1, self.a2) = (b0 / a0, b1 / a0, b2 / a0, a1 / a0, a2 / a0)
    }

    /// - Parameters:
    ///   - frequency: The −3 dB frequency in Hz, at the default `q`.
    ///   - q: 0.707 gives a maximally flat response.
    static func lowPass(_ frequency: Double, q: Double = 0.7071) -> Filter {
        let (cosine, alpha) = angle(frequency, q)
        return Filter((1 - cosine) / 2, 1 - cosine, (1 - cosine) / 2, 1 + alpha, -2 * cosine, 1 - alpha)
    }

    static func highPass(_ frequency: Double, q: Double = 0.7071) -> Filter {
        let (cosine, alpha) = angle(frequency, q)
        return Filter((1 + cosine) / 2, -1 - cosine, (1 + cosine) / 2, 1 + alpha, -2 * cosine, 1 - alpha)
    }

    /// A band-pass filter. Its gain is 1 at `frequency`, in Hz.
    static func bandPass(_ frequency: Double, q: Double) -> Filter {
        let (cosine, alpha) = angle(frequency, q)
        return Filter(alpha, 0, -alpha, 1 + alpha, -2 * cosine, 1 - alpha)
    }

    /// A peak filter. Its gain is `gain` at `frequency`, in Hz, and 1 far from it.
    static func peak(_ frequency: Double, q: Double, gain: Double) -> Filter {
        let (cosine, alpha) = angle(frequency, q)
        let a = gain.squareRoot()
        return Filter(1 + alpha * a, -2 * cosine, 1 - alpha * a, 1 + alpha / a, -2 * cosine, 1 - alpha / a)
    }

    private static func angle(_ frequency: Double, _ q: Double) -> (cosine: Double, alpha: Double) {
        let w = 2 * Double.pi * frequency / Double(Track.rate)
        return (Elementary.cos(w), Elementary.sin(w) / (2 * q))
    }

    mutating func callAsFunction(_ x: Double) -> Double {
        let y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
        (x2, x1, y2, y1) = (x1, x, y1, y)
        return y
    }
}

/// Deterministic white noise in −1…1.
struct Hiss {
    private var index = 0
    private let seed: UInt32

    init(seed: Int) { self.seed = UInt32(truncatingIfNeeded: seed) }

    mutating func callAsFunction() -> Double {
        index += 1
        return Double(Noise.unit(index, seed: seed)) * 2 - 1
    }
}
