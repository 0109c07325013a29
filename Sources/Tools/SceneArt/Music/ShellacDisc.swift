// SPDX-License-Identifier: MIT

/// Simulates an old shellac disc: narrow bandwidth, wow, hiss, crackle, and a tick once per turn.
enum ShellacDisc {
    /// The duration of one turn in seconds, as in the scene.
    static let turn = 0.8
    /// The time at which the needle drops, in seconds.
    static let needleTime = 0.1

    static func play(_ music: Track) -> Track {
        var disc = wowed(music)
        // The frequency response of the recording horn and the cutter.
        for filter: Filter in [
            .highPass(125), .peak(250, q: 0.8, gain: 1.25), .peak(1900, q: 0.7, gain: 1.5), .lowPass(5000, q: 0.54),
            .lowPass(5000, q: 1.31),
        ] { disc.pass(through: filter) }
        disc.add(surface(count: disc.samples.count))
        return disc
    }

    /// Wow: an off-centre hole varies the speed by 0.09 % once per turn.
    private static func wowed(_ music: Track) -> Track {
        let rate = Double(Track.rate)
        let depth = 0.0009 * turn / (2 * .pi) * rate
        var out = music
        for n in music.samples.indices {
            let place = Double(n) - depth - depth * Elementary.sin(2 * .pi * Double(n) / rate / turn)
            let whole = Int(place.rounded(.down))
            guard whole >= 1, whole + 2 < music.samples.count else { continue }
            let t = place - Double(whole)
            let (a, b) = (music.samples[whole - 1], music.samples[whole])
            let (c, d) = (music.samples[whole + 1], music.samples[whole + 2])
            // Cubic Hermite interpolation.
            let m = (3 * (b - c) + d - a) * t + (2 * a - 5 * b + 4 * c - d)
            out.samples[n] = b + 0.5 * t * (c - a + t * m)
        }
        return out
    }

    private static func surface(count: Int) -> Track {
        var track = Track(seconds: 0)
        track.samples = hiss(count: count)
        crackle(into: &track)
        tick(into: &track)
        needle(into: &track)
        return track
    }

    /// Surface noise. Rises within 0.1 s of the needle drop and swells once per turn.
    private static func hiss(count: Int) -> [Double] {
        var (noise, slow) = (Hiss(seed: 901), Hiss(seed: 902))
        var (low, high, rumble) = (Filter.highPass(700), Filter.lowPass(6500), Filter.bandPass(48, q: 0.8))
        return (0..<count).map { n in
            let time = Double(n) / Double(Track.rate) - needleTime
            let level = min(max(time / 0.1, 0), 1)
            let swell = 1 + 0.25 * Elementary.sin(2 * .pi * time / turn)
            return level * (0.02 * swell * high(low(noise())) + 0.05 * rumble(slow()))
        }
    }

    /// Clicks of scratches and dust: about 30 per second, most of them faint.
    private static func crackle(into track: inout Track) {
        let spacing = Track.rate / 30
        for cell in 0..<(track.samples.count / spacing) {
            let place = cell * spacing + Int(Noise.unit(cell, seed: 911) * Float(spacing))
            let time = Double(place) / Double(Track.rate)
            guard time > needleTime else { continue }
            let luck = Double(Noise.unit(cell, seed: 912))
            let strength = 0.012 + 0.2 * luck * luck * luck * luck * luck * luck
            let side: Double = Noise.unit(cell, seed: 914) < 0.5 ? -1 : 1
            track.add(
                click(2200 + 3200 * Double(Noise.unit(cell, seed: 913)), decay: 0.0005 + 0.0006 * luck), at: time,
                gain: side * strength)
        }
    }

    /// A scratch across the grooves: a tick and a weaker second one per turn.
    private static func tick(into track: inout Track) {
        let turns = Int(Double(track.samples.count) / Double(Track.rate) / turn)
        for index in 0...turns {
            let time = needleTime + 0.23 + Double(index) * turn
            let gain = 0.12 + 0.05 * Double(Noise.unit(index, seed: 921))
            track.add(click(1900, decay: 0.0011), at: time, gain: gain)
            track.add(click(2600, decay: 0.0008), at: time + 0.011, gain: -0.5 * gain)
        }
    }

    /// The thump of the arm and the scrape of the needle entering the groove.
    private static func needle(into track: inout Track) {
        let thump = (0..<(Track.rate / 4)).map { n in
            let time = Double(n) / Double(Track.rate)
            let fade = Elementary.exp(-time / 0.045) * min(time / 0.003, 1)
            return fade * (Elementary.sin(2 * .pi * 88 * time) + 0.5 * Elementary.sin(2 * .pi * 171 * time))
        }
        track.add(thump, at: needleTime, gain: 0.3)
        var (noise, band) = (Hiss(seed: 931), Filter.bandPass(1500, q: 0.5))
        let scrape = (0..<(Track.rate / 5)).map { n in
            Elementary.exp(-Double(n) / Double(Track.rate) / 0.04) * band(noise())
        }
        track.add(scrape, at: needleTime, gain: 0.4)
        for (delay, gain) in [(0.0, 0.35), (0.034, -0.2), (0.078, 0.12)] {
            track.add(click(2400, decay: 0.0012), at: needleTime + delay, gain: gain)
        }
    }

    private static func click(_ frequency: Double, decay: Double) -> [Double] {
        (0..<Int(decay * 8 * Double(Track.rate))).map { n in
            let time = Double(n) / Double(Track.rate)
            return Elementary.exp(-time / decay) * Elementary.cos(2 * .pi * frequency * time)
        }
    }
}
