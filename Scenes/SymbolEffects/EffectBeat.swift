// SPDX-License-Identifier: MIT

import SwiftUI

/// Where in a round the scene is: everything that happens begins on a beat.
struct EffectBeat {
    /// Beats since the beginning.
    var number = 0

    /// Seconds between two beats.
    static let length = 0.25
    static let beatsOfRound = 16
    /// Seconds.
    static let round = length * Double(beatsOfRound)

    private var inRound: Int { number % Self.beatsOfRound }

    /// How many of these beats there have been, over all rounds: a value that changes on each of them.
    func count(_ beats: Int...) -> Int {
        number / Self.beatsOfRound * beats.count + beats.count { $0 <= inRound }
    }

    /// Whether the round is on one of these beats.
    func isOn(_ beats: Range<Int>) -> Bool { beats.contains(inRound) }
}
