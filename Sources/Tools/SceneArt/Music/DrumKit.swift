// SPDX-License-Identifier: MIT

/// Brushes on a snare drum, a hi-hat and a soft bass drum.
enum DrumKit {
    /// A circling brush: swells and fades within `length` seconds.
    static func swish(length: Double, seed: Int) -> [Double] {
        shaped(length, seed: seed, Filter.bandPass(2600, q: 0.6)) { time in
            let place = time / length
            return 6.75 * place * (1 - place) * (1 - place)
        }
    }

    /// A single brush stroke: short noise with the tone of the drum.
    static func tap(seed: Int) -> [Double] {
        let wires = shaped(0.16, seed: seed, Filter.bandPass(3000, q: 0.7)) { fading($0, 0.035) }
        return wires.enumerated().map { index, wire in
            let time = Double(index) / Double(Track.rate)
            return wire + 0.35 * fading(time, 0.04) * Elementary.sin(2 * .pi * 192 * time)
        }
    }

    /// - Parameter decay: In seconds: 0.03 for a closed, 0.12 for a half-open hi-hat.
    static func hiHat(decay: Double, seed: Int) -> [Double] {
        shaped(decay * 5, seed: seed, Filter.highPass(3000)) { fading($0, decay) }
    }

    static func bassDrum() -> [Double] {
        var phase = 0.0
        return (0..<Int(0.25 * Double(Track.rate))).map { n in
            let time = Double(n) / Double(Track.rate)
            phase += 2 * .pi * (52 + 50 * fading(time, 0.025)) / Double(Track.rate)
            return fading(time, 0.06) * min(time / 0.004, 1) * Elementary.sin(phase)
        }
    }

    /// The final stroke on a cymbal.
    static func cymbal(seed: Int) -> [Double] {
        shaped(2.2, seed: seed, Filter.highPass(2600)) { fading($0, 0.5) * min($0 / 0.003, 1) }
    }

    private static func fading(_ time: Double, _ decay: Double) -> Double { Elementary.exp(-time / decay) }

    private static func shaped(
        _ length: Double, seed: Int, _ filter: Filter, _ envelope: (Double) -> Double
    ) -> [Double] {
        var (hiss, filter) = (Hiss(seed: seed), filter)
        return (0..<Int(length * Double(Track.rate))).map { envelope(Double($0) / Double(Track.rate)) * filter(hiss()) }
    }
}
