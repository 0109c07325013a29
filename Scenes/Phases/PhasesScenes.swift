// SPDX-License-Identifier: MIT

import SwiftUI
import Zoetrope

extension SceneCatalog {
    /// Endless phases with a period of 3.2 seconds, and phases triggered by taps at 1 s and 4 s.
    @MainActor static let phases: [SceneDescription] = [
        SceneDescription(
            name: "phases", summary: "a tile that tumbles through phases, and a heart that hops when tapped",
            size: SceneDescription.phone, duration: 6.4,
            events: [.tap("Like", at: 1), .tap("Like", at: 4)],
            chrome: .bars
        ) { PhasesView() }
    ]
}
