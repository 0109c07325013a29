// SPDX-License-Identifier: MIT

import SwiftUI
import Zoetrope

extension SceneCatalog {
    /// Twelve transitions. The duration is one round of the tiles; the second round loops seamlessly.
    @MainActor static let transitions: [SceneDescription] = [
        SceneDescription(
            name: "transitions", summary: "twelve transitions, each in a tile of its own",
            size: SceneDescription.phone, duration: 4,
            chrome: .bars
        ) { TransitionsView() }
    ]
}
