// SPDX-License-Identifier: MIT

import SwiftUI
import Zoetrope

extension SceneCatalog {
    /// Twelve transitions. The duration is one round of the tiles. A loop is seamless from the second round on.
    @MainActor static let transitions: [SceneDescription] = [
        SceneDescription(
            name: "transitions", summary: "twelve transitions, each in a tile of its own",
            size: SceneDescription.phone, duration: 4,
            chrome: .bars
        ) { TransitionsView() }
    ]
}
