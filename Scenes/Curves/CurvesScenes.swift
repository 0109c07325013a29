// SPDX-License-Identifier: MIT

import SwiftUI
import Zoetrope

extension SceneCatalog {
    /// Curves and springs, each with its graph.
    @MainActor static let curves: [SceneDescription] = [
        SceneDescription(
            name: "curves", summary: "curves and springs side by side, each with its graph",
            size: SceneDescription.phone, duration: 2,
            chrome: .bars
        ) { CurvesView() }
    ]
}
