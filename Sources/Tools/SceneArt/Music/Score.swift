// SPDX-License-Identifier: MIT

/// The score: two bars of introduction, a twelve-bar blues in B flat, two bars of ending. An original composition.
///
/// Pitches are MIDI numbers (60 is middle C); times are beats from the start of a bar. Eighths are notated evenly and
/// swung in performance.
package enum Score {
    package static let beatsPerMinute = 152.0
    static let barCount = 16
    /// The start of the first bar, in seconds: after the needle drop, when the scene's record begins to turn.
    package static let start = 1.5

    struct Note {
        let bar: Int
        let beat: Double
        let pitch: Double
        /// The notated length, in beats.
        let length: Double
        /// Relative loudness; 1 is normal.
        var accent = 1.0
    }

    /// The frequency of a MIDI pitch, in Hz.
    package static func frequency(_ pitch: Double) -> Double { 440 * Elementary.exp2((pitch - 69) / 12) }

    /// The time of a beat, in seconds. Swing moves the middle of each beat to two thirds of the beat.
    package static func time(bar: Int, beat: Double) -> Double {
        let whole = beat.rounded(.down)
        let part = beat - whole
        let swung = part < 0.5 ? part * 4 / 3 : 2.0 / 3 + (part - 0.5) * 2 / 3
        return start + (Double(4 * bar) + whole + swung) * 60 / beatsPerMinute
    }

    /// The swung duration of a note, in seconds.
    static func length(_ note: Note) -> Double {
        time(bar: note.bar, beat: note.beat + note.length) - time(bar: note.bar, beat: note.beat)
    }

    // MARK: Rhythm section

    /// A walking bass: chord tones on strong beats. Most bars end a semitone or a whole tone from the next bar's first
    /// note.
    static let bass: [[Double]] = [
        [46, 50, 43, 47], [48, 51, 41, 45],  // B♭6 G7 | Cm7 F7
        [46, 50, 53, 50], [51, 46, 43, 45], [46, 43, 41, 38], [41, 44, 46, 50],  // B♭6 | E♭9 | B♭6 | Fm7 B♭7
        [51, 55, 53, 51], [52, 49, 46, 40], [41, 46, 50, 44], [43, 47, 50, 49],  // E♭9 | Edim7 | B♭6/F | G7♭9
        [48, 46, 43, 42], [41, 45, 48, 45], [46, 50, 43, 47], [48, 51, 53, 45],  // Cm7 | F9 | B♭6 G7 | Cm7 F7
        [46, 44, 43, 42],  // B♭ B♭7 E♭ E♭m
    ]

    /// The guitar's chords by bar, one per beat. Each voice moves as little as the harmony allows.
    static let chords: [[[Double]]] = [
        [bFlat6, bFlat6, g7, g7], [cMinor7, cMinor7, f7, f7],
        four(bFlat6), four(eFlat9), four(bFlat6), [fMinor7, fMinor7, bFlat7, bFlat7],
        four(eFlat9), four(eDiminished), four(bFlat6), four(g7Flat9),
        four(cMinor7), four(f9), [bFlat6, bFlat6, g7, g7], [cMinor7, cMinor7, f7, f7],
        [[58, 62, 65], [56, 62, 65], [58, 63, 67], [58, 63, 66]],
    ]

    /// The final bar of bass and guitar: two chords and the last one, which rings.
    static let cadence: [(beat: Double, bass: Double, chord: [Double])] = [
        (0, 41, [58, 62, 65]), (1, 45, [57, 60, 63]), (2, 34, [55, 60, 62, 65]),
    ]

    private static func four(_ chord: [Double]) -> [[Double]] { [chord, chord, chord, chord] }
    private static let bFlat6: [Double] = [55, 62, 65]
    private static let eFlat9: [Double] = [55, 61, 65]
    private static let eDiminished: [Double] = [55, 61, 64]
    private static let fMinor7: [Double] = [56, 60, 63]
    private static let bFlat7: [Double] = [56, 62, 65]
    private static let g7: [Double] = [53, 59, 62]
    private static let g7Flat9: [Double] = [53, 59, 68]
    private static let cMinor7: [Double] = [55, 58, 63]
    private static let f7: [Double] = [57, 60, 63]
    private static let f9: [Double] = [55, 57, 63]

    // MARK: Horns

    /// The clarinet leads and pauses for the trumpet's answers.
    static let clarinet: [Note] = [
        .init(bar: 0, beat: 0.5, pitch: 74, length: 0.5), .init(bar: 0, beat: 1, pitch: 77, length: 1, accent: 1.1),
        .init(bar: 0, beat: 2.5, pitch: 74, length: 0.5), .init(bar: 0, beat: 3, pitch: 71, length: 0.5),
        .init(bar: 0, beat: 3.5, pitch: 67, length: 0.5), .init(bar: 1, beat: 0, pitch: 75, length: 1, accent: 1.1),
        .init(bar: 1, beat: 1, pitch: 74, length: 0.5), .init(bar: 1, beat: 1.5, pitch: 72, length: 0.5),
        .init(bar: 1, beat: 2, pitch: 69, length: 1), .init(bar: 1, beat: 3.5, pitch: 76, length: 0.5, accent: 0.9),
        // The riff.
        .init(bar: 2, beat: 0, pitch: 77, length: 1, accent: 1.15), .init(bar: 2, beat: 1, pitch: 74, length: 0.5),
        .init(bar: 2, beat: 1.5, pitch: 77, length: 0.5), .init(bar: 2, beat: 2, pitch: 79, length: 1, accent: 1.1),
        .init(bar: 2, beat: 3, pitch: 77, length: 0.5), .init(bar: 2, beat: 3.5, pitch: 74, length: 0.5),
        // The riff with a flattened third over E flat.
        .init(bar: 3, beat: 0, pitch: 77, length: 1, accent: 1.1), .init(bar: 3, beat: 1, pitch: 73, length: 0.5),
        .init(bar: 3, beat: 1.5, pitch: 77, length: 0.5), .init(bar: 3, beat: 2, pitch: 79, length: 1.5),
        // The end of the phrase.
        .init(bar: 4, beat: 0.5, pitch: 82, length: 0.5, accent: 1.1), .init(bar: 4, beat: 1, pitch: 79, length: 0.5),
        .init(bar: 4, beat: 1.5, pitch: 77, length: 0.5), .init(bar: 4, beat: 2, pitch: 74, length: 1),
        .init(bar: 4, beat: 3, pitch: 70, length: 0.75, accent: 1.1),
        .init(bar: 6, beat: 0, pitch: 79, length: 1, accent: 1.15), .init(bar: 6, beat: 1, pitch: 75, length: 0.5),
        .init(bar: 6, beat: 1.5, pitch: 79, length: 0.5), .init(bar: 6, beat: 2, pitch: 82, length: 1, accent: 1.1),
        .init(bar: 6, beat: 3, pitch: 79, length: 0.5), .init(bar: 6, beat: 3.5, pitch: 77, length: 0.5),
        .init(bar: 7, beat: 0, pitch: 79, length: 0.5), .init(bar: 7, beat: 0.5, pitch: 76, length: 0.5),
        .init(bar: 7, beat: 1, pitch: 73, length: 0.5), .init(bar: 7, beat: 1.5, pitch: 76, length: 0.5),
        .init(bar: 7, beat: 2, pitch: 82, length: 1.5, accent: 1.1),
        .init(bar: 8, beat: 0, pitch: 86, length: 2, accent: 1.2), .init(bar: 8, beat: 2, pitch: 84, length: 0.5),
        .init(bar: 8, beat: 2.5, pitch: 82, length: 0.5), .init(bar: 8, beat: 3, pitch: 77, length: 1),
        .init(bar: 9, beat: 0.5, pitch: 80, length: 0.5), .init(bar: 9, beat: 1, pitch: 79, length: 0.5),
        .init(bar: 9, beat: 1.5, pitch: 77, length: 0.5), .init(bar: 9, beat: 2, pitch: 74, length: 0.5),
        .init(bar: 9, beat: 2.5, pitch: 71, length: 0.5), .init(bar: 9, beat: 3, pitch: 67, length: 0.75),
        .init(bar: 10, beat: 0, pitch: 72, length: 0.5), .init(bar: 10, beat: 0.5, pitch: 75, length: 0.5),
        .init(bar: 10, beat: 1, pitch: 79, length: 0.5), .init(bar: 10, beat: 1.5, pitch: 82, length: 0.5),
        .init(bar: 10, beat: 2, pitch: 81, length: 1, accent: 1.15), .init(bar: 10, beat: 3, pitch: 79, length: 0.5),
        .init(bar: 10, beat: 3.5, pitch: 75, length: 0.5),
        .init(bar: 11, beat: 0, pitch: 77, length: 0.5), .init(bar: 11, beat: 0.5, pitch: 81, length: 0.5),
        .init(bar: 11, beat: 1, pitch: 79, length: 0.5), .init(bar: 11, beat: 1.5, pitch: 75, length: 0.5),
        .init(bar: 11, beat: 2, pitch: 72, length: 1),
        .init(bar: 12, beat: 0, pitch: 74, length: 0.5), .init(bar: 12, beat: 0.5, pitch: 77, length: 0.5),
        .init(bar: 12, beat: 1, pitch: 82, length: 1.25, accent: 1.15),
        .init(bar: 13, beat: 2.5, pitch: 72, length: 0.5, accent: 0.9),
        .init(bar: 13, beat: 3, pitch: 75, length: 0.5), .init(bar: 13, beat: 3.5, pitch: 81, length: 0.5),
        // The ending, all together.
        .init(bar: 14, beat: 0, pitch: 82, length: 0.5, accent: 1.15), .init(bar: 14, beat: 1, pitch: 80, length: 0.5),
        .init(bar: 14, beat: 2, pitch: 79, length: 0.5), .init(bar: 14, beat: 3, pitch: 78, length: 0.5),
        .init(bar: 15, beat: 0, pitch: 77, length: 0.75), .init(bar: 15, beat: 1, pitch: 75, length: 0.5),
        .init(bar: 15, beat: 1.5, pitch: 81, length: 0.5), .init(bar: 15, beat: 2, pitch: 82, length: 2.6, accent: 1.2),
    ]

    static let trumpet: [Note] = [
        .init(bar: 3, beat: 3.5, pitch: 70, length: 0.5, accent: 0.8),
        .init(bar: 5, beat: 0.5, pitch: 72, length: 0.5), .init(bar: 5, beat: 1, pitch: 75, length: 0.5),
        .init(bar: 5, beat: 1.5, pitch: 77, length: 0.5), .init(bar: 5, beat: 2, pitch: 80, length: 1, accent: 1.15),
        .init(bar: 5, beat: 3, pitch: 77, length: 0.5), .init(bar: 5, beat: 3.5, pitch: 74, length: 0.5),
        .init(bar: 7, beat: 3.5, pitch: 73, length: 0.5, accent: 0.8),
        .init(bar: 11, beat: 3, pitch: 69, length: 0.5), .init(bar: 11, beat: 3.5, pitch: 72, length: 0.5),
        .init(bar: 12, beat: 2.5, pitch: 71, length: 0.5), .init(bar: 12, beat: 3, pitch: 74, length: 0.5),
        .init(bar: 12, beat: 3.5, pitch: 77, length: 0.5),
        .init(bar: 13, beat: 0, pitch: 75, length: 1, accent: 1.15), .init(bar: 13, beat: 1, pitch: 74, length: 0.5),
        .init(bar: 13, beat: 1.5, pitch: 72, length: 0.5), .init(bar: 13, beat: 2, pitch: 69, length: 0.75),
        .init(bar: 14, beat: 0, pitch: 74, length: 0.5, accent: 1.1), .init(bar: 14, beat: 1, pitch: 74, length: 0.5),
        .init(bar: 14, beat: 2, pitch: 75, length: 0.5), .init(bar: 14, beat: 3, pitch: 75, length: 0.5),
        .init(bar: 15, beat: 0, pitch: 74, length: 0.75), .init(bar: 15, beat: 1, pitch: 72, length: 0.5),
        .init(bar: 15, beat: 1.5, pitch: 75, length: 0.5), .init(bar: 15, beat: 2, pitch: 74, length: 2.6, accent: 1.1),
    ]
}
