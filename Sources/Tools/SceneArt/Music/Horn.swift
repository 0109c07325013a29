// SPDX-License-Identifier: MIT

/// A wind instrument: partials that grow brighter with loudness, breath noise, and vibrato on held notes.
struct Horn {
    /// The gains of the partials at the low end of the range, fundamental first.
    var low: [Double]
    /// The gains of the partials at the high end of the range, fundamental first.
    var high: [Double]
    /// The range, as MIDI numbers.
    var range: ClosedRange<Double>
    /// The time until a note has its full level, in seconds.
    var attack: Double
    /// The depth of the vibrato, in cents to either side.
    var vibrato: Double
    /// The frequency of the vibrato, in Hz.
    var vibratoRate: Double
    /// The pitch below the note at its start, in cents.
    var scoop: Double
    /// The level of the breath noise relative to the tone.
    var breath: Double
    /// The instrument's main resonance: its frequency in Hz and its gain as a factor.
    var formant: (frequency: Double, gain: Double)

    /// A clarinet acts as a closed cylinder: even partials are weak in low notes and stronger in high notes.
    static let clarinet = Horn(
        low: [1, 0.03, 0.62, 0.05, 0.38, 0.07, 0.2, 0.06, 0.1, 0.04, 0.05],
        high: [1, 0.22, 0.34, 0.14, 0.11, 0.06, 0.04, 0.02, 0.01, 0, 0], range: 58...86, attack: 0.028, vibrato: 16,
        vibratoRate: 5.3, scoop: 28, breath: 0.02, formant: (1500, 1.25))
    /// A trumpet with a cup mute sounds nasal: its low partials are weak.
    static let mutedTrumpet = Horn(
        low: [0.5, 0.75, 1, 0.95, 0.8, 0.62, 0.5, 0.38, 0.3, 0.22, 0.16, 0.12],
        high: [0.7, 0.9, 0.8, 0.55, 0.36, 0.22, 0.14, 0.09, 0.05, 0.03, 0.02, 0.01], range: 60...84, attack: 0.018,
        vibrato: 22, vibratoRate: 5.8, scoop: 18, breath: 0.012, formant: (1700, 2.2))

    /// - Parameters:
    ///   - length: In seconds; the release takes another 50 ms.
    ///   - loudness: About 0.5 to 1; louder notes are brighter.
    func note(_ pitch: Double, length: Double, loudness: Double, seed: Int) -> [Double] {
        let release = 0.05
        let rate = Double(Track.rate)
        let place = min(max((pitch - range.lowerBound) / (range.upperBound - range.lowerBound), 0), 1)
        let partials = zip(low, high).map { $0 + ($1 - $0) * place }
        let total = partials.reduce(0) { $0 + $1 * $1 }.squareRoot()
        let base = Score.frequency(pitch)
        var (hiss, air) = (Hiss(seed: seed), Filter.bandPass(2200, q: 0.8))
        var body = Filter.peak(formant.frequency, q: 1.1, gain: formant.gain)
        var phase = 0.0
        return (0..<Int((length + release) * rate)).map { n in
            let time = Double(n) / rate
            let envelope = envelope(time, length, release) * loudness
            phase += 2 * .pi * base * bend(time) / rate
            if phase > 2 * .pi { phase -= 2 * .pi }
            return body(tone(phase, partials, envelope, base) / total * envelope + breath * envelope * air(hiss()))
        }
    }

    /// The sum of partials below 9 kHz, by the recurrence sin(kφ) = 2 cos φ sin((k−1)φ) − sin((k−2)φ).
    private func tone(_ phase: Double, _ partials: [Double], _ envelope: Double, _ base: Double) -> Double {
        let twice = 2 * Elementary.cos(phase)
        var (before, sine) = (0.0, Elementary.sin(phase))
        // Lowers each partial more than the one before, by a factor from 1 (full envelope) to 0.55 (silence). So soft
        // tones sound dark.
        var (sum, brightness) = (0.0, 1.0)
        for (index, partial) in partials.enumerated() where base * Double(index + 1) < 9000 {
            sum += partial * brightness * sine
            (before, sine) = (sine, twice * sine - before)
            brightness *= 0.55 + 0.45 * min(envelope, 1)
        }
        return sum
    }

    private func envelope(_ time: Double, _ length: Double, _ release: Double) -> Double {
        if time > length {
            let left = max(1 - (time - length) / release, 0)
            return level(length) * left * left * (3 - 2 * left)
        }
        return level(time)
    }

    /// A fast attack, a short decay, then a constant level.
    private func level(_ time: Double) -> Double {
        let rise = min(time / attack, 1)
        let fall = min(max((time - attack) / 0.15, 0), 1)
        return rise * rise * (3 - 2 * rise) * (1 - 0.18 * fall)
    }

    private func bend(_ time: Double) -> Double {
        let held = min(max((time - 0.16) / 0.25, 0), 1)
        let wave = held * vibrato * Elementary.sin(2 * .pi * vibratoRate * time)
        let start = min(time / 0.07, 1)
        return Elementary.exp2((wave - scoop * (1 - start) * (1 - start)) / 1200)
    }
}
