// SPDX-License-Identifier: MIT

import SwiftUI
import Zoetrope

extension SceneCatalog {
    /// Twelve ways of coming and going. The duration is one round of the tiles; from the second one on it is a loop.
    @MainActor static let transitions: [SceneDescription] = [
        SceneDescription(
            name: "transitions", summary: "twelve transitions, each in a tile of its own",
            size: SceneDescription.phone, duration: 4
        ) { TransitionsView() }
    ]
}
