// SPDX-License-Identifier: MIT

import SwiftUI
import Zoetrope

extension SceneCatalog {
    /// The record player: Play, some turns, Stop, and the arm's return.
    @MainActor static let recordPlayer: [SceneDescription] = [
        SceneDescription(
            name: "record-player", summary: "a record player that is started and stopped, with its music",
            size: SceneDescription.phone, duration: 11, events: [.tap("Play", at: 0.5), .tap("Stop", at: 8)]
        ) { RecordPlayerView() }
    ]
}
