// SPDX-License-Identifier: MIT

/// The record of the record player: clarinet, muted trumpet, guitar, bass and brushes in a room, on shellac.
///
/// Timing and loudness of each note vary slightly, by a hash of its place in the score. The horns play late, the bass
/// early.
enum SwingTune {
    private static let tail = 1.6

    static func record() -> Track {
        let length = Score.time(bar: Score.barCount, beat: 0) + tail
        var band = Track(seconds: length)
        band.add(leveled(bass(length), 0.1))
        band.add(leveled(guitar(length), 0.06))
        band.add(leveled(drums(length), 0.055))
        band.add(leveled(horns(length), 0.13))
        band.add(Room.echoes(of: band), gain: 0.3)
        var disc = ShellacDisc.play(band)
        fadeEnds(&disc)
        let peak = disc.samples.reduce(0) { max($0, abs($1)) }
        for index in disc.samples.indices { disc.samples[index] *= 0.84 / peak }
        return disc
    }

    /// Scales a track to an RMS level.
    private static func leveled(_ track: Track, _ level: Double) -> Track {
        var track = track
        let power = track.samples.reduce(0) { $0 + $1 * $1 } / Double(track.samples.count)
        for index in track.samples.indices { track.samples[index] *= level / power.squareRoot() }
        return track
    }

    /// Fades both ends of the file to silence.
    private static func fadeEnds(_ track: inout Track) {
        let (first, last) = (Track.rate / 100, Track.rate / 2)
        for index in 0..<first { track.samples[index] *= Double(index) / Double(first) }
        for index in 0..<last { track.samples[track.samples.count - 1 - index] *= Double(index) / Double(last) }
    }

    // MARK: Players

    /// A random number in −1…1 for one property (`kind`) of a player's note. It is the same in every run.
    private static func luck(_ player: Int, _ note: Int, _ kind: Int) -> Double {
        Double(Noise.unit(note, kind, seed: UInt32(player))) * 2 - 1
    }

    private static func bass(_ length: Double) -> Track {
        var track = Track(seconds: length)
        var index = 0
        func play(_ pitch: Double, bar: Int, beat: Double, beats: Double) {
            let time = Score.time(bar: bar, beat: beat) - 0.003 + 0.004 * luck(11, index, 0)
            let sound = PluckedString.bass.note(pitch, length: beats * 60 / Score.beatsPerMinute, seed: 1100 + index)
            // The first beat is the loudest, the third the second loudest.
            let weight = [1.0, 0.92, 0.95, 0.9][Int(beat) % 4] * (1 + 0.06 * luck(11, index, 1))
            track.add(sound, at: time, gain: weight)
            index += 1
        }
        for (bar, pitches) in Score.bass.enumerated() {
            for (beat, pitch) in pitches.enumerated() { play(pitch, bar: bar, beat: Double(beat), beats: 0.94) }
        }
        for step in Score.cadence {
            play(step.bass, bar: Score.bass.count, beat: step.beat, beats: step.beat == 2 ? 3 : 0.9)
        }
        return track
    }

    /// Short chords on all four beats, the second and fourth louder.
    private static func guitar(_ length: Double) -> Track {
        var track = Track(seconds: length)
        var index = 0
        func strum(_ chord: [Double], bar: Int, beat: Double, seconds: Double) {
            let time = Score.time(bar: bar, beat: beat) + 0.004 * luck(21, index, 0)
            let weight = (Int(beat) % 2 == 1 ? 1.0 : 0.78) * (1 + 0.08 * luck(21, index, 1))
            for (string, pitch) in chord.enumerated() {
                let sound = PluckedString.guitar.note(pitch, length: seconds, seed: 2100 + 7 * index + string)
                track.add(sound, at: time + 0.006 * Double(string), gain: weight * (1 - 0.1 * Double(string)))
            }
            index += 1
        }
        for (bar, chords) in Score.chords.enumerated() {
            for (beat, chord) in chords.enumerated() {
                strum(chord, bar: bar, beat: Double(beat), seconds: beat % 2 == 1 ? 0.1 : 0.15)
            }
        }
        for step in Score.cadence {
            strum(step.chord, bar: Score.chords.count, beat: step.beat, seconds: step.beat == 2 ? 1.6 : 0.2)
        }
        return track
    }

    private static func drums(_ length: Double) -> Track {
        var track = Track(seconds: length)
        let beat = 60 / Score.beatsPerMinute
        for bar in 0..<Score.barCount - 2 {
            for quarter in 0..<4 {
                let index = 4 * bar + quarter
                let isBack = quarter % 2 == 1
                let time = Score.time(bar: bar, beat: Double(quarter))
                let sway = { (kind: Int) in 0.004 * luck(31, index, kind) }
                let force = { (kind: Int) in 1 + 0.12 * luck(31, index, kind) }
                track.add(DrumKit.swish(length: beat * 0.92, seed: 3100 + index), at: time, gain: 0.5 * force(1))
                track.add(DrumKit.bassDrum(), at: time + sway(2), gain: 0.35 * force(3))
                if isBack { track.add(DrumKit.tap(seed: 3300 + index), at: time + sway(4), gain: 0.85 * force(5)) }
                // The hi-hat opens on beats one and three, closes on two and four, and has a swung eighth after the
                // closed ones.
                track.add(
                    DrumKit.hiHat(decay: isBack ? 0.03 : 0.075, seed: 3500 + index), at: time + sway(6),
                    gain: (isBack ? 0.9 : 0.7) * force(7))
                if isBack {
                    track.add(
                        DrumKit.hiHat(decay: 0.045, seed: 3700 + index),
                        at: Score.time(bar: bar, beat: Double(quarter) + 0.5) + sway(8), gain: 0.8 * force(9))
                }
            }
        }
        // The ending: strokes with the band, then the cymbal.
        for quarter in 0..<4 {
            track.add(
                DrumKit.tap(seed: 3900 + quarter), at: Score.time(bar: Score.barCount - 2, beat: Double(quarter)),
                gain: 1.1)
        }
        for (index, place) in [0, 1, 1.5].enumerated() {
            track.add(DrumKit.tap(seed: 3910 + index), at: Score.time(bar: Score.barCount - 1, beat: place), gain: 1)
        }
        let last = Score.time(bar: Score.barCount - 1, beat: 2)
        track.add(DrumKit.cymbal(seed: 3920), at: last, gain: 0.7)
        track.add(DrumKit.bassDrum(), at: last, gain: 0.9)
        return track
    }

    private static func horns(_ length: Double) -> Track {
        var track = Track(seconds: length)
        for (player, horn, notes, level) in [
            (41, Horn.clarinet, Score.clarinet, 1.0), (51, Horn.mutedTrumpet, Score.trumpet, 0.72),
        ] {
            for (index, note) in notes.enumerated() {
                // Horns play behind the beat.
                let time = Score.time(bar: note.bar, beat: note.beat) + 0.008 + 0.005 * luck(player, index, 0)
                // Off-beats are softer. Short notes are detached more than long ones.
                let isOff = note.beat != note.beat.rounded(.down)
                let loudness = 0.78 * note.accent * (isOff ? 0.86 : 1) * (1 + 0.06 * luck(player, index, 1))
                let seconds = Score.length(note) * (note.length <= 0.5 ? 0.82 : 0.9)
                let sound = horn.note(
                    note.pitch, length: seconds, loudness: loudness, seed: 100 * player + index)
                track.add(sound, at: time, gain: level)
            }
        }
        return track
    }
}
