// SPDX-License-Identifier: MIT

/// A plucked string: the Karplus–Strong algorithm, a loop of noise that loses its highs with each pass.
package struct PluckedString {
    /// The time to decay by 60 dB without damping, in seconds.
    var decay: Double
    /// The loss of high frequencies: 0 sounds bright, 0.5 dull. In each pass, the loop averages a sample with the one
    /// before it; this is the weight of the one before.
    var damping: Double
    /// The position of the pluck, as a fraction of the string's length.
    var pluckPlace: Double
    /// The cutoff of the pluck's low-pass filter, in Hz.
    var brightness: Double

    /// A double bass with gut strings.
    package static let bass = PluckedString(decay: 1.6, damping: 0.5, pluckPlace: 0.18, brightness: 650)
    /// An archtop guitar. `SwingTune` damps it after each chord.
    package static let guitar = PluckedString(decay: 0.9, damping: 0.35, pluckPlace: 0.13, brightness: 4200)

    /// The samples of a note.
    ///
    /// - Parameters:
    ///   - pitch: A MIDI number.
    ///   - length: The time until the string is damped, in seconds; the release takes another 60 ms.
    ///   - seed: The seed of the pluck's noise.
    package func note(_ pitch: Double, length: Double, seed: Int) -> [Double] {
        let frequency = Score.frequency(pitch)
        let period = Double(Track.rate) / frequency
        // The loop delays by one period, in three parts: `whole` samples, the delay of the average (`damping`),
        // and an all-pass filter for the remaining fraction (`rest`).
        let whole = Int(period - damping - 0.2)
        let rest = period - damping - Double(whole)
        let tuning = (1 - rest) / (1 + rest)
        let loss = Elementary.pow(10, -3 / (frequency * decay))

        var loop = pluck(count: whole, seed: seed)
        let release = 0.06
        let count = Int((length + release) * Double(Track.rate))
        var sound: [Double] = []
        sound.reserveCapacity(count)
        var (index, last, passedIn, passedOut) = (0, 0.0, 0.0, 0.0)
        for n in 0..<count {
            let out = loop[index]
            let mean = loss * ((1 - damping) * out + damping * last)
            last = out
            passedOut = tuning * (mean - passedOut) + passedIn
            passedIn = mean
            loop[index] = passedOut
            index = index + 1 == whole ? 0 : index + 1
            let past = Double(n) / Double(Track.rate) - length
            sound.append(past > 0 ? out * (1 - past / release) * (1 - past / release) : out)
        }
        return sound
    }

    private func pluck(count: Int, seed: Int) -> [Double] {
        var hiss = Hiss(seed: seed)
        var soft = Filter.lowPass(brightness)
        let raw = (0..<count).map { _ in hiss() }
        // Filters twice: the first pass settles the filter, so that the second one has no transient.
        for sample in raw { _ = soft(sample) }
        let dull = raw.map { soft($0) }
        // A pluck does not excite the partials that have a node at the plucked position.
        let offset = max(Int(pluckPlace * Double(count)), 1)
        var shape = (0..<count).map { dull[$0] - dull[($0 + count - offset) % count] }
        let mean = shape.reduce(0, +) / Double(count)
        let power = shape.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(count)
        for index in shape.indices { shape[index] = (shape[index] - mean) / max(power.squareRoot(), 1e-9) }
        return shape
    }
}
