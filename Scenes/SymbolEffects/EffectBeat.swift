// SPDX-License-Identifier: MIT

import SwiftUI

/// The current beat. All effects of the scene begin on a beat; after 16 beats the round starts again.
struct EffectBeat {
    /// Beats since the start.
    var number = 0

    /// The time between beats, in seconds.
    static let length = 0.25
    static let beatsOfRound = 16
    /// The duration of a round, in seconds.
    static let round = length * Double(beatsOfRound)

    private var inRound: Int { number % Self.beatsOfRound }

    /// Counts how often any of these beats has occurred since the start. The count serves as the trigger of an effect.
    func count(_ beats: Int...) -> Int {
        number / Self.beatsOfRound * beats.count + beats.count { $0 <= inRound }
    }

    func isOn(_ beats: Range<Int>) -> Bool { beats.contains(inRound) }
}
