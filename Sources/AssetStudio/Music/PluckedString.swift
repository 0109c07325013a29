// SPDX-License-Identifier: MIT

/// A string that is plucked: Karplus and Strong's loop of noise that loses its highs with each round.
package struct PluckedString {
    /// How long it takes to fall by 60 dB when it rings free, in seconds.
    var decay: Double
    /// The share of the sample before in the loop's mean, 0 bright to 0.5 dull.
    var damping: Double
    /// Where the finger is: the share of the string's length.
    var pluckPlace: Double
    /// How hard the finger is: what is above this is missing in the pluck, in Hz.
    var brightness: Double

    /// Double bass, gut strings.
    package static let bass = PluckedString(decay: 1.6, damping: 0.5, pluckPlace: 0.18, brightness: 650)
    /// Archtop guitar. The left hand lets go after each chord, see `SwingTune`.
    package static let guitar = PluckedString(decay: 0.9, damping: 0.35, pluckPlace: 0.13, brightness: 4200)

    /// - Parameters:
    ///   - length: until the string is damped, in seconds; it is silent 60 ms later.
    ///   - seed: of the pluck's noise.
    package func note(_ pitch: Double, length: Double, seed: Int) -> [Double] {
        let frequency = Score.frequency(pitch)
        let period = Double(Track.rate) / frequency
        // The loop: whole samples of delay, the mean's share of one, and an all-pass for the rest.
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
        // Twice round, so that the filter has no beginning.
        for sample in raw { _ = soft(sample) }
        let dull = raw.map { soft($0) }
        // Overtones with a node under the finger are missing.
        let offset = max(Int(pluckPlace * Double(count)), 1)
        var shape = (0..<count).map { dull[$0] - dull[($0 + count - offset) % count] }
        let mean = shape.reduce(0, +) / Double(count)
        let power = shape.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(count)
        for index in shape.indices { shape[index] = (shape[index] - mean) / max(power.squareRoot(), 1e-9) }
        return shape
    }
}
